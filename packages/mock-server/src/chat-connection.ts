import { MINUTE_MS } from '@croupier/sdk/rules';
import type { ChatServerFrame } from '@croupier/sdk/types';

import { answerTo, closeCodes, newsOf, type Step, type StreamState } from './chat-steps.ts';
import type { World } from './world.ts';

export interface ChatConnectionOptions {
  /** Runs work on the world of the connection, and stores its changes; undefined without such a world. */
  readonly onWorld: <Result>(work: (world: World) => Result) => Promise<Result | undefined>;
  readonly send: (frame: ChatServerFrame) => void;
  readonly close: (code: number) => void;
  /** Real time in ms, which time limits follow. */
  readonly wallNow: () => number;
}

/** One connection to the chat, independent of what carries its frames. */
export interface ChatConnection {
  /** Answers a frame of the client; undefined for one that is not text. */
  readonly receive: (text: string | undefined) => Promise<void>;
  /** Sends what is new, and ends the connection when its time is over. */
  readonly refresh: () => Promise<void>;
  /** Ends the connection with this code. */
  readonly close: (code: number) => void;
  /** The connection has ended by itself. */
  readonly lost: () => void;
}

/** Time in ms until the first frame, and from one frame of the client to the next. */
const OPEN_MS = 5_000;
const SILENCE_MS = MINUTE_MS;
const MAX_FRAME_BYTES = 16 * 1024;
/** Internal error (RFC 6455). */
const FAILED = 1011;

/** A connection waits for `open`, then passes on the messages of one chat. */
export function createChatConnection({ onWorld, send, close, wallNow }: ChatConnectionOptions): ChatConnection {
  const state: StreamState = { typingSentAt: 0 };
  let hasEnded = false;
  let lastFrameAt = wallNow();
  /** Steps run one after the other, so that frames keep their order. */
  let queue: Promise<void> = Promise.resolve();

  const end = (code: number): void => {
    if (hasEnded) return;
    hasEnded = true;
    close(code);
  };
  const runStep = async (work: (world: World) => Step): Promise<void> => {
    if (hasEnded) return;
    const step = await onWorld(work).catch((error: unknown): Step => {
      console.error('The chat failed:', error);
      return { frames: [], close: FAILED };
    });
    // The connection may have ended while the changes were stored.
    if (hasEnded) return;
    for (const frame of step?.frames ?? []) send(frame);
    const code = step === undefined ? closeCodes.noTicket : step.close;
    if (code !== undefined) end(code);
  };
  const run = (work: (world: World) => Step): Promise<void> => (queue = queue.then(() => runStep(work)));

  return {
    async receive(text) {
      lastFrameAt = wallNow();
      if (text === undefined || !isReadable(text)) return end(closeCodes.unreadable);
      return run((world) => answerTo(world, state, text));
    },
    async refresh() {
      const silence = wallNow() - lastFrameAt;
      if (state.stream === undefined) return silence >= OPEN_MS ? end(closeCodes.noTicket) : undefined;
      return silence >= SILENCE_MS ? end(closeCodes.silent) : run((world) => newsOf(world, state));
    },
    close: end,
    lost: () => void (hasEnded = true),
  };
}

/** True for JSON that is not too long. */
function isReadable(text: string): boolean {
  if (new TextEncoder().encode(text).length > MAX_FRAME_BYTES) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
