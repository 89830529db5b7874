import type { TeamPoint } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { averageOf, chartDays } from './chart-days.ts';
import { daysBefore } from './days-before.ts';

describe('the days before', () => {
  it.each([
    ['a day', { from: '2026-11-22', to: '2026-11-22' }, { from: '2026-11-21', to: '2026-11-21' }],
    ['a part of a month', { from: '2026-11-01', to: '2026-11-22' }, { from: '2026-10-10', to: '2026-10-31' }],
    ['a leap day', { from: '2028-02-28', to: '2028-03-01' }, { from: '2028-02-25', to: '2028-02-27' }],
  ])('are as many as those of %s, and do not overlap', (_of, days, before) => {
    expect(daysBefore(days)).toEqual(before);
  });
});

describe('the days of the chart', () => {
  it('are two weeks for a short period, as far as the site shows them at once', () => {
    const today = { from: '2026-11-22', to: '2026-11-22' };
    expect(chartDays(today, 93)).toEqual({ from: '2026-11-09', to: '2026-11-22' });
    expect(chartDays(today, 7)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });

  it('are those of a period of a week or more', () => {
    const week = { from: '2026-11-16', to: '2026-11-22' };
    expect(chartDays(week, 93)).toBe(week);
  });
});

describe('the average of the chart', () => {
  const point = (date: string, operatorResult: string): TeamPoint => ({
    date,
    operatorResult,
    newRegistrations: 0,
    activeUsers: 0,
    firstDepositors: 0,
    deposit: '0.00',
    withdrawal: '0.00',
    betAmount: '0.00',
    validBet: '0.00',
    payout: '0.00',
    bonus: '0.00',
    rebate: '0.00',
  });

  it('is exact to the centavo, with days on which the team won', () => {
    const points = [point('2026-11-19', '100.00'), point('2026-11-20', '-50.01'), point('2026-11-21', '0.03')];
    expect(averageOf(points, 'operatorResult', 'PHP')).toBe('16.67');
  });

  it('is missing for a single day, which is its own average', () => {
    expect(averageOf([point('2026-11-19', '100.00')], 'operatorResult', 'PHP')).toBeUndefined();
  });
});
