import type { PopupItem } from '@croupier/sdk/types';

/** Storage keys given by the platform, for members and guests [ANN-09]. */
const popupKey = (isMember: boolean): string => (isMember ? 'USER_POPUP' : 'ANONYMOUS_POPUP');
const CLOSED = 'closed';

/** Last day of "do not show today", as YYYY-MM-DD. */
const MUTED_KEY = 'announcements-quiet';

/** Calendar day of an instant, as YYYY-MM-DD. */
export function dayOf(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** Announcements by visitor: members A, at their first login also F; guests B [ANN-11] [ANN-12]. */
export function popupsFor(
  items: readonly PopupItem[],
  { isMember, isFirst }: { readonly isMember: boolean; readonly isFirst: boolean },
): readonly PopupItem[] {
  const of = (kind: PopupItem['execution']): readonly PopupItem[] =>
    items.filter(({ execution }) => execution === kind);
  if (!isMember) return of('B');
  // The first steps of a new member come before what is new for everybody.
  return [...(isFirst ? of('F') : []), ...of('A')];
}

/** True when the popup was closed in this session [ANN-08] or muted for today. */
export function isMutedToday(isMember: boolean, today: string): boolean {
  return sessionStorage.getItem(popupKey(isMember)) === CLOSED || (localStorage.getItem(MUTED_KEY) ?? '') >= today;
}

export function markClosed(isMember: boolean): void {
  sessionStorage.setItem(popupKey(isMember), CLOSED);
}

export function muteForToday(today: string): void {
  localStorage.setItem(MUTED_KEY, today);
}
