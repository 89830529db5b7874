import {
  createDepositOrder,
  getBettingRecord,
  getDepositOrder,
  getWalletBalance,
  getWithdrawConfig,
  launchGame,
  listDepositMethods,
  login,
  placeLotteryTicket,
  placeSportsBets,
} from '@croupier/sdk/client';
import { parseAmount, type Amount } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, sendSigned, type Player } from '../../testing/money.ts';
import { forgetDeposits } from '../../testing/promotions.ts';
import { openSelection } from '../../testing/sports.ts';
import { createTable } from '../../testing/vendor.ts';
import { setMain } from '../../testing/withdrawals.ts';
import { BONUS, mainWallet, move, providerAccount } from '../ledger/index.ts';
import { changeSettings } from '../site/index.ts';

const DAY = 86_400_000;
const php = (text: string): Amount => parseAmount(text, 'PHP');

/** Maricel at a table, without the turnover, deposits and bets of the seed. */
async function createFreshTable() {
  const table = await createTable();
  const { store } = table.world;
  store.transact(() => {
    for (const { id } of store.turnoverGrants.all()) store.turnoverGrants.remove(id);
  });
  forgetDeposits(table.world);
  return table;
}

const configOf = async ({ client }: Pick<Player, 'client'>) => (await getWithdrawConfig({ client })).value;
const grantsOf = async (player: Pick<Player, 'client'>) =>
  (await configOf(player)).grants.map(({ source, principal, required, done, state }) =>
    [source, principal, required, done, state].join(' '),
  );

/** Credits money to maricel by a movement of a kind. */
function creditBy({ world }: Pick<Player, 'world'>, kind: Parameters<typeof move>[1]['kind'], amount = '100.00') {
  const to = mainWallet('m_1001');
  move(world, { kind, memberId: 'm_1001', from: BONUS, to, amount: php(amount) });
}

/** A deposit with an offer, credited three seconds later. */
async function deposit({ client, world }: Player, amount: string, promotionId: string, key: number) {
  const body = { methodId: 'pm_ewallet_01', currency: 'PHP', amount, promotionId };
  const { orderId } = (await createDepositOrder({ client, headers: keyOf(key), body })).value.depositOrder;
  world.clock.advance(3000);
  return (await getDepositOrder({ client, path: { orderId } })).value;
}

describe('a credit', () => {
  it.each([
    ['DEPOSIT', ['DEPOSIT 100.00 100.00 0.00 OPEN']],
    ['TRANSFER_IN', ['TRANSFER_IN 100.00 100.00 0.00 OPEN']],
    ['PROMOTION', ['PROMOTION 100.00 1000.00 0.00 OPEN']],
    ['REWARD', ['REWARD 100.00 100.00 0.00 OPEN']],
    ['REBATE', []],
    ['SALARY', []],
    ['DIVIDEND', []],
    ['POINT_CONVERT', []],
    ['ADJUSTMENT', []],
    ['PAYOUT', []],
  ] as const)('%s creates the grants of the table in section 2.2 (W-10)', async (kind, grants) => {
    const table = await createFreshTable();
    creditBy(table, kind);
    expect(await grantsOf(table)).toEqual(grants);
  });

  it('from a wallet at a vendor creates none, and neither do deposits and transfers of an agent', async () => {
    const table = await createFreshTable();
    const [from, to] = ['member:m_1001:vendor:JDB', mainWallet('m_1001')];
    setMain(table.world, '500.00');
    move(table.world, { kind: 'TRANSFER_OUT', memberId: 'm_1001', from: to, to: from, amount: php('100.00') });
    move(table.world, { kind: 'TRANSFER_IN', memberId: 'm_1001', from, to, amount: php('100.00') });
    expect(await grantsOf(table)).toEqual([]);
    const agent = await createPlayer(personas.agent);
    const deposited = { memberId: 'm_2001', from: providerAccount('bayani'), to: mainWallet('m_2001') };
    move(agent.world, { ...deposited, kind: 'DEPOSIT', amount: php('100.00') });
    move(agent.world, { ...deposited, kind: 'TRANSFER_IN', amount: php('100.00') });
    const { grants, locked, withdrawable } = await configOf(agent);
    expect([grants, locked, withdrawable]).toEqual([[], '0.00', '58400.00']);
  });

  it('drops open requirements when funds and open stakes were below 10.00 before it (W-15)', async () => {
    const table = await createFreshTable();
    const { world, debit } = table;
    setMain(world, '0.00');
    creditBy(table, 'DEPOSIT', '19.99');
    await debit('vt_1', '10.00');
    creditBy(table, 'DEPOSIT', '50.00');
    expect(await grantsOf(table)).toHaveLength(2);
    await table.credit('vt_2', '0.00');
    setMain(world, '9.99');
    creditBy(table, 'DEPOSIT', '30.00');
    expect(await grantsOf(table)).toEqual(['DEPOSIT 30.00 30.00 0.00 OPEN']);
  });
});

