import type { PointGoodsKind } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** Goods of the points mall (PR-65). */
export interface Goods {
  readonly rewardId: string;
  readonly kind: PointGoodsKind;
  readonly name: LocalizedText;
  readonly category: keyof typeof CATEGORY_NAMES;
  readonly description?: LocalizedText;
  /** Price of one piece and pieces in a new world. */
  readonly points: number;
  readonly stock: number;
  /** Money credited for one piece, with `MONEY`. */
  readonly amount?: string;
  /** Days until it usually arrives, with `PHYSICAL`. */
  readonly deliveryDays?: number;
  /** Begin of the code, with `VOUCHER`. */
  readonly codePrefix?: string;
}

/** Names of the groups, in the order to show. */
export const CATEGORY_NAMES = {
  HOME: { EN: 'Home', TY: 'Bahay' },
  ELECTRONICS: { EN: 'Electronics', TY: 'Electronics' },
  MONEY: { EN: 'Money', TY: 'Pera' },
  VOUCHER: { EN: 'Vouchers', TY: 'Mga voucher' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export const goods: readonly Goods[] = [
  {
    rewardId: 'pg_tumbler',
    kind: 'PHYSICAL',
    name: { EN: 'Steel tumbler', TY: 'Tumbler na bakal' },
    category: 'HOME',
    description: {
      EN: 'Half a litre, keeps cold for a day.',
      TY: 'Kalahating litro, isang araw na malamig.',
    },
    points: 1500,
    stock: 12,
    deliveryDays: 7,
  },
  {
    rewardId: 'pg_ricecooker',
    kind: 'PHYSICAL',
    name: { EN: 'Rice cooker', TY: 'Rice cooker' },
    category: 'HOME',
    description: {
      EN: 'For six cups of rice, with a steamer.',
      TY: 'Para sa anim na tasa ng kanin, may kasamang steamer.',
    },
    points: 12_000,
    stock: 5,
    deliveryDays: 7,
  },
  {
    rewardId: 'pg_earphones',
    kind: 'PHYSICAL',
    name: { EN: 'Wireless earphones', TY: 'Wireless na earphones' },
    category: 'ELECTRONICS',
    description: {
      EN: 'Up to 20 hours with the charging case.',
      TY: 'Hanggang 20 oras kasama ang charging case.',
    },
    points: 6000,
    stock: 8,
    deliveryDays: 7,
  },
  {
    rewardId: 'pg_load50',
    kind: 'VOUCHER',
    name: { EN: 'Load of ₱50', TY: 'Load na ₱50' },
    category: 'VOUCHER',
    description: { EN: 'For all networks.', TY: 'Para sa lahat ng network.' },
    points: 5000,
    stock: 200,
    codePrefix: 'LOAD',
  },
  {
    rewardId: 'pg_cash50',
    kind: 'MONEY',
    name: { EN: '₱50', TY: '₱50' },
    category: 'MONEY',
    points: 5000,
    stock: 100,
    amount: '50.00',
  },
];
