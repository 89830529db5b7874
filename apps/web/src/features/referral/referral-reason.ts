import type { ReferralReason } from '@croupier/sdk/types';

const REASONS: Readonly<Record<ReferralReason, true>> = {
  DEPOSIT_MISSING: true,
  TURNOVER_MISSING: true,
  SAME_PERSON: true,
  SAME_PAYMENT_ACCOUNT: true,
  SAME_HOUSEHOLD: true,
};

const isReason = (reason: string): reason is ReferralReason => Object.hasOwn(REASONS, reason);

/** The reason why a friend does not qualify; undefined when this version does not know it. */
export function referralReason(reason: string | undefined): ReferralReason | undefined {
  return reason !== undefined && isReason(reason) ? reason : undefined;
}
