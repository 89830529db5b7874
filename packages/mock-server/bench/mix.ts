import { bodyCodecV3 } from '@croupier/sdk/codec';
import { operations, type OperationId } from '@croupier/sdk/operations';
import type { EncryptionKey } from '@croupier/sdk/types';

import { personas } from '../src/seed/personas.ts';

/** Returns the next raw HTTP request. */
export type NextRequest = () => string;

const NONCE_BYTES = 16;

function compose(id: OperationId, host: string, headers: readonly string[], query = '', body = ''): string {
  const { method, path } = operations[id];
  const length = body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`];
  return [`${method} ${path}${query} HTTP/1.1`, `Host: ${host}`, ...headers, ...length, '', body].join('\r\n');
}

/** Creates a cycle of fifteen calls of a logged-in page; one of them is an encrypted login. */
export function createMix(host: string, token: string, key: EncryptionKey, logins: number): NextRequest {
  const bearer = [`Authorization: Bearer ${token}`];
  const site = compose('getSiteConfiguration', host, bearer, '?device=WEB');
  const me = compose('getMemberInfo', host, bearer);
  const gatewayKey = compose('getEncryptionKey', host, []);
  const fixed = [site, me, me, me, gatewayKey, site, me, me, me, gatewayKey, site, me, me, me];
  const encryptedLogins = Array.from({ length: logins }, () => composeEncryptedLogin(host, key));
  let index = 0;
  let login = 0;
  return () => {
    index = (index + 1) % (fixed.length + 1);
    if (index < fixed.length) return fixed[index] ?? site;
    login = (login + 1) % encryptedLogins.length;
    return encryptedLogins[login] ?? site;
  };
}

function composeEncryptedLogin(host: string, { keyId, gatewayKey }: EncryptionKey): string {
  const { method, path } = operations.login;
  const randomBase64 = () => Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString('base64');
  const { account, password } = personas.member;
  const body = bodyCodecV3.encrypt({
    plain: JSON.stringify({ username: account, password, type: 'username' }),
    keyId,
    gatewayKey,
    timestamp: new Date().toISOString(),
    nonce: randomBase64(),
    iv: randomBase64(),
    method,
    path,
  });
  const versions = ['X-Encryption-Version: 3', 'X-Gateway-Version: 3'];
  return compose('login', host, versions, '', JSON.stringify(body));
}
