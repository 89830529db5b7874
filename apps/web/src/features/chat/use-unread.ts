import type { ChatState } from '@croupier/sdk/chat';
import { useEffect, useRef, useState } from 'react';

import { setUnreadChat } from '../../shared/chat-window.ts';
import type { ChatInUse } from './use-chat-room.ts';

const countOthers = ({ messages }: ChatState): number => messages.filter(({ sender }) => sender !== 'CUSTOMER').length;

/**
 * Marks messages as read while the window is open, and counts what arrives while it is closed. `onArrival` gets the name
 * of the member of staff who wrote.
 */
export function useUnread(
  { chat, unreadBefore }: ChatInUse,
  state: ChatState,
  isOpen: boolean,
  onArrival: (name: string | undefined) => void,
): void {
  const others = countOthers(state);
  const isLoaded = state.history === 'ready';
  /** Messages of others that the member has seen; undefined until the earlier ones are loaded. */
  const [seen, setSeen] = useState<number>();
  if (isOpen && seen !== others) setSeen(others);
  if (!isOpen && seen === undefined && isLoaded) setSeen(Math.max(0, others - unreadBefore));
  const unread = isOpen ? 0 : Math.max(0, seen === undefined ? unreadBefore : others - seen);

  useEffect(() => setUnreadChat(unread), [unread]);
  useEffect(() => () => setUnreadChat(0), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const read = (): void => {
      if (document.visibilityState === 'visible') chat.markRead();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isOpen, chat, state.messages]);

  const reported = useRef(unread);
  useEffect(() => {
    if (unread > reported.current && isLoaded) onArrival(state.messages.at(-1)?.staffName);
    reported.current = unread;
  });
}
