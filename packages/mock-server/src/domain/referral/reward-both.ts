import { maskName } from '@croupier/sdk/rules';

import type { ReferralResultRow } from '../../store/rows/referral.ts';
import type { DomainContext } from '../kernel/index.ts';
import { existingMember } from '../member/index.ts';
import { addMessage, fillText, moneyText, paragraphsOf } from '../messages/index.ts';
import { grantReward } from '../rewards/index.ts';
import { termOf } from './progress.ts';
import { REFERRAL_TERMS, referralTexts } from './terms.data.ts';

/** Grants the rewards of a friend and of the inviter, whose reward may have a given id, and notifies both. */
export function rewardBoth(
  context: DomainContext,
  { id: friendId, inviterId }: ReferralResultRow,
  at: Date,
  inviterRewardId = `ref_${friendId}_inviter`,
): void {
  const friend = maskName(existingMember(context, friendId).account);
  const { inviterReward, friendReward, inviterMessage, friendMessage, claim } = referralTexts;
  const values = { friend, amount: moneyText(REFERRAL_TERMS.reward, REFERRAL_TERMS.currency) };
  const receivers = [
    { memberId: inviterId, id: inviterRewardId, title: inviterReward, message: inviterMessage },
    { memberId: friendId, id: `ref_${friendId}_friend`, title: friendReward, message: friendMessage },
  ];
  for (const { memberId, id, message, ...texts } of receivers) {
    const title = fillText(texts.title, values);
    const expiresAt = new Date(at.getTime() + REFERRAL_TERMS.claimMs);
    grantReward(context, { id, memberId, source: 'REFERRAL', title, amount: termOf('reward'), at, expiresAt });
    const content = paragraphsOf(fillText(message, values), claim);
    addMessage(context, { memberId, kind: 'PROMOTION', title, content, link: { target: 'REWARD', id }, at });
  }
}
