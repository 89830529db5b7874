import type { RunningSettlement } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { nearestStep } from './nearest-step.ts';

const settlement = (
  contractId: string,
  type: RunningSettlement['type'],
  base: string,
  missingBase?: string,
  missingActiveUsers = 0,
): RunningSettlement => ({
  contractId,
  version: 1,
  type,
  payer: 'PLATFORM',
  account: 'amihan',
  periodStart: '2026-11-20T16:00:00Z',
  periodEnd: '2026-11-21T16:00:00Z',
  nextSettlementAt: '2026-11-21T16:10:00Z',
  countedAt: '2026-11-21T08:02:40Z',
  base,
  activeUsers: 1,
  tier: 1,
  rate: '0.0010',
  estimate: '1.00',
  currency: 'PHP',
  ...(missingBase !== undefined && { nextTier: { tier: 2, rate: '0.0020', missingBase, missingActiveUsers } }),
});

describe('the nearest step', () => {
  it('is the salary that lacks the least share of its turnover, not the least amount', () => {
    const daily = settlement('daily', 'DAILY_SALARY', '95000.00', '5000.00');
    const hour = settlement('hour', 'HOUR_SALARY', '1000.00', '4000.00');
    expect(nearestStep([hour, daily])?.contractId).toBe('daily');
  });

  it('is never one of a dividend, whose base is what players lose, or of a window of minutes', () => {
    const dividend = settlement('dividend', 'DIVIDEND', '99.00', '1.00');
    const realtime = settlement('realtime', 'REALTIME_SALARY', '99.00', '1.00');
    expect(nearestStep([dividend, realtime])).toBeUndefined();
  });

  it('is missing at the highest tier', () => {
    expect(nearestStep([settlement('daily', 'DAILY_SALARY', '95000.00')])).toBeUndefined();
  });

  it('counts a tier that lacks accounts only as the nearest', () => {
    const daily = settlement('daily', 'DAILY_SALARY', '0.00', '0.00', 1);
    const hour = settlement('hour', 'HOUR_SALARY', '99.00', '1.00');
    expect(nearestStep([hour, daily])?.contractId).toBe('daily');
  });

  it('is no tier that the first bet reaches', () => {
    expect(nearestStep([settlement('daily', 'DAILY_SALARY', '0.00', '0.00')])).toBeUndefined();
  });
});
