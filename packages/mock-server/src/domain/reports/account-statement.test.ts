import { getAccountStatement, transferToUpline, transferWallet } from '@croupier/sdk/client';
import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { AccountStatementLineKind } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { examplesOf } from '../../testing/money-examples.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';
import { FEES, move, operatorAccount, vendorWallet, WITHDRAWALS } from '../ledger/index.ts';

const php = (text: string) => parseAmount(text, 'PHP');
const TODAY = { startTime: '2026-11-20T16:00:00.000Z', endTime: '2026-11-21T15:59:59.999Z' };

it.each(examplesOf('statement'))('gives the result of the worked example %s', async (_name, example) => {
  const { given, expect: expected } = example;
  const { world, client } = await createPlayer(personas.newcomer);
  bookEntries(world, ids.newcomer, given.entries);
  const last = Math.max(...given.entries.map(({ at }) => Date.parse(at)));
  world.clock.advance(Math.max(0, last - world.clock.now().getTime()));
  const { start, end } = given.period;
  const query = { startTime: start, endTime: new Date(Date.parse(end) - 1).toISOString() };
  const { value } = await getAccountStatement({ client, query });
  const { opening, closing, netDeposits, netPosition: netPlay } = value;
  const lines = Object.fromEntries(value.lines.map(({ kind, amount }) => [kind, amount]));
  expect({ opening, closing, netDeposits, netPlay, ...lines }).toEqual(expected);
});

describe('the statement of an account', () => {
  it('has every kind of movement in its line, in the order of kinds, and none of own wallets (rule P-26)', async () => {
    const { world, client } = await createPlayer();
    const at = world.clock.now().toISOString();
    bookEntries(world, ids.member, [
      { at, type: 'REWARD', amount: '7.00' },
      { at, type: 'PROMOTION', amount: '-2.00' },
      { at, type: 'SALARY', amount: '3.00' },
      { at, type: 'DIVIDEND', amount: '-1.00' },
      { at, type: 'REBATE', amount: '0.40' },
      { at, type: 'POINT_CONVERT', amount: '0.60' },
      { at, type: 'ADJUSTMENT', amount: '1.00' },
      { at, type: 'WITHDRAWAL', amount: '-500.00', reference: 'wd_1' },
    ]);
    const body = { amount: '100.00', currency: 'PHP' };
    await transferToUpline({ client, headers: keyOf(1), body: { ...body, paymentPassword: '482915' } });
    await transferWallet({ client, headers: keyOf(2), body: { ...body, fromWallet: 'MAIN', toWallet: 'JDB' } });
    const query = { startTime: at, endTime: at };
    const { value } = await getAccountStatement({ client, query });
    expect(value.lines.map(({ kind, count, amount }) => [kind, count, amount])).toEqual<
      [AccountStatementLineKind, number, string][]
    >([
      ['WITHDRAWAL', 1, '-500.00'],
      ['TRANSFER', 1, '-100.00'],
      ['BONUS', 2, '5.00'],
      ['REBATE', 1, '0.40'],
      ['POINT_CONVERT', 1, '0.60'],
      ['COMMISSION', 2, '2.00'],
      ['ADJUSTMENT', 1, '1.00'],
    ]);
    expect(value).toMatchObject({ opening: '12480.50', closing: '11889.50', withdrawalsUnderWay: '500.00' });
  });

  it("counts bets from a vendor's wallet", async () => {
    const { world, client } = await createPlayer();
    const body = { amount: '100.00', currency: 'PHP', fromWallet: 'MAIN', toWallet: 'JDB' };
    await transferWallet({ client, headers: keyOf(1), body });
    const [from, to] = [vendorWallet(ids.member, 'JDB'), operatorAccount('JDB')];
    move(world, { kind: 'BET', memberId: ids.member, from, to, amount: php('40.00') });
    const at = world.clock.now().toISOString();
    const { value } = await getAccountStatement({ client, query: { startTime: at, endTime: at } });
    expect(value).toMatchObject({ closing: '12440.50', netPosition: '-40.00' });
  });

  it('has the fees that were booked in the time, and the life of the account beside it', async () => {
    const { world, client } = await createPlayer();
    const reference = 'wd_1';
    const at = world.clock.now().toISOString();
    bookEntries(world, ids.member, [{ at, type: 'WITHDRAWAL', amount: '-500.00', reference }]);
    const posting = { kind: 'WITHDRAWAL', memberId: ids.member, reference, from: WITHDRAWALS } as const;
    move(world, { ...posting, to: FEES, amount: php('10.00') });
    const { value } = await getAccountStatement({ client, query: TODAY });
    expect(value).toMatchObject({ fees: '10.00', withdrawalsUnderWay: '490.00' });
    const { lifetime } = value;
    expect(lifetime.since).toBe('2026-05-05T06:00:00.000Z');
    const sum = lifetime.lines.reduce((total, { amount }) => total + php(amount).minor, 0n);
    expect(formatAmount({ minor: sum, currency: 'PHP' })).toBe(value.closing);
    expect(lifetime.gamingSessions).toBeGreaterThan(value.gamingSessions);
  });

  it('is answered for 367 local days, and not for one more', async () => {
    const { client } = await createPlayer();
    const { endTime } = TODAY;
    const query = { startTime: '2025-11-19T16:00:00.000Z', endTime };
    expect((await getAccountStatement({ client, query })).value.opening).toBe('0.00');
    const longer = getAccountStatement({ client, query: { startTime: '2025-11-19T15:59:59.999Z', endTime } });
    expect(await refusalOf(longer)).toMatchObject({ code: 'DATE_RANGE_INVALID', value: { maxDays: 367 } });
  });
});
