import { signCall, type DomainContext } from './domain/kernel/index.ts';
import { createGameServer, isGameCall } from './games/game-server.ts';
import type { CallHeaders, Outcome } from './gateway/call.ts';
import type { CallLimit } from './gateway/call-limit.ts';
import type { Answer } from './gateway/gateway.ts';

/** IP address of the vendor's server, from a range for documentation. */
const VENDOR_ADDRESS = '192.0.2.10';
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

interface GameOptions {
  /** Signing key of a vendor. */
  readonly keyOf: (vendor: string) => string;
  /** Real time in ms. */
  readonly wallNow: () => number;
  /** Limits the calls of games by launch. */
  readonly limit: CallLimit;
}

/** Extends a platform by the vendor of the sandbox games: calls of games go to the vendor's server. */
export function withSandboxGames(
  domain: DomainContext,
  platform: Answer,
  { keyOf, wallNow, limit }: GameOptions,
): Answer {
  // Total delay in ms of the vendor's calls to the platform during the current call of a game.
  let delay = 0;
  const answerGame = createGameServer(
    domain,
    ({ vendor, method, path, body, launch }) => {
      const timestamp = new Date(wallNow()).toISOString();
      const headers = headersOf({
        'content-type': 'application/json',
        'x-vendor': vendor,
        'x-timestamp': timestamp,
        'x-signature': signCall(keyOf(vendor), { caller: vendor, timestamp, method, path, body }),
      });
      const outcome = platform({ method, target: path, headers, body, address: VENDOR_ADDRESS, origin: '', launch });
      if (outcome.kind !== 'silence') delay += outcome.delay;
      if (outcome.kind !== 'answer' || typeof outcome.body !== 'string') return undefined;
      return { status: outcome.status, body: outcome.body };
    },
    limit,
  );
  return (call) => {
    const [path = ''] = call.target.split('?', 1);
    if (!isGameCall(path)) return platform(call);
    if (call.method !== 'POST') return toOutcome(405, { error: 'METHOD_NOT_ALLOWED' }, 0);
    delay = 0;
    const { status, body, retryAfter } = answerGame(path, call.body, call.address);
    return toOutcome(status, body, delay, retryAfter);
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
