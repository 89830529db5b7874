import type { IncomingMessage } from 'node:http';

const LOCAL_NAME = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * True for a call from this machine's own pages and programs. A page of another site could otherwise use the developer's
 * sessions, by an address of its own that leads here.
 */
export function isLocalCall({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return isLocal(`http://${host}`) && (origin === undefined || isLocal(origin));
}

function isLocal(url: string): boolean {
  return URL.canParse(url) && LOCAL_NAME.test(new URL(url).hostname);
}
