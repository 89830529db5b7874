/** The colours of the dice and of the fields, in the order of the cloth. */
export const COLORS = ['red', 'yellow', 'green', 'blue', 'white', 'pink'] as const;
export type Color = (typeof COLORS)[number];

/** What a field pays to one when one, two or three dice show its colour; the stake comes back besides. */
export const ODDS: readonly [number, number, number] = [1, 2, 12];

/** What the game gives back of all stakes in the long run, in percent; a test enumerates it. */
export const RETURN_TO_PLAYER = '96.30';

/** The chips, and the most that one field takes. */
export const CHIPS = ['5.00', '10.00', '50.00', '100.00', '500.00'] as const;
export const FIELD_MOST = '5000.00';

/** How often a stake comes back in all, the stake included; 0 when no die shows the colour. */
export function timesOf(color: Color, dice: readonly Color[]): number {
  const shown = dice.filter((die) => die === color).length;
  return shown === 0 ? 0 : 1 + (ODDS[shown - 1] ?? 0);
}
