import { lineAt } from '../domain/kernel/index.ts';
import type { IncomingCall } from './call.ts';

/** Header and cookie with the id of a call's world; without an id the call goes to the default world. */
const WORLD_HEADER = 'X-Mock-World';
const WORLD_COOKIE = 'mock-world';

const WORLD_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/i;

export const isWorldId = (id: string): boolean => WORLD_ID_PATTERN.test(id);

/** Id of the world that a call names by its header, its cookie or the host of a line; a socket has no line. */
export function worldIdOf({
  headers,
  origin,
}: Pick<IncomingCall, 'headers'> & { origin?: string }): string | undefined {
  const id = headers.get(WORLD_HEADER);
  if (id !== null) return id;
  const pairs = headers
    .get('Cookie')
    ?.split(';')
    .map((pair) => pair.trim().split('='));
  return pairs?.find(([name]) => name === WORLD_COOKIE)?.[1] ?? lineAt(origin ?? '')?.worldId;
}
