import { Button } from '@croupier/ui/actions/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChatViewProps } from './chat-view-props.ts';

/** In place of the field: why nothing can be written, and what to do next. */
export function ChatEnd({ chat, state }: Pick<ChatViewProps, 'chat' | 'state'>): ReactNode {
  const { t, i18n } = useTranslation('chat');
  const { connection, closed } = state;
  if (connection.kind === 'session-ended') return <EndPanel text={t('sessionEnded')} />;
  if (connection.kind === 'replaced') {
    return (
      <EndPanel text={t('replaced.text')}>
        <Button fullWidth variant="action" onClick={() => chat.reconnect()}>
          {t('replaced.action')}
        </Button>
      </EndPanel>
    );
  }
  // The platform may add reasons that this version has no text for.
  const isKnown = closed !== undefined && i18n.exists(`ended.${closed.reason}`, { ns: 'chat' });
  const reason = isKnown ? closed.reason : 'unknown';
  return (
    <EndPanel text={t(`ended.${reason}`)}>
      <Button fullWidth variant="action" onClick={() => chat.startNew()}>
        {t('ended.again')}
      </Button>
    </EndPanel>
  );
}

interface EndPanelProps {
  readonly text: string;
  readonly children?: ReactNode;
}

function EndPanel({ text, children }: EndPanelProps): ReactNode {
  return (
    <>
      <p role="status">{text}</p>
      {children}
    </>
  );
}
