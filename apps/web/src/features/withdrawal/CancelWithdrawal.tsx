import { queryKeyOf, useCancelWithdrawOrder } from '@croupier/sdk/hooks';
import { Button } from '@croupier/ui/actions/Button';
import { ConfirmDialog } from '@croupier/ui/feedback/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';

/** Cancels a withdrawal that staff have not started; quiet, because it turns money back into play. */
export function CancelWithdrawal({ orderId }: { readonly orderId: string }): ReactNode {
  const { t } = useTranslation('withdrawal');
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending, error } = useCancelWithdrawOrder({
    intent: `cancel ${orderId}`,
    onSettled: async () => {
      // After a failure too: staff may have started in between.
      await Promise.all(
        (['getWithdrawOrder', 'listWithdrawOrders', 'getWithdrawConfig'] as const).map(async (call) =>
          queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
        ),
      );
      setIsConfirming(false);
    },
  });
  return (
    <>
      <FailureAlert error={error} />
      <Button variant="quiet" onClick={() => setIsConfirming(true)}>
        {t('cancel.label')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('cancel.title')}
        message={t('cancel.text')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        busy={isPending}
        busyLabel={t('cancel.busy')}
        onConfirm={() => mutate({ path: { orderId } })}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
