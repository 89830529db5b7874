import { expect, it } from 'vitest';

import { timeText } from './time-text.ts';

const context = { language: 'en', timeZone: 'Asia/Manila', now: new Date('2026-11-26T02:00:00Z') };
const textOf = (time: string): string => timeText(time, context).replaceAll(/\s/g, ' ');

it('leaves the year of this year out', () => {
  expect(textOf('2026-11-23T10:55:00Z')).toBe('Mon, Nov 23, 6:55 PM');
});

it('names another year, as the brand’s zone has it', () => {
  expect(textOf('2027-11-26T10:43:00Z')).toBe('Fri, Nov 26, 2027, 6:43 PM');
  expect(textOf('2026-12-31T16:00:00Z')).toBe('Fri, Jan 1, 2027, 12:00 AM');
});
