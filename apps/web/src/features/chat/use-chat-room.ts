import { ChatRoom } from '@croupier/sdk/chat';
import { getOpenChat } from '@croupier/sdk/client';
import { useEffect, useState } from 'react';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { keepChat } from '../../shared/chat-window.ts';
import { readPending } from './chat-storage.ts';

export interface RoomInUse {
  readonly room: ChatRoom;
  /** Messages that were unread when the room connected in the background. */
  readonly unreadBefore: number;
}

/**
 * The room of a member, from the first opening of the window until the component unmounts. After a reload with the window
 * closed it connects only if a chat is open: entering a room would open one.
 */
export function useChatRoom(memberId: string, isOpen: boolean): RoomInUse | undefined {
  const language = usePlatformLanguage();
  const [inUse, setInUse] = useState<RoomInUse>();
  useEffect(() => {
    if (inUse !== undefined) return undefined;
    const enter = (unreadBefore: number): void => {
      keepChat(true);
      setInUse({ room: new ChatRoom({ language, pending: readPending(memberId) }), unreadBefore });
    };
    if (isOpen) {
      enter(0);
      return undefined;
    }
    const stop = new AbortController();
    getOpenChat({ signal: stop.signal }).then(
      ({ value: { session, unread } }) => {
        if (stop.signal.aborted) return;
        if (session === undefined) keepChat(false);
        else enter(unread);
      },
      // Entered when the window is opened.
      () => undefined,
    );
    return () => stop.abort();
  }, [inUse, isOpen, language, memberId]);
  useEffect(() => () => inUse?.room.leave(), [inUse]);
  return inUse;
}
