import { queryKeyOf, useRecallAllWallets } from '@croupier/sdk/hooks';
import type { WalletBalance } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { refetchBalance } from '../../shared/member-balance.ts';

/** Brings the money of all vendors back, and says of which it could not. Without an answer, a press repeats the call. */
export function CollectWallets({ wallets }: { readonly wallets: readonly WalletBalance[] }): ReactNode {
  const { t } = useTranslation('wallets');
  const queryClient = useQueryClient();
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error, data } = useRecallAllWallets({
    intent,
    onSuccess: () => setIntent(crypto.randomUUID()),
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeyOf('listMerchantWallets') }),
        queryClient.invalidateQueries({ queryKey: queryKeyOf('listTransactions') }),
        refetchBalance(queryClient),
      ]);
    },
  });
  const failed = data?.failed ?? [];
  return (
    <>
      <Button variant="action" fullWidth busy={isPending} busyLabel={t('collect.busy')} onClick={() => mutate()}>
        {t('collect.label')}
      </Button>
      <FailureAlert error={error} />
      {failed.length > 0 && (
        <InlineAlert tone="warning" live="polite" title={t('collect.failed')}>
          {failed.map((code) => wallets.find(({ wallet }) => wallet === code)?.displayName ?? code).join(', ')}
        </InlineAlert>
      )}
    </>
  );
}
