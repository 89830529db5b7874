import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import { isLocalName } from './domain/kernel/index.ts';

const OWN_HOST = /(?:^|\.)croupier\.example$/;

/** Headers that proxies add. */
const PROXY_HEADERS =
  /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|[a-z]+-(?:connecting|client)-ip)$/;

/** True for a name of this machine, the brand's domain, and an allowed host. */
export const isKnownHost = (name: string, allowedHosts: ReadonlySet<string>): boolean =>
  isLocalName(name) || OWN_HOST.test(name) || allowedHosts.has(name);

/** True when the call has a header that proxies add. */
export function isProxied(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => PROXY_HEADERS.test(name));
}

/**
 * Returns the origin at which the caller reached this server; URLs in answers begin with it. The scheme is from
 * `X-Forwarded-Proto`. Because callers choose the Host header, it is used only when it is this machine's name, the
 * brand's domain or an allowed host; otherwise the connection's local address is used.
 */
export function originOf({ headers, socket }: IncomingMessage, allowedHosts: ReadonlySet<string>): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const requested = URL.parse(`${scheme}://${headers.host ?? ''}`);
  const local = bracketed((socket.localAddress ?? '127.0.0.1').replace(/^::ffff:/, ''));
  const name = requested?.hostname ?? '';
  const isTrusted = name === local || isKnownHost(name, allowedHosts);
  return requested !== null && isTrusted ? requested.origin : `http://${local}:${socket.localPort ?? 80}`;
}

function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}
