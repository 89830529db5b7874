import { formatAmount } from '@croupier/sdk/rules';
import type { PersonalProfit, ProfitPoint } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { backPerHundred, bestAndWorst, playedDays, runningResults, withoutBiggestWin } from './profit-result.ts';

const point = (date: string, betAmount: string, payout: string): ProfitPoint => ({
  date,
  betAmount,
  payout,
  validBet: betAmount,
  bonus: '0.00',
  rebate: '0.00',
  playerResult: '0.00',
});

const series = [
  point('2026-11-02', '100.00', '40.00'),
  { ...point('2026-11-03', '0.00', '0.00'), bonus: '50.00' },
  point('2026-11-04', '30.00', '150.00'),
];

describe('the days of play', () => {
  it('leave out days with a bonus only', () => {
    expect(playedDays(series, 'PHP').map(({ date, result }) => [date, formatAmount(result)])).toEqual([
      ['2026-11-02', '-60.00'],
      ['2026-11-04', '120.00'],
    ]);
  });

  it('have a best and a worst one', () => {
    const { best, worst } = bestAndWorst(playedDays(series, 'PHP'));
    expect([best?.date, worst?.date]).toEqual(['2026-11-04', '2026-11-02']);
  });

  it('lead to a running result that stays on the days between', () => {
    const dates = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    const results = runningResults(dates, playedDays(series, 'PHP'), 'PHP');
    expect(results.map(({ result }) => formatAmount(result))).toEqual(['0.00', '-60.00', '-60.00', '60.00']);
  });
});

describe('the reasons of a result', () => {
  const { date: _date, ...total } = point('', '19620.00', '25373.20');

  it('are what came back of a hundred, rounded down', () => {
    const back = backPerHundred(total, 'PHP');
    expect(back && formatAmount(back)).toBe('129.32');
    expect(backPerHundred({ betAmount: '0.00', payout: '0.00' }, 'PHP')).toBeUndefined();
  });

  it('are the result without the biggest win', () => {
    const profit: Pick<PersonalProfit, 'total' | 'biggestWin' | 'currency'> = {
      total,
      biggestWin: '9705.50',
      currency: 'PHP',
    };
    expect(formatAmount(withoutBiggestWin(profit))).toBe('-3952.30');
  });
});
