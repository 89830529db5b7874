import type { PromotionParticipation } from '@croupier/sdk/types';

import { invalidField, type CallContext } from '../kernel/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { refuseRestricted } from '../restrictions/index.ts';
import { consumeUploads } from '../uploads/index.ts';
import { isApplicationPromotion, promotionById } from './catalogue.ts';
import { obstacleTo, refuseFor } from './eligibility.ts';
import { announceApplication } from './notices.ts';
import { describeParticipation, ofApplication } from './participations.ts';

interface ApplicationRequest {
  readonly promotionId: string;
  /** Ids of uploads. */
  readonly images?: readonly string[] | undefined;
  readonly remark?: string | undefined;
}

/**
 * Sends an application, for staff to decide, and spends its images. Refuses in the order of PR-04: a missing or foreign
 * image, and one that was used before, with FIELD_INVALID, a fourth one with UPLOAD_TOO_MANY.
 */
export function applyForPromotion(
  context: CallContext,
  { promotionId, images = [], remark }: ApplicationRequest,
): PromotionParticipation {
  const { store, clock, secrets } = context;
  const member = callingMember(context);
  refuseRestricted(context, 'PROMOTION');
  const promotion = promotionById(promotionId);
  refuseFor(obstacleTo(context, member, promotion, 'APPLY'));
  if (!isApplicationPromotion(promotion))
    throw new Error(`${promotionId} takes applications but has no terms of them.`);
  const { terms, application } = promotion;
  if (application.needsImages && images.length === 0) {
    throw invalidField('images', 'REQUIRED', 'The application needs a picture.');
  }
  const id = `pp_${secrets.hex(12)}`;
  const row = store.transact(() => {
    const use = { field: 'images', memberId: member.id, purpose: 'ACTIVITY_APPLICATION', before: [] } as const;
    const spent = consumeUploads(context, images, { ...use, by: `promotionApplication ${id}` });
    const added = store.promotionApplications.insert({
      id,
      memberId: member.id,
      promotionId,
      amount: terms.amount,
      currency: terms.currency,
      images: spent,
      remark: remark ?? null,
      createdAt: clock.now().toISOString(),
      decidedAt: null,
      rejection: null,
    });
    announceApplication(context, added);
    return added;
  });
  return describeParticipation(ofApplication(context, row), profileOf(context, member.id).language);
}
