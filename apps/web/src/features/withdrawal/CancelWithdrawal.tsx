import { queryKeyOf, useCancelWithdrawOrder } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmedAction } from '../../shared/forms/ConfirmedAction.tsx';

/** Cancels a withdrawal that staff have not started; quiet, because it turns money back into play. */
export function CancelWithdrawal({ orderId }: { readonly orderId: string }): ReactNode {
  const { t } = useTranslation('withdrawal');
  const queryClient = useQueryClient();
  const cancelling = useCancelWithdrawOrder({
    intent: `cancel ${orderId}`,
    onSettled: async () => {
      // After a failure too: staff may have started in between.
      await Promise.all(
        (['getWithdrawOrder', 'listWithdrawOrders', 'getWithdrawConfig'] as const).map(async (call) =>
          queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
        ),
      );
    },
  });
  return (
    <ConfirmedAction
      variant="quiet"
      label={t('cancel.label')}
      title={t('cancel.title')}
      message={t('cancel.text')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      busyLabel={t('cancel.busy')}
      action={cancelling}
      onConfirm={async () => cancelling.mutateAsync({ path: { orderId } }).catch(() => undefined)}
    />
  );
}
