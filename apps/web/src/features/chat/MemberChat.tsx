import type { ChatRoom, ChatState } from '@croupier/sdk/chat';
import { Button } from '@croupier/ui/actions/Button';
import { useDialogs } from '@croupier/ui/feedback/DialogProvider';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { ChatWindow } from '@croupier/ui/pages/ChatWindow';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { MemberSession } from '../../session/use-session.ts';
import { closeChatWindow, keepChat, openChatWindow } from '../../shared/chat-window.ts';
import { savePending } from './chat-storage.ts';
import { ChatRoomView } from './ChatRoomView.tsx';
import { useChatRoom, type ChatInUse } from './use-chat-room.ts';
import { useUnread } from './use-unread.ts';

export interface MemberChatProps {
  readonly session: MemberSession;
  readonly isOpen: boolean;
}

/** The chat of a member; stays connected while its window is closed. */
export function MemberChat({ session, isOpen }: MemberChatProps): ReactNode {
  const inUse = useChatRoom(session.member.id, isOpen);
  if (inUse !== undefined) return <ConnectedChat session={session} isOpen={isOpen} inUse={inUse} />;
  // An open window enters the chat in the same turn.
  return null;
}

function ConnectedChat({ session, isOpen, inUse }: MemberChatProps & { readonly inUse: ChatInUse }): ReactNode {
  const { t } = useTranslation('chat');
  const snackbar = useSnackbar();
  const { chat } = inUse;
  const { id: memberId } = session.member;
  const state = useSyncExternalStore(chat.subscribe, chat.getState);
  const endChat = useEndChat(inUse);
  useUnread(inUse, state, isOpen, (name) => {
    const action = { label: t('show'), onPress: openChatWindow };
    snackbar.show({ key: 'chat', text: t('arrived', { name: name ?? t('name') }), tone: 'info', action });
  });
  useEffect(() => savePending(memberId, state.pending), [memberId, state.pending]);
  useReconnectAfterLogin(session.isExpired, chat);
  useKeptChat(state);
  if (!isOpen) return null;
  const canEnd = state.session !== undefined && ['open', 'polling', 'waiting'].includes(state.connection.kind);
  return (
    <ChatWindow
      title={t('name')}
      text={<Answerer state={state} />}
      safety={t('safety')}
      closeLabel={t('close', { ns: 'site' })}
      onClose={closeChatWindow}
      actions={
        canEnd && (
          <Button variant="quiet" onClick={() => void endChat()}>
            {t('end.button')}
          </Button>
        )
      }
    >
      <ChatRoomView chat={chat} state={state} memberId={memberId} />
    </ChatWindow>
  );
}

/** Who answers, and how long it takes. */
function Answerer({ state }: { readonly state: ChatState }): ReactNode {
  const { t } = useTranslation('chat');
  const { session, waitMinutes, messages } = state;
  const name = messages.findLast(({ staffName }) => staffName !== undefined)?.staffName;
  if (session === undefined) return t('connecting');
  if (name !== undefined) return t('talkingTo', { name });
  if (waitMinutes === undefined) return t('waitUnknown');
  return waitMinutes === 0 ? t('waitNow') : t('wait', { count: waitMinutes });
}

/** Asks, then closes the chat for both sides. */
function useEndChat({ chat }: ChatInUse): () => Promise<void> {
  const { t } = useTranslation('chat');
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  return async () => {
    const isConfirmed = await dialogs.confirm({
      title: t('end.title'),
      message: t('end.message'),
      confirmLabel: t('end.confirm'),
      cancelLabel: t('end.cancel'),
    });
    if (!isConfirmed) return;
    await chat.endChat().catch(() => snackbar.show({ key: 'chat', text: t('end.failed'), tone: 'danger' }));
  };
}

/** Connects again when the member has logged in again. */
function useReconnectAfterLogin(isExpired: boolean, chat: ChatRoom): void {
  const wasExpired = useRef(isExpired);
  useEffect(() => {
    if (wasExpired.current && !isExpired) chat.reconnect();
    wasExpired.current = isExpired;
  }, [isExpired, chat]);
}

/** A reload connects again in the background only while this tab has an open chat. */
function useKeptChat({ connection: { kind } }: ChatState): void {
  useEffect(() => {
    if (kind === 'open' || kind === 'polling') keepChat(true);
    if (kind === 'closed' || kind === 'replaced' || kind === 'unavailable') keepChat(false);
  }, [kind]);
}
