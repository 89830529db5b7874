import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { createPlayer, keyOf, send, type Player } from '../testing/money.ts';

const transfer = (amount: string) => ({ fromWallet: 'MAIN', toWallet: 'JDB', amount, currency: 'PHP' });

function pay({ world, token }: Player, key: string | number, body: unknown = transfer('100.00')) {
  return send(world, 'transferWallet', { headers: { Authorization: `Bearer ${token}`, ...keyOf(key) }, body });
}

async function balanceOf({ world, token }: Player): Promise<unknown> {
  const { value } = await send(world, 'getWalletBalance', { headers: { Authorization: `Bearer ${token}` } });
  return value?.['balance'];
}

const codes = (answers: readonly { errorCode?: string }[]) => answers.map(({ errorCode = 'done' }) => errorCode);

describe('a call with a key', () => {
  it('takes effect once when it is sent twice at the same time', async () => {
    const player = await createPlayer();
    const [first, second] = await Promise.all([pay(player, 'double'), pay(player, 'double')]);
    expect(codes([first, second])).toEqual(['done', 'done']);
    expect(second.value).toEqual(first.value);
    expect(await balanceOf(player)).toBe('12380.50');
  });

  it('repeats its first answer after other calls', async () => {
    const player = await createPlayer();
    const first = await pay(player, 'lost');
    await pay(player, 'another');
    const again = await pay(player, 'lost');
    expect(again.value).toEqual(first.value);
    expect(await balanceOf(player)).toBe('12280.50');
  });

  it('repeats its first answer when the fields are in another order', async () => {
    const player = await createPlayer();
    await pay(player, 'order');
    const { fromWallet, toWallet, amount, currency } = transfer('100.00');
    expect(codes([await pay(player, 'order', { currency, amount, toWallet, fromWallet })])).toEqual(['done']);
    expect(await balanceOf(player)).toBe('12380.50');
  });

  it('is refused when its key was used with another body', async () => {
    const player = await createPlayer();
    await pay(player, 'reused');
    const other = await pay(player, 'reused', transfer('200.00'));
    expect([other.status, other.errorCode]).toEqual([422, 'DUPLICATE_REQUEST']);
    expect(await balanceOf(player)).toBe('12380.50');
  });

  it('is refused without a key', async () => {
    const { world, token } = await createPlayer();
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await send(world, 'transferWallet', { headers, body: transfer('1.00') });
    expect([answer.status, answer.errorCode]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
  });

  it.each(['', ' '])('is refused when its key is empty: "%s"', async (key) => {
    const player = await createPlayer();
    const headers = { Authorization: `Bearer ${player.token}`, 'Idempotency-Key': key };
    for (const _try of [1, 2]) {
      const answer = await send(player.world, 'transferWallet', { headers, body: transfer('1.00') });
      expect([answer.status, answer.errorCode]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
    }
    expect(await balanceOf(player)).toBe('12480.50');
  });

  it('is refused while the first call is running, and repeats its answer afterwards', async () => {
    const player = await createPlayer();
    const { store } = player.world;
    const slow = { id: 'slow', operation: 'transferWallet', kind: 'slow', left: 1, milliseconds: 300 } as const;
    const plain = { probability: 1, hits: 0, status: null, code: null, retryAfter: null, field: null };
    store.transact(() => store.faults.insert({ ...slow, ...plain }));
    const first = pay(player, 'slow');
    await expect.poll(() => store.requestKeys.all()).toHaveLength(1);
    const during = await Promise.all([pay(player, 'slow'), pay(player, 'slow', transfer('200.00'))]);
    expect(codes(during)).toEqual(['REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST']);
    const { value } = await first;
    expect((await pay(player, 'slow')).value).toEqual(value);
    expect(await balanceOf(player)).toBe('12380.50');
  });

  it('can be corrected under the same key after a refusal', async () => {
    const player = await createPlayer();
    expect(codes([await pay(player, 'corrected', transfer('99999.00'))])).toEqual(['INSUFFICIENT_BALANCE']);
    expect(codes([await pay(player, 'corrected', transfer('99.00'))])).toEqual(['done']);
  });

  it('is independent of the same key of another operation', async () => {
    const player = await createPlayer();
    await pay(player, 'shared');
    const headers = { Authorization: `Bearer ${player.token}`, ...keyOf('shared') };
    expect(codes([await send(player.world, 'recallAllWallets', { headers })])).toEqual(['done']);
    expect(await balanceOf(player)).toBe('12480.50');
  });

  it('takes effect once when the world was saved and restored in between', async () => {
    const player = await createPlayer();
    await pay(player, 'saved');
    const later = await createPlayer(personas.member, { saved: structuredClone(player.world.save()) });
    expect(codes([await pay(later, 'saved')])).toEqual(['done']);
    expect(await balanceOf(later)).toBe('12380.50');
  });

  it('has no effect when the platform fails, and succeeds on the next try', async () => {
    const player = await createPlayer(personas.member, { onInternalError: () => {} });
    const { requestKeys } = player.world.store;
    const { insert } = requestKeys;
    requestKeys.insert = () => {
      throw new Error('the disk is full');
    };
    expect(codes([await pay(player, 'broken')])).toEqual(['INTERNAL_ERROR']);
    requestKeys.insert = insert;
    expect(await balanceOf(player)).toBe('12480.50');
    expect(codes([await pay(player, 'broken')])).toEqual(['done']);
    expect(await balanceOf(player)).toBe('12380.50');
  });
});

it('completes ten of fifty simultaneous debits when the balance is enough for ten', async () => {
  const player = await createPlayer();
  const tries = Array.from({ length: 50 }, (_, number) => pay(player, number, transfer('1200.00')));
  const outcomes = codes(await Promise.all(tries));
  expect(outcomes.filter((code) => code === 'done')).toHaveLength(10);
  expect(outcomes.filter((code) => code === 'INSUFFICIENT_BALANCE')).toHaveLength(40);
  expect(await balanceOf(player)).toBe('480.50');
});
