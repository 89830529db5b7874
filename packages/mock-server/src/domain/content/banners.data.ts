import type { Banner, BannerGroup } from '@croupier/sdk/types';

import { bannerAddress } from '../kernel/index.ts';

const banner = (id: string, groupName: BannerGroup, linkageType: Banner['linkageType'], target?: string): Banner => ({
  url: bannerAddress(id),
  linkageType,
  groupName,
  ...(target === undefined ? {} : { target }),
});

/** All banners in display order. The images contain no text, so they fit every language. */
export const banners: readonly Banner[] = [
  banner('home-parol', 'w_home', 'PROMOTION', 'promo_welcome100'),
  banner('home-dragon', 'w_home', 'GAME', 'rng_20481'),
  banner('home-sea', 'w_home', 'PAGE', '/fish'),
  banner('home-table', 'w_home', 'PAGE', '/live'),
  banner('home-fair', 'w_home', 'PROMOTION', 'promo_weekend_reload'),
  banner('home-arena', 'w_home', 'PAGE', '/sports'),
  banner('popup-coins', 'w_popup', 'PROMOTION', 'promo_fiesta_raffle'),
  banner('forget-key', 'w_forget', 'NONE'),
  banner('login-night', 'w_login', 'NONE'),
  banner('register-gift', 'w_register', 'PROMOTION', 'promo_welcome100'),
  banner('menu-vip', 'w_leftmenu', 'PAGE', '/member/playerRank'),
  banner('menu-friends', 'w_leftmenu', 'PAGE', '/member/referral'),
];
