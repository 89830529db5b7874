import { confirmPlayerLimit, setPlayerLimit } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { PendingLimit, PlayerLimit } from '@croupier/sdk/types';
import { PendingChange } from '@croupier/ui/feedback/PendingChange';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import { ProtectionAlert } from './ProtectionAlert.tsx';
import { useLimitValues } from './use-limit-values.ts';
import { NO_BODY, useProtectionSubmit } from './use-protection-submit.ts';

export interface PendingLimitChangeProps {
  readonly limit: PlayerLimit;
}

/** A raise or a removal that waits: from when on it can be confirmed, and its two answers. Nothing where none waits. */
export function PendingLimitChange({ limit }: PendingLimitChangeProps): ReactNode {
  return limit.pending && <Waiting limit={limit} pending={limit.pending} />;
}

function Waiting({ limit, pending }: PendingLimitChangeProps & { readonly pending: PendingLimit }): ReactNode {
  const { t } = useTranslation(['limits', 'forms']);
  const { limitText } = useLimitValues();
  const timeText = useTimeText();
  const { kind, period, amount } = limit;
  const send = useCallback(
    async (_body: object, intent: string) =>
      (await confirmPlayerLimit({ path: { kind, period }, meta: { intent } })).value,
    [kind, period],
  );
  const confirming = useProtectionSubmit<object>({ name: `limitConfirm ${kind} ${period}`, rules: NO_BODY, send });
  const dropping = useDrop(limit);
  const busy = dropping.isPending ? 'cancel' : confirming.state === 'ready' ? undefined : 'confirm';
  return (
    <>
      <PendingChange
        title={
          pending.amount === undefined
            ? t('pending.removal')
            : t('pending.raise', { limit: limitText({ kind, period, amount: pending.amount }) })
        }
        text={t('pending.text', {
          time: timeText(pending.readyAt),
          end: timeText(pending.lapsesAt),
          limit: limitText({ kind, period, amount }),
        })}
        cancelLabel={t('pending.drop')}
        onCancel={() => dropping.mutate()}
        // The platform's clock decides whether it is time.
        confirm={{ label: t('pending.confirm'), onPress: () => confirming.submit({}) }}
        {...(busy !== undefined && { busy })}
        busyLabel={t('saving')}
      />
      <CheckingAlert submit={confirming} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      <ProtectionAlert error={confirming.rejection ?? dropping.error} />
    </>
  );
}

/** Sets the value in force again, which drops the change; a repetition has no other effect. */
function useDrop({ kind, period, amount, currency }: PlayerLimit) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      setPlayerLimit({ path: { kind, period }, body: { amount, ...(currency !== undefined && { currency }) } }),
    onSettled: async () => queryClient.invalidateQueries({ queryKey: queryKeyOf('getPlayerProtection') }),
  });
}
