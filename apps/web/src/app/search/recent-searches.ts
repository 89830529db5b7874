import { parseFields } from '../../shared/stored-json.ts';
import { storeValue, useStoredValue } from '../../shared/stored-value.ts';
import type { Session } from '../../session/use-session.ts';

/** Storage key of the names by owner: `{ m_1001: ['Galleon Deluxe'] }`, the last one first. */
const KEY = 'recent-searches';
const MAX_NAMES = 6;
/** Visitors of one device whose searches are kept. */
const MAX_OWNERS = 4;
const GUEST = 'guest';

function namesOf(stored: string | null, owner: string): readonly string[] {
  const names = parseFields(stored)[owner];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, MAX_NAMES) : [];
}

function save(owner: string, names: readonly string[]): void {
  const others = Object.entries(parseFields(localStorage.getItem(KEY))).filter(([name]) => name !== owner);
  const entries = [...(names.length > 0 ? [[owner, names] as const] : []), ...others].slice(0, MAX_OWNERS);
  try {
    storeValue(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // The storage is full; the search works without.
  }
}

export interface RecentSearches {
  /** The last one first. */
  readonly names: readonly string[];
  readonly add: (name: string) => void;
  readonly remove: (name: string) => void;
  readonly clear: () => void;
}

/**
 * What this visitor found and opened on this device. Each member has own ones, and a guest too: after a logout the next
 * person at the device must not see them.
 */
export function useRecentSearches(session: Session): RecentSearches {
  const owner = session.state === 'member' ? session.member.id : GUEST;
  const names = namesOf(useStoredValue(KEY), owner);
  const others = (name: string): string[] => names.filter((each) => each !== name);
  return {
    names,
    add: (name) => save(owner, [name, ...others(name)].slice(0, MAX_NAMES)),
    remove: (name) => save(owner, others(name)),
    clear: () => save(owner, []),
  };
}
