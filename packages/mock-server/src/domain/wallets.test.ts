import {
  getMemberInfo,
  getWalletBalance,
  listMerchantWallets,
  recallAllWallets,
  transferWallet,
} from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { createCaller, refusalOf } from '../testing/caller.ts';
import { createPlayer, keyOf, send } from '../testing/money.ts';

const transfer = (amount: string, fromWallet = 'MAIN', toWallet = 'JDB', currency = 'PHP') => ({
  fromWallet,
  toWallet,
  amount,
  currency,
});

describe('the balance', () => {
  it.each([
    [personas.member, '12480.50'],
    [personas.agent, '58200.00'],
  ])('of $account is what the ledger adds up to', async (persona, balance) => {
    const { client } = await createPlayer(persona);
    const { value } = await getWalletBalance({ client });
    expect(value).toEqual({ balance, currencySymbol: '₱', currency: 'PHP' });
    expect((await getMemberInfo({ client })).value.balance).toBe(balance);
  });

  it('requires a login', async () => {
    const { client } = createCaller();
    expect((await refusalOf(getWalletBalance({ client }))).code).toBe('AUTH_REQUIRED');
  });
});

describe('the wallets', () => {
  it('are the main one and those of vendors that play from their own [CALL-59]', async () => {
    const { client } = await createPlayer();
    const { value } = await listMerchantWallets({ client, query: { isSingle: false } });
    expect(operations.listMerchantWallets.path).toMatch(/relay.GCS_merchantWallet$/);
    expect(value.isSingle).toBe(false);
    expect(value.wallets.map(({ wallet, balance }) => [wallet, balance])).toEqual([
      ['MAIN', '12480.50'],
      ['JDB', '0.00'],
      ['CQ9', '0.00'],
    ]);
  });

  it('are the main one alone when only that is asked for [CALL-59]', async () => {
    const { client } = await createPlayer();
    const { value } = await listMerchantWallets({ client, query: { isSingle: true } });
    expect(value.wallets.map(({ wallet }) => wallet)).toEqual(['MAIN']);
  });
});

