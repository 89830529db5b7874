import { DAY_MS, parseAmount } from '@croupier/sdk/rules';

import type { PromotionApplicationRow, RejectionCode } from '../../store/rows/promotions.ts';
import { earliest, Refusal, type DomainContext, type DueStep } from '../kernel/index.ts';
import { grantReward } from '../rewards/index.ts';
import { promotionById } from './catalogue.ts';
import { nextJoinStep } from './join-results.ts';
import { announceDecision } from './notices.ts';
import { decisionAt, rewardIdOf } from './participations.ts';

/** Text in a remark with which the sandbox's staff reject an application (G-6). */
const REJECTING_REMARK = '#reject';
/** Time in which the reward of an approved application can be claimed. */
const CLAIM_MS = 30 * DAY_MS;

/** What staff decide: APPROVED, or why they reject it. */
export type ApplicationDecision = 'APPROVED' | RejectionCode;

/** The next decision of the sandbox's staff, or result of a joined promotion. */
export function nextPromotionStep(context: DomainContext): DueStep | undefined {
  return earliest([nextDecision(context), nextJoinStep(context)].filter((step) => step !== undefined));
}

function nextDecision(context: DomainContext): DueStep | undefined {
  const open = context.store.promotionApplications.findBy('decidedAt', null);
  return earliest(
    open.map((application) => {
      const at = decisionAt(application);
      return { at: at.getTime(), run: () => decide(context, application, scriptedDecision(application), at) };
    }),
  );
}

/**
 * Decides an application now, by its script unless a decision is given. Refuses one that was decided with
 * ORDER_STATE_INVALID: a decision is final (G-6).
 */
export function decideApplication(context: DomainContext, id: string, decision?: ApplicationDecision): void {
  const application = context.store.promotionApplications.get(id);
  if (application?.decidedAt !== null) throw new Refusal('ORDER_STATE_INVALID');
  decide(context, application, decision ?? scriptedDecision(application), context.clock.now());
}

const scriptedDecision = ({ remark }: PromotionApplicationRow): ApplicationDecision =>
  remark?.includes(REJECTING_REMARK) === true ? 'UNREADABLE' : 'APPROVED';

function decide(
  context: DomainContext,
  application: PromotionApplicationRow,
  decision: ApplicationDecision,
  at: Date,
): void {
  const { id, memberId, promotionId, amount, currency } = application;
  const rejection = decision === 'APPROVED' ? null : decision;
  context.store.transact(() => {
    context.store.promotionApplications.update(id, { decidedAt: at.toISOString(), rejection });
    const { title, terms } = promotionById(promotionId);
    if (rejection === null) {
      grantReward(context, {
        id: rewardIdOf(application),
        memberId,
        source: 'PROMOTION',
        title,
        amount: parseAmount(amount, currency),
        factor: terms?.factor,
        at,
        expiresAt: new Date(at.getTime() + CLAIM_MS),
        referenceId: promotionId,
      });
    }
    announceDecision(context, application, { rejection, at });
  });
}
