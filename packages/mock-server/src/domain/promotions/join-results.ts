import { DAY_MS, compareAmounts, parseAmount } from '@croupier/sdk/rules';
import type { PromotionProgress, PromotionTier } from '@croupier/sdk/types';

import type { PromotionJoinRow } from '../../store/rows/promotions.ts';
import { earliest, type DomainContext, type DueStep } from '../kernel/index.ts';
import { grantReward } from '../rewards/index.ts';
import { promotionById } from './catalogue.ts';
import { countedOf } from './join-counts.ts';
import { announceWin } from './notices.ts';
import { resultAt, rewardIdOf } from './participations.ts';

/** Time in which the reward of a joined promotion can be claimed. */
const CLAIM_MS = 30 * DAY_MS;

/** The next result of a joined promotion, 10 minutes after its end (PR-02). */
export function nextJoinStep(context: DomainContext): DueStep | undefined {
  const open = context.store.promotionJoins.findBy('decidedAt', null);
  return earliest(
    open.flatMap((row) => {
      const at = resultAt(row);
      return at === undefined ? [] : [{ at: at.getTime(), run: () => decide(context, row, at) }];
    }),
  );
}

/** Fixes what was won, as of the due moment: later roll-backs change nothing. */
function decide(context: DomainContext, { id }: PromotionJoinRow, at: Date): void {
  const { store } = context;
  const row = store.promotionJoins.get(id);
  if (row === undefined || row.decidedAt !== null) return;
  const { memberId, promotionId, currency } = row;
  const { title, terms } = promotionById(promotionId);
  const tier = reachedTier(row);
  const decided = store.promotionJoins.update(id, { decidedAt: at.toISOString(), amount: tier?.reward ?? null });
  if (tier === undefined) return;
  grantReward(context, {
    id: rewardIdOf(row),
    memberId,
    source: 'PROMOTION',
    title,
    amount: parseAmount(tier.reward, currency),
    factor: terms?.factor,
    at,
    expiresAt: new Date(at.getTime() + CLAIM_MS),
    referenceId: promotionId,
  });
  announceWin(context, decided, { reward: tier.reward, at });
}

/** The highest tier whose target was reached; undefined for none. */
function reachedTier(row: PromotionJoinRow): PromotionTier | undefined {
  const tiers = promotionById(row.promotionId).challenge?.tiers ?? [];
  return tiers.findLast(({ target }) => compareAmounts(countedOf(row), parseAmount(target, row.currency)) >= 0);
}

/** How far the member's newest join of a promotion is; undefined without one. */
export function progressIn(
  { store }: DomainContext,
  memberId: string,
  promotionId: string,
): PromotionProgress | undefined {
  const row = store.promotionJoins.findBy('memberId', memberId).findLast((one) => one.promotionId === promotionId);
  if (row === undefined) return undefined;
  const { counted, joinedAt } = row;
  const reward = reachedTier(row)?.reward;
  return { counted, joinedAt, ...(reward === undefined ? {} : { reward }) };
}
