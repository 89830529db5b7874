import { escapeText } from './globs.ts';
import { ROOMS } from './rooms.data.ts';

/** What stands in a folder that has rooms, but in none of them. */
export const NO_ROOM = 'no room';

/** What stands where the house has no rooms: configuration, scripts, documents. */
export const OUTSIDE = 'outside';

/**
 * The room that a path stands in: the first row of the table that fits.
 * A row's `*` is one folder, whose name joins the room's; a row ending in `/` takes all below it.
 */
export function roomOf(path: string): string {
  for (const { pattern, room } of COMPILED) {
    const match = pattern.exec(path);
    if (match !== null) return room.replace('*', match[1] ?? '');
  }
  return OUTSIDE;
}

const COMPILED = ROOMS.map(([place, room]) => ({ pattern: toPattern(place), room }));

function toPattern(place: string): RegExp {
  const body = escapeText(place).replaceAll(/\\\*/gu, '([^/]+)');
  return new RegExp(place.endsWith('/') ? `^${body}` : `^${body}$`, 'u');
}
