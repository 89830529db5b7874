import { isSame, signatureOf } from '../domain/signature.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Stage } from './stages.ts';

/** The servers that call without a session. */
export type ServerRole = 'vendor' | 'provider';

/** What each kind of server signs its calls with. Never leaves the mock's process. */
export type ServerSecrets = Readonly<Record<ServerRole, string>>;

const SECRET_BYTES = 32;

/** Secrets from real randomness, so that none stands in the code. */
export function createServerSecrets(): ServerSecrets {
  const make = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  return { vendor: make(), provider: make() };
}

/** Lets in a server's call whose `X-Signature` fits its body as it came, and no other call of a server. */
export function createSignatureCheck(secrets: ServerSecrets): Stage {
  return (call) => {
    const role = (['vendor', 'provider'] as const).find((server) => call.operation.description.roles.includes(server));
    if (role === undefined) return;
    const given = call.request.headers.get('X-Signature') ?? '';
    if (!isSame(given.toLowerCase(), signatureOf(secrets[role], call.bodyText))) {
      throw new Refusal('SIGNATURE_INVALID');
    }
    call.server = role;
  };
}
