import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const OWN_HOST = /(?:^|\.)croupier\.example$/;

/** What a proxy says of the caller, or of itself. */
const PROXY_HEADERS =
  /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|[a-z]+-(?:connecting|client)-ip)$/;

export const isLoopbackHost = (name: string): boolean => LOOPBACK_HOST.test(name);

/** Whether the call came through a proxy that shows itself. */
export function isProxied(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => PROXY_HEADERS.test(name));
}

/**
 * Where the caller reached this server, also through a proxy that says how; addresses that the answer hands out begin
 * with it. A caller chooses its Host header, so only names that are this machine's, the brand's own or allowed count;
 * otherwise it is the address that the connection came in at.
 */
export function originOf({ headers, socket }: IncomingMessage, allowedHosts: ReadonlySet<string>): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const given = URL.parse(`${scheme}://${headers.host ?? ''}`);
  const local = bracketed((socket.localAddress ?? '127.0.0.1').replace(/^::ffff:/, ''));
  const name = given?.hostname ?? '';
  const isTrusted = isLoopbackHost(name) || OWN_HOST.test(name) || name === local || allowedHosts.has(name);
  return given !== null && isTrusted ? given.origin : `http://${local}:${socket.localPort ?? 80}`;
}

function bracketed(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}
