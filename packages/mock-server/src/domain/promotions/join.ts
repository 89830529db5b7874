import type { MemberRow } from '../../store/rows/session.ts';
import { endOfPromotion } from '../content/index.ts';
import type { DomainContext } from '../kernel/index.ts';
import type { JoinPromotion } from './catalogue.ts';
import { obstacleTo, refuseFor } from './eligibility.ts';
import { ofJoin, type Participation } from './participations.ts';

/** Joins a promotion: what is played from now until its end counts. Refuses in the order of PR-04. */
export function joinPromotion(context: DomainContext, member: MemberRow, promotion: JoinPromotion): Participation {
  refuseFor(obstacleTo(context, member, promotion, 'JOIN'));
  const { promotionId, challenge } = promotion;
  const row = context.store.promotionJoins.insert({
    id: `pp_${context.secrets.hex(12)}`,
    memberId: member.id,
    promotionId,
    currency: challenge.currency,
    counted: '0.00',
    joinedAt: context.clock.now().toISOString(),
    endAt: endOfPromotion(context, promotionId),
    decidedAt: null,
    amount: null,
  });
  return ofJoin(context, row);
}
