import { ChatRoom } from '@croupier/sdk/chat';
import { getOpenChat } from '@croupier/sdk/client';
import { useEffect, useState } from 'react';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { keepChat } from '../../shared/chat-window.ts';
import { readPending } from './chat-storage.ts';

export interface ChatInUse {
  readonly chat: ChatRoom;
  /** Messages that were unread when the chat connected in the background. */
  readonly unreadBefore: number;
}

/**
 * The chat of a member, from the first opening of the window until the component unmounts. After a reload with the window
 * closed it connects only if a chat is open: entering a chat would open one.
 */
export function useChatRoom(memberId: string, isOpen: boolean): ChatInUse | undefined {
  const language = usePlatformLanguage();
  const [inUse, setInUse] = useState<ChatInUse>();
  useEffect(() => {
    if (inUse !== undefined) return undefined;
    const enter = (unreadBefore: number): void => {
      keepChat(true);
      setInUse({ chat: new ChatRoom({ language, pending: readPending(memberId) }), unreadBefore });
    };
    if (isOpen) {
      enter(0);
      return undefined;
    }
    const stop = new AbortController();
    const enterOpenChat = async (): Promise<void> => {
      const { value } = await getOpenChat({ signal: stop.signal });
      if (stop.signal.aborted) return;
      if (value.session === undefined) keepChat(false);
      else enter(value.unread);
    };
    // After a failure it is entered when the window is opened.
    enterOpenChat().catch(() => undefined);
    return () => stop.abort();
  }, [inUse, isOpen, language, memberId]);
  useEffect(() => () => inUse?.chat.leave(), [inUse]);
  return inUse;
}
