import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ChatWindow } from '@croupier/ui/pages/ChatWindow';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Session } from '../../session/use-session.ts';
import { closeChatWindow } from '../../shared/chat-window.ts';
import { FailedState } from '../../shared/page/FailedState.tsx';
import { ChatRefused } from './ChatRefused.tsx';
import { MemberChat } from './MemberChat.tsx';

export interface ChatProps {
  readonly session: Session;
  /** False while the chat only stays connected. */
  readonly isOpen: boolean;
  /** Opens customer service in its own window; undefined when the site has none. */
  readonly openService: (() => void) | undefined;
}

/** The chat room with customer service [CHAT-01]; it needs a member. */
export function Chat({ session, isOpen, openService }: ChatProps): ReactNode {
  const { t } = useTranslation('chat');
  useCloseAfterLogout(session);
  if (session.state === 'member' && !session.isTrial) {
    return <MemberChat key={session.member.id} session={session} isOpen={isOpen} />;
  }
  if (!isOpen) return null;
  return (
    <ChatWindow
      title={t('name')}
      safety={t('safety')}
      closeLabel={t('close', { ns: 'site' })}
      onClose={closeChatWindow}
    >
      {session.state === 'loading' && <Skeleton shape="box" height="100%" />}
      {session.state === 'failed' && (
        <FailedState error={session.error} onRetry={session.retry} isRetrying={session.isRetrying} />
      )}
      {session.state === 'guest' && <ChatRefused reason="guest" openService={openService} />}
      {session.state === 'member' && <ChatRefused reason="trial" openService={openService} />}
    </ChatWindow>
  );
}

/** Closes the window when a member becomes a guest. */
function useCloseAfterLogout({ state }: Session): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'member' && state === 'guest') closeChatWindow();
    before.current = state;
  }, [state]);
}
