import { MINUTE_MS } from '@croupier/sdk/rules';

import type { LocalizedText } from '../kernel/index.ts';

/** The money that one point is worth. */
export const CONVERT_RATE = '0.0100';
/** Minimum number of points per conversion. */
export const MIN_CONVERT_POINTS = 500;
/** Multiplier of the event "double points". */
export const DOUBLE_POINTS = '2';
/** Time from a redemption to the decision of the sandbox's staff. */
export const DECIDE_AFTER_MS = 60 * MINUTE_MS;
/** A receiver whose name contains this is rejected. */
export const REJECT_MARK = '#reject';
/** Carriers of parcels, and the hour of the day at which they collect them. */
export const COURIER = 'LBC Express';
export const COLLECTED_AT_HOUR = 10;

/** HTML. */
export const RULES: LocalizedText = {
  EN:
    '<p>One point for every ₱100 of valid bets, in every game, times the factor of your VIP rank. What is left over counts for the next bet.</p>' +
    '<p>Points never expire. When a bet is taken back, its points go with it. A redemption that is rejected gives all points back.</p>',
  TY:
    '<p>Isang puntos sa bawat ₱100 ng balidong taya sa lahat ng laro, ayon sa factor ng iyong VIP rank. Ang sobra ay bibilangin sa susunod na taya.</p>' +
    '<p>Hindi nag-e-expire ang puntos. Kapag binawi ang isang taya, kasama ang puntos nito. Ibinabalik ang lahat ng puntos ng redemption na tinanggihan.</p>',
};

/** Why staff reject a redemption, with and without delivery. */
export const REJECT_REASONS: Readonly<Record<'delivery' | 'other', LocalizedText>> = {
  delivery: { EN: 'The address is incomplete.', TY: 'Kulang ang address.' },
  other: { EN: 'The order could not be confirmed.', TY: 'Hindi makumpirma ang order.' },
};
