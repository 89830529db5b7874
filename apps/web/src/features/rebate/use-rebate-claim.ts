import { claimManualRebateBody } from '@croupier/sdk/bodies';
import { claimManualRebate } from '@croupier/sdk/client';
import type { ClaimManualRebateData, RebateClaim as ClaimedRebate } from '@croupier/sdk/types';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useClaim, type Claim, type ClaimedAmount } from '../../shared/claims/use-claim.ts';

type ClaimBody = NonNullable<ClaimManualRebateData['body']>;

export type RebateClaim = Claim<ClaimBody>;

const READS = ['getManualRebate', 'listRebateHistory'] as const;

const send = async (body: ClaimBody, intent: string): Promise<ClaimedRebate> =>
  (await claimManualRebate({ body, meta: { intent } })).value;

/** Claims the rebate of all categories exactly once. */
export function useRebateClaim(): RebateClaim {
  const { t } = useTranslation('rebate');
  const claimedOf = useCallback(
    ({ amount, currency, balance, records }: ClaimedRebate): ClaimedAmount => ({
      id: 'rebate',
      reason: t('rebate'),
      amount,
      currency,
      balance,
      time: records[0]?.time ?? new Date().toISOString(),
    }),
    [t],
  );
  return useClaim({ name: 'claimManualRebate', rules: claimManualRebateBody, send, claimedOf, reads: READS });
}
