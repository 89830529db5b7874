import type { ChatMessageRow } from '../../store/rows/live.ts';
import type { DomainContext } from '../kernel/index.ts';

/** Maximum length of a message; longer text is cut. */
export const LONGEST_MESSAGE = 500;
/** Maximum stored messages of all chats in a world; the oldest are deleted first. */
const MAX_MESSAGES = 2000;
const SUPPORT_CHAT = /^sv_[0-9a-f]{24}$/;

/** Messages of a chat, oldest first. */
export function messagesOf({ store }: DomainContext, talkId: string): readonly ChatMessageRow[] {
  return store.talkLines.findBy('talkId', talkId);
}

/** Stores a message; ignores an empty one. */
export function addMessage({ store, clock, random }: DomainContext, talkId: string, message: string): void {
  const text = message.trim().slice(0, LONGEST_MESSAGE);
  if (text === '') return;
  store.transact(() => {
    const kept = store.talkLines.all();
    for (const { id } of kept.slice(0, Math.max(0, kept.length + 1 - MAX_MESSAGES))) store.talkLines.remove(id);
    store.talkLines.insert({ id: `tl_${random.hex(16)}`, talkId, text, at: clock.now().toISOString() });
  });
}

/** Creates an id for a new chat with customer service, which guests may open too. */
export const newServiceTalk = ({ secrets }: DomainContext): string => `sv_${secrets.hex(24)}`;

/** True for the id of a chat with customer service. */
export const isServiceTalk = (id: string): boolean => SUPPORT_CHAT.test(id);
