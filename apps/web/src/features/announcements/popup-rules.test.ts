import type { PopupExecution } from '@croupier/sdk/types';
import { beforeEach, expect, it } from 'vitest';

import { isHidden, markClosed, muteForToday, popupsFor } from './AnnouncementPopup.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const items = (['A', 'B', 'F'] satisfies PopupExecution[]).map((execution) => ({
  id: `pop_${execution}`,
  execution,
  title: execution,
  content: '',
}));

it.each([
  ['a guest', { isMember: false, isFirstLogin: false }, 'B'],
  ['a member', { isMember: true, isFirstLogin: false }, 'A'],
  ['a member at the first login, the first steps first', { isMember: true, isFirstLogin: true }, 'FA'],
])('%s sees what is meant for them [ANN-11] [ANN-12]', (_who, visitor, seen) => {
  expect(
    popupsFor(items, visitor)
      .map(({ title }) => title)
      .join(''),
  ).toBe(seen);
});

it('what was closed stays closed for the session, for guests and members apart [ANN-08] [ANN-09] [ANN-10]', () => {
  markClosed(false);
  expect([isHidden(false, '2026-11-21'), isHidden(true, '2026-11-21')]).toEqual([true, false]);
  expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('closed');
  markClosed(true);
  expect(sessionStorage.getItem('USER_POPUP')).toBe('closed');
});

it('hides the popup for the rest of the day when it is muted', () => {
  muteForToday('2026-11-22');
  expect([isHidden(true, '2026-11-22'), isHidden(true, '2026-11-23')]).toEqual([true, false]);
});
