import { http, ws, type HttpHandler, type WebSocketHandler } from 'msw';

import type { ChatHub } from './chat-hub.ts';
import { CHAT_SOCKET_PATH } from './domain/chat/index.ts';
import type { CallHeaders } from './gateway/call.ts';
import { findOperation } from './gateway/find-operation.ts';
import { familyOf, type PathFamily, type Router } from './router.ts';

/** One MSW handler for the paths of these families, on any origin. Handlers that a test adds come before it. */
export function toMswHandler(fetch: Router['fetch'], families: ReadonlySet<PathFamily>): HttpHandler {
  return http.all(
    ({ request: { method, url } }) => {
      const { origin, pathname } = new URL(url);
      const family = familyOf(pathname);
      if (family === undefined || !families.has(family)) return false;
      // Another mock, such as one over HTTP, has its own control calls.
      if (family === 'control' && origin !== globalThis.location?.origin) return false;
      return family !== 'operation' || 'operation' in findOperation(method, pathname);
    },
    async ({ request }) => toMswResponse(fetch(request)),
  );
}

/** A reset must reach the page as a network error; MSW answers 500 to a thrown value. */
async function toMswResponse(answer: Promise<Response>): Promise<Response> {
  return answer.catch((error: unknown) => {
    if (error instanceof TypeError || error instanceof DOMException) return Response.error();
    throw error;
  });
}

/** One MSW handler for the WebSockets of the chat, on any origin; `headers` name the world. */
export function toMswSocketHandler(chats: ChatHub, headers: () => CallHeaders = () => new Headers()): WebSocketHandler {
  return ws.link(`*${CHAT_SOCKET_PATH}`).addEventListener('connection', ({ client }) => {
    const chat = chats.connect(headers(), {
      send: (text) => client.send(text),
      close: (code) => client.close(code),
    });
    client.addEventListener('message', ({ data }) => {
      void chat.receive(typeof data === 'string' ? data : undefined);
    });
    client.addEventListener('close', () => chat.lost());
  });
}
