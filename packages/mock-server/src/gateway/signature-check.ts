import { isSame, signCall, Refusal } from '../domain/kernel/index.ts';
import type { Call, CallingServer, ServerRole } from './call.ts';
import type { Stage } from './stages.ts';

/** Secrets that the signing keys are derived from, by kind of server. They never leave the mock's process. */
export type ServerSecrets = Readonly<Record<ServerRole, string>>;

const SECRET_BYTES = 32;

/** Maximum difference in ms between the time of a server's call and real time. */
const TIME_WINDOW_MS = 300_000;

/** Secrets from real randomness, so that none is in the code. */
export function createServerSecrets(): ServerSecrets {
  const make = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  return { vendor: make(), provider: make() };
}

/** Signing key of a vendor or provider; undefined for an unknown code. */
export type SigningKeyOf = (server: CallingServer) => string | undefined;

/** Admits a server's call with its caller's signature and a current time, and refuses others. */
export function createSignatureCheck(signingKeyOf: SigningKeyOf, wallNow: () => number): Stage {
  return (call) => {
    const server = claimedServer(call);
    if (server === undefined) return;
    const key = signingKeyOf(server);
    const { headers, method } = call.request;
    const timestamp = headers.get('X-Timestamp') ?? '';
    if (key === undefined || !isCurrent(timestamp, wallNow())) throw new Refusal('SIGNATURE_INVALID');
    const { path, bodyText: body } = call;
    const expected = signCall(key, { caller: server.code, timestamp, method, path, body });
    if (!isSame((headers.get('X-Signature') ?? '').toLowerCase(), expected)) throw new Refusal('SIGNATURE_INVALID');
    call.server = server;
  };
}

/** The server that a call claims to come from; undefined for calls of people. */
function claimedServer({ operation, request }: Call): CallingServer | undefined {
  const { roles } = operation.description;
  if (roles.includes('vendor')) return { role: 'vendor', code: request.headers.get('X-Vendor') ?? '' };
  if (roles.includes('provider')) return { role: 'provider', code: operation.pathParameters['provider'] ?? '' };
  return undefined;
}

function isCurrent(timestamp: string, now: number): boolean {
  const isUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(timestamp);
  return isUtc && Math.abs(Date.parse(timestamp) - now) <= TIME_WINDOW_MS;
}
