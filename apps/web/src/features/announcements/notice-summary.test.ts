import { expect, it } from 'vitest';

import { summaryOf } from './notice-summary.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const notice = (id: string, effect?: readonly [from: string, until: string]) => ({
  id,
  title: id,
  content: '',
  startDate: '2026-11-20T00:00:00Z',
  ...(effect && { effectFrom: `2026-11-${effect[0]}Z`, effectUntil: `2026-11-${effect[1]}Z` }),
});
const later = notice('later', ['28T18:00:00', '28T20:00:00']);
const sunday = notice('sunday', ['21T18:00:00', '21T20:00:00']);
const past = notice('past', ['20T18:00:00', '21T06:00:00']);
const news = [notice('b'), notice('a')];
const summaryWith = (notices: readonly ReturnType<typeof notice>[], read: readonly string[] = []) => {
  const summary = summaryOf(notices, { isUnread: (id) => !read.includes(id), now: NOW });
  return summary && [summary.kind, 'count' in summary ? summary.count : 0, summary.first.id];
};

it.each([
  ['what affects the visitor first, the earliest of several', [...news, later, sunday], [], ['effect', 2, 'sunday']],
  ['what affects the visitor also when it was opened', [sunday, ...news], ['sunday'], ['effect', 1, 'sunday']],
  ['the new ones when the restriction is over', [past, ...news], ['past'], ['unread', 2, 'b']],
  ['the date of the newest when all were opened', news, ['a', 'b'], ['allRead', 0, 'b']],
  ['nothing without announcements', [], [], undefined],
] as const)('says %s', (_what, notices, read, summary) => {
  expect(summaryWith(notices, read)).toEqual(summary);
});
