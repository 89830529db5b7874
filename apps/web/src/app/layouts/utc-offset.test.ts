import { expect, it } from 'vitest';

import { utcOffsetMinutes } from './HeaderTools.tsx';

it.each([
  ['Asia/Manila', '2026-11-21T12:00:00Z', 480],
  ['UTC', '2026-11-21T12:00:00Z', 0],
  ['America/St_Johns', '2026-11-21T12:00:00Z', -210],
  ['America/St_Johns', '2026-07-21T12:00:00Z', -150],
  ['Asia/Kathmandu', '2026-11-21T12:00:00Z', 345],
])('returns the UTC offset of %s at %s as %i minutes [HEADER-02]', (zone, time, minutes) => {
  expect(utcOffsetMinutes(zone, Date.parse(time))).toBe(minutes);
});
