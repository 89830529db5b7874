import { formatAmount } from '@croupier/sdk/rules';
import type { ClaimedPromotion } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { isOnBreak } from '../breaks/index.ts';
import type { AnnouncedPromotion } from '../content/index.ts';
import { Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { mainBalance } from '../ledger/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { isRestricted, refuseRestricted } from '../restrictions/index.ts';
import { payReward } from '../rewards/index.ts';
import { creditBonus } from './bonuses.ts';
import { catalogue, isDepositPromotion, isJoinPromotion, promotionById } from './catalogue.ts';
import { depositToClaim } from './deposits.ts';
import { currentParticipation, obstacleTo, refuseFor } from './eligibility.ts';
import { joinPromotion } from './join.ts';
import { describeParticipation, ofDeposit, participationsOf, type Participation } from './participations.ts';

/**
 * Credits the bonus of a deposit that was made, or the reward of an approved application or of a joined promotion; joins a
 * promotion whose action is JOIN (PR-03). Refuses in the order of
 * PR-04, the first with ACCOUNT_RESTRICTED.
 */
export function claimPromotion(
  context: CallContext,
  { promotionId }: { readonly promotionId: string },
): ClaimedPromotion {
  const member = callingMember(context);
  refuseRestricted(context, 'PROMOTION');
  const promotion = promotionById(promotionId);
  const participation = context.store.transact(() => {
    const current = currentParticipation(context, member.id, promotion);
    if (current !== undefined && hasReward(promotion, current)) return claimIssued(context, member, current);
    return isJoinPromotion(promotion)
      ? joinPromotion(context, member, promotion)
      : claimDeposit(context, member, promotion);
  });
  const { language } = profileOf(context, member.id);
  const isCredited = participation.status !== 'JOINED';
  return {
    ...describeParticipation(participation, language),
    ...(isCredited ? { balance: formatAmount(mainBalance(context, member)) } : {}),
  };
}

/** True for a participation that ends with a reward to claim: an application, or a joined promotion that was decided. */
function hasReward({ action }: AnnouncedPromotion, { status }: Participation): boolean {
  return action === 'APPLY' || (action === 'JOIN' && status !== 'JOINED' && status !== 'PROCESS');
}

/** Claims the reward of a participation; an application that was not decided yet or was rejected has none. */
function claimIssued(context: CallContext, { id }: MemberRow, { participationId, ...current }: Participation) {
  if (current.status === 'CLAIMED') throw new Refusal('PROMO_ALREADY_CLAIMED');
  if (current.status === 'CLOSE') throw new Refusal('PROMO_CLOSED');
  const reward = context.store.rewards.get(current.rewardId ?? '');
  if (reward === undefined) throw new Refusal('PROMO_NOT_ELIGIBLE', { value: { reason: 'WRONG_ACTION' } });
  payReward(context, reward);
  const claimed = participationsOf(context, id).find((one) => one.participationId === participationId);
  if (claimed === undefined) throw new Error(`The participation ${participationId} is gone.`);
  return claimed;
}

function claimDeposit(context: CallContext, member: MemberRow, promotion: AnnouncedPromotion): Participation {
  refuseFor(obstacleTo(context, member, promotion, 'CLAIM'));
  const deposit = isDepositPromotion(promotion) ? depositToClaim(context, member.id, promotion) : undefined;
  const credited =
    isDepositPromotion(promotion) && deposit !== undefined
      ? creditBonus(context, promotion, { ...deposit, at: context.clock.now() })
      : undefined;
  if (credited === undefined) throw new Error(`${promotion.promotionId} can be claimed but brings nothing.`);
  return ofDeposit(credited.row);
}

/** Number of promotions that the member can claim now (PR-42); none during a break (P-23). */
export function countClaimable(context: DomainContext, member: MemberRow): number {
  if (isOnBreak(context, member.id)) return 0;
  const issued = participationsOf(context, member.id).filter(({ status }) => status === 'ISSUED');
  if (isRestricted(context, member, 'PROMOTION')) return issued.length;
  const open = catalogue.filter((promotion) => obstacleTo(context, member, promotion, 'CLAIM') === undefined);
  return issued.length + open.length;
}
