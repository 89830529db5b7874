// @vitest-environment jsdom
import type { PopupExecution } from '@croupier/sdk/types';
import { beforeEach, expect, it } from 'vitest';

import { dayOf, isMutedToday, markClosed, muteForToday, popupsFor } from './AnnouncementPopup.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const items = (['A', 'B', 'F'] satisfies PopupExecution[]).map((execution) => ({
  execution,
  title: execution,
  content: '',
}));

it.each([
  ['a guest', { isMember: false, isFirst: false }, 'B'],
  ['a member', { isMember: true, isFirst: false }, 'A'],
  ['a member at the first login, the first steps first', { isMember: true, isFirst: true }, 'FA'],
])('%s sees what is meant for them [ANN-11] [ANN-12]', (_who, visitor, seen) => {
  expect(
    popupsFor(items, visitor)
      .map(({ title }) => title)
      .join(''),
  ).toBe(seen);
});

it('what was closed stays closed for the session, for guests and members apart [ANN-08] [ANN-09] [ANN-10]', () => {
  markClosed(false);
  expect([isMutedToday(false, '2026-11-21'), isMutedToday(true, '2026-11-21')]).toEqual([true, false]);
  expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('closed');
  markClosed(true);
  expect(sessionStorage.getItem('USER_POPUP')).toBe('closed');
});

it('is quiet for a day when asked to, by the clock of the site', () => {
  const today = dayOf(Date.parse('2026-11-21T17:00:00Z'), 'Asia/Manila');
  expect(today).toBe('2026-11-22');
  muteForToday(today);
  expect([isMutedToday(true, '2026-11-22'), isMutedToday(true, '2026-11-23')]).toEqual([true, false]);
});
