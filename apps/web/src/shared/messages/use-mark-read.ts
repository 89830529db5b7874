import { isApiError } from '@croupier/sdk/errors';
import { useMarkMessagesRead } from '@croupier/sdk/hooks';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';
import { eachBatch } from './message-batches.ts';
import { refreshMessages } from './refresh-messages.ts';

/** Marks messages as read, or all without ids. The result does not reject: a failure is said in a snackbar. */
export function useMarkRead(): (messageIds?: readonly string[]) => Promise<void> {
  const { t } = useTranslation('messages');
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const { mutateAsync } = useMarkMessagesRead();
  return async (messageIds) => {
    try {
      if (messageIds === undefined) await mutateAsync({ body: {} });
      else await eachBatch(messageIds, async (batch) => mutateAsync({ body: { messageIds: batch } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      snackbar.show({ key: 'markRead', tone: 'danger', text: t('markFailed', { reason: errorText(error) }) });
    }
    await refreshMessages(queryClient);
  };
}
