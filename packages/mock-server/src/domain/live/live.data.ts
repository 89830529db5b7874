import type { LanguageCode } from '@croupier/sdk/types';

import type { TableGame } from '../catalogue/index.ts';

/** A presenter of live tables. */
export interface Presenter {
  readonly modelId: string;
  readonly name: string;
  /** The language that she speaks at the table. */
  readonly language: LanguageCode;
}

/** In the order of their shifts. */
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
].map((name, index) => ({ modelId: `mdl_${name.toLowerCase()}`, name, language: index % 3 === 1 ? 'EN' : 'TY' }));

/** A live room of a vendor; `motif` is the subject of its cover. */
export interface Room {
  readonly roomId: string;
  readonly name: string;
  readonly vendor: string;
  readonly motif: string;
  readonly kind: Exclude<TableGame, 'COCKFIGHT'>;
  /** Lowest and highest stake on one spot. */
  readonly minBet: string;
  readonly maxBet: string;
}

const KINDS = [
  { name: 'Baccarat', motif: 'table', kind: 'BACCARAT' },
  { name: 'Roulette', motif: 'roulette', kind: 'ROULETTE' },
  { name: 'Dragon Tiger', motif: 'cards', kind: 'DRAGON_TIGER' },
  { name: 'Sic Bo', motif: 'dice', kind: 'SIC_BO' },
] as const;
/** Stakes of the rooms, repeated in this order. */
const LIMITS = [
  { minBet: '20.00', maxBet: '20000.00' },
  { minBet: '10.00', maxBet: '10000.00' },
  { minBet: '50.00', maxBet: '50000.00' },
  { minBet: '100.00', maxBet: '100000.00' },
] as const;
/** Vendors of the live rooms, repeated in this order; the contract's examples name room 7, of PT (Brasswick). */
const VENDORS = ['PT', 'EG2', 'BGS', 'AGILA', 'MRP', 'EG2'] as const;
/** Fewer live rooms than presenters, so that a presenter is in at most one. */
const ROOM_COUNT = 20;

export const liveRooms: readonly Room[] = Array.from({ length: ROOM_COUNT }, (_, index) => {
  const { name, motif, kind } = KINDS[index % 6 === 0 ? 0 : index % KINDS.length] ?? KINDS[0];
  return {
    roomId: `room_${String(index + 1).padStart(2, '0')}`,
    name: `${name} ${index + 1}`,
    vendor: VENDORS[index % VENDORS.length] ?? VENDORS[0],
    motif,
    kind,
    ...(LIMITS[Math.floor(index / 2) % LIMITS.length] ?? LIMITS[0]),
  };
});
