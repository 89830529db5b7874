import {
  exitGame,
  getMemberInfo,
  getWalletBalance,
  getWalletTransfer,
  launchGame,
  listMerchantWallets,
  recallAllWallets,
  transferWallet,
} from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { createCaller, refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, send } from '../../testing/money.ts';
import { changeSettings } from '../site/index.ts';

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
  ])('of $account is the same in the wallet and the profile', async (persona, balance) => {
    const { client } = await createPlayer(persona);
    const { value } = await getWalletBalance({ client });
    expect(value).toEqual({ balance, currencySymbol: '₱', currency: 'PHP' });
    expect((await getMemberInfo({ client })).value.balance).toBe(balance);
  });

  it('is refused to guests', async () => {
    const { client } = createCaller();
    expect((await refusalOf(getWalletBalance({ client }))).code).toBe('AUTH_REQUIRED');
  });
});

describe('the wallets', () => {
  it('are the main one and those of vendors that play from their own [CALL-59]', async () => {
    const { client } = await createPlayer();
    const { value } = await listMerchantWallets({ client, query: { isSingle: false } });
    expect(operations.listMerchantWallets.path).toMatch(/relay.GCS_merchantWallet$/);
    expect(value).toMatchObject({
      isSingle: false,
      totalFunds: '12480.50',
      minTransfer: '1.00',
      maxTransfer: '100000.00',
    });
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
    expect(back.value).toMatchObject({ fromWallet: 'JDB', toWallet: 'MAIN', amount: '200.00', status: 'COMPLETED' });
    const { value } = await listMerchantWallets({ client, query: { isSingle: true } });
    expect(value.totalFunds).toBe('12480.50');
  });

  it('is refused while the vendor is closed, and the wallet says until when', async () => {
    const { client, world } = await createPlayer();
    const until = '2026-11-21T09:00:00.000Z';
    world.store.transact(() => world.store.vendorClosures.insert({ id: 'JDB', until }));
    const error = await refusalOf(transferWallet({ client, headers: keyOf(1), body: transfer('500.00') }));
    expect(error.code).toBe('VENDOR_MAINTENANCE');
    const { value } = await listMerchantWallets({ client, query: { isSingle: false } });
    expect(value.wallets[1]).toMatchObject({ wallet: 'JDB', maintenance: true, maintenanceEnd: until });
  });

  it.each([
    ['above the balance', transfer('12480.51'), 'INSUFFICIENT_BALANCE', undefined],
    ['zero', transfer('0'), 'FIELD_INVALID', 'amount'],
    ['minus zero', transfer('-0'), 'FIELD_INVALID', 'amount'],
    ['negative', transfer('-1'), 'FIELD_INVALID', 'amount'],
    ['above the limit', transfer('100000.01'), 'AMOUNT_OUT_OF_RANGE', undefined],
    ['a fraction of a centavo', transfer('1.005'), 'FIELD_INVALID', 'amount'],
    ['in another currency', transfer('5.00', 'MAIN', 'JDB', 'USD'), 'FIELD_INVALID', 'currency'],
    ['to the same wallet', transfer('5.00', 'MAIN', 'MAIN'), 'FIELD_INVALID', 'toWallet'],
    ['between vendors', transfer('5.00', 'JDB', 'CQ9'), 'FIELD_INVALID', 'toWallet'],
    ['to an unknown vendor', transfer('5.00', 'MAIN', 'NOBODY'), 'FIELD_INVALID', 'toWallet'],
    ['from a vendor without a wallet', transfer('5.00', 'TALA', 'MAIN'), 'FIELD_INVALID', 'fromWallet'],
  ])('is refused when it is %s', async (_what, body, code, field) => {
    const { client } = await createPlayer();
    const error = await refusalOf(transferWallet({ client, headers: keyOf(1), body }));
    expect(error.code).toBe(code);
    expect(error.fieldErrors?.[0]?.field).toBe(field);
    expect((await getWalletBalance({ client })).value.balance).toBe('12480.50');
  });

  it.each(['1e3', '0x10', 'NaN', '9'.repeat(30), '1.123456789', '1,5', '١٢', '', ' 5', '+5', '5.'])(
    'is refused when the amount is "%s"',
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

  it('returns the limits when the amount is outside them', async () => {
    const { world, token } = await createPlayer();
    const headers = { Authorization: `Bearer ${token}`, ...keyOf(1) };
    const answer = await send(world, 'transferWallet', { headers, body: transfer('0.99') });
    expect(answer.value).toEqual({ min: '1.00', max: '100000.00' });
  });

  it('is refused when the vendor is under maintenance', async () => {
    const { client, world } = await createPlayer();
    const until = '2026-11-21T14:00:00.000Z';
    world.store.transact(() => world.store.vendorClosures.insert({ id: 'JDB', until }));
    const error = await refusalOf(transferWallet({ client, headers: keyOf(1), body: transfer('5.00') }));
    expect(error).toMatchObject({ code: 'VENDOR_MAINTENANCE', status: 503 });
  });
});

describe('a recall', () => {
  const fillWallets = async () => {
    const player = await createPlayer();
    const { client } = player;
    await transferWallet({ client, headers: keyOf('jdb'), body: transfer('500.00') });
    await transferWallet({ client, headers: keyOf('cq9'), body: transfer('300.00', 'MAIN', 'CQ9') });
    return player;
  };
  const closeVendor = ({ world }: Awaited<ReturnType<typeof fillWallets>>, id: string) =>
    world.store.transact(() => world.store.vendorClosures.insert({ id, until: null }));

  it('moves all money to the main wallet', async () => {
    const { client } = await fillWallets();
    const { value } = await recallAllWallets({ client, headers: keyOf('recall') });
    expect([value.failed, value.recalledAmount]).toEqual([[], '800.00']);
    expect(value.balances.map(({ balance }) => balance)).toEqual(['12480.50', '0.00', '0.00']);
  });

  it('returns vendors under maintenance as failed', async () => {
    const player = await fillWallets();
    closeVendor(player, 'CQ9');
    const { value } = await recallAllWallets({ client: player.client, headers: keyOf('recall') });
    expect([value.failed, value.recalledAmount]).toEqual([['CQ9'], '500.00']);
    expect(value.balances.map(({ balance }) => balance)).toEqual(['12180.50', '0.00', '300.00']);
  });

  it('is refused when all vendors with money are under maintenance', async () => {
    const player = await fillWallets();
    closeVendor(player, 'CQ9');
    closeVendor(player, 'JDB');
    const error = await refusalOf(recallAllWallets({ client: player.client, headers: keyOf('recall') }));
    expect(error.code).toBe('VENDOR_MAINTENANCE');
  });

  it('books no movement when the wallets are empty', async () => {
    const { client, world } = await createPlayer();
    const before = world.store.journal.size();
    const { value } = await recallAllWallets({ client, headers: keyOf('recall') });
    expect([value.failed, world.store.journal.size()]).toEqual([[], before]);
  });
});

describe('one transfer between wallets', () => {
  it('is answered to its member with both wallets as they are now, out or back', async () => {
    const { client } = await createPlayer();
    const out = await transferWallet({ client, headers: keyOf(1), body: transfer('500.00') });
    const again = await getWalletTransfer({ client, path: { transactionId: out.value.transactionId } });
    expect(again.value).toEqual(out.value);
    const seeded = (await getWalletTransfer({ client, path: { transactionId: 'tx_88103382' } })).value;
    expect(seeded).toMatchObject({ fromWallet: 'JDB', toWallet: 'MAIN', amount: '300.00', status: 'COMPLETED' });
    expect(seeded.balances.map(({ wallet, balance }) => [wallet, balance])).toEqual([
      ['JDB', '500.00'],
      ['MAIN', '11980.50'],
    ]);
  });

  it.each(['tx_88103381', 'tx_88103377', 'tx_0'])('is not %s for another member', async (transactionId) => {
    const { client } = await createPlayer(personas.agent);
    expect((await refusalOf(getWalletTransfer({ client, path: { transactionId } }))).code).toBe('NOT_FOUND');
  });

  it('is no transfer to another account', async () => {
    const { client } = await createPlayer();
    const call = getWalletTransfer({ client, path: { transactionId: 'tx_88103377' } });
    expect((await refusalOf(call)).code).toBe('NOT_FOUND');
  });
});

describe('leaving a game', () => {
  const JDB = { vassalage: 'JDB', gameType: 'RNG', nodeId: 'rng_20481', language: 'EN' } as const;
  const play = async () => {
    const player = await createPlayer();
    const { client } = player;
    await transferWallet({ client, headers: keyOf('in'), body: transfer('500.00') });
    const { launchId } = (await launchGame({ client, query: JDB })).value;
    const leave = async () => (await exitGame({ client, headers: keyOf('exit'), body: { launchId } })).value;
    return { ...player, leave };
  };

  it("brings the money of the vendor's wallet back (rule T-04)", async () => {
    const { leave } = await play();
    expect(await leave()).toEqual({ balance: '12480.50', currency: 'PHP', recall: 'COMPLETED' });
  });

  it('leaves the money with a vendor that is closed, for a later recall', async () => {
    const { leave, world, client } = await play();
    world.store.transact(() => world.store.vendorClosures.insert({ id: 'JDB', until: null }));
    expect(await leave()).toMatchObject({ balance: '11980.50', recall: 'FAILED' });
    world.store.transact(() => world.store.vendorClosures.remove('JDB'));
    const { value } = await recallAllWallets({ client, headers: keyOf('recall') });
    expect(value.recalledAmount).toBe('500.00');
  });
});

describe('a site with a single wallet', () => {
  it('has no wallet but the main one, from which all vendors play (rule T-01)', async () => {
    const { client, world } = await createPlayer();
    changeSettings(world, { singleWallet: true });
    const { value } = await listMerchantWallets({ client, query: { isSingle: false } });
    expect([value.isSingle, value.wallets.map(({ wallet }) => wallet), value.totalFunds]).toEqual([
      true,
      ['MAIN'],
      '12480.50',
    ]);
    const error = await refusalOf(transferWallet({ client, headers: keyOf(1), body: transfer('500.00') }));
    expect([error.code, error.fieldErrors?.[0]?.field]).toEqual(['FIELD_INVALID', 'toWallet']);
    const query = { vassalage: 'CQ9', gameType: 'RNG', language: 'EN' } as const;
    expect((await launchGame({ client, query })).value.launchId).toMatch(/^ln_/);
  });
});
