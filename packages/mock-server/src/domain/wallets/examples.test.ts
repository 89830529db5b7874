import { listMerchantWallets, listTransactions, recallAllWallets, transferWallet } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { examplesOf, type WalletMove } from '../../testing/money-examples.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { ADJUSTMENT, mainWallet, move, vendorWallet } from '../ledger/index.ts';

const php = (text: string) => parseAmount(text, 'PHP');
const MEMBER = ids.newcomer;

/** Puts the money of an example into wallets, as corrections by staff. */
function fillWallets({ world }: Player, wallets: Readonly<Record<string, string>>): void {
  for (const [name, balance] of Object.entries(wallets)) {
    const to = name === 'MAIN' ? mainWallet(MEMBER) : vendorWallet(MEMBER, name);
    const amount = php(balance);
    if (amount.minor > 0n) move(world, { kind: 'ADJUSTMENT', memberId: MEMBER, from: ADJUSTMENT, to, amount });
  }
}

/** Makes one step of an example; returns its result in the example's words. */
async function take({ client }: Player, step: WalletMove, index: number): Promise<object> {
  const headers = keyOf(index);
  try {
    if ('all' in step) return { failed: (await recallAllWallets({ client, headers })).value.failed };
    const { from: fromWallet, to: toWallet, amount } = step;
    await transferWallet({ client, headers, body: { fromWallet, toWallet, amount, currency: 'PHP' } });
    return { state: 'DONE' };
  } catch (error) {
    if (error instanceof ApiError) return { errorCode: error.code };
    throw error;
  }
}

it.each(examplesOf('wallets'))('gives the result of the worked example %s', async (_name, example) => {
  const { given, expect: expected } = example;
  const player = await createPlayer(personas.newcomer);
  const { client, world } = player;
  fillWallets(player, given.wallets);
  world.store.transact(() => given.closed.map((id) => world.store.vendorClosures.insert({ id, until: null })));
  const results: object[] = [];
  for (const [index, step] of given.moves.entries()) results.push(await take(player, step, index));
  expect(results).toEqual(expected.results);
  const { value } = await listMerchantWallets({ client, query: { isSingle: false } });
  const balances = Object.fromEntries(value.wallets.map(({ wallet, balance }) => [wallet, balance]));
  expect(balances).toMatchObject(expected.wallets);
  expect(value.totalFunds).toBe(expected.total);
  const record = await listTransactions({ client, query: { pageNo: 1, pageSize: 20 } });
  const rows = record.value.content.filter(({ type }) => type !== 'ADJUSTMENT').toReversed();
  expect(rows.map(({ type, amount, vassalage: wallet }) => ({ type, amount, wallet }))).toEqual(expected.rows);
  const sum = world.store.journal.all().entries.reduce((total, { amount }) => total + amount, 0n);
  expect(formatAmount({ minor: sum, currency: 'PHP' })).toBe('0.00');
});
