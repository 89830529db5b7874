import type { Promotion, PromotionChallenge, PromotionTerms } from '@croupier/sdk/types';

import { SITE_CURRENCY, type LocalizedText } from '../kernel/index.ts';
import { GAME_WEIGHTS } from '../site/index.ts';

/** A promotion in short form. */
export interface AnnouncedPromotion {
  readonly promotionId: string;
  readonly promotionType: string;
  readonly action: Promotion['action'];
  readonly banner: string;
  /** Whom an application is open to; absent for promotions without applications. */
  readonly application?: {
    /** Lowest VIP rank. */
    readonly minRank: number;
    /** Days after the birthday, whose own day is day 0. */
    readonly daysFromBirthday: number;
    /** At least one image goes with it. */
    readonly needsImages: boolean;
  };
  /** What is counted from the join to the end, and what it brings; absent for promotions that nobody joins. */
  readonly challenge?: PromotionChallenge & {
    /** Joining requires a deposit, of any age. */
    readonly needsDeposit: boolean;
  };
  /** Valid for a calendar month. */
  readonly monthly?: true;
  /** The deposit that brings the bonus; absent for promotions that no deposit brings. */
  readonly deposit?: 'FIRST' | 'SATURDAY';
  readonly terms?: PromotionTerms;
  readonly title: LocalizedText;
  /** One plain sentence with the amount and what it costs. */
  readonly summary: LocalizedText;
  readonly content: LocalizedText;
}

/** Terms of both bonuses of deposits. */
const BONUS_TERMS = { currency: SITE_CURRENCY, maxStake: '500.00', gameWeights: [...GAME_WEIGHTS] };

