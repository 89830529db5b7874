import type { ChatConnection, ChatRoom } from '@croupier/sdk/chat';
import { Button } from '@croupier/ui/actions/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface ChatNoticeProps {
  readonly chat: ChatRoom;
  readonly connection: ChatConnection;
}

/** State of a connection that does not work as usual. */
export function ChatNotice({ chat, connection }: ChatNoticeProps): ReactNode {
  const { t } = useTranslation('chat');
  switch (connection.kind) {
    case 'offline':
      return <span role="status">{t('notice.offline')}</span>;
    case 'polling':
      return <span role="status">{t('notice.polling')}</span>;
    case 'waiting':
      return (
        <>
          <span role="status">{t('notice.waiting')}</span>
          <Button variant="quiet" onClick={() => chat.reconnect()}>
            {t('notice.now')}
          </Button>
        </>
      );
    default:
      return undefined;
  }
}
