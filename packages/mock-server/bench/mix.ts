import { version3 } from '@croupier/sdk/codec';
import { operations, type OperationId } from '@croupier/sdk/operations';
import type { EncryptionKey } from '@croupier/sdk/types';

import { personas } from '../src/seed/personas.ts';

/** Raw HTTP request. */
export type NextRequest = () => string;

const NONCE_BYTES = 16;

function compose(id: OperationId, host: string, headers: readonly string[], query = '', body = ''): string {
  const { method, path } = operations[id];
  const length = body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`];
  return [`${method} ${path}${query} HTTP/1.1`, `Host: ${host}`, ...headers, ...length, '', body].join('\r\n');
}

/** Fifteen consecutive calls of a logged-in page; one is an encrypted login. */
export function createMix(host: string, token: string, key: EncryptionKey, logins: number): NextRequest {
  const bearer = [`Authorization: Bearer ${token}`];
  const site = compose('getSiteConfiguration', host, bearer, '?device=WEB');
  const me = compose('getMemberInfo', host, bearer);
  const gatewayKey = compose('getEncryptionKey', host, []);
  const fixed = [site, me, me, me, gatewayKey, site, me, me, me, gatewayKey, site, me, me, me];
  const sealed = Array.from({ length: logins }, () => sealLogin(host, key));
  let turn = 0;
  let login = 0;
  return () => {
    turn = (turn + 1) % (fixed.length + 1);
    if (turn < fixed.length) return fixed[turn] ?? site;
    login = (login + 1) % sealed.length;
    return sealed[login] ?? site;
  };
}

function sealLogin(host: string, { keyId, gatewayKey }: EncryptionKey): string {
  const { method, path } = operations.login;
  const random = () => Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString('base64');
  const { account, password } = personas.member;
  const body = version3.encrypt({
    plain: JSON.stringify({ username: account, password, type: 'username' }),
    keyId,
    gatewayKey,
    timestamp: new Date().toISOString(),
    nonce: random(),
    iv: random(),
    method,
    path,
  });
  const versions = ['X-Encryption-Version: 3', 'X-Gateway-Version: 3'];
  return compose('login', host, versions, '', JSON.stringify(body));
}
