import { HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

import type { ChatSessionRow } from '../../store/rows/chat.ts';
import type { DomainContext } from '../kernel/index.ts';
import { findSession } from '../session/index.ts';
import { linesOf } from './chat-lines.ts';
import { endChat, isForgotten } from './chat-sessions.ts';
import { deliverReply } from './staff.ts';

/** A chat without a message for this long is closed. */
const IDLE_MS = 30 * MINUTE_MS;

/** Does what is due in all chats: answers of staff, the end of idle chats and of those whose login has ended. */
export function advanceChats(context: DomainContext): void {
  for (const chat of context.store.chatSessions.findBy('status', 'OPEN')) advance(context, chat);
  deleteForgotten(context);
}

function advance(context: DomainContext, { id, loginId }: ChatSessionRow): void {
  const { store, clock } = context;
  if (findSession(context, loginId) === undefined) {
    endChat(context, id, 'SIGNED_OUT', clock.now());
    return;
  }
  deliverReply(context, id);
  const lastMessageAt = store.chatSessions.get(id)?.lastMessageAt ?? '';
  const idleAt = Date.parse(lastMessageAt) + IDLE_MS;
  if (idleAt <= clock.now().getTime()) endChat(context, id, 'IDLE', new Date(idleAt));
}

const lastCleaned = new WeakMap<object, number>();

/** Deletes chats that can no longer be read; at most once an hour, because it scans all chats. */
function deleteForgotten(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  if (now - (lastCleaned.get(store) ?? 0) < HOUR_MS) return;
  lastCleaned.set(store, now);
  const old = store.chatSessions.findBy('status', 'CLOSED').filter((chat) => isForgotten(context, chat));
  if (old.length === 0) return;
  store.transact(() => {
    for (const { id } of old) {
      for (const line of linesOf(context, id)) store.chatLines.remove(line.id);
      store.chatSessions.remove(id);
    }
  });
}
