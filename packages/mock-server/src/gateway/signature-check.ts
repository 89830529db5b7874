import { isSame, signatureOf } from '../domain/signature.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Stage } from './stages.ts';

/** Servers that call without a session. */
export type ServerRole = 'vendor' | 'provider';

/** Signing keys by kind of server. They never leave the mock's process. */
export type ServerSecrets = Readonly<Record<ServerRole, string>>;

const SECRET_BYTES = 32;

/** Keys from real randomness, so that none is in the code. */
export function createServerSecrets(): ServerSecrets {
  const make = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  return { vendor: make(), provider: make() };
}

/** Admits a server's call whose `X-Signature` matches its raw body, and refuses others. */
export function createSignatureCheck(secrets: ServerSecrets): Stage {
  return (call) => {
    const role = (['vendor', 'provider'] as const).find((server) => call.operation.description.roles.includes(server));
    if (role === undefined) return;
    const signature = call.request.headers.get('X-Signature') ?? '';
    if (!isSame(signature.toLowerCase(), signatureOf(secrets[role], call.bodyText))) {
      throw new Refusal('SIGNATURE_INVALID');
    }
    call.server = role;
  };
}
