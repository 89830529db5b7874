import { deleteMessages } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { eachBatch } from '../../shared/messages/message-batches.ts';
import { refreshMessages } from '../../shared/messages/refresh-messages.ts';
import { useErrorText } from '../../shared/use-error-text.ts';

/** Time in ms in which a deletion can be taken back; it is sent after it. */
const UNDO_MS = 6_000;

interface WaitingDeletion {
  readonly ids: readonly string[];
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface Deletions {
  /**
   * Ids of messages that are deleted, or will be. They stay in it after the call, because cached lists of other filters
   * contain them until they are refetched.
   */
  readonly hidden: ReadonlySet<string>;
  /** Hides messages at once, and deletes them when this was not taken back in time. */
  readonly remove: (ids: readonly string[]) => void;
}

/**
 * Deletes messages for good a while after the member pressed it. What still waits is sent when the member goes on to another
 * page, and kept when the site is closed.
 */
export function useDeletions(): Deletions {
  const { t } = useTranslation('inbox');
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, WaitingDeletion>());
  const unhide = (ids: readonly string[]): void =>
    setHidden((all) => new Set([...all].filter((id) => !ids.includes(id))));

  /** Ends the wait of a deletion; undefined when it has ended before. */
  const take = (key: string): readonly string[] | undefined => {
    const deletion = waiting.current.get(key);
    if (deletion === undefined) return undefined;
    clearTimeout(deletion.timer);
    waiting.current.delete(key);
    return deletion.ids;
  };
  const send = async (key: string): Promise<void> => {
    const ids = take(key);
    if (ids === undefined) return;
    // It offers to take back what can no longer be taken back.
    snackbar.close(key);
    try {
      await eachBatch(ids, async (messageIds) => deleteMessages({ query: { messageIds } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      unhide(ids);
      snackbar.show({ key, tone: 'danger', text: t('deleteFailed', { reason: errorText(error) }) });
    }
    await refreshMessages(queryClient);
  };
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const key of current.keys()) void sendNow.current(key);
    };
  }, []);

  const remove = (ids: readonly string[]): void => {
    const key = `delete ${ids.join(' ')}`;
    setHidden((all) => new Set([...all, ...ids]));
    waiting.current.set(key, { ids, timer: setTimeout(() => void sendNow.current(key), UNDO_MS) });
    snackbar.show({
      key,
      text: t('deleted', { count: ids.length }),
      duration: UNDO_MS,
      action: { label: t('undo'), onPress: () => unhide(take(key) ?? []) },
    });
  };
  return { hidden, remove };
}
