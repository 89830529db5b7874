import type { LanguageCode, PointCategory, PointGoods, PointGoodsKind } from '@croupier/sdk/types';

import type { PointGoodsRow } from '../../store/rows/points.ts';
import {
  localize,
  pageOf,
  Refusal,
  SITE_CURRENCY,
  type CallContext,
  type DomainContext,
  type PageQuery,
} from '../kernel/index.ts';
import { pointAccountOf } from './account.ts';
import { CATEGORY_NAMES, goods, type Goods } from './goods.data.ts';
import { takesPart } from '../member/index.ts';

/** Goods with their price and stock of now. */
export interface StockedGoods extends Omit<Goods, 'points' | 'stock'> {
  readonly row: PointGoodsRow;
}

/** All goods in the order of the catalogue. */
function stockedGoods(context: DomainContext): StockedGoods[] {
  return goods.flatMap(({ rewardId }) => findGoods(context, rewardId) ?? []);
}

/** The goods with this id; undefined when there are none. */
function findGoods({ store }: DomainContext, rewardId: string): StockedGoods | undefined {
  const row = store.pointGoods.get(rewardId);
  const found = goods.find((candidate) => candidate.rewardId === rewardId);
  return row && found && { ...found, row };
}

/** The goods with this id. Refuses every other id with POINTS_GOODS_NOT_FOUND. */
export function requireGoods(context: DomainContext, rewardId: string): StockedGoods {
  const found = findGoods(context, rewardId);
  if (found === undefined) throw new Refusal('POINTS_GOODS_NOT_FOUND');
  return found;
}

/** One piece of goods as the contract shows it. */
export function getGoods(context: DomainContext, rewardId: string, language?: LanguageCode): PointGoods {
  return describeGoods(requireGoods(context, rewardId), language);
}

interface GoodsQuery extends PageQuery {
  readonly category?: string | undefined;
  readonly kind?: PointGoodsKind | undefined;
  readonly affordable?: boolean | undefined;
  readonly language?: LanguageCode | undefined;
}

/** One page of goods: with points, those that they cover first; sold-out ones last; of the same, the cheaper first. */
export function listGoods(context: CallContext, query: GoodsQuery) {
  const { category, kind, affordable = false, language } = query;
  const points = pointsOfCaller(context);
  const placeOf = ({ row }: StockedGoods): number => {
    if (row.stock === 0) return 2;
    return points !== undefined && row.points > points ? 1 : 0;
  };
  const found = stockedGoods(context)
    .filter((item) => category === undefined || item.category === category)
    .filter((item) => kind === undefined || item.kind === kind)
    .filter((item) => !affordable || points === undefined || placeOf(item) === 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.row.points - b.row.points);
  const { content, ...page } = pageOf(found, query);
  return { content: content.map((item) => describeGoods(item, language)), ...page };
}

/** Points of the calling account; undefined for visitors and trial accounts, which have none. */
function pointsOfCaller(context: CallContext): number | undefined {
  const memberId = context.caller.session?.memberId ?? '';
  const member = context.store.members.get(memberId);
  return member !== undefined && takesPart(member) ? pointAccountOf(context, memberId).points : undefined;
}

/** The groups that have goods. */
export function listCategories(context: DomainContext, language?: LanguageCode): { list: PointCategory[] } {
  const all = stockedGoods(context);
  const list = Object.entries(CATEGORY_NAMES).map(([code, name]) => ({
    code,
    name: localize(name, language),
    goodsCount: all.filter(({ category }) => category === code).length,
  }));
  return { list: list.filter(({ goodsCount }) => goodsCount > 0) };
}

function describeGoods(item: StockedGoods, language?: LanguageCode): PointGoods {
  const { rewardId, kind, name, category, description, amount, deliveryDays, row } = item;
  return {
    rewardId,
    name: localize(name, language),
    imageUrl: `/mock-assets/goods/${rewardId}.svg`,
    category,
    points: String(row.points),
    stock: row.stock,
    kind,
    ...(amount === undefined ? {} : { amount, currency: SITE_CURRENCY }),
    ...(deliveryDays === undefined ? {} : { deliveryDays }),
    ...(description === undefined ? {} : { description: localize(description, language) }),
  };
}
