import { Button } from '@croupier/ui/actions/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChatRoomViewProps } from './ChatRoomView.tsx';

const REASONS = ['CUSTOMER', 'STAFF', 'IDLE', 'SIGNED_OUT'] as const;

/** In place of the field: why nothing can be written, and what to do next. */
export function ChatEnd({ room, state }: Pick<ChatRoomViewProps, 'room' | 'state'>): ReactNode {
  const { t } = useTranslation('chat');
  const { connection, closed } = state;
  if (connection.kind === 'session-ended') return <EndPanel text={t('sessionEnded')} />;
  if (connection.kind === 'replaced') {
    return (
      <EndPanel text={t('replaced.text')}>
        <Button fullWidth variant="action" onClick={() => room.reconnect()}>
          {t('replaced.action')}
        </Button>
      </EndPanel>
    );
  }
  // The platform may add reasons that this version has no text for.
  const reason = REASONS.find((known) => known === closed?.reason) ?? 'unknown';
  return (
    <EndPanel text={t(`ended.${reason}`)}>
      <Button fullWidth variant="action" onClick={() => room.startNew()}>
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
