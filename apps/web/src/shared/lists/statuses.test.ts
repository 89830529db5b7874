import { expect, it } from 'vitest';

import { defineStatuses } from './statuses.ts';

const statuses = defineStatuses<'UNSETTLED' | 'SETTLED'>(
  { UNSETTLED: 'pending', SETTLED: 'success' },
  { unknown: 'UNSETTLED', textOf: (status) => `bettingRecord:status.${status}` },
);

it('gives the tone and the text of a status', () => {
  expect(statuses.values).toEqual(['UNSETTLED', 'SETTLED']);
  expect([statuses.toneOf('SETTLED'), statuses.textOf('SETTLED')]).toEqual(['success', 'bettingRecord:status.SETTLED']);
});

it.each(['VOIDED', 'constructor', ''])('replaces the unknown status %o', (status) => {
  expect(statuses.known(status)).toBe('UNSETTLED');
  expect([statuses.toneOf(status), statuses.textOf(status)]).toEqual(['pending', 'bettingRecord:status.UNSETTLED']);
});
