import type { Promotion } from '@croupier/sdk/types';

import type { Text } from '../text.ts';

/** The promotions that the site announces, in short; what they do stands with the promotions themselves. */
export const announcedPromotions: readonly {
  readonly promotionId: string;
  readonly promotionType: string;
  readonly action: Promotion['action'];
  readonly banner: string;
  readonly title: Text;
  readonly content: Text;
}[] = [
  {
    promotionId: 'promo_welcome100',
    promotionType: 'WELCOME',
    action: 'CLAIM',
    banner: 'home-parol',
    title: { EN: '100% welcome bonus', TY: '100% welcome bonus' },
    content: {
      EN: '<p>Get 100% on your first deposit, up to ₱5,000. Minimum deposit ₱100; turnover ×15 within 30 days.</p>',
      TY: '<p>Kumuha ng 100% sa unang deposito, hanggang ₱5,000. Pinakamababang deposito ₱100; turnover ×15 sa loob ng 30 araw.</p>',
    },
  },
  {
    promotionId: 'promo_weekend_reload',
    promotionType: 'RELOAD',
    action: 'CLAIM',
    banner: 'home-fair',
    title: { EN: 'Weekend reload 20%', TY: 'Weekend reload 20%' },
    content: {
      EN: '<p>Every Saturday, 20% on one deposit of ₱500 or more, up to ₱2,000. Turnover ×8 within 7 days.</p>',
      TY: '<p>Tuwing Sabado, 20% sa isang deposito na ₱500 pataas, hanggang ₱2,000. Turnover ×8 sa loob ng 7 araw.</p>',
    },
  },
  {
    promotionId: 'promo_fiesta_raffle',
    promotionType: 'RAFFLE',
    action: 'RAFFLE',
    banner: 'popup-coins',
    title: { EN: 'Fiesta raffle', TY: 'Fiesta raffle' },
    content: {
      EN: '<p>One chance for every ₱1,000 of turnover. Small prizes are drawn at once; the phone and the motorcycle on the last Sunday of the month.</p>',
      TY: '<p>Isang pagkakataon sa bawat ₱1,000 na turnover. Agad na binubunot ang maliliit na premyo; ang telepono at motorsiklo ay sa huling Linggo ng buwan.</p>',
    },
  },
  {
    promotionId: 'promo_invite_friends',
    promotionType: 'REFERRAL',
    action: 'NONE',
    banner: 'menu-friends',
    title: { EN: 'Invite a friend, ₱188 each', TY: 'Mag-imbita ng kaibigan, tig-₱188' },
    content: {
      EN: '<p>When your friend has deposited ₱500 and turned it over three times, both of you receive ₱188.</p>',
      TY: '<p>Kapag nakapagdeposito ang kaibigan mo ng ₱500 at nai-turnover nang tatlong beses, tig-₱188 kayong dalawa.</p>',
    },
  },
];
