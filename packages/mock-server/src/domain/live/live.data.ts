/** A presenter of live tables. */
export interface Presenter {
  readonly modelId: string;
  readonly name: string;
}

/** In the order in which their shifts begin. */
export const presenters: readonly Presenter[] = [
  'Luna',
  'Amihan',
  'Bea',
  'Corazon',
  'Diwa',
  'Elena',
  'Faye',
  'Gemma',
  'Hiraya',
  'Isay',
  'Jasmin',
  'Kalea',
  'Ligaya',
  'Mayumi',
  'Nena',
  'Odessa',
  'Paloma',
  'Rosa',
  'Sinag',
  'Tala',
  'Vida',
  'Ysabel',
].map((name) => ({ modelId: `mdl_${name.toLowerCase()}`, name }));

/** A live room: its number names it, and its vendor runs it. */
export interface Room {
  readonly roomId: string;
  readonly name: string;
  readonly vendor: string;
  readonly motif: string;
}

const KINDS = [
  { name: 'Baccarat', motif: 'table' },
  { name: 'Roulette', motif: 'roulette' },
  { name: 'Dragon Tiger', motif: 'cards' },
  { name: 'Sic Bo', motif: 'dice' },
] as const;
/** The seventh room is Brasswick's, as the contract's examples have it. */
const HOUSES = ['PT', 'EG2', 'BGS', 'AGILA', 'MRP', 'EG2'] as const;
/** Fewer than presenters, so that each stands at one room at most. */
const ROOMS = 20;

export const rooms: readonly Room[] = Array.from({ length: ROOMS }, (_, index) => {
  const { name, motif } = KINDS[index % 6 === 0 ? 0 : index % KINDS.length] ?? KINDS[0];
  return {
    roomId: `room_${String(index + 1).padStart(2, '0')}`,
    name: `${name} ${index + 1}`,
    vendor: HOUSES[index % HOUSES.length] ?? HOUSES[0],
    motif,
  };
});
