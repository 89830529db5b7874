import { describe, expect, it } from 'vitest';

import { dayRange } from './day-range.ts';

describe('dayRange', () => {
  it('returns the start and end of the days in the time zone', () => {
    expect(dayRange({ from: '2026-11-15', to: '2026-11-21' }, 'Asia/Manila')).toEqual({
      startTime: '2026-11-14T16:00:00.000Z',
      endTime: '2026-11-21T15:59:59.999Z',
    });
  });

  it('uses both UTC offsets when daylight saving time starts on the day', () => {
    expect(dayRange({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')).toEqual({
      startTime: '2026-03-28T23:00:00.000Z',
      endTime: '2026-03-29T21:59:59.999Z',
    });
  });
});
