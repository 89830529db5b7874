import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { useSyncExternalStore } from 'react';

/** Kept in the tab: it has the chat, so that a reload connects again in the background. */
const KEPT_KEY = 'chat';
/** Kept in the tab, so that a reload shows the window again. */
const OPEN_KEY = 'chat-open';

interface ChatWindowState {
  readonly isOpen: boolean;
  /** Messages that arrived while the window was closed. */
  readonly unread: number;
}

let current: ChatWindowState = { isOpen: sessionStorage.getItem(OPEN_KEY) !== null, unread: 0 };
const listeners = new Set<() => void>();

function change(next: Partial<ChatWindowState>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** The current state; a logout clears the tab's storage and with it closes the window. */
function snapshot(): ChatWindowState {
  const isOpen = sessionStorage.getItem(OPEN_KEY) !== null;
  if (isOpen !== current.isOpen) current = { ...current, isOpen };
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openChatWindow(): void {
  sessionStorage.setItem(OPEN_KEY, 'yes');
  change({ isOpen: true });
}

export function closeChatWindow(): void {
  sessionStorage.removeItem(OPEN_KEY);
  change({ isOpen: false });
}

export const setUnreadChat = (unread: number): void => {
  if (unread !== current.unread) change({ unread });
};

/** Remembers whether this tab has an open chat. */
export function keepChat(isKept: boolean): void {
  if (isKept) sessionStorage.setItem(KEPT_KEY, 'yes');
  else sessionStorage.removeItem(KEPT_KEY);
}

export const isChatKept = (): boolean => sessionStorage.getItem(KEPT_KEY) !== null;

export function useChatWindow(): ChatWindowState {
  return useSyncExternalStore(subscribe, snapshot);
}

/** Opens the chat room [CHAT-01]; undefined when the site has none. */
export function useChat(): { readonly open: () => void; readonly unread: number } | undefined {
  const { unread } = useChatWindow();
  const { data } = useGetSiteConfiguration();
  return data?.features.chat === true ? { open: openChatWindow, unread } : undefined;
}
