import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { amountOf, minorOf } from '../money.ts';
import { countRound, nextOf, startSeries, type AutoSeries } from './series.ts';

const limits = { rounds: 3, maxLoss: undefined, maxGain: undefined, stopsAtFeature: false };
const lost = { stake: '10.00', payout: '0.00', hasFeature: false };

describe('automatic play', () => {
  it('ends after the number of rounds that was chosen', () => {
    let series = startSeries(limits);
    for (let round = 0; round < 3; round += 1) {
      expect(nextOf(series, '10.00')).toBe('play');
      series = countRound(series, lost);
    }
    expect(nextOf(series, '10.00')).toBe('done');
    expect(series.net).toBe(-3000n);
  });

  it('stops before a stake that may exceed the limit of the loss, and plays one that just reaches it', () => {
    const series = countRound(startSeries({ ...limits, maxLoss: '20.00' }), lost);
    expect(nextOf(series, '10.00')).toBe('play');
    expect(nextOf(series, '10.01')).toBe('loss');
  });

  it('stops once the gain is reached', () => {
    const series = startSeries({ ...limits, maxGain: '15.00' });
    expect(nextOf(countRound(series, { ...lost, payout: '24.99' }), '10.00')).toBe('play');
    expect(nextOf(countRound(series, { ...lost, payout: '25.00' }), '10.00')).toBe('gain');
  });

  it('stops after a round with a feature only when it was asked to', () => {
    const round = { ...lost, hasFeature: true };
    expect(nextOf(countRound(startSeries({ ...limits, stopsAtFeature: true }), round), '10.00')).toBe('feature');
    expect(nextOf(countRound(startSeries(limits), round), '10.00')).toBe('play');
  });

  it('never loses more than its limit, whatever the rounds pay and stakes are', () => {
    const cents = fc.bigInt({ min: 1n, max: 50_000n });
    const rounds = fc.array(fc.tuple(cents, fc.bigInt({ min: 0n, max: 90_000n })), { maxLength: 60 });
    fc.assert(
      fc.property(cents, rounds, (maxLoss, played) => {
        let series: AutoSeries = startSeries({ ...limits, rounds: 50, maxLoss: amountOf(maxLoss) });
        for (const [stake, payout] of played) {
          if (nextOf(series, amountOf(stake)) !== 'play') break;
          series = countRound(series, { stake: amountOf(stake), payout: amountOf(payout), hasFeature: false });
        }
        expect(series.net).toBeGreaterThanOrEqual(-minorOf(amountOf(maxLoss)));
        expect(series.left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
