import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import type { PromotionJoinRow } from '../../store/rows/promotions.ts';
import { datePromotion } from '../content/index.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { validBetOfRow } from '../play-totals/index.ts';
import { isJoinPromotion, promotionById } from './catalogue.ts';

/** Adds a settled bet to the promotions that its member has joined, and takes back one that was rolled back (PR-02). */
export function countJoins(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  const { promotionJoins } = context.store;
  for (const { id, decidedAt } of promotionJoins.findBy('memberId', after.memberId)) {
    if (decidedAt !== null) continue;
    addBet(context, id, before, -1n);
    addBet(context, id, after, 1n);
  }
}

function addBet({ store }: DomainContext, joinId: string, bet: BetRow, sign: 1n | -1n): void {
  const row = store.promotionJoins.get(joinId);
  if (row === undefined || !isCounted(row, bet)) return;
  const { minor } = validBetOfRow(bet);
  const counted = addAmounts(countedOf(row), { minor: sign * minor, currency: row.currency });
  store.promotionJoins.update(joinId, { counted: formatAmount(counted) });
}

/** What was counted for a joined promotion so far. */
export const countedOf = ({ counted, currency }: Pick<PromotionJoinRow, 'counted' | 'currency'>): Amount =>
  parseAmount(counted, currency);

/** True for a settled bet of the promotion's games; a bet belongs to the moment of its settlement (G-1). */
function isCounted({ promotionId, joinedAt, endAt }: PromotionJoinRow, bet: BetRow): boolean {
  const promotion = promotionById(promotionId);
  if (!isJoinPromotion(promotion) || bet.status !== 'SETTLED' || bet.settledAt === null) return false;
  const { gameTypes } = promotion.challenge;
  if (gameTypes !== undefined && !gameTypes.includes(bet.gameType)) return false;
  const at = Date.parse(bet.settledAt);
  return at > Date.parse(joinedAt) && (endAt === null || at < Date.parse(endAt));
}

/** Gives a promotion its dates; those who have joined it and have no result yet play until the new end. */
export function redatePromotion(
  context: DomainContext,
  promotionId: string,
  dates: { readonly startAt: string | null; readonly endAt: string | null },
): void {
  const { store } = context;
  store.transact(() => {
    datePromotion(context, promotionId, dates);
    for (const { id, decidedAt } of store.promotionJoins.findBy('promotionId', promotionId)) {
      if (decidedAt === null) recount(context, store.promotionJoins.update(id, { endAt: dates.endAt }));
    }
  });
}

function recount({ store }: DomainContext, row: PromotionJoinRow): void {
  const counted = store.bets
    .findBy('memberId', row.memberId)
    .filter((bet) => isCounted(row, bet))
    .map(validBetOfRow)
    .reduce<Amount>(addAmounts, { minor: 0n, currency: row.currency });
  store.promotionJoins.update(row.id, { counted: formatAmount(counted) });
}