describe('a bet', () => {
  it('counts once its round is settled, hands back when it is taken back, and counts again after another result (W-14)', async () => {
    const table = await createFreshTable();
    creditBy(table, 'DEPOSIT', '100.00');
    await table.debit('vt_1', '60.00');
    expect(await grantsOf(table)).toEqual(['DEPOSIT 100.00 100.00 0.00 OPEN']);
    await table.credit('vt_2', '0.00');
    expect(await grantsOf(table)).toEqual(['DEPOSIT 100.00 100.00 60.00 OPEN']);
    await table.rollback('vt_3', 'vt_2');
    expect(await grantsOf(table)).toEqual(['DEPOSIT 100.00 100.00 0.00 OPEN']);
    await table.credit('vt_4', '5.00', { roundClosed: true });
    expect(await grantsOf(table)).toEqual(['DEPOSIT 100.00 100.00 60.00 OPEN']);
    await table.debit('vt_5', '90.00');
    await table.credit('vt_6', '0.00');
    expect(await grantsOf(table)).toEqual(['DEPOSIT 100.00 100.00 100.00 DONE']);
    const { value } = await getBettingRecord({ client: table.client, query: { betId: table.bets()[0]?.id ?? '' } });
    expect(value.bettingRecord.validBet).toBe('150.00');
    expect((await configOf(table)).locked).toBe('0.00');
  });

  it('counts from a wallet at a vendor as well as from the main wallet (W-13)', async () => {
    const table = await createFreshTable();
    const { client, world } = table;
    creditBy(table, 'DEPOSIT', '100.00');
    const posting = { kind: 'TRANSFER_OUT', memberId: 'm_1001', from: mainWallet('m_1001') } as const;
    move(world, { ...posting, to: 'member:m_1001:vendor:JDB', amount: php('100.00') });
    const query = { vassalage: 'JDB', gameType: 'RNG', nodeId: 'rng_20481', language: 'TY' } as const;
    const launchToken = new URL((await launchGame({ client, query })).value.launchUrl).searchParams.get('t');
    const call = { launchToken, currency: 'PHP', roundId: 'rd_jdb' };
    await sendSigned(world, 'vendorDebit', { ...call, transactionId: 'vt_1', amount: '40.00' });
    await sendSigned(world, 'vendorCredit', { ...call, transactionId: 'vt_2', amount: '0.00' });
    expect(world.store.journal.balanceOf('member:m_1001:vendor:JDB', 'PHP')).toBe(6000n);
    expect(await grantsOf(table)).toEqual(['DEPOSIT 100.00 100.00 40.00 OPEN']);
  });

  it('above the maximum stake of an open bonus is refused before it is taken (W-19)', async () => {
    const table = await createFreshTable();
    const { client, debit, credit } = table;
    await deposit(table, '1000.00', 'promo_welcome100', 1);
    const before = (await getWalletBalance({ client })).value.balance;
    await debit('vt_1', '300.00');
    await debit('vt_2', '200.00');
    expect(await debit('vt_3', '0.01')).toMatchObject({
      status: 409,
      errorCode: 'STAKE_ABOVE_LIMIT',
      value: { max: '500.00', reason: 'BONUS' },
    });
    expect(await debit('vt_4', '500.01', 'rd_2')).toMatchObject({ errorCode: 'STAKE_ABOVE_LIMIT' });
    await credit('vt_5', '0.00');
    expect(Number((await getWalletBalance({ client })).value.balance)).toBe(Number(before) - 500);
  });
});

it('a ticket and a bet on sports above the maximum stake of an open bonus are refused whole (W-19)', async () => {
  const table = await createFreshTable();
  const { client, world } = table;
  creditBy(table, 'REWARD');
  const [grant] = world.store.turnoverGrants.findBy('memberId', 'm_1001');
  world.store.transact(() => world.store.turnoverGrants.update(grant?.id ?? '', { maxStake: '9.99' }));
  const before = (await getWalletBalance({ client })).value.balance;
  const money = { amount: '10.00', currency: 'PHP' };
  const lines = [{ numbers: ['2', '5'], betWay: 'LAST2', stake: '10.00' }];
  const ticket = { gameCode: 'MNL3D', numero: '20261121-029', lines, ...money };
  const error = await refusalOf(placeLotteryTicket({ client, headers: keyOf(1), body: ticket }));
  expect(error).toMatchObject({ code: 'STAKE_ABOVE_LIMIT', value: { max: '9.99', reason: 'BONUS' } });
  const selections = [{ ...openSelection(world), stake: '10.00' }];
  const slip = { vassalage: 'BTI', kind: 'SINGLES' as const, selections, ...money };
  const refused = await refusalOf(placeSportsBets({ client, headers: keyOf(2), body: slip }));
  expect(refused.code).toBe('STAKE_ABOVE_LIMIT');
  expect((await getWalletBalance({ client })).value.balance).toBe(before);
});

