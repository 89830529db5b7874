import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { createFileAnswers } from '../files/answer-file.ts';
import { openSandbox } from '../games/sandbox.ts';
import { isLocalName } from './domain/kernel/index.ts';
import { nativeCodec } from './native-codec.ts';
import { acceptChatSockets } from './node-chat-sockets.ts';
import { readCall, writeOutcome, type HttpListener } from './node-http.ts';
import { isKnownHost, isProxied, originOf } from './request-origin.ts';
import { createRouter, familyOf, type Router } from './router.ts';
import { createWorlds as createWorldsAnywhere, type Worlds, type WorldsOptions } from './worlds.ts';

export type { Worlds, WorldsOptions };
export { prepareFiles } from '../files/prepare-files.ts';
export { personas, trialHint } from './seed/personas.ts';

/** Creates worlds that use Node's cryptography. */
export function createWorlds(options: WorldsOptions = {}): Worlds {
  return createWorldsAnywhere({ ...options, world: { codec: nativeCodec, ...options.world } });
}

const TOKEN_HEADER = 'x-mock-token';
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/** True for a path of the API or of the mock: control calls, games, pages, pictures and `/healthz`. */
export function isApiPath(path: string): boolean {
  return familyOf(path) !== undefined;
}

export interface ApiListenerOptions {
  /**
   * Token required in `X-Mock-Token` for control calls, from anywhere; when empty, only local clients may control the
   * mock.
   */
  readonly controlToken?: string | undefined;
  /** Further host names, besides this machine's and the brand's, with which URLs in answers may begin. */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** The mock for one server, over HTTP and within its process. */
export interface HttpMock {
  readonly listener: HttpListener;
  readonly fetch: Router['fetch'];
  /** Accepts the WebSockets of a server. Returns the function that ends them and the streams, for when the server stops. */
  readonly acceptSockets: (server: Server) => () => void;
}

/** Serves every path of the mock over node:http. */
export function createHttpMock(
  worlds: Worlds = createWorlds(),
  { controlToken, allowedHosts = [] }: ApiListenerOptions = {},
): HttpMock {
  const hosts = new Set(allowedHosts);
  const router = createRouter(worlds, { loadSandbox: () => openSandbox, answerFile: createFileAnswers() });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await readCall(request, () => originOf(request, hosts));
    writeOutcome(await router.answer(call, () => canControl(request, controlToken)), response);
  };
  return {
    listener: (request, response) => void answer(request, response).catch(() => response.destroy()),
    fetch: router.fetch,
    acceptSockets(server) {
      const { chats, events } = router;
      const endSockets = acceptChatSockets(server, { chats, isOwnPage: (request) => isOwnPage(request, hosts) });
      return () => {
        endSockets();
        events.stop();
      };
    },
  };
}

/** True without an Origin, which only browsers send, and for a page of this server, this machine or an allowed host. */
function isOwnPage(request: IncomingMessage, allowedHosts: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (page === null) return false;
  return page.origin === originOf(request, allowedHosts) || isKnownHost(page.hostname, allowedHosts);
}

/**
 * Admits control calls with the token, if one is set: a local proxy is indistinguishable from a local client.
 * Otherwise admits local clients only: not through a proxy that identifies itself, not by a foreign host name that
 * resolves here, and not from another site's page in a local browser.
 */
function canControl({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  const sentToken = headers[TOKEN_HEADER];
  if (token !== undefined && token !== '') return typeof sentToken === 'string' && isSame(sentToken, token);
  const { host = '', origin } = headers;
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return false;
  if (isProxied(headers) || !isLocalName(host.replace(/:\d+$/, ''))) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return origin === undefined || isLocalName(URL.parse(origin)?.hostname ?? '');
}

/** Compares in constant time. */
function isSame(sentToken: string, token: string): boolean {
  const [a, b] = [Buffer.from(sentToken), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
