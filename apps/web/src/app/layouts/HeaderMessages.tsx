import { useGetUnreadCount, useListMessages } from '@croupier/sdk/hooks';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { NotificationCentre } from '@croupier/ui/pages/NotificationCentre';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useQueryFailure } from '../../session/use-query-failure.ts';
import { inboxPath } from '../../shared/messages/message-way.ts';
import { useMarkRead } from '../../shared/messages/use-mark-read.ts';
import { useMessageSummaries } from '../../shared/messages/use-message-summaries.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';

/** Messages in the panel; the inbox has the rest. */
const NEWEST = { pageSize: 6 } as const;

export interface HeaderMessagesProps {
  /** False when the session has expired, until the member logs in again. */
  readonly isOpen: boolean;
}

/** Bell with the number of unread messages and the newest of them; a message opens in the inbox [MSG-01]. */
export function HeaderMessages({ isOpen }: HeaderMessagesProps): ReactNode {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const [isUsed, setIsUsed] = useState(false);
  const { data: unread } = useGetUnreadCount({ enabled: isOpen });
  const query = useListMessages(NEWEST, { enabled: isOpen && isUsed, staleTime: 0 });
  const failure = useQueryFailure(query, query.data !== undefined);
  const summariesOf = useMessageSummaries();
  const markRead = useMarkRead();
  const count = unread?.unreadMessage ?? 0;
  const messages = query.data?.content;
  return (
    <NotificationCentre
      label={t('bell.label')}
      buttonLabel={count === 0 ? t('bell.label') : t('bell.button', { count })}
      unreadCount={count}
      unreadLabel={t('unread')}
      messages={messages && summariesOf(messages)}
      placeholder={
        failure !== null ? (
          <FailedState
            title={t('failed')}
            error={failure}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : messages?.length === 0 ? (
          <EmptyState icon="bell" title={t('none.title')} text={t('none.text')} />
        ) : undefined
      }
      onOpen={() => {
        if (isUsed) void query.refetch();
        setIsUsed(true);
      }}
      onSelect={(message) => void navigate(inboxPath({ message }))}
      markAllLabel={t('bell.markAll')}
      onMarkAllRead={() => void markRead()}
      allLabel={t('bell.all')}
      onShowAll={() => void navigate(inboxPath())}
      closeLabel={t('bell.close')}
      loadingLabel={t('loading')}
    />
  );
}