describe('a transfer', () => {
  it('moves money to a vendor and back', async () => {
    const { client } = await createPlayer();
    const out = await transferWallet({ client, headers: keyOf(1), body: transfer('500.00') });
    expect(out.value.balances.map(({ wallet, balance }) => [wallet, balance])).toEqual([
      ['MAIN', '11980.50'],
      ['JDB', '500.00'],
    ]);
    const back = await transferWallet({ client, headers: keyOf(2), body: transfer('200.00', 'JDB', 'MAIN') });
    expect(back.value.balances.map(({ wallet, balance }) => [wallet, balance])).toEqual([
      ['JDB', '300.00'],
      ['MAIN', '12180.50'],
    ]);
    expect(back.value.transactionId).not.toBe(out.value.transactionId);
  });

  it.each([
    ['more than there is', transfer('12480.51'), 'INSUFFICIENT_BALANCE', undefined],
    ['nothing', transfer('0'), 'AMOUNT_OUT_OF_RANGE', undefined],
    ['minus nothing', transfer('-0'), 'AMOUNT_OUT_OF_RANGE', undefined],
    ['less than nothing', transfer('-1'), 'AMOUNT_OUT_OF_RANGE', undefined],
    ['more than the limit', transfer('100000.01'), 'AMOUNT_OUT_OF_RANGE', undefined],
    ['a fraction of a centavo', transfer('1.005'), 'FIELD_INVALID', 'amount'],
    ['another currency', transfer('5.00', 'MAIN', 'JDB', 'USD'), 'FIELD_INVALID', 'currency'],
    ['to the same wallet', transfer('5.00', 'MAIN', 'MAIN'), 'FIELD_INVALID', 'toWallet'],
    ['between vendors', transfer('5.00', 'JDB', 'CQ9'), 'FIELD_INVALID', 'toWallet'],
    ['to a vendor that nobody knows', transfer('5.00', 'MAIN', 'NOBODY'), 'FIELD_INVALID', 'toWallet'],
    ['from a vendor without a wallet', transfer('5.00', 'TALA', 'MAIN'), 'FIELD_INVALID', 'fromWallet'],
  ])('of %s is refused', async (_what, body, code, field) => {
    const { client } = await createPlayer();
    const error = await refusalOf(transferWallet({ client, headers: keyOf(1), body }));
    expect(error.code).toBe(code);
    expect(error.fieldErrors?.[0]?.field).toBe(field);
    expect((await getWalletBalance({ client })).value.balance).toBe('12480.50');
  });

  it.each(['1e3', '0x10', 'NaN', '9'.repeat(30), '1.123456789', '1,5', '١٢', '', ' 5', '+5', '5.'])(
    'of "%s" is refused as no amount',
    async (amount) => {
      const { world, token } = await createPlayer();
      const headers = { Authorization: `Bearer ${token}`, ...keyOf(1) };
      const answer = await send(world, 'transferWallet', { headers, body: transfer(amount) });
      expect([answer.status, answer.errorCode, answer.fieldErrors?.[0]?.field]).toEqual([
        422,
        'FIELD_INVALID',
        'amount',
      ]);
    },
  );

  it('outside the limits is refused with the limits', async () => {
    const { world, token } = await createPlayer();
    const headers = { Authorization: `Bearer ${token}`, ...keyOf(1) };
    const answer = await send(world, 'transferWallet', { headers, body: transfer('0.99') });
    expect(answer.value).toEqual({ min: '1.00', max: '100000.00' });
  });

  it('with a closed vendor is refused', async () => {
    const { client, world } = await createPlayer();
    const until = '2026-11-21T14:00:00.000Z';
    world.store.transact(() => world.store.vendorClosures.insert({ id: 'JDB', until }));
    const error = await refusalOf(transferWallet({ client, headers: keyOf(1), body: transfer('5.00') }));
    expect(error).toMatchObject({ code: 'VENDOR_MAINTENANCE', status: 503 });
  });
});

describe('a recall', () => {
  const fill = async () => {
    const player = await createPlayer();
    const { client } = player;
    await transferWallet({ client, headers: keyOf('jdb'), body: transfer('500.00') });
    await transferWallet({ client, headers: keyOf('cq9'), body: transfer('300.00', 'MAIN', 'CQ9') });
    return player;
  };
  const close = ({ world }: Awaited<ReturnType<typeof fill>>, id: string) =>
    world.store.transact(() => world.store.vendorClosures.insert({ id, until: null }));

  it('brings all money back', async () => {
    const { client } = await fill();
    const { value } = await recallAllWallets({ client, headers: keyOf('recall') });
    expect(value.failed).toEqual([]);
    expect(value.balances.map(({ balance }) => balance)).toEqual(['12480.50', '0.00', '0.00']);
  });

  it('names the vendors that keep their money', async () => {
    const player = await fill();
    close(player, 'CQ9');
    const { value } = await recallAllWallets({ client: player.client, headers: keyOf('recall') });
    expect(value.failed).toEqual(['CQ9']);
    expect(value.balances.map(({ balance }) => balance)).toEqual(['12180.50', '0.00', '300.00']);
  });

  it('is refused when no vendor gives its money back', async () => {
    const player = await fill();
    close(player, 'CQ9');
    close(player, 'JDB');
    const error = await refusalOf(recallAllWallets({ client: player.client, headers: keyOf('recall') }));
    expect(error.code).toBe('VENDOR_MAINTENANCE');
  });

  it('of empty wallets is done without a movement', async () => {
    const { client, world } = await createPlayer();
    const before = world.store.journal.size();
    const { value } = await recallAllWallets({ client, headers: keyOf('recall') });
    expect([value.failed, world.store.journal.size()]).toEqual([[], before]);
  });
});
