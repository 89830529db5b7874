import type { PromotionReason } from '@croupier/sdk/types';

const REASONS: Readonly<Record<PromotionReason, true>> = {
  WRONG_ACTION: true,
  OUTSIDE_WINDOW: true,
  RANK_TOO_LOW: true,
  DEPOSIT_MISSING: true,
  DEPOSIT_TOO_SMALL: true,
  DEPOSIT_PLAYED: true,
  NO_APPLICATION_LEFT: true,
};

const isReason = (code: string): code is PromotionReason => Object.hasOwn(REASONS, code);

/** A condition of a promotion; `OTHER` for one that this version does not know. */
export const promotionReason = (code: string): PromotionReason | 'OTHER' => (isReason(code) ? code : 'OTHER');
