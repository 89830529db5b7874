import { createApiClient } from '../client.ts';
import type { OpenSocket, SocketEvents } from '../chat.ts';
import type { ChatClientFrame, ChatMessage, ChatServerFrame } from '../generated/types.gen.ts';
import { errorAnswer, networkError, success } from './fake-platform.ts';

/** A socket whose other side a test plays. */
export interface FakeSocket {
  readonly url: string;
  /** Frames of the client since the last call. */
  take(): ChatClientFrame[];
  /** The connection is established. */
  open(): void;
  say(frame: ChatServerFrame | { readonly type: 'brand.new' }): void;
  /** Establishes the connection, and answers `ready`. */
  ready(messages?: readonly ChatMessage[], waitMinutes?: number): void;
  close(code: number): void;
  /** True when the client has ended it. */
  readonly isEnded: () => boolean;
}

/** Answers to a call, in order; the last one is repeated. Undefined is a lost connection, `usual` the usual answer. */
type Script = (() => 'usual' | { readonly code: string; readonly status: number } | undefined)[];

interface PlatformState {
  sessionId: string;
  /** Messages that the platform has stored, oldest first. */
  readonly stored: ChatMessage[];
  /** Scripts by method and last part of the path. */
  readonly failures: Map<string, Script>;
  /** The chat is open. */
  isOpen: boolean;
  /** Sockets can be created. */
  allowsSockets: boolean;
}

const OPENED_AT = '2026-11-21T06:50:00Z';

/** A message of staff, or of the member when it has a client's id. */
export function messageOf(number: number, clientMessageId?: string, content = `Message ${number}`): ChatMessage {
  return {
    messageId: `cm_${number}`,
    ...(clientMessageId === undefined ? { staffName: 'Tala' } : { clientMessageId }),
    sender: clientMessageId === undefined ? 'STAFF' : 'CUSTOMER',
    content,
    sentAt: new Date(Date.parse(OPENED_AT) + number * 1000).toISOString(),
  };
}

/** A platform with one open chat; a test changes its parts. */
export function createChatPlatform() {
  const sockets: FakeSocket[] = [];
  const calls: string[] = [];
  const platform: PlatformState = {
    sessionId: 'cs_1',
    stored: [],
    failures: new Map(),
    isOpen: true,
    allowsSockets: true,
  };
  let tickets = 0;

  const usual = (name: string, url: URL, body: Record<string, string>): unknown => {
    const session = { sessionId: platform.sessionId, status: 'OPEN', openedAt: OPENED_AT };
    switch (name) {
      case 'POST sessions':
        tickets += 1;
        return {
          ...session,
          wsUrl: 'wss://chat.example/ws',
          ticket: `ckt_${tickets}`,
          expiresAt: OPENED_AT,
          waitMinutes: 3,
        };
      case 'GET current':
        return platform.isOpen ? { session, unread: 0, lastMessageAt: platform.stored.at(-1)?.sentAt } : { unread: 0 };
      case 'GET messages': {
        const before = url.searchParams.get('before');
        const limit = Number(url.searchParams.get('limit'));
        const index = platform.stored.findIndex(({ messageId }) => messageId === before);
        const end = index === -1 ? platform.stored.length : index;
        const start = Math.max(0, end - limit);
        return { list: platform.stored.slice(start, end).toReversed(), hasMore: start > 0 };
      }
      case 'POST messages': {
        const { content = '', clientMessageId = '' } = body;
        const known = platform.stored.find((message) => message.clientMessageId === clientMessageId);
        if (known !== undefined) return known;
        const message = messageOf(platform.stored.length + 1, clientMessageId, content);
        platform.stored.push(message);
        return message;
      }
      case 'POST close':
        platform.isOpen = false;
        return { sessionId: platform.sessionId, status: 'CLOSED', closedAt: OPENED_AT, reason: 'IDLE' };
      default:
        return { unread: 0 };
    }
  };
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const name = `${request.method} ${url.pathname.split('/').at(-1) ?? ''}`;
    calls.push(name);
    const script = platform.failures.get(name);
    const next = script === undefined ? undefined : (script.length > 1 ? script.shift() : script[0])?.();
    if (script !== undefined && next === undefined) return networkError(request);
    if (typeof next === 'object') return errorAnswer(next.code, next.status)(request);
    const text = await request.text();
    return success(usual(name, url, text === '' ? {} : JSON.parse(text)))(request);
  };
  const openSocket: OpenSocket = (url, events) => {
    if (!platform.allowsSockets) throw new Error('Forbidden by the policy of the page.');
    const { socket, port } = createFakeSocket(url, events, () => platform.sessionId);
    sockets.push(socket);
    return port;
  };
  const client = createApiClient({
    baseUrl: 'https://platform.example',
    getToken: () => 'mbr_1',
    fetch: answer,
    checkAnswers: 'off',
    tries: 1,
  });
  return { platform, sockets, calls, client, openSocket };
}

function createFakeSocket(url: string, events: SocketEvents, sessionId: () => string) {
  const frames: ChatClientFrame[] = [];
  let isEnded = false;
  const say: FakeSocket['say'] = (frame) => events.onText(JSON.stringify(frame));
  const socket: FakeSocket = {
    url,
    take: () => frames.splice(0),
    open: events.onOpen,
    say,
    ready(messages = [], waitMinutes) {
      events.onOpen();
      const wait = waitMinutes === undefined ? {} : { waitMinutes };
      say({ type: 'ready', sessionId: sessionId(), messages: [...messages], ...wait });
    },
    close: events.onClose,
    isEnded: () => isEnded,
  };
  const port = {
    send(text: string) {
      // The client's own frames.
      frames.push(JSON.parse(text));
    },
    close: () => void (isEnded = true),
  };
  return { socket, port };
}
