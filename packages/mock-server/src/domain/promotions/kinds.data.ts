import type { LocalizedText } from '../kernel/index.ts';

/** Names of the kinds of promotions, in the order to show. */
export const KINDS: Readonly<Record<string, LocalizedText>> = {
  WELCOME: { EN: 'Welcome', TY: 'Pambungad' },
  RELOAD: { EN: 'Reload', TY: 'Dagdag' },
  RAFFLE: { EN: 'Raffle', TY: 'Raffle' },
  CHALLENGE: { EN: 'Challenges', TY: 'Mga hamon' },
  REFERRAL: { EN: 'Friends', TY: 'Mga kaibigan' },
  BIRTHDAY: { EN: 'Birthday', TY: 'Kaarawan' },
};
