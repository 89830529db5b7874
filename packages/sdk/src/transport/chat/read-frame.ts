import type { ChatMessage, ChatServerFrame, ClosedChat, ErrorCode } from '../../generated/types.gen.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a frame of the server tolerantly: fields and enum values of a newer platform are accepted. Undefined for an
 * unknown type, and for a frame that misses what its type needs.
 */
export function readFrame(text: string): ChatServerFrame | undefined {
  const frame = fieldsOf(parseJson(text));
  switch (frame['type']) {
    case 'ready': {
      const { sessionId, messages, waitMinutes } = frame;
      if (typeof sessionId !== 'string' || !Array.isArray(messages)) return undefined;
      const wait = typeof waitMinutes === 'number' ? { waitMinutes } : {};
      return { type: 'ready', sessionId, ...wait, messages: messages.filter(isMessage) };
    }
    case 'message':
    case 'sent': {
      const { type, message } = frame;
      return isMessage(message) ? { type, message } : undefined;
    }
    case 'refused':
      return readRefused(frame);
    case 'closed': {
      const { chat } = frame;
      return isClosedChat(chat) ? { type: 'closed', chat } : undefined;
    }
    case 'typing':
      return { type: 'typing' };
    case 'pong':
      return { type: 'pong' };
    default:
      return undefined;
  }
}

function readRefused({ errorCode, clientMessageId, retryAfter }: Fields): ChatServerFrame | undefined {
  if (!isErrorCode(errorCode)) return undefined;
  return {
    type: 'refused',
    errorCode,
    ...(typeof clientMessageId === 'string' && { clientMessageId }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}

/** A newer platform may have other codes; users of a code expect unknown ones. */
const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string';

const hasTexts = (fields: Fields, names: readonly string[]): boolean =>
  names.every((name) => typeof fields[name] === 'string');

const isMessage = (value: unknown): value is ChatMessage =>
  hasTexts(fieldsOf(value), ['messageId', 'sender', 'content', 'sentAt']);

const isClosedChat = (value: unknown): value is ClosedChat =>
  hasTexts(fieldsOf(value), ['sessionId', 'status', 'closedAt', 'reason']);

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
