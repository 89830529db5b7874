import type { ChatServerFrame } from '@croupier/sdk/types';

import { createChatConnection, type ChatConnection } from './chat-connection.ts';
import { closeCodes } from './chat-steps.ts';
import type { CallHeaders } from './gateway/call.ts';
import type { Worlds } from './worlds.ts';

/** The other end of a WebSocket. */
export interface ChatPeer {
  readonly send: (text: string) => void;
  /** Ends the connection; nothing is received from it afterwards. */
  readonly close: (code: number) => void;
}

/** What a WebSocket reports. */
export interface ChatSocket {
  /** A frame of the client; undefined for one that is not text. */
  readonly receive: (frame: string | undefined) => Promise<void>;
  /** The connection was lost, or the client has closed it. */
  readonly lost: () => void;
}

export interface ChatHub {
  /** Takes a new connection; `headers` name its world. */
  readonly connect: (headers: CallHeaders, peer: ChatPeer) => ChatSocket;
  /** Sends all connections what is new; call it after everything that may have changed a world. */
  readonly refresh: () => Promise<void>;
  /** Ends all connections because the server stops. */
  readonly stop: () => void;
}

/** Interval in ms at which the clocks of worlds and the time limits of connections are checked. */
const TICK_MS = 500;

/** Holds the chat connections of a server, or of a page, to all worlds. */
export function createChatHub({ runFor }: Pick<Worlds, 'runFor'>, wallNow: () => number = Date.now): ChatHub {
  const connections = new Set<ChatConnection>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const refresh = async (): Promise<void> => {
    await Promise.all(Array.from(connections, (connection) => connection.refresh()));
  };
  const remove = (connection: ChatConnection): void => {
    connections.delete(connection);
    if (connections.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const add = (connection: ChatConnection): void => {
    connections.add(connection);
    if (timer !== undefined) return;
    timer = setInterval(() => void refresh(), TICK_MS);
    // The timer of a browser is a number.
    if (typeof timer === 'object') timer.unref();
  };

  return {
    connect(headers, peer) {
      const connection = createChatConnection({
        wallNow,
        onWorld: (work) => runFor(headers, work),
        send: (frame: ChatServerFrame) => peer.send(JSON.stringify(frame)),
        close(code) {
          remove(connection);
          peer.close(code);
        },
      });
      add(connection);
      return {
        async receive(frame) {
          await connection.receive(frame);
          // Another page of the member, or the connection that was replaced.
          await refresh();
        },
        lost() {
          connection.lost();
          remove(connection);
        },
      };
    },
    refresh,
    stop() {
      for (const connection of connections) connection.close(closeCodes.restart);
    },
  };
}
