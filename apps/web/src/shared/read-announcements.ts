import { storeValue, useStoredValue } from './stored-value.ts';

/** Storage key of the ids of opened notices and popups, the latest last. */
const KEY = 'announcements-read';
/** Maximum number of stored ids; a list has far fewer. */
const MAX_IDS = 300;

function idsOf(stored: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores on this device that the visitor has opened announcements, or marked them as read. */
export function markAnnouncementsRead(read: readonly string[]): void {
  const ids = idsOf(localStorage.getItem(KEY));
  const added = read.filter((id) => !ids.includes(id));
  if (added.length > 0) storeValue(KEY, JSON.stringify([...ids, ...added].slice(-MAX_IDS)));
}

/** Whether the visitor has not opened an announcement on this device yet, in any tab. */
export function useIsUnread(): (id: string) => boolean {
  const ids = new Set(idsOf(useStoredValue(KEY)));
  return (id) => !ids.has(id);
}
