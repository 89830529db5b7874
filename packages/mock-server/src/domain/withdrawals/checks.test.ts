import {
  createWithdrawOrder,
  getWithdrawConfig,
  listWithdrawOrders,
  quoteWithdraw,
  transferWallet,
  updatePaymentPassword,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { addOrder, askFor, setMain } from '../../testing/withdrawals.ts';
import { changeProfile } from '../member/index.ts';

const ask = ({ client }: Player, change: object, key: string | number = 1) =>
  createWithdrawOrder({ client, headers: keyOf(key), body: { ...askFor('500.00'), ...change } });
const configOf = async ({ client }: Player) => (await getWithdrawConfig({ client })).value;

/** Every fault of rule W-04 that a call can have together, in the order in which they are answered; each can be repaired. */
const FAULTS: readonly [code: string, make: (player: Player) => void, repair: (player: Player) => void][] = [
  [
    'PAYMENT_PASSWORD_REQUIRED',
    ({ world }) => changeProfile(world, 'm_1001', { paymentPassword: null }),
    ({ world }) => changeProfile(world, 'm_1001', { paymentPassword: '482915' }),
  ],
  [
    'WITHDRAW_PENDING_EXISTS',
    ({ world: { store } }) =>
      store.transact(() =>
        addOrder({ store }, { amount: '99900.00', status: 'PENDING', createdAt: '2026-11-21T06:00:00.000Z' }),
      ),
    ({ world: { store } }) =>
      store.transact(() => {
        for (const { id } of store.withdrawOrders.findBy('status', 'PENDING'))
          store.withdrawOrders.update(id, { status: 'RECEIVED' });
      }),
  ],
  [
    'WITHDRAW_DAILY_LIMIT',
    () => {},
    ({ world: { store } }) =>
      store.transact(() => {
        for (const { id } of store.withdrawOrders.findBy('status', 'RECEIVED')) store.withdrawOrders.remove(id);
      }),
  ],
  ['INSUFFICIENT_BALANCE', ({ world }) => setMain(world, '499.99'), ({ world }) => setMain(world, '1999.99')],
  ['WITHDRAW_TURNOVER_UNMET', () => {}, ({ world }) => setMain(world, '2000.00')],
];

describe('a withdrawal', () => {
  it('with many faults is refused for the first of the list in W-04, and its quote too', async () => {
    const player = await createPlayer();
    for (const [, make] of FAULTS) make(player);
    const { client } = player;
    const query = { amount: '500.00', currency: 'PHP', bankCardId: 'card_31' };
    for (const [index, [code, , repair]] of FAULTS.entries()) {
      expect((await refusalOf(ask(player, {}, index))).code).toBe(code);
      expect((await refusalOf(quoteWithdraw({ client, query }))).code).toBe(code);
      repair(player);
    }
    expect((await quoteWithdraw({ client, query })).value).toEqual({
      amount: '500.00',
      fee: '10.00',
      payable: '490.00',
      balanceAfter: '1500.00',
      currency: 'PHP',
      payoutWithinMinutes: 30,
    });
    expect((await ask(player, {})).value.status).toBe('PENDING');
  });

  it.each([
    ['another currency', { currency: 'USD', bankCardId: 'card_9', amount: '1.00' }, 'FIELD_INVALID'],
    ['too many decimals', { bankCardId: 'card_9', amount: '500.005' }, 'FIELD_INVALID'],
    ["somebody else's card", { bankCardId: 'card_12', amount: '1.00' }, 'BANK_CARD_NOT_FOUND'],
    ['a card that was bound 22 hours ago', { bankCardId: 'card_48', amount: '1.00' }, 'BANK_CARD_TOO_NEW'],
    ['less than the least amount', { amount: '199.99' }, 'AMOUNT_OUT_OF_RANGE'],
    ['more than the most per order', { amount: '50000.01' }, 'AMOUNT_OUT_OF_RANGE'],
  ])('of %s is refused before the checks of order, day and balance (W-04)', async (_what, change, code) => {
    const player = await createPlayer();
    setMain(player.world, '0.00');
    expect((await refusalOf(ask(player, change))).code).toBe(code);
  });

  it('costs no attempt at the payment password when its amount is wrong (W-04)', async () => {
    const player = await createPlayer();
    for (let times = 0; times < 6; times += 1)
      await refusalOf(ask(player, { amount: '1.00', paymentPassword: '000000' }, times));
    const error = await refusalOf(ask(player, { paymentPassword: '000000' }));
    expect(error).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID', value: { attemptsLeft: 4 } });
    expect((await ask(player, {}, 'right')).value.status).toBe('PENDING');
  });

  it('shares the five attempts with the change of the payment password (W-07)', async () => {
    const player = await createPlayer();
    const { client } = player;
    const change = { oldPaymentPassword: '000000', newPaymentPassword: '111111', confirmNewPaymentPassword: '111111' };
    for (let times = 0; times < 3; times += 1) await refusalOf(ask(player, { paymentPassword: '000000' }, times));
    for (let times = 0; times < 2; times += 1) await refusalOf(updatePaymentPassword({ client, body: change }));
    expect((await refusalOf(ask(player, {}))).code).toBe('PAYMENT_PASSWORD_LOCKED');
  });

  it.each([
    [null, '20000.00', '30000.00', 3, '10.00'],
    [1, '30000.00', '50000.00', 4, '10.00'],
    [3, '100000.00', '200000.00', 6, '0.00'],
    [4, '200000.00', '500000.00', 8, '0.00'],
    [5, '500000.00', '1000000.00', 10, '0.00'],
    [9, '500000.00', '1000000.00', 10, '0.00'],
  ])('of a member with the rank %s has the limits of the table (W-01)', async (vipRank, most, day, count, fixedFee) => {
    const player = await createPlayer();
    const { store } = player.world;
    store.transact(() => store.members.update('m_1001', { vipRank }));
    expect(await configOf(player)).toMatchObject({
      minAmount: '200.00',
      maxAmount: most,
      dailyLimit: day,
      dailyCount: count,
      fixedFee,
      feeRate: '0.0000',
    });
  });

  it('of an agent without a rank has the limits of rank 2 (W-01)', async () => {
    expect(await configOf(await createPlayer(personas.agent))).toMatchObject({ maxAmount: '50000.00', dailyCount: 5 });
  });

  it('is answered by what is locked and free, and by the grants that it is locked by', async () => {
    const config = await configOf(await createPlayer());
    expect(config).toMatchObject({
      withdrawable: '10980.50',
      locked: '1500.00',
      turnoverRequired: '6000.00',
      turnoverDone: '2714.00',
      paymentPasswordSet: true,
      newCardHours: 24,
      cancelAllowed: true,
      receiptConfirmMinutes: 1440,
      receiptConfirmEnabled: true,
    });
    expect(config.grants).toMatchObject([
      { source: 'DEPOSIT', principal: '1000.00', required: '1000.00', done: '0.00' },
      { source: 'PROMOTION', principal: '500.00', required: '5000.00', done: '2714.00' },
    ]);
  });
});

describe('many calls at once', () => {
  it('succeed as often as one after the other would (W-04)', async () => {
    const player = await createPlayer();
    const calls = Array.from({ length: 50 }, (_call, index) =>
      ask(player, {}, index).then(
        () => 'done',
        async (error: Error) => Reflect.get(error, 'code'),
      ),
    );
    const codes = await Promise.all(calls);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['done', 'WITHDRAW_PENDING_EXISTS']));
    expect((await listWithdrawOrders({ client: player.client, query: { status: 'PENDING' } })).value.total).toEqual({
      amount: '500.00',
      fee: '10.00',
      payable: '490.00',
      currency: 'PHP',
    });
  });

  it('with one key take the money once', async () => {
    const player = await createPlayer();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => ask(player, {}, 'same')));
    expect(new Set(outcomes.map(({ value }) => value.orderId)).size).toBe(1);
    expect((await ask(player, {}, 'same')).value.orderId).toBe(outcomes[0]?.value.orderId);
    expect((await configOf(player)).withdrawable).toBe('10480.50');
  });
});

it('money at a vendor is locked again when it comes back (W-16)', async () => {
  const player = await createPlayer();
  const { client } = player;
  const body = { fromWallet: 'MAIN', toWallet: 'JDB', amount: '11480.50', currency: 'PHP' };
  await transferWallet({ client, headers: keyOf(1), body });
  expect(await configOf(player)).toMatchObject({ withdrawable: '0.00', locked: '1000.00', limitedBy: 'TURNOVER' });
  await transferWallet({ client, headers: keyOf(2), body: { ...body, fromWallet: 'JDB', toWallet: 'MAIN' } });
  expect(await configOf(player)).toMatchObject({ withdrawable: '10980.50', locked: '1500.00' });
});
