import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer } from 'ws';

import type { ChatHub } from './chat-hub.ts';
import { toCallHeaders } from './node-http.ts';
import { familyOf } from './router.ts';

/** Larger frames end the connection before they are read; the chat's own limit is far below. */
const MAX_PAYLOAD_BYTES = 1024 * 1024;

/** Time in ms for clients to receive that the server stops. */
const STOP_MS = 1_000;

export interface ChatSocketOptions {
  readonly chats: ChatHub;
  /** True for a page that may connect; browsers send cookies with the sockets of any page. */
  readonly isOwnPage: (request: IncomingMessage) => boolean;
}

/**
 * Accepts the WebSockets of the chat at a server, and refuses all others. Returns the function that ends them, to be called
 * when the server stops: the server itself does not know them.
 */
export function acceptChatSockets(server: Server, { chats, isOwnPage }: ChatSocketOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (familyOf(path) !== 'chat') return refuse(socket, '404 Not Found');
    if (!isOwnPage(request)) return refuse(socket, '403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (connection) => {
      const chat = chats.connect(toCallHeaders(request.headers), {
        send: (text) => connection.send(text),
        close: (code) => connection.close(code),
      });
      connection.on('message', (data, isBinary) => {
        // Text comes as one buffer, by the default of ws.
        void chat.receive(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString());
      });
      connection.on('close', () => chat.lost());
      // A broken connection also closes.
      connection.on('error', () => undefined);
    });
    return undefined;
  });
  return () => {
    chats.stop();
    setTimeout(() => {
      for (const connection of sockets.clients) connection.terminate();
    }, STOP_MS).unref();
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