/** Promotions of the announcements, in display order. */
export const announcedPromotions: readonly AnnouncedPromotion[] = [
  {
    promotionId: 'promo_welcome100',
    promotionType: 'WELCOME',
    action: 'CLAIM',
    banner: 'home-parol',
    deposit: 'FIRST',
    terms: {
      ...BONUS_TERMS,
      rate: '1.0000',
      cap: '5000.00',
      minDeposit: '100.00',
      factor: '15',
      basis: 'PAID_AND_BONUS',
      days: 30,
    },
    title: { EN: '100% welcome bonus', TY: '100% bonus sa unang deposito' },
    summary: {
      EN: '₱1,000 brings ₱1,000 more: play ₱30,000 within 30 days.',
      TY: 'May dagdag na ₱1,000 ang ₱1,000: ₱30,000 ang itataya sa loob ng 30 araw.',
    },
    content: {
      EN: '<p>Your first deposit counts double: we add 100%, up to ₱5,000.</p><ul><li>For a first deposit of ₱100 or more; choose the bonus on the deposit page, or claim it here within 24 hours, before you play.</li><li>Turnover ×15 of deposit and bonus within 30 days.</li><li>Once for each person, household, payment account and device.</li></ul><p><a href="/member/depositv2">Make a deposit</a></p>',
      TY: '<p>Doble ang unang deposito mo: dadagdagan namin ng 100%, hanggang ₱5,000.</p><ul><li>Para sa unang deposito na ₱100 pataas; piliin ang bonus sa pahina ng deposito, o kunin ito rito sa loob ng 24 oras, bago maglaro.</li><li>Turnover ×15 ng deposito at bonus sa loob ng 30 araw.</li><li>Isang beses lang sa bawat tao, sambahayan, account ng bayad at device.</li></ul><p><a href="/member/depositv2">Magdeposito</a></p>',
    },
  },
  {
    promotionId: 'promo_weekend_reload',
    promotionType: 'RELOAD',
    action: 'CLAIM',
    banner: 'home-fair',
    deposit: 'SATURDAY',
    terms: {
      ...BONUS_TERMS,
      rate: '0.2000',
      cap: '2000.00',
      minDeposit: '500.00',
      factor: '8',
      basis: 'BONUS',
      days: 7,
    },
    title: { EN: 'Weekend reload: 20%', TY: 'Dagdag na 20% tuwing Sabado' },
    summary: {
      EN: 'On Saturdays ₱1,000 brings ₱200: play ₱1,600 within 7 days.',
      TY: 'Tuwing Sabado, may ₱200 ang ₱1,000: ₱1,600 ang itataya sa loob ng 7 araw.',
    },
    content: {
      EN: '<p>Every Saturday we add 20% to one deposit, up to ₱2,000.</p><ul><li>For a deposit of ₱500 or more between midnight and midnight (GMT+8), the same day, before you play it.</li><li>Turnover ×8 of the bonus within 7 days.</li><li>Not together with the welcome bonus.</li></ul><p><a href="/member/depositv2">Make a deposit</a></p>',
      TY: '<p>Tuwing Sabado, dinadagdagan namin ng 20% ang isang deposito, hanggang ₱2,000.</p><ul><li>Para sa deposito na ₱500 pataas mula hatinggabi hanggang hatinggabi (GMT+8), sa araw ding iyon, bago ito laruin.</li><li>Turnover ×8 ng bonus sa loob ng 7 araw.</li><li>Hindi puwedeng isabay sa welcome bonus.</li></ul><p><a href="/member/depositv2">Magdeposito</a></p>',
    },
  },
  {
    promotionId: 'promo_fiesta_raffle',
    promotionType: 'RAFFLE',
    action: 'RAFFLE',
    banner: 'popup-coins',
    monthly: true,
    title: { EN: 'Fiesta raffle', TY: 'Raffle ng Fiesta' },
    summary: {
      EN: 'One turn for every ₱1,000 of turnover this month.',
      TY: 'Isang ikot sa bawat ₱1,000 na turnover ngayong buwan.',
    },
    content: {
      EN: '<p>One turn of the wheel for every ₱1,000 of turnover this month.</p><ul><li>Bonuses from ₱50 to ₱5,000 are yours at once.</li><li>Each turn is also a ticket for the phone and the motorcycle, drawn on the last Sunday of the month.</li><li>Turns that you have not used end with the month.</li></ul><p><a href="/rng">Play slots</a></p>',
      TY: '<p>Isang ikot ng ruleta sa bawat ₱1,000 na turnover ngayong buwan.</p><ul><li>Sa iyo agad ang mga bonus na ₱50 hanggang ₱5,000.</li><li>Bawat ikot ay tiket din para sa telepono at motorsiklo, na bubunutin sa huling Linggo ng buwan.</li><li>Hanggang katapusan ng buwan lang ang mga ikot na hindi pa nagamit.</li></ul><p><a href="/rng">Maglaro ng slots</a></p>',
    },
  },
  {
    promotionId: 'promo_slot_fortnight',
    promotionType: 'CHALLENGE',
    action: 'JOIN',
    banner: 'home-dragon',
    challenge: {
      needsDeposit: true,
      gameTypes: ['RNG'],
      currency: SITE_CURRENCY,
      tiers: [
        { target: '2000.00', reward: '20.00' },
        { target: '10000.00', reward: '120.00' },
        { target: '50000.00', reward: '750.00' },
      ],
    },
    terms: { currency: SITE_CURRENCY, factor: '1', basis: 'BONUS' },
    title: { EN: 'Two weeks of slots: up to ₱750', TY: 'Dalawang linggong slots: hanggang ₱750' },
    summary: {
      EN: 'Join, then play slots: ₱2,000 brings ₱20, up to ₱750 for ₱50,000.',
      TY: 'Sumali, tapos mag-slots: ₱20 sa ₱2,000 na taya, hanggang ₱750 sa ₱50,000.',
    },
    content: {
      EN: '<p>What you play in slots from the moment you join counts, won or lost, until the end of the two weeks.</p><ul><li>₱2,000 brings ₱20; ₱10,000 brings ₱120; ₱50,000 brings ₱750. The highest level that you reach is paid.</li><li>For members who have made a deposit; once for each person, household and payment account.</li><li>Within 10 minutes after the end your bonus waits in the reward center for 30 days; turnover ×1.</li></ul><p><a href="/rng">Play slots</a></p>',
      TY: '<p>Bibilangin ang itinaya mo sa slots mula sa pagsali mo, panalo man o talo, hanggang matapos ang dalawang linggo.</p><ul><li>₱2,000 para sa ₱20; ₱10,000 para sa ₱120; ₱50,000 para sa ₱750. Ang pinakamataas na antas na naabot mo ang babayaran.</li><li>Para sa mga miyembrong nakapagdeposito na; isang beses lang sa bawat tao, sambahayan at account ng bayad.</li><li>Sa loob ng 10 minuto pagkatapos, maghihintay ang bonus mo sa reward center nang 30 araw; turnover ×1.</li></ul><p><a href="/rng">Maglaro ng slots</a></p>',
    },
  },
  {
    promotionId: 'promo_invite_friends',
    promotionType: 'REFERRAL',
    action: 'NONE',
    banner: 'menu-friends',
    title: { EN: 'Invite a friend: ₱188 each', TY: 'Mag-imbita ng kaibigan: tig-₱188' },
    summary: {
      EN: 'After ₱500 deposited and turned over 3 times.',
      TY: 'Pagkatapos ng ₱500 na deposito at 3 beses na turnover.',
    },
    content: {
      EN: '<p>You and your friend receive ₱188 each.</p><ul><li>Your friend registers with your link or code.</li><li>Your friend deposits ₱500 in all and turns it over 3 times.</li><li>No limit to the number of friends; one household counts once.</li></ul><p><a href="/member/referral">Share your link</a></p>',
      TY: '<p>Tig-₱188 kayong dalawa ng kaibigan mo.</p><ul><li>Magrerehistro ang kaibigan mo gamit ang link o code mo.</li><li>Magdedeposito siya ng kabuuang ₱500 at ite-turnover ito nang 3 beses.</li><li>Walang limit sa dami ng kaibigan; isang beses lang sa bawat sambahayan.</li></ul><p><a href="/member/referral">Ibahagi ang link mo</a></p>',
    },
  },
  {
    promotionId: 'promo_birthday',
    promotionType: 'BIRTHDAY',
    action: 'APPLY',
    banner: 'register-gift',
    application: { minRank: 1, daysFromBirthday: 7, needsImages: true },
    terms: { currency: SITE_CURRENCY, amount: '288.00', factor: '1', basis: 'BONUS' },
    title: { EN: 'Birthday bonus: ₱288', TY: 'Regalo sa kaarawan: ₱288' },
    summary: {
      EN: 'Once a year from Bronze on, turnover ×1.',
      TY: 'Isang beses sa isang taon mula Bronze, turnover ×1.',
    },
    content: {
      EN: '<p>Happy birthday! Members from Bronze on receive a gift of ₱288.</p><ul><li>Apply within 7 days of your birthday, with a photo of an ID that shows it.</li><li>We answer within 24 hours; the gift then waits in the reward center.</li><li>Turnover ×1, once a year.</li></ul><p><a href="/member/playerRank">See your rank</a></p>',
      TY: '<p>Maligayang kaarawan! May regalong ₱288 ang mga miyembrong Bronze pataas.</p><ul><li>Mag-apply sa loob ng 7 araw mula sa kaarawan mo, kalakip ang litrato ng ID na may petsa nito.</li><li>Sasagot kami sa loob ng 24 oras; maghihintay ang regalo sa reward center.</li><li>Turnover ×1, isang beses sa isang taon.</li></ul><p><a href="/member/playerRank">Tingnan ang rank mo</a></p>',
    },
  },
];
