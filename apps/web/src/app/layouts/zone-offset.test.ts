import { expect, it } from 'vitest';

import { minutesAheadOfUtc } from './HeaderTools.tsx';

it.each([
  ['Asia/Manila', '2026-11-21T12:00:00Z', 480],
  ['UTC', '2026-11-21T12:00:00Z', 0],
  ['America/St_Johns', '2026-11-21T12:00:00Z', -210],
  ['America/St_Johns', '2026-07-21T12:00:00Z', -150],
  ['Asia/Kathmandu', '2026-11-21T12:00:00Z', 345],
])('%s at %s is %i minutes ahead of UTC [HEADER-02]', (zone, time, minutes) => {
  expect(minutesAheadOfUtc(zone, Date.parse(time))).toBe(minutes);
});
