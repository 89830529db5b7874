import type { ChatReplyRow } from '../../store/rows/chat.ts';
import { emit, localize, type DomainContext } from '../kernel/index.ts';
import { addLine, linesOf } from './chat-lines.ts';
import { FALLBACKS, GREETING, STAFF_NAMES, TOPICS } from './staff-script.data.ts';

/** Time in ms after a message at which staff begin to write. */
const READING_MS = 1500;
/** Time in ms that an answer takes, and for each of its characters, up to the longest. */
const WRITING_MS = 1500;
const WRITING_MS_PER_CHARACTER = 12;
const MAX_WRITING_MS = 6000;

/**
 * Lets staff answer a message. An answer that they write already is replaced, and begins again: they read both messages
 * first. The topic of the earlier message is kept when the new one has none.
 */
export function scheduleReply(context: DomainContext, chatId: string, message: string): void {
  const { store, clock, random } = context;
  const chat = store.chatSessions.get(chatId);
  if (chat === undefined) return;
  const waiting = store.chatReplies.get(chatId);
  const answer = answerTo(message);
  if (waiting !== undefined && answer === undefined) return postpone(context, waiting);
  const count = linesOf(context, chatId).filter(({ sender }) => sender === 'CUSTOMER').length;
  const text = answer ?? FALLBACKS[(count - 1) % FALLBACKS.length] ?? GREETING;
  const body = localize(text, chat.language);
  const isFirst = chat.staffName === null;
  const staffName = chat.staffName ?? waiting?.staffName ?? STAFF_NAMES[random.integer(0, STAFF_NAMES.length - 1)];
  const content = isFirst && text !== GREETING ? `${localize(GREETING, chat.language)} ${body}` : body;
  if (waiting !== undefined) store.chatReplies.remove(chatId);
  store.chatReplies.insert({
    id: chatId,
    staffName: staffName ?? 'Jasmin',
    content,
    ...timesFrom(clock.now().getTime(), content),
  });
}

function postpone({ store, clock }: DomainContext, { id, content }: ChatReplyRow): void {
  store.chatReplies.update(id, timesFrom(clock.now().getTime(), content));
}

function timesFrom(now: number, content: string): Pick<ChatReplyRow, 'typingFrom' | 'dueAt'> {
  const typingFrom = now + READING_MS;
  const dueAt = typingFrom + Math.min(MAX_WRITING_MS, WRITING_MS + content.length * WRITING_MS_PER_CHARACTER);
  return { typingFrom: new Date(typingFrom).toISOString(), dueAt: new Date(dueAt).toISOString() };
}

/** The answer of the first topic whose words are in the message; undefined for none. */
function answerTo(message: string) {
  return TOPICS.find(({ words }) => words.test(message))?.answer;
}

/** Sends the answer that staff have written by now, at its own time. */
export function deliverReply(context: DomainContext, chatId: string): void {
  const { store, clock } = context;
  const reply = store.chatReplies.get(chatId);
  if (reply === undefined || Date.parse(reply.dueAt) > clock.now().getTime()) return;
  const { staffName, content, dueAt } = reply;
  store.transact(() => {
    store.chatReplies.remove(chatId);
    const { memberId } = store.chatSessions.update(chatId, { staffName });
    addLine(context, chatId, { sender: 'STAFF', staffName, content }, new Date(dueAt));
    emit(context, 'badgesChanged', { memberId });
  });
}

/** True while staff write an answer. */
export function isTyping({ store, clock }: DomainContext, chatId: string): boolean {
  const reply = store.chatReplies.get(chatId);
  return reply !== undefined && Date.parse(reply.typingFrom) <= clock.now().getTime();
}
