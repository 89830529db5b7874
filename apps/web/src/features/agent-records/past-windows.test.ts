import type { RunningSettlement, SalaryRecord } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { pastWindows } from './past-windows.ts';

const MANILA = 'Asia/Manila';

const running = (periodStart: string): RunningSettlement => ({
  contractId: 'ct_122',
  version: 1,
  type: 'REALTIME_SALARY',
  payer: 'PLATFORM',
  account: 'amihan',
  periodStart,
  periodEnd: periodStart,
  nextSettlementAt: periodStart,
  countedAt: periodStart,
  base: '0.00',
  activeUsers: 0,
  tier: 0,
  rate: '0',
  estimate: '0.00',
  currency: 'PHP',
});

const settlement = (periodStart: string): SalaryRecord => ({
  ...running(periodStart),
  recordId: `sal_${periodStart}`,
  gross: '0.00',
  corrections: '0.00',
  amount: '0.00',
  status: 'PAID',
  dueAt: periodStart,
});

describe('the windows before the running one', () => {
  it('are those of the last hour for five minutes, with a gap where nobody bet', () => {
    const windows = pastWindows(
      'REALTIME_SALARY',
      running('2026-11-21T08:00:00Z'),
      [settlement('2026-11-21T07:55:00Z')],
      MANILA,
    );
    expect(windows).toHaveLength(11);
    expect(windows[0]?.periodStart).toBe('2026-11-21T07:05:00.000Z');
    expect(windows.map((window) => window.settlement !== undefined)).toEqual([...Array(10).fill(false), true]);
  });

  it('are the hours of the brand day', () => {
    const windows = pastWindows('HOUR_SALARY', running('2026-11-20T18:00:00Z'), [], MANILA);
    expect(windows.map(({ periodStart }) => periodStart)).toEqual([
      '2026-11-20T16:00:00.000Z',
      '2026-11-20T17:00:00.000Z',
    ]);
  });

  it('are three weeks of days', () => {
    const windows = pastWindows('DAILY_SALARY', running('2026-11-20T16:00:00Z'), [], MANILA);
    expect(windows).toHaveLength(21);
    expect(windows.at(-1)).toMatchObject({
      periodStart: '2026-11-19T16:00:00.000Z',
      periodEnd: '2026-11-20T16:00:00.000Z',
    });
  });
});
