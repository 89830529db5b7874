import { createRequire } from 'node:module';

import { createChatSession, listChatMessages } from '@croupier/sdk/client';
import type { OpenSocket } from '@croupier/sdk/chat';
import type { ChatClientFrame, ChatServerFrame, ChatSession } from '@croupier/sdk/types';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import type { Player } from './money.ts';

const FRAMES = 'contract#/components/schemas/ChatSession/properties/wsUrl/$defs';

const contract: object = createRequire(import.meta.url)('@croupier/api-spec/openapi.json');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...contract });
const isServerFrame = ajv.compile<ChatServerFrame>({ $ref: `${FRAMES}/serverFrame` });
const isClientFrame = ajv.compile<ChatClientFrame>({ $ref: `${FRAMES}/clientFrame` });

/** Reads a frame of the server; throws when it does not follow the contract. */
export function readServerFrame(text: string): ChatServerFrame {
  const frame: unknown = JSON.parse(text);
  if (isServerFrame(frame)) return frame;
  throw new Error(`${text} is no frame: ${ajv.errorsText(isServerFrame.errors)}`);
}

/** A connection inside the process; its frames are checked against the contract. */
export interface TestConnection {
  readonly session: ChatSession;
  /** Frames of the server since the last call, without their `type` being checked. */
  take(): ChatServerFrame[];
  /** Close code; undefined while the connection is open. */
  closeCode(): number | undefined;
  /** Sends a frame of the contract. */
  send(frame: ChatClientFrame): Promise<void>;
  /** Sends any text; undefined for bytes. */
  sendText(text: string | undefined): Promise<void>;
  /** Sends a message with this client's id. */
  say(content: string, clientMessageId?: string): Promise<void>;
}

/** Opens or continues the chat of a player, without a connection. */
export async function openChatOf({ client }: Player, language?: 'EN' | 'TY'): Promise<ChatSession> {
  return (await createChatSession({ client, body: language === undefined ? {} : { language } })).value;
}

let sentCount = 0;

/** Connects to the world's chat without opening the stream. */
export function connectTo({ world }: Player, session: ChatSession): TestConnection {
  const frames: ChatServerFrame[] = [];
  let closed: number | undefined;
  const socket = world.chats.connect(new Headers(), {
    send: (text) => frames.push(readServerFrame(text)),
    close: (code) => (closed = code),
  });
  const send = (frame: ChatClientFrame): Promise<void> => {
    if (!isClientFrame(frame)) throw new Error(ajv.errorsText(isClientFrame.errors));
    return socket.receive(JSON.stringify(frame));
  };
  return {
    session,
    take: () => frames.splice(0),
    closeCode: () => closed,
    send,
    sendText: socket.receive,
    say: (content, clientMessageId = `client-${(sentCount += 1)}`) => send({ type: 'send', clientMessageId, content }),
  };
}

/** Opens the chat of a player, and its stream. */
export async function joinChat(player: Player, after?: string): Promise<TestConnection> {
  const session = await openChatOf(player);
  const connection = connectTo(player, session);
  await connection.send({ type: 'open', ticket: session.ticket, ...(after === undefined ? {} : { after }) });
  return connection;
}

/** Texts of the messages of a chat, oldest first. */
export async function textsOf({ client }: Player, sessionId: string): Promise<string[]> {
  const { value } = await listChatMessages({ client, path: { sessionId }, query: { limit: 100 } });
  return value.list.map(({ content }) => content).toReversed();
}

/** Opens sockets of the SDK inside the process. */
export function socketsOf({ chats }: Player['world']): OpenSocket {
  return (_, { onOpen, onText, onClose }) => {
    const chat = chats.connect(new Headers(), { send: onText, close: onClose });
    queueMicrotask(onOpen);
    return { send: (text) => void chat.receive(text), close: chat.lost };
  };
}
