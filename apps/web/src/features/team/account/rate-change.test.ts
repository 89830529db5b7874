import { formatAmount } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { movedBy } from './rate-change.ts';

const turnover = [
  { gameType: 'RNG', validBet: '45510.00' },
  { gameType: 'LIVE', validBet: '10000.05' },
] as const;
const moved = (from: Record<string, string>, to: Record<string, string>): string =>
  formatAmount(movedBy({ from, to }, turnover, 'PHP'));

it('says what higher rates would have moved, each category rounded down', () => {
  expect(moved({ RNG: '0.0065' }, { RNG: '0.0070' })).toBe('22.75');
  expect(moved({}, { RNG: '0.0005', LIVE: '0.0001' })).toBe('23.75');
});

it('is negative for lower rates, and adds up over categories', () => {
  expect(moved({ RNG: '0.0070' }, { RNG: '0.0065' })).toBe('-22.75');
  expect(moved({ RNG: '0.0010', LIVE: '0.0010' }, { RNG: '0.0010', LIVE: '0.0020' })).toBe('10.00');
});
