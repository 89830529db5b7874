import type { LocalizedText } from '../kernel/index.ts';
import type { Obstacle } from './eligibility.ts';

/** A message about a promotion; placeholders in braces are names of values. */
export interface NoticeText {
  readonly title: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
}

/** Texts of the messages about promotions (PR-80). */
export const NOTICES = {
  applied: {
    title: { EN: 'We have your application', TY: 'Natanggap namin ang application mo' },
    content: {
      EN: '<p>{promotion}: we answer within 24 hours.</p>',
      TY: '<p>{promotion}: sasagot kami sa loob ng 24 oras.</p>',
    },
  },
  approved: {
    title: { EN: '{promotion}: {amount} to claim', TY: '{promotion}: {amount} na makukuha' },
    content: {
      EN: '<p>Your application was approved. {amount} waits in the reward center for 30 days.</p>',
      TY: '<p>Naaprubahan ang application mo. Naghihintay ang {amount} sa reward center sa loob ng 30 araw.</p>',
    },
  },
  rejected: {
    title: { EN: '{promotion}: application rejected', TY: '{promotion}: hindi tinanggap ang application' },
    content: {
      EN: '<p>{reason}</p><p>You can send another application while the promotion is open for you.</p>',
      TY: '<p>{reason}</p><p>Puwede kang magpadala ng bagong application habang bukas sa iyo ang promo.</p>',
    },
  },
  granted: {
    title: { EN: '{promotion}: {amount} bonus', TY: '{promotion}: {amount} na bonus' },
    content: {
      EN: '<p>{amount} is in your wallet. Play {required} by {until}; then it can be withdrawn.</p>',
      TY: '<p>Nasa wallet mo na ang {amount}. Magtaya ng {required} hanggang {until}; pagkatapos ay puwede na itong i-withdraw.</p>',
    },
  },
  missed: {
    title: { EN: '{promotion}: no bonus for this deposit', TY: '{promotion}: walang bonus ang depositong ito' },
    content: {
      EN: '<p>Your deposit has arrived without the bonus. {reason}</p>',
      TY: '<p>Dumating ang deposito mo nang walang bonus. {reason}</p>',
    },
  },
  DONE: {
    title: { EN: '{promotion}: all played', TY: '{promotion}: nalaro na lahat' },
    content: {
      EN: '<p>The turnover of {required} is reached. Your bonus of {amount} is yours to withdraw.</p>',
      TY: '<p>Naabot na ang turnover na {required}. Puwede mo nang i-withdraw ang bonus mong {amount}.</p>',
    },
  },
  EXPIRED: {
    title: { EN: '{promotion}: the time is over', TY: '{promotion}: tapos na ang panahon' },
    content: {
      EN: '<p>The turnover of {required} was not reached in time, so the bonus was taken back. Your deposit stays yours.</p>',
      TY: '<p>Hindi naabot ang turnover na {required} sa takdang oras, kaya binawi ang bonus. Sa iyo pa rin ang deposito mo.</p>',
    },
  },
  FORFEITED: {
    title: { EN: '{promotion}: bonus given up', TY: '{promotion}: isinuko ang bonus' },
    content: {
      EN: '<p>The bonus of {amount} was taken back, and its turnover no longer counts. Your deposit stays yours.</p>',
      TY: '<p>Binawi ang bonus na {amount}, at hindi na kailangan ang turnover nito. Sa iyo pa rin ang deposito mo.</p>',
    },
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
