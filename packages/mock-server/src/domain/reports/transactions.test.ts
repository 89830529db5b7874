import { listTransactions } from '@croupier/sdk/client';
import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { createPlayer, type Player } from '../../testing/money.ts';
import { move, operatorAccount, vendorWallet } from '../ledger/index.ts';

const QUERY = { startTime: '2026-11-20T16:00:00Z', endTime: '2026-11-21T15:59:59.999Z', pageNo: 1, pageSize: 100 };
const at = (minute: number) => new Date(Date.parse('2026-11-21T01:00:00Z') + minute * 60_000).toISOString();
const recordOf = async ({ client }: Player, query: object = {}) =>
  (await listTransactions({ client, query: { ...QUERY, ...query } })).value;

describe('a row of the account record', () => {
  it('says why a movement goes the other way than its kind does', async () => {
    const player = await createPlayer(personas.newcomer);
    bookEntries(player.world, ids.newcomer, [
      { at: at(0), type: 'DEPOSIT', amount: '100.00', reference: 'dep_1' },
      { at: at(1), type: 'BET', amount: '-20.00', reference: 'bet_1' },
      { at: at(2), type: 'BET', amount: '20.00', reference: 'bet_1' },
      { at: at(3), type: 'PAYOUT', amount: '5.00', reference: 'bet_2' },
      { at: at(4), type: 'PAYOUT', amount: '-5.00', reference: 'bet_2' },
      { at: at(5), type: 'REWARD', amount: '7.00' },
      { at: at(6), type: 'REWARD', amount: '-7.00' },
      { at: at(7), type: 'DEPOSIT', amount: '-100.00', reference: 'dep_1' },
      { at: at(8), type: 'ADJUSTMENT', amount: '1.00' },
      { at: at(9), type: 'SALARY', amount: '1.00', reference: 'sal_1' },
    ]);
    const { content } = await recordOf(player);
    expect(content.map(({ reasonCode, reference }) => [reasonCode, reference?.kind, reference?.id])).toEqual([
      [undefined, 'SALARY_RECORD', 'sal_1'],
      ['STAFF_CORRECTION', undefined, undefined],
      ['DEPOSIT_REVERSED', 'DEPOSIT_ORDER', 'dep_1'],
      ['BONUS_FORFEITED', undefined, undefined],
      [undefined, 'BONUS', expect.stringMatching(/^bon_/)],
      ['BET_ROLLED_BACK', 'BET', 'bet_2'],
      [undefined, 'BET', 'bet_2'],
      ['BET_ROLLED_BACK', 'BET', 'bet_1'],
      [undefined, 'BET', 'bet_1'],
      [undefined, 'DEPOSIT_ORDER', 'dep_1'],
    ]);
    expect(content.at(-2)?.vassalage).toBe('TALA');
  });

  it('is no bet from the wallet of a vendor', async () => {
    const player = await createPlayer();
    const before = await recordOf(player);
    const amount = parseAmount('50.00', 'PHP');
    const [wallet, operator] = [vendorWallet(ids.member, 'JDB'), operatorAccount('JDB')];
    move(player.world, { kind: 'PAYOUT', memberId: ids.member, from: operator, to: wallet, amount });
    move(player.world, { kind: 'BET', memberId: ids.member, from: wallet, to: operator, amount });
    expect(await recordOf(player)).toEqual(before);
  });
});

describe('the sums of the account record', () => {
  it('lead from the opening to the closing balance, by type too (rule R-03)', async () => {
    const player = await createPlayer();
    const { content, summary } = await recordOf(player);
    const php = (text = '0') => parseAmount(text, 'PHP').minor;
    expect(php(summary.opening) + php(summary.totalIn) - php(summary.totalOut)).toBe(php(summary.closing));
    expect(summary.closing).toBe('12480.50');
    for (const { type, count, amount } of summary.byType ?? []) {
      const rows = content.filter((row) => row.type === type);
      const minor = rows.reduce((sum, row) => sum + php(row.amount), 0n);
      expect([count, amount]).toEqual([rows.length, formatAmount({ minor, currency: 'PHP' })]);
    }
    expect(summary.byType?.map(({ type }) => type)).toEqual([
      'DEPOSIT',
      'WITHDRAWAL',
      'TRANSFER_IN',
      'TRANSFER_OUT',
      'BET',
      'PAYOUT',
    ]);
  });

  it('say why the money of a withdrawal came back', async () => {
    const player = await createPlayer();
    const reasons = async () => {
      const { content } = await recordOf(player, { transactionType: 'WITHDRAWAL' });
      return content.map(({ amount, reasonCode }) => [amount.startsWith('-'), reasonCode]);
    };
    expect(await reasons()).toEqual([
      [false, 'WITHDRAWAL_REJECTED'],
      [true, undefined],
    ]);
    const { store } = player.world;
    const [order] = store.withdrawOrders.findBy('memberId', ids.member);
    store.transact(() => store.withdrawOrders.update(order?.id ?? '', { status: 'CANCELLED' }));
    expect((await reasons())[0]).toEqual([false, 'WITHDRAWAL_CANCELLED']);
  });

  it('have no balances of a team, of one type or of one movement', async () => {
    const member = await createPlayer();
    const agent = await createPlayer(personas.agent);
    const [row] = (await recordOf(member)).content;
    const summaries = await Promise.all([
      recordOf(agent, { scope: 'DOWNLINE' }),
      recordOf(member, { transactionType: 'BET' }),
      recordOf(member, { transactionId: row?.transactionId }),
    ]);
    for (const { summary } of summaries) expect([summary.opening, summary.closing]).toEqual([undefined, undefined]);
  });

  it('take only accounts in the currency of the caller', async () => {
    const agent = await createPlayer(personas.agent);
    const query = { scope: 'DOWNLINE', account: 'maricel' };
    expect((await recordOf(agent, query)).summary.count).toBeGreaterThan(0);
    const { store } = agent.world;
    store.transact(() => store.members.update(ids.member, { currency: 'USD' }));
    expect((await recordOf(agent, query)).summary.count).toBe(0);
  });
});

describe('the types of the account record', () => {
  it('are one, several, or those of both filters, with sums of what is listed', async () => {
    const player = await createPlayer(personas.newcomer);
    bookEntries(player.world, ids.newcomer, [
      { at: at(0), type: 'DEPOSIT', amount: '100.00', reference: 'dep_1' },
      { at: at(1), type: 'BET', amount: '-20.00', reference: 'bet_1' },
      { at: at(2), type: 'PAYOUT', amount: '5.00', reference: 'bet_1' },
    ]);
    const { content, totalElements, summary } = await recordOf(player, { transactionTypes: ['PAYOUT', 'BET'] });
    expect(content.map(({ type }) => type)).toEqual(['PAYOUT', 'BET']);
    expect(totalElements).toBe(2);
    expect(summary).toMatchObject({ count: 2, totalIn: '5.00', totalOut: '20.00' });
    expect(summary.opening).toBeUndefined();
    expect(summary.byType?.map(({ type }) => type)).toEqual(['BET', 'PAYOUT']);
    const both = await recordOf(player, { transactionType: 'DEPOSIT', transactionTypes: ['PAYOUT', 'BET'] });
    expect([both.content, both.summary.count]).toEqual([[], 0]);
  });
});
