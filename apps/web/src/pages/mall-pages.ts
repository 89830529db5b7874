import { paths } from '../shared/paths.ts';
import type { Page } from './page.ts';

/** Points mall: goods for everyone, orders and conversion for members [ROUTE-13]. */
export const mallPages: readonly Page[] = [
  {
    id: 'pointsMall',
    paths: [paths.pointsMall],
    frame: 'site',
    access: 'everyone',
    texts: ['pointsMall', 'lists'],
    titleKey: 'pointsMall:title',
    load: async () => {
      const { PointsMallPage: Page } = await import('../features/points-mall/PointsMallPage.tsx');
      return { Page };
    },
  },
  {
    id: 'pointsGoods',
    paths: [paths.pointsGoods],
    frame: 'site',
    access: 'everyone',
    texts: ['pointsMall', 'forms'],
    load: async () => {
      const { GoodsPage: Page } = await import('../features/points-mall/GoodsPage.tsx');
      return { Page };
    },
  },
  {
    id: 'convertPoints',
    paths: [paths.convertPoints],
    frame: 'site',
    access: 'members',
    texts: ['pointsMall', 'forms'],
    titleKey: 'pointsMall:convert.title',
    load: async () => {
      const page = await import('../features/points-mall/ConvertPage.tsx');
      return { Page: page.ConvertPage, Header: page.ConvertHeader };
    },
  },
  {
    id: 'redemptions',
    paths: [paths.redemptions],
    frame: 'site',
    access: 'members',
    texts: ['pointsMall', 'lists'],
    titleKey: 'pointsMall:redeemed.title',
    load: async () => {
      const page = await import('../features/points-mall/RedemptionsPage.tsx');
      return { Page: page.RedemptionsPage, Header: page.RedemptionsHeader };
    },
  },
];
