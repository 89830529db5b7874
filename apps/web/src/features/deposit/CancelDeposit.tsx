import { queryKeyOf, useCancelDepositOrder } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmedAction } from '../../shared/forms/ConfirmedAction.tsx';

/** Cancels a deposit that is not paid. */
export function CancelDeposit({ orderId }: { readonly orderId: string }): ReactNode {
  const { t } = useTranslation('deposit');
  const queryClient = useQueryClient();
  const cancelling = useCancelDepositOrder({
    // After a failure too: the order may have been paid or cancelled elsewhere.
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('getDepositOrder') }),
  });
  return (
    <ConfirmedAction
      variant="danger"
      fullWidth
      tone="destructive"
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
