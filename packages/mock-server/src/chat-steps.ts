import type { ChatServerFrame } from '@croupier/sdk/types';

import { parseChatFrame, type ChatFrame } from './chat-frames.ts';
import { advanceChats, markReadIn, openStream, readStream, sendIn, type OpenedStream } from './domain/chat/index.ts';
import { Refusal } from './domain/kernel/index.ts';
import { getPlatform } from './domain/site/index.ts';
import type { World } from './world.ts';

/** Close codes of the contract. */
export const closeCodes = {
  closed: 1000,
  restart: 1001,
  unreadable: 4400,
  noTicket: 4401,
  silent: 4408,
  replaced: 4409,
};

/** Interval in ms of the world's clock at which `typing` is repeated; clients show it for 5 s. */
const TYPING_MS = 4_000;

/** State of a connection: the stream that its first frame opened. */
export interface StreamState {
  stream?: OpenedStream;
  /** World's time in ms of the last `typing`. */
  typingSentAt: number;
}

/** What a connection does next: send these frames, then end when there is a close code. */
export interface Step {
  readonly frames: readonly ChatServerFrame[];
  readonly close?: number;
}

/** What is new in the chat of a connection. */
export function newsOf(world: World, state: StreamState): Step {
  if (state.stream === undefined) return { frames: [] };
  advanceChats(world);
  const news = readStream(world, state.stream);
  // The world was replaced by another one.
  if (news === undefined) return { frames: [], close: closeCodes.restart };
  const { messages, seen, isTyping, isReplaced, closed } = news;
  if (isReplaced) return { frames: [], close: closeCodes.replaced };
  const frames = messages.map((message): ChatServerFrame => ({ type: 'message', message }));
  const now = world.clock.now().getTime();
  if (isTyping && now - state.typingSentAt >= TYPING_MS) {
    state.typingSentAt = now;
    frames.push({ type: 'typing' });
  }
  state.stream = { ...state.stream, seen };
  if (closed === undefined) return { frames };
  return { frames: [...frames, { type: 'closed', chat: closed }], close: closeCodes.closed };
}

/** Answers a frame of the client, after what is new. The first one must open the stream; `text` is JSON. */
export function answerTo(world: World, state: StreamState, text: string): Step {
  const frame = parseChatFrame(text);
  if (state.stream === undefined) return open(world, state, frame);
  const before = newsOf(world, state);
  if (before.close !== undefined) return before;
  try {
    if (frame === undefined || frame.type === 'open') throw new Refusal('FIELD_INVALID');
    return { frames: [...before.frames, ...answerFrame(world, state, state.stream, frame)] };
  } catch (error) {
    return { frames: [...before.frames, refusedFrame(error, text)] };
  }
}

function open(world: World, state: StreamState, frame: ChatFrame | undefined): Step {
  advanceChats(world);
  const opened = frame?.type === 'open' ? openStream(world, frame.ticket, frame.after) : undefined;
  if (opened === undefined) return { frames: [], close: closeCodes.noTicket };
  state.stream = opened;
  const { chatId: sessionId, missed, waitMinutes } = opened;
  const wait = waitMinutes === undefined ? {} : { waitMinutes };
  return { frames: [{ type: 'ready', sessionId, ...wait, messages: [...missed] }] };
}

function answerFrame(
  world: World,
  state: StreamState,
  stream: OpenedStream,
  frame: Exclude<ChatFrame, { type: 'open' }>,
): ChatServerFrame[] {
  if (frame.type === 'ping') return [{ type: 'pong' }];
  refuseWhenClosed(world);
  if (frame.type === 'read') {
    markReadIn(world, stream.chatId, frame.messageId);
    return [];
  }
  const message = sendIn(world, stream.chatId, frame);
  // This connection gets its own message as `sent` only.
  state.stream = { ...stream, seen: readStream(world, stream)?.seen ?? stream.seen };
  return [{ type: 'sent', message }];
}

/** Refuses what the gateway would refuse to the calls of the chat. */
function refuseWhenClosed(world: World): void {
  const { maintenance, regionRestriction } = getPlatform(world);
  if (regionRestriction) throw new Refusal('REGION_RESTRICTED');
  if (maintenance) throw new Refusal('SYSTEM_MAINTENANCE');
}

function refusedFrame(error: unknown, text: string): ChatServerFrame {
  if (!(error instanceof Refusal)) throw error;
  const { clientMessageId }: { clientMessageId?: unknown } = Object(JSON.parse(text));
  const { retryAfter } = error.details;
  return {
    type: 'refused',
    ...(typeof clientMessageId === 'string' && { clientMessageId }),
    errorCode: error.code,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
