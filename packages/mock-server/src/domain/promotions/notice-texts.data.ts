import type { LocalizedText } from '../kernel/index.ts';
import type { Obstacle } from './eligibility.ts';

/** A message about a promotion; placeholders in braces are names of values. */
export interface NoticeText {
  readonly title: LocalizedText;
  /** Paragraphs. */
  readonly content: readonly LocalizedText[];
}

/** Texts of the messages about promotions (PR-80). */
export const NOTICES = {
  applied: {
    title: { EN: 'We have your application', TY: 'Natanggap namin ang application mo' },
    content: [
      {
        EN: '{promotion}: we answer within 24 hours.',
        TY: '{promotion}: sasagot kami sa loob ng 24 oras.',
      },
    ],
  },
  approved: {
    title: { EN: '{promotion}: {amount} to claim', TY: '{promotion}: {amount} na makukuha' },
    content: [
      {
        EN: 'Your application was approved. {amount} waits in the reward center for 30 days.',
        TY: 'Naaprubahan ang application mo. Naghihintay ang {amount} sa reward center sa loob ng 30 araw.',
      },
    ],
  },
  rejected: {
    title: { EN: '{promotion}: application rejected', TY: '{promotion}: hindi tinanggap ang application' },
    content: [
      { EN: '{reason}', TY: '{reason}' },
      {
        EN: 'You can send another application while the promotion is open for you.',
        TY: 'Puwede kang magpadala ng bagong application habang bukas sa iyo ang promo.',
      },
    ],
  },
  won: {
    title: { EN: '{promotion}: {amount} to claim', TY: '{promotion}: {amount} na makukuha' },
    content: [
      {
        EN: 'The activity is over, and you have won {amount}. It waits in the reward center for 30 days.',
        TY: 'Tapos na ang aktibidad, at nanalo ka ng {amount}. Naghihintay ito sa reward center sa loob ng 30 araw.',
      },
    ],
  },
  missed: {
    title: { EN: '{promotion}: no bonus for this deposit', TY: '{promotion}: walang bonus ang depositong ito' },
    content: [
      {
        EN: 'Your deposit has arrived without the bonus. {reason}',
        TY: 'Dumating ang deposito mo nang walang bonus. {reason}',
      },
    ],
  },
} as const satisfies Readonly<Record<string, NoticeText>>;

/** Why a deposit did not bring the bonus that was chosen with it. */
export const MISSED_REASONS: Readonly<Partial<Record<Obstacle['reason'], LocalizedText>>> = {
  BONUS_ACTIVE: {
    EN: 'Another bonus was still in play when it arrived; only one is played at a time.',
    TY: 'May isa pang bonus na nilalaro nang dumating ito; isa-isa lang ang paglaro ng bonus.',
  },
  PROMO_ALREADY_CLAIMED: { EN: 'The bonus was claimed before.', TY: 'Nakuha na ang bonus na ito noon.' },
  PROMO_CLOSED: { EN: 'The promotion was over when it arrived.', TY: 'Tapos na ang promo nang dumating ito.' },
  OUTSIDE_WINDOW: {
    EN: 'The promotion is for Saturdays; it arrived on another day.',
    TY: 'Para sa Sabado ang promo; sa ibang araw ito dumating.',
  },
  DEPOSIT_MISSING: {
    EN: 'The bonus is for the first deposit; another one arrived before.',
    TY: 'Para sa unang deposito ang bonus; may naunang dumating.',
  },
  DEPOSIT_TOO_SMALL: {
    EN: 'Less arrived than the promotion asks for.',
    TY: 'Mas maliit ang dumating kaysa hinihingi ng promo.',
  },
};
