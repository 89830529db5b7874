import { zChatCloseReason, zChatMessage, zChatSessionStatus, zLanguageCode } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, defineLarge, timeField } from './define.ts';

/** A chat of a member with customer service. */
const chatSessionRow = z.object({
  id: z.string(),
  memberId: z.string(),
  /** Id of the login that opened or continued it last; the chat ends with that login. */
  loginId: z.string(),
  language: zLanguageCode,
  status: zChatSessionStatus,
  openedAt: timeField,
  /** Time of the newest message, or of the opening; 30 minutes later the chat is closed. */
  lastMessageAt: timeField,
  /** Name of the member of staff who answers; null before the first answer. */
  staffName: z.nullable(z.string()),
  /** The newest message that the member has read; null for none. */
  readUpTo: z.nullable(z.string()),
  /** The connection that receives the messages; null before the first. An older connection is ended. */
  connectionId: z.nullable(z.string()),
  closedAt: z.nullable(timeField),
  closeReason: z.nullable(zChatCloseReason),
});
export type ChatSessionRow = z.infer<typeof chatSessionRow>;

/** A message of a chat with customer service. */
const chatLineRow = z.object({
  id: z.string(),
  chatId: z.string(),
  sender: zChatMessage.shape.sender,
  /** The client's id of a message of the member; null for the other senders. */
  clientMessageId: z.nullable(z.string()),
  /** Null for other senders than staff. */
  staffName: z.nullable(z.string()),
  content: z.string(),
  sentAt: timeField,
});
export type ChatLineRow = z.infer<typeof chatLineRow>;

/** A ticket that was not used yet; its id is the ticket. */
const chatTicketRow = z.object({ id: z.string(), chatId: z.string(), expiresAt: timeField });
export type ChatTicketRow = z.infer<typeof chatTicketRow>;

/** The answer that staff write; its id is that of the chat. */
const chatReplyRow = z.object({
  id: z.string(),
  staffName: z.string(),
  content: z.string(),
  typingFrom: timeField,
  dueAt: timeField,
});
export type ChatReplyRow = z.infer<typeof chatReplyRow>;

export const chatCollections = {
  chatSessions: define<ChatSessionRow>(chatSessionRow, ['memberId', 'status']),
  chatLines: defineLarge<ChatLineRow>(chatLineRow, ['chatId', 'clientMessageId']),
  chatTickets: define<ChatTicketRow>(chatTicketRow, ['chatId']),
  chatReplies: define<ChatReplyRow>(chatReplyRow),
};
