import { DAY_MS } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type LocalizedText } from '../kernel/index.ts';

/** What a friend has to do, and what the friend and the inviter get (PR-71 and PR-73). */
export const REFERRAL_TERMS = {
  currency: SITE_CURRENCY,
  /** For each of the two. */
  reward: '188.00',
  /** Completed deposits and turnover of the friend since registration. */
  depositRequired: '500.00',
  betRequired: '1500.00',
  /** Time in which a reward can be claimed. */
  claimMs: 30 * DAY_MS,
  /** Friends of an inviter in a month who are rewarded at once; the rewards of further ones are checked by staff first. */
  unchecked: 10,
  checkMs: DAY_MS,
} as const;

/** Titles of the rewards and of their messages. */
export const referralTexts: Readonly<
  Record<'inviterReward' | 'friendReward' | 'inviterMessage' | 'friendMessage' | 'claim', LocalizedText>
> = {
  inviterReward: { EN: 'Your friend {friend} qualified', TY: 'Kuwalipikado na ang kaibigan mong si {friend}' },
  friendReward: { EN: 'Reward for joining a friend', TY: 'Gantimpala sa pagsunod sa kaibigan' },
  inviterMessage: {
    EN: '{friend} met the conditions, so you both receive {amount}.',
    TY: 'Natupad ni {friend} ang mga kondisyon, kaya tig-{amount} kayo.',
  },
  friendMessage: {
    EN: 'You met the conditions, so you and the friend who invited you receive {amount} each.',
    TY: 'Natupad mo ang mga kondisyon, kaya tig-{amount} kayo ng kaibigang nag-imbita sa iyo.',
  },
  claim: {
    EN: 'Claim it in the reward center within 30 days.',
    TY: 'Kunin ito sa reward center sa loob ng 30 araw.',
  },
};

/** The conditions, as HTML. */
export const REFERRAL_RULES: LocalizedText = {
  EN: '<p>Your friend registers with your link or code, deposits ₱500 in all and plays ₱1,500. Then you both get ₱188.</p><ul><li>There is no deadline and no limit to the number of friends.</li><li>One person, household and payment account counts once.</li><li>From the 11th friend in a month on, our staff check first; that takes a day.</li><li>A reward can be claimed for 30 days and is to be played once.</li></ul>',
  TY: '<p>Magrerehistro ang kaibigan mo gamit ang link o code mo, magdedeposito ng kabuuang ₱500 at maglalaro ng ₱1,500. Tig-₱188 na kayo pagkatapos.</p><ul><li>Walang deadline at walang limit sa dami ng kaibigan.</li><li>Isang beses lang ang bawat tao, sambahayan at account ng bayad.</li><li>Mula sa ika-11 kaibigan sa isang buwan, titingnan muna ito ng staff; isang araw ito.</li><li>Makukuha ang gantimpala sa loob ng 30 araw, at isang beses itong lalaruin.</li></ul>',
};
