import { operations } from '@croupier/sdk/operations';

import type { Sandbox } from '../games/sandbox.ts';
import { createChatHub, type ChatHub } from './chat-hub.ts';
import { CHAT_SOCKET_PATH } from './domain/chat/index.ts';
import { createEventStreams, type EventStreams } from './event-streams.ts';
import type { IncomingCall, Outcome, Transmission } from './gateway/call.ts';
import { readRequest, toResponse } from './gateway/fetch-adapter.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

/** What answers a path: the platform, or a part of the mock. */
export type PathFamily =
  | 'chat'
  | 'control'
  | 'file'
  | 'game'
  | 'health'
  | 'identity'
  | 'operation'
  | 'page'
  | 'statement'
  | 'upload';

/** Families of the mock's own paths, by the first segment. */
const OWN_SEGMENTS: Readonly<Record<string, PathFamily>> = {
  __mock: 'control',
  [CHAT_SOCKET_PATH.slice(1)]: 'chat',
  healthz: 'health',
  'mock-assets': 'file',
  'mock-games': 'file',
  'mock-identity': 'identity',
  'mock-pages': 'page',
  'mock-statements': 'statement',
  'mock-uploads': 'upload',
};
/** The calls of games to their server, below the files of games. */
const GAME_SERVER = '/mock-games/server/';

const firstSegment = (path: string): string => path.slice(1).split('/', 1)[0] ?? '';
const FAMILIES: ReadonlyMap<string, PathFamily> = new Map([
  ...Object.values(operations).map(({ path }) => [firstSegment(path), 'operation'] as const),
  ...Object.entries(OWN_SEGMENTS),
]);

/** Returns the family of a path; undefined when neither contract nor mock has such paths. */
export function familyOf(path: string): PathFamily | undefined {
  const family = FAMILIES.get(firstSegment(path));
  return family === 'file' && path.startsWith(GAME_SERVER) ? 'game' : family;
}

/** The part of a path below its first segment, or below the game server's; without slash at the start. */
function restOf(path: string, family: PathFamily | undefined): string {
  return path.slice(family === 'game' ? GAME_SERVER.length : firstSegment(path).length + 2);
}

export type OpenSandbox = (world: World) => Sandbox;

export interface RouterOptions {
  /** Loads the sandbox at its first call, so that a browser need not load it before. */
  readonly loadSandbox: () => Promise<OpenSandbox> | OpenSandbox;
  /** Answers files; a caller without it serves them itself. */
  readonly answerFile?: (call: IncomingCall) => Promise<Transmission>;
}

export interface Router {
  /** Answers a call of any family; 404 to a control call unless the caller may control the mock, as anyone may by default. */
  readonly answer: (call: IncomingCall, mayControl?: () => boolean) => Promise<Transmission>;
  /** Answers a Fetch request; `address` is the caller's network address. Rejects as `fetch` does when the connection ends. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
  /** The WebSockets of the chat. */
  readonly chats: ChatHub;
  /** The streams of live events. */
  readonly events: EventStreams;
  /** Sends sockets and streams what is new; call it when another process or page has changed a world. */
  readonly refresh: () => Promise<void>;
}

/** Routes every path of the mock, for browser, servers and tests. Paths of no family are the platform's, which answers 404. */
export function createRouter(worlds: Worlds, { loadSandbox, answerFile }: RouterOptions): Router {
  const sandboxes = new WeakMap<World, Sandbox>();
  const inSandbox = async (kind: 'game' | 'identity' | 'page', call: IncomingCall, rest: string): Promise<Outcome> => {
    const openSandbox = await loadSandbox();
    return worlds.answer(
      call,
      (world) => {
        const sandbox = sandboxes.get(world) ?? openSandbox(world);
        sandboxes.set(world, sandbox);
        sandbox.settleDue();
        return sandbox[kind](call, rest);
      },
      kind === 'game' ? gameNotStored : undefined,
    );
  };
  const chats = createChatHub(worlds);
  const runGames = (world: World): void => sandboxes.get(world)?.settleDue();
  const events = createEventStreams({
    runFor: worlds.runFor,
    runDue(world) {
      runGames(world);
      world.runDueTasks();
    },
  });
  const refresh = async (): Promise<void> => {
    await Promise.all([chats.refresh(), events.refresh()]);
  };
  const route = async (call: IncomingCall, mayControl: () => boolean): Promise<Outcome | Transmission> => {
    const [path = ''] = call.target.split('?', 1);
    const family = familyOf(path);
    switch (family) {
      case 'chat':
        return plainText(426, 'This address is a WebSocket.\n', { Upgrade: 'websocket' });
      case 'control':
        return mayControl() ? worlds.control(call) : plainText(404);
      case 'file':
        return answerFile?.(call) ?? plainText(404);
      case 'game':
      case 'identity':
      case 'page':
        return inSandbox(family, call, restOf(path, family));
      case 'health':
        return plainText(200, 'ok\n');
      case 'statement':
        return worlds.answer(call, (world) => world.statementFile(call, restOf(path, family)));
      case 'upload':
        return worlds.answer(call, (world) => world.upload(call, restOf(path, family)));
      default:
        return worlds.answer(call, (world) => {
          runGames(world);
          return world.answer(call);
        });
    }
  };
  const answer: Router['answer'] = async (call, mayControl = () => true) => {
    const outcome = await route(call, mayControl);
    const transmission = outcome.kind === 'stream' ? await events.connect(call.headers, outcome) : outcome;
    await refresh();
    return transmission;
  };
  return {
    answer,
    chats,
    events,
    refresh,
    fetch: async (request, address) =>
      toResponse(await answer(await readRequest(request, address)), request.signal, request.method),
  };
}

const gameNotStored: Outcome = {
  kind: 'answer',
  status: 503,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  body: '{"error":"TRY_AGAIN"}',
  delay: 0,
};

function plainText(status: number, body = '', headers: Readonly<Record<string, string>> = {}): Transmission {
  return { kind: 'answer', status, headers: { 'Content-Type': 'text/plain', ...headers }, body, delay: 0 };
}
