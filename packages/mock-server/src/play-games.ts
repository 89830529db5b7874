import type { DomainContext } from './domain/context.ts';
import { createGameServer, isGameCall } from './games/game-server.ts';
import type { CallHeaders, Outcome } from './gateway/call.ts';
import type { Answer } from './gateway/gateway.ts';

/**
 * Network address of the sandbox vendor's server, separate from the players', so that its calls are counted
 * separately.
 */
const VENDOR_ADDRESS = '192.0.2.10';
const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** Combines the platform with the sandbox vendor: calls of games go to the vendor's server. */
export function playGames(domain: DomainContext, platform: Answer, vendorSecret: string): Answer {
  // Calls that the vendor made while answering the current one.
  let delay = 0;
  const answerGame = createGameServer(
    domain,
    ({ method, path, body, signature }) => {
      const headers = headersOf({ 'content-type': 'application/json', 'x-signature': signature });
      const outcome = platform({ method, target: path, headers, body, address: VENDOR_ADDRESS, origin: '' });
      if (outcome.kind !== 'silence') delay += outcome.delay;
      if (outcome.kind !== 'answer' || typeof outcome.body !== 'string') return undefined;
      return { status: outcome.status, body: outcome.body };
    },
    vendorSecret,
  );
  return (call) => {
    const [path = ''] = call.target.split('?', 1);
    if (!isGameCall(path)) return platform(call);
    if (call.method !== 'POST') return toOutcome(405, { error: 'METHOD_NOT_ALLOWED' }, 0);
    delay = 0;
    const { status, body } = answerGame(path, call.body);
    return toOutcome(status, body, delay);
  };
}

function headersOf(headers: Readonly<Record<string, string>>): CallHeaders {
  const get = (name: string): string | null => headers[name.toLowerCase()] ?? null;
  return { get, has: (name) => get(name) !== null };
}

function toOutcome(status: number, body: object, delay: number): Outcome {
  return { kind: 'answer', status, headers: HEADERS, body: JSON.stringify(body), delay };
}
