import { DAY_MS, MINUTE_MS } from '@croupier/sdk/rules';
import type { ChatSession, ChatSummary, ClosedChat, LanguageCode, OpenChat } from '@croupier/sdk/types';

import type { ChatSessionRow } from '../../store/rows/chat.ts';
import { emit, localize, Refusal, sessionOf, type CallContext, type DomainContext } from '../kernel/index.ts';
import { listLanguages, settingsOf } from '../site/index.ts';
import { addLine, countUnread, linesOf } from './chat-lines.ts';
import { socketAddress } from './socket-address.ts';
import { SANDBOX_NOTICE } from './staff-script.data.ts';

/** Validity of a ticket. */
const TICKET_MS = MINUTE_MS;
/** Time after which a closed chat can no longer be read. */
const READABLE_MS = 30 * DAY_MS;
/** Estimate until staff answer; the script is faster. */
const WAIT_MINUTES = 1;

/** Opens a chat, or continues the open one, with a new ticket. Refuses with FEATURE_DISABLED on a site without chat. */
export function openChat(context: CallContext, language?: LanguageCode): ChatSession {
  if (!settingsOf(context).chat) throw new Refusal('FEATURE_DISABLED');
  const { store, clock, secrets } = context;
  const { id: loginId, memberId } = sessionOf(context);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TICKET_MS).toISOString();
  return store.transact(() => {
    const open = findOpen(context, memberId) ?? startChat(context, language);
    const chat = store.chatSessions.update(open.id, { loginId });
    deleteExpiredTickets(context, chat.id);
    const ticket = store.chatTickets.insert({ id: `ckt_${secrets.hex(32)}`, chatId: chat.id, expiresAt }).id;
    const wsUrl = socketAddress(context.caller.origin);
    return { ...summaryOf(chat), wsUrl, ticket, expiresAt, ...waitOf(chat) };
  });
}

function startChat(context: CallContext, language: LanguageCode = listLanguages(context).default): ChatSessionRow {
  const { store, clock, random } = context;
  const { id: loginId, memberId } = sessionOf(context);
  const openedAt = clock.now().toISOString();
  const id = `cs_${random.hex(12)}`;
  store.chatSessions.insert({
    id,
    memberId,
    loginId,
    language,
    status: 'OPEN',
    openedAt,
    lastMessageAt: openedAt,
    staffName: null,
    readUpTo: null,
    connectionId: null,
    closedAt: null,
    closeReason: null,
  });
  addLine(context, id, { sender: 'SYSTEM', content: localize(SANDBOX_NOTICE, language) }, clock.now());
  return existing(context, id);
}

function deleteExpiredTickets({ store, clock }: DomainContext, chatId: string): void {
  const now = clock.now().getTime();
  for (const { id, expiresAt } of store.chatTickets.findBy('chatId', chatId)) {
    if (Date.parse(expiresAt) <= now) store.chatTickets.remove(id);
  }
}

function findOpen({ store }: DomainContext, memberId: string): ChatSessionRow | undefined {
  return store.chatSessions.newestBy('memberId', memberId, ({ status }) => status === 'OPEN');
}

function existing({ store }: DomainContext, chatId: string): ChatSessionRow {
  const chat = store.chatSessions.get(chatId);
  if (chat === undefined) throw new Error(`There is no chat ${chatId}.`);
  return chat;
}

/** A chat of the caller. Refuses one of another member, or one that can no longer be read, with CHAT_SESSION_NOT_FOUND. */
export function ownChat(context: CallContext, chatId: string): ChatSessionRow {
  const chat = context.store.chatSessions.get(chatId);
  const isOwn = chat?.memberId === sessionOf(context).memberId;
  if (chat === undefined || !isOwn || isForgotten(context, chat)) throw new Refusal('CHAT_SESSION_NOT_FOUND');
  return chat;
}

/** True for a chat that was closed more than 30 days ago. */
export function isForgotten({ clock }: DomainContext, { closedAt }: ChatSessionRow): boolean {
  return closedAt !== null && clock.now().getTime() - Date.parse(closedAt) > READABLE_MS;
}

/** The open chat of the caller, and what is unread in it. */
export function describeOpenChat(context: CallContext): OpenChat {
  const chat = findOpen(context, sessionOf(context).memberId);
  if (chat === undefined) return { unread: 0 };
  const lastMessageAt = linesOf(context, chat.id).at(-1)?.sentAt;
  return {
    session: summaryOf(chat),
    unread: countUnread(context, chat),
    ...(lastMessageAt === undefined ? {} : { lastMessageAt }),
  };
}

/** Number of messages in the open chat of a member that they have not read. */
export function countOpenUnread(context: DomainContext, memberId: string): number {
  const chat = findOpen(context, memberId);
  return chat === undefined ? 0 : countUnread(context, chat);
}

/** Estimated minutes until staff answer; nothing once they have. */
export function waitOf({ staffName }: ChatSessionRow): { readonly waitMinutes?: number } {
  return staffName === null ? { waitMinutes: WAIT_MINUTES } : {};
}

const summaryOf = ({ id, status, openedAt }: ChatSessionRow): ChatSummary => ({ sessionId: id, status, openedAt });

/** Ends a chat of the caller; one that is closed already answers the same again. */
export function closeOwnChat(context: CallContext, chatId: string): ClosedChat {
  const chat = ownChat(context, chatId);
  return describeClosed(chat.status === 'CLOSED' ? chat : endChat(context, chatId, 'CUSTOMER', context.clock.now()));
}

/** Ends an open chat at this time, with its tickets and the answer that staff write. */
export function endChat(
  context: DomainContext,
  chatId: string,
  closeReason: ClosedChat['reason'],
  at: Date,
): ChatSessionRow {
  const { store } = context;
  return store.transact(() => {
    for (const { id } of store.chatTickets.findBy('chatId', chatId)) store.chatTickets.remove(id);
    if (store.chatReplies.get(chatId) !== undefined) store.chatReplies.remove(chatId);
    const chat = store.chatSessions.update(chatId, { status: 'CLOSED', closeReason, closedAt: at.toISOString() });
    // Nothing of a closed chat is unread.
    if (countUnread(context, chat) > 0) emit(context, 'badgesChanged', { memberId: chat.memberId });
    return chat;
  });
}

/** A closed chat as the contract describes it. */
export function describeClosed({ id, status, closedAt, closeReason }: ChatSessionRow): ClosedChat {
  if (closedAt === null || closeReason === null) throw new Error(`The chat ${id} is open.`);
  return { sessionId: id, status, closedAt, reason: closeReason };
}
