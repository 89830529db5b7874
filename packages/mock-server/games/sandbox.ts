import { signCall, type DomainContext } from '../src/domain/kernel/index.ts';
import type { CallHeaders, IncomingCall, Outcome } from '../src/gateway/call.ts';
import { createCallLimit } from '../src/gateway/call-limit.ts';
import { createGameServer } from './game-server.ts';
import { answerPhoneService } from './identity/phone-service.ts';
import { pageAnswer } from './pages/pages.ts';

/** IP address of the vendor's server, from a range for documentation. */
const VENDOR_ADDRESS = '192.0.2.10';
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** The vendor of the sandbox games and the pages in place of third-party sites, in one world. */
export interface Sandbox {
  /** Answers a call of a game; `name` is the path below the server's. */
  readonly game: (call: IncomingCall, name: string) => Outcome;
  /** Answers a call of the sandbox's phone service; `name` is the path below `/mock-identity`. */
  readonly identity: (call: IncomingCall, name: string) => Outcome;
  /** Ends the rounds whose time for a choice is over. */
  readonly settleDue: () => void;
  /** Answers a page; `path` is below `/mock-pages`. */
  readonly page: (call: IncomingCall, path: string) => Outcome;
}

/** What the sandbox uses of a world. */
interface SandboxWorld extends DomainContext {
  /** Answers a call of the platform. */
  readonly answer: (call: IncomingCall) => Outcome;
  /** Real time in ms. */
  readonly wallNow: () => number;
  readonly callsPerMinute: number;
  /** Key that a server signs its calls with; undefined for an unknown code. */
  readonly signingKey: (server: { readonly role: 'vendor'; readonly code: string }) => string | undefined;
}

/**
 * Opens the vendor of the sandbox games, which calls the platform as any vendor does, and the pages in place of
 * third-party sites, for one world.
 */
export function openSandbox(world: SandboxWorld): Sandbox {
  const { wallNow, callsPerMinute } = world;
  // Total delay in ms of the vendor's calls to the platform during the current call of a game.
  let delay = 0;
  const server = createGameServer(
    world,
    ({ vendor, method, path, body, launch }) => {
      const timestamp = new Date(wallNow()).toISOString();
      const key = world.signingKey({ role: 'vendor', code: vendor }) ?? '';
      const headers = headersOf({
        'content-type': 'application/json',
        'x-vendor': vendor,
        'x-timestamp': timestamp,
        'x-signature': signCall(key, { caller: vendor, timestamp, method, path, body }),
      });
      const outcome = world.answer({
        method,
        target: path,
        headers,
        body,
        address: VENDOR_ADDRESS,
        origin: '',
        launch,
      });
      if (outcome.kind !== 'silence') delay += outcome.delay;
      if (outcome.kind !== 'answer' || typeof outcome.body !== 'string') return undefined;
      return { status: outcome.status, body: outcome.body };
    },
    createCallLimit(wallNow, callsPerMinute),
  );
  return {
    game({ method, body, address }, name) {
      if (method !== 'POST') return toOutcome(405, { error: 'METHOD_NOT_ALLOWED' }, 0);
      delay = 0;
      const { status, body: answer, retryAfter } = server.answer(name, body, address);
      return toOutcome(status, answer, delay, retryAfter);
    },
    identity({ method, body, address }, name) {
      if (method !== 'POST') return toOutcome(405, { error: 'UNKNOWN' }, 0);
      const { status, body: answer, retryAfter } = answerPhoneService(world, name, body, address);
      return toOutcome(status, answer, 0, retryAfter);
    },
    settleDue: server.settleDue,
    page: (call, path) => ({ kind: 'answer', ...pageAnswer(world, call, path), delay: 0 }),
  };
}

function headersOf(headers: Readonly<Record<string, string>>): CallHeaders {
  const get = (name: string): string | null => headers[name.toLowerCase()] ?? null;
  return { get, has: (name) => get(name) !== null };
}

function toOutcome(status: number, body: object, delay: number, retryAfter?: number): Outcome {
  const headers = retryAfter === undefined ? HEADERS : { ...HEADERS, 'Retry-After': String(retryAfter) };
  return { kind: 'answer', status, headers, body: JSON.stringify(body), delay };
}
