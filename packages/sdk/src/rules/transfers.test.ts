import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mostToTransfer, parseAmount, progressOf, refusalOfTransfer, type TransferBounds } from './index.ts';

const php = (text: string) => parseAmount(text, 'PHP');
const bounds = (balance: string, withdrawable = balance): TransferBounds => ({
  min: php('100.00'),
  max: php('20000.00'),
  balance: php(balance),
  withdrawable: php(withdrawable),
});

describe('a transfer to another account', () => {
  it.each([
    ['100.00', bounds('100.00'), undefined],
    ['99.99', bounds('100.00'), 'AMOUNT_OUT_OF_RANGE'],
    ['20000.00', bounds('50000.00'), undefined],
    ['20000.01', bounds('100.00'), 'AMOUNT_OUT_OF_RANGE'],
    ['500.01', bounds('500.00', '400.00'), 'INSUFFICIENT_BALANCE'],
    ['400.01', bounds('500.00', '400.00'), 'WITHDRAW_TURNOVER_UNMET'],
    ['400.00', bounds('500.00', '400.00'), undefined],
  ])('of %s is decided by the first check that fails (rule T-06)', (amount, given, refusal) => {
    expect(refusalOfTransfer(php(amount), given)).toBe(refusal);
  });

  it.each([
    ['12480.50', '10980.50', '10980.50'],
    ['58200.00', '58200.00', '20000.00'],
    ['100.00', '100.00', '100.00'],
    ['500.00', '99.99', '0.00'],
  ])('of a balance of %s with %s withdrawable can be of %s at most', (balance, withdrawable, most) => {
    expect(mostToTransfer(bounds(balance, withdrawable))).toEqual(php(most));
  });
});

it('reports 100 percent of a requirement only when it is full', () => {
  const minor = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const property = fc.property(minor, minor, (done, required) => {
    const percent = progressOf({ minor: done, currency: 'PHP' }, { minor: required, currency: 'PHP' });
    expect(percent === 100).toBe(done >= required);
    expect(percent).toBeLessThanOrEqual(100);
  });
  fc.assert(property);
});
