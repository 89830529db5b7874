import { claimReferralRewardBody } from '@croupier/sdk/bodies';
import { claimReferralReward } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { ClaimedReward, ClaimReferralRewardData } from '@croupier/sdk/types';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../../shared/member-balance.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';

type ClaimBody = ClaimReferralRewardData['body'];

const READS = ['getReferral', 'listReferredFriends', 'listRewards', 'getMemberBadges', 'getWithdrawConfig'] as const;

const send = async (body: ClaimBody, intent: string): Promise<ClaimedReward> =>
  (await claimReferralReward({ body, meta: { intent } })).value;

/** Collects a reward for a friend exactly once, also over a lost answer or a reload. */
export function useClaimReferral(): IdempotentSubmit<ClaimBody> {
  const { t, i18n } = useTranslation('referral');
  const { member } = useMemberSession();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const refresh = useCallback((): void => {
    for (const read of READS) void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
  }, [queryClient]);
  const onAccepted = useCallback(
    ({ amount, currency, balance }: ClaimedReward): void => {
      setCachedBalance(queryClient, balance);
      refresh();
      const text = t('rewards.done', { amount: formatMoney(amount, currency, i18n.language) });
      snackbar.show({ key: 'referral', tone: 'success', text });
    },
    [queryClient, refresh, snackbar, t, i18n],
  );
  const submit = useIdempotentSubmit<ClaimBody, ClaimedReward>({
    name: 'claimReferral',
    rules: claimReferralRewardBody,
    memberId: member.id,
    send,
    onAccepted,
    list: 'listTransactions',
  });
  const { rejection } = submit;
  useEffect(() => {
    // It has been collected on another device, or has ended.
    if (rejection !== undefined) refresh();
  }, [rejection, refresh]);
  return submit;
}
