/** The colours of the dice and of the fields, in the order of the fields. */
export const COLORS = ['red', 'yellow', 'green', 'blue', 'white', 'pink'] as const;
export type Color = (typeof COLORS)[number];

/** Odds to one when one, two or three dice show the colour; the stake is returned as well. */
export const ODDS: readonly [number, number, number] = [1, 2, 12];

/** Return to player in percent; a test enumerates it. */
export const RETURN_TO_PLAYER = '96.30';

/** The chips, and the maximum stake of one field. */
export const CHIPS = ['5.00', '10.00', '50.00', '100.00', '500.00'] as const;
export const MAX_FIELD_STAKE = '5000.00';

/** Returns the payout per stake, including the stake itself; 0 when no die shows the colour. */
export function multiplierOf(color: Color, dice: readonly Color[]): number {
  const matches = dice.filter((die) => die === color).length;
  return matches === 0 ? 0 : 1 + (ODDS[matches - 1] ?? 0);
}
