import { useGetMessage } from '@croupier/sdk/hooks';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Icon } from '@croupier/ui/display/Icon';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import type { InboxProps } from '@croupier/ui/pages/Inbox';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useQueryFailure } from '../../session/use-query-failure.ts';
import { messageKindKey } from '../../shared/messages/message-kinds.ts';
import { messageWay } from '../../shared/messages/message-way.ts';
import { refreshUnread } from '../../shared/messages/refresh-messages.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';

export interface ReaderOptions {
  /** Id of the open message. */
  readonly messageId: string | undefined;
  /** Called when the platform has counted the message as read. */
  readonly onRead: (messageId: string) => void;
  readonly onDelete: (messageId: string) => void;
}

/** The open message with the way to what it is about; undefined while it is loading. */
export function useReader({ messageId, onRead, onDelete }: ReaderOptions): InboxProps['reader'] {
  const { t, i18n } = useTranslation(['inbox', 'messages']);
  const { isPageUrl } = useSite();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const timeText = useTimeText();
  const query = useGetMessage({ messageId: messageId ?? '' }, { enabled: messageId !== undefined });
  const failure = useQueryFailure(query, query.data !== undefined);
  const message = query.data;
  const readId = message?.messageId;
  const onLoad = useEffectEvent((id: string) => {
    onRead(id);
    void refreshUnread(queryClient);
  });
  useEffect(() => {
    if (readId !== undefined) onLoad(readId);
  }, [readId]);
  if (message === undefined) {
    if (failure === null) return undefined;
    return {
      meta: '',
      title: t('unreadable'),
      content: <FailedState error={failure} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />,
    };
  }
  const way = message.link && messageWay(message.link);
  return {
    meta: t('meta', { kind: i18n.t(messageKindKey(message.kind)), time: timeText(message.sentAt) }),
    title: message.title,
    content: <SafeHtml html={message.content} failed={message.preview} onNavigate={(path) => void navigate(path)} />,
    actions: (
      <>
        {way !== undefined && isPageUrl(way.path) && (
          <LinkButton component={Link} to={way.path} variant="action">
            {i18n.t(`messages:${way.label}`)}
          </LinkButton>
        )}
        <Button startIcon={<Icon name="trash" size={18} />} onClick={() => onDelete(message.messageId)}>
          {t('delete')}
        </Button>
      </>
    ),
  };
}
