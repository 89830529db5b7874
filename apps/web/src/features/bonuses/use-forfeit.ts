import { forfeitBonusBody } from '@croupier/sdk/bodies';
import { forfeitBonus } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { BonusForfeiture, ForfeitBonusData } from '@croupier/sdk/types';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { refetchBalance } from '../../shared/member-balance.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';

type ForfeitBody = ForfeitBonusData['body'];

export type Forfeit = IdempotentSubmit<ForfeitBody>;

const send = async (body: ForfeitBody, intent: string): Promise<BonusForfeiture> =>
  (await forfeitBonus({ body, meta: { intent } })).value;

/** Forfeits a bonus exactly once, also over a lost answer or a reload, and shows the money as it is then. */
export function useForfeit(): Forfeit {
  const { t, i18n } = useTranslation('bonuses');
  const { member } = useMemberSession();
  const { show } = useSnackbar();
  const queryClient = useQueryClient();
  const refetch = useCallback((): void => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('getWithdrawConfig') });
    void refetchBalance(queryClient);
  }, [queryClient]);
  const onAccepted = useCallback(
    ({ taken, currency }: BonusForfeiture): void => {
      refetch();
      show({ text: t('forfeit.done', { amount: formatMoney(taken, currency, i18n.language) }), tone: 'success' });
    },
    [refetch, show, t, i18n],
  );
  const submit = useIdempotentSubmit<ForfeitBody, BonusForfeiture>({
    name: 'forfeitBonus',
    rules: forfeitBonusBody,
    memberId: member.id,
    send,
    onAccepted,
    list: 'listBonusDetails',
  });
  const { rejection } = submit;
  useEffect(() => {
    // A bonus that is refused has ended meanwhile.
    if (rejection !== undefined) refetch();
  }, [rejection, refetch]);
  return submit;
}