describe('the bonus of an offer', () => {
  it('excludes another one until its turnover is played', async () => {
    const table = await createFreshTable();
    const { client } = table;
    const { bonus } = await deposit(table, '100.00', 'promo_welcome100', 1);
    expect(bonus).toMatchObject({ amount: '100.00', required: '3000.00' });
    expect((await refusalOf(deposit(table, '500.00', 'promo_weekend_reload', 2))).code).toBe('BONUS_ACTIVE');
    setMain(table.world, '9000.00');
    // 100.00 for the deposit, and 3,000.00 for the bonus.
    for (let round = 1; round <= 31; round += 1) {
      await table.debit(`vt_${round}`, '100.00', `rd_${round}`);
      await table.call('vendorCredit', { transactionId: `vw_${round}`, roundId: `rd_${round}`, amount: '0.00' });
    }
    expect(await grantsOf(table)).toEqual(['PROMOTION 100.00 3000.00 3000.00 DONE']);
    const { activities } = (await listDepositMethods({ client, query: {} })).value;
    expect(activities.map(({ promotionId }) => promotionId)).toEqual(['promo_weekend_reload']);
    expect((await deposit(table, '500.00', 'promo_weekend_reload', 3)).bonus?.amount).toBe('100.00');
  });

  it('expires at its end, when its principal goes back, and then excludes none', async () => {
    const table = await createFreshTable();
    const { client, world, setToken } = table;
    setMain(world, '100.00');
    await deposit(table, '1000.00', 'promo_welcome100', 1);
    world.clock.advance(30 * DAY - 3000);
    setToken((await login({ client, body: bodyOf(personas.member) })).value.token);
    expect((await getWalletBalance({ client })).value.balance).toBe('2100.00');
    world.clock.advance(3000);
    expect((await getWalletBalance({ client })).value.balance).toBe('1100.00');
    expect(await grantsOf(table)).toEqual(['DEPOSIT 1000.00 1000.00 0.00 OPEN']);
    expect(world.store.turnoverGrants.findBy('bonusId', `bon_${orderIdOf(world)}`)).toMatchObject([
      { state: 'EXPIRED' },
    ]);
  });

  it('takes what it locked from the wallets at vendors when the main wallet lacks it', async () => {
    const table = await createFreshTable();
    const { client, world, setToken } = table;
    setMain(world, '0.00');
    await deposit(table, '1000.00', 'promo_welcome100', 1);
    const posting = { kind: 'TRANSFER_OUT', memberId: 'm_1001', from: mainWallet('m_1001') } as const;
    move(world, { ...posting, to: 'member:m_1001:vendor:JDB', amount: php('1700.00') });
    world.clock.advance(31 * DAY);
    setToken((await login({ client, body: bodyOf(personas.member) })).value.token);
    expect((await getWalletBalance({ client })).value.balance).toBe('0.00');
    expect(world.store.journal.balanceOf('member:m_1001:vendor:JDB', 'PHP')).toBe(100_000n);
  });

  it('of a payment method is played once (section 2.2), and locks no winnings under any policy', async () => {
    const table = await createFreshTable();
    const { client, world } = table;
    changeSettings(world, { bonusLocksWinnings: true });
    const body = { methodId: 'pm_qr_01', currency: 'PHP', amount: '1000.00' };
    await createDepositOrder({ client, headers: keyOf(1), body });
    world.clock.advance(3000);
    const { grants, winningsLocked } = await configOf(table);
    expect(grants.map(({ source, principal, required }) => [source, principal, required])).toEqual([
      ['DEPOSIT', '1000.00', '1000.00'],
      ['PROMOTION', '10.00', '10.00'],
    ]);
    expect([grants[1]?.locksWinnings, winningsLocked]).toEqual([false, '0.00']);
  });
});

/** The id of maricel's only deposit. */
const orderIdOf = (world: Player['world']): string =>
  world.store.depositOrders.findBy('memberId', 'm_1001')[0]?.id ?? '';
