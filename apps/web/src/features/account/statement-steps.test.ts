import type { TransactionSummary } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { depositsOf, stepsOf } from './statement-steps.ts';

const summary: Pick<TransactionSummary, 'byType' | 'currency'> = {
  currency: 'PHP',
  byType: [
    { type: 'DEPOSIT', count: 4, amount: '9000.00' },
    { type: 'WITHDRAWAL', count: 2, amount: '-6500.00' },
    { type: 'TRANSFER_IN', count: 2, amount: '500.00' },
    { type: 'TRANSFER_OUT', count: 3, amount: '-1700.00' },
    { type: 'BET', count: 9, amount: '-19400.00' },
    { type: 'PAYOUT', count: 5, amount: '25373.20' },
    { type: 'REBATE', count: 2, amount: '142.30' },
    { type: 'REWARD', count: 1, amount: '850.00' },
  ],
};

describe('stepsOf', () => {
  it('splits transfers into those between own wallets and those with other accounts', () => {
    const allWallets = { lines: [{ kind: 'TRANSFER', count: 1, amount: '200.00' } as const] };
    expect(stepsOf(summary, allWallets)).toEqual([
      { id: 'deposits', amount: '9000.00' },
      { id: 'withdrawals', amount: '-6500.00' },
      { id: 'games', amount: '5973.20' },
      { id: 'bonuses', amount: '992.30' },
      { id: 'wallets', amount: '-1400.00' },
      { id: 'accounts', amount: '200.00' },
    ]);
  });

  it('has one step for all transfers while the other wallets are unknown', () => {
    expect(stepsOf(summary, undefined)).toContainEqual({ id: 'transfers', amount: '-1200.00' });
  });

  it('leaves out what comes to nothing', () => {
    const returned: TransactionSummary['byType'] = [
      { type: 'WITHDRAWAL', count: 2, amount: '0.00' },
      { type: 'ADJUSTMENT', count: 1, amount: '-0.01' },
    ];
    expect(stepsOf({ currency: 'PHP', byType: returned }, { lines: [] })).toEqual([
      { id: 'corrections', amount: '-0.01' },
    ]);
  });
});

describe('depositsOf', () => {
  it('says deposits gross, and net of withdrawals', () => {
    expect(depositsOf(summary)).toEqual({ gross: '9000.00', net: '2500.00' });
  });
});
