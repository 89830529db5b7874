import type { ListPointRewardsData, PointGoodsKind } from '@croupier/sdk/types';

const KINDS: Readonly<Record<PointGoodsKind, true>> = { PHYSICAL: true, VOUCHER: true, MONEY: true };

const isKind = (value: string | null): value is PointGoodsKind => value !== null && Object.hasOwn(KINDS, value);

/** What the mall shows: all goods, those that the points are enough for, or a kind. */
export type GoodsFilter = 'ALL' | 'AFFORDABLE' | PointGoodsKind;

export const goodsFilters: readonly GoodsFilter[] = ['ALL', 'AFFORDABLE', 'PHYSICAL', 'VOUCHER', 'MONEY'];

/** The filter of a URL; all goods for anything else. */
export function goodsFilterOf(value: string | null): GoodsFilter {
  return value === 'AFFORDABLE' || isKind(value) ? value : 'ALL';
}

export function requestOf(filter: GoodsFilter): NonNullable<ListPointRewardsData['query']> {
  if (filter === 'ALL') return {};
  return filter === 'AFFORDABLE' ? { affordable: true } : { kind: filter };
}
