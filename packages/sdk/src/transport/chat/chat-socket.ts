import type { ChatClientFrame, ChatServerFrame } from '../../generated/types.gen.ts';
import { readFrame } from './read-frame.ts';

/** What a socket reports. */
export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** The connection has ended, with the code of the other side; 1006 when it was lost. */
  readonly onClose: (code: number) => void;
}

export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** Opens a connection to a URL. Throws where the environment forbids it. */
export type OpenSocket = (url: string, events: SocketEvents) => Socket;

/** Opens a WebSocket of the browser or of Node. */
export const openWebSocket: OpenSocket = (url, { onOpen, onText, onClose }) => {
  const socket = new WebSocket(url);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onText(data);
  });
  socket.addEventListener('close', ({ code }) => onClose(code));
  return {
    send(text) {
      // A closing socket drops the text; its end is reported anyway.
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** Time in ms until `ready`, and until any frame after a `ping`. */
const ANSWER_MS = 10_000;
/** Interval of `ping` in ms; the server ends a connection after 60 s without a frame. */
const PING_MS = 25_000;
/** Code of a connection that this side ended: none came over the network. */
const LOST = 1006;

export interface ChatSocketOptions {
  readonly openSocket: OpenSocket;
  readonly url: string;
  readonly ticket: string;
  /** The last message that the caller has. */
  readonly after: string | undefined;
  readonly onFrame: (frame: ChatServerFrame) => void;
  /** Called once. */
  readonly onEnd: (code: number) => void;
}

export interface ChatSocket {
  readonly send: (frame: ChatClientFrame) => void;
  /** Ends the connection; `onEnd` is called with 1006. */
  readonly end: () => void;
}

/** One connection to the chat: opens it with the ticket, keeps it alive, and ends it when nothing comes any more. */
export function openChatSocket({ openSocket, url, ticket, after, onFrame, onEnd }: ChatSocketOptions): ChatSocket {
  let hasEnded = false;
  let socket: Socket | undefined;
  let pings: ReturnType<typeof setInterval> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const finish = (code: number): void => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(pings);
    clearTimeout(deadline);
    onEnd(code);
  };
  const end = (): void => {
    socket?.close();
    finish(LOST);
  };
  const expectAnswer = (): void => {
    clearTimeout(deadline);
    deadline = setTimeout(end, ANSWER_MS);
  };
  const send = (frame: ChatClientFrame): void => {
    if (!hasEnded) socket?.send(JSON.stringify(frame));
  };

  expectAnswer();
  try {
    socket = openSocket(url, {
      onOpen: () => send({ type: 'open', ticket, ...(after !== undefined && { after }) }),
      onText(text) {
        if (hasEnded) return;
        clearTimeout(deadline);
        const frame = readFrame(text);
        if (frame?.type === 'ready') {
          pings = setInterval(() => {
            expectAnswer();
            send({ type: 'ping' });
          }, PING_MS);
        }
        if (frame !== undefined) onFrame(frame);
      },
      onClose: finish,
    });
  } catch {
    // For example forbidden by the page's content security policy. Later, because the caller does not have the socket yet.
    queueMicrotask(() => finish(LOST));
  }
  return { send, end };
}
