import { isApiError, type ApiError } from '../../errors/api-error.ts';
import type { Client } from '../../generated/client/index.ts';
import {
  closeChatSession,
  createChatSession,
  getOpenChat,
  listChatMessages,
  markChatRead,
  sendChatMessage,
} from '../../generated/sdk.gen.ts';
import type {
  ChatMessage,
  ChatMessageList,
  ChatSession,
  ClosedChat,
  LanguageCode,
  OpenChat,
} from '../../generated/types.gen.ts';

/** Messages of one page. */
const PAGE = 30;

/** The calls of the chat. */
export interface ChatCalls {
  readonly open: () => Promise<ChatSession>;
  readonly current: () => Promise<OpenChat>;
  readonly list: (sessionId: string, before?: string) => Promise<ChatMessageList>;
  readonly send: (
    sessionId: string,
    message: Pick<ChatMessage, 'content'> & { clientMessageId: string },
  ) => Promise<ChatMessage>;
  readonly read: (sessionId: string, messageId: string) => Promise<unknown>;
  readonly close: (sessionId: string) => Promise<ClosedChat>;
}

export function createChatCalls(client: Client, language: LanguageCode | undefined, signal: AbortSignal): ChatCalls {
  const options = { client, signal };
  return {
    async open() {
      const body = language === undefined ? {} : { language };
      return (await createChatSession({ ...options, body })).value;
    },
    current: async () => (await getOpenChat(options)).value,
    async list(sessionId, before) {
      const query = { limit: PAGE, ...(before !== undefined && { before }) };
      return (await listChatMessages({ ...options, path: { sessionId }, query })).value;
    },
    async send(sessionId, { content, clientMessageId }) {
      const body = { content, clientMessageId };
      return (await sendChatMessage({ ...options, path: { sessionId }, body })).value;
    },
    read: (sessionId, messageId) => markChatRead({ ...options, path: { sessionId }, body: { messageId } }),
    close: async (sessionId) => (await closeChatSession({ ...options, path: { sessionId } })).value,
  };
}

/** Statuses of an older platform that does not know these calls. */
const WITHOUT_CHAT: ReadonlySet<number | undefined> = new Set([405, 501]);

/** What an error of opening the chat means: the session has ended, there is no chat for the caller, or it may pass. */
export function meaningOf(error: ApiError): 'session-ended' | 'unavailable' | 'may-pass' {
  if (error.code === 'AUTH_REQUIRED') return 'session-ended';
  const isUnknown = WITHOUT_CHAT.has(error.status) || (error.status === 404 && error.code === undefined);
  return error.kind === 'permission' || isUnknown ? 'unavailable' : 'may-pass';
}

/** The error of a call; rethrows anything else, which is a bug. */
export function apiErrorOf(error: unknown): ApiError {
  if (isApiError(error)) return error;
  throw error;
}
