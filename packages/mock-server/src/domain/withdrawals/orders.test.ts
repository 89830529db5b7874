import {
  cancelWithdrawOrder,
  confirmWithdrawReceipt,
  createWithdrawOrder,
  disputeWithdrawPayout,
  getWithdrawOrder,
  listTransactions,
  listWithdrawOrders,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { HOUR, logInAgain, MINUTE } from '../../testing/people.ts';
import { askFor, takeProofs } from '../../testing/withdrawals.ts';
import { changeProfile } from '../member/index.ts';
import { changeSettings } from '../site/index.ts';

/** Maricel with an order of this amount, some time later. */
async function createOwner(amount: string, later = 0) {
  const player = await createPlayer();
  const { client, world } = player;
  const { orderId } = (await createWithdrawOrder({ client, headers: keyOf('order'), body: askFor(amount) })).value;
  world.clock.advance(later);
  const path = { orderId };
  const order = async () => (await getWithdrawOrder({ client, path })).value;
  const balanceOf = (account: string): bigint => world.store.journal.balanceOf(account, 'PHP');
  const cancel = () => cancelWithdrawOrder({ client, path, headers: keyOf('cancel') });
  const confirm = async (change: object, key: string | number = 'confirm', proofs = 1) => {
    const received = { amountReceived: '1990.00', remainingAmount: '0.00', currency: 'PHP' };
    const body = { ...received, proofImages: await takeProofs(player, proofs), ...change };
    return confirmWithdrawReceipt({ client, path, headers: keyOf(key), body });
  };
  const dispute = (change: object = {}, key: string | number = 'dispute') => {
    const body = { amountReceived: '0.00', currency: 'PHP', ...change };
    return disputeWithdrawPayout({ client, path, headers: keyOf(key), body });
  };
  return { ...player, orderId, order, balanceOf, cancel, confirm, dispute };
}

const rowsOf = async ({ client }: Player) => {
  const query = { scope: 'SELF', transactionType: 'WITHDRAWAL', pageNo: 1, pageSize: 20 } as const;
  return (await listTransactions({ client, query })).value.content;
};

describe('an order', () => {
  it('takes the amount at once, and books payments and fee when they are sent (W-02)', async () => {
    const { order, balanceOf, world } = await createOwner('2000.03', MINUTE);
    const before = { bank: balanceOf('provider:KAWAYANBK'), fees: balanceOf('fees'), rest: balanceOf('withdrawals') };
    world.clock.advance(MINUTE);
    await order();
    expect(balanceOf('fees') - before.fees).toBe(1000n);
    expect(balanceOf('provider:KAWAYANBK') - before.bank).toBe(66_335n);
    world.clock.advance(2 * MINUTE);
    expect((await order()).status).toBe('PAID');
    expect(balanceOf('provider:KAWAYANBK') - before.bank).toBe(199_003n);
    expect(before.rest - balanceOf('withdrawals')).toBe(200_003n);
  });

  it('has an id of its UTC day, and payments with the id of the order (W-20)', async () => {
    const { order } = await createOwner('2000.06', MINUTE);
    const { orderId, payouts } = await order();
    expect(orderId).toBe('wd_20261121_0001');
    expect(payouts.map(({ payoutId }) => payoutId)).toEqual(['wd_20261121_0001_1', 'wd_20261121_0001_2']);
  });

  it('is PENDING in the account record until it is final, then COMPLETED or FAILED (R-02)', async () => {
    const owner = await createOwner('500.02');
    const [booked] = await rowsOf(owner);
    expect(booked).toMatchObject({
      amount: '-500.02',
      status: 'PENDING',
      reference: { kind: 'WITHDRAW_ORDER', id: owner.orderId },
    });
    await owner.cancel();
    const [returned, failed] = await rowsOf(owner);
    expect(returned).toMatchObject({ amount: '500.02', status: 'COMPLETED', remark: 'Kinansela ng miyembro.' });
    expect(failed).toMatchObject({ amount: '-500.02', status: 'FAILED' });
    const received = await createOwner('500.00', 2 * MINUTE);
    expect((await rowsOf(received))[0]?.status).toBe('PENDING');
    await received.confirm({ amountReceived: '490.00' });
    expect((await rowsOf(received))[0]?.status).toBe('COMPLETED');
  });

  it('keeps a copy of its card, and is paid after the card is gone (W-08)', async () => {
    const { order, world, orderId } = await createOwner('2000.00');
    world.store.transact(() => world.store.bankCards.remove('card_31'));
    world.clock.advance(2 * MINUTE);
    expect(await order()).toMatchObject({
      orderId,
      status: 'PAID',
      bankCard: { bankName: 'Kawayan Bank', accountNumber: '**** **** 4821', payeeName: 'M****** D. S*****' },
    });
  });

  it('says what happened by whom, and what is expected next (W-31)', async () => {
    const { order, world, confirm } = await createOwner('2000.00');
    expect(await order()).toMatchObject({ cancellable: true, expectedAt: '2026-11-21T06:01:00.000Z' });
    world.clock.advance(MINUTE);
    expect(await order()).toMatchObject({ cancellable: false, expectedAt: '2026-11-21T06:02:00.000Z' });
    world.clock.advance(MINUTE);
    expect((await order()).expectedAt).toBeUndefined();
    await confirm({});
    const payoutId = 'wd_20261121_0001_1';
    expect((await order()).timeline).toEqual([
      { at: '2026-11-21T06:00:00.000Z', status: 'PENDING', by: 'MEMBER' },
      { at: '2026-11-21T06:01:00.000Z', status: 'PROCESSING', by: 'STAFF' },
      { at: '2026-11-21T06:02:00.000Z', status: 'PAID', by: 'BANK', payoutId, amount: '1990.00' },
      { at: '2026-11-21T06:02:00.000Z', status: 'RECEIVED', by: 'MEMBER', payoutId, amount: '1990.00' },
    ]);
  });

  it('says why it was rejected in the language of the account (W-31)', async () => {
    const { order, world } = await createOwner('2000.01', MINUTE);
    expect((await order()).rejectReason).toBe('Hindi tugma ang pangalan ng tatanggap.');
    changeProfile(world, 'm_1001', { language: 'EN' });
    const { rejectReason, timeline } = await order();
    expect(rejectReason).toBe('The payee name does not match.');
    expect(timeline.at(-1)).toMatchObject({ by: 'STAFF', reason: rejectReason, amount: '2000.01' });
  });

  it('that staff never take up waits for its member, who can cancel it for ever (W-22)', async () => {
    const owner = await createOwner('500.02', 5 * 24 * HOUR);
    await logInAgain(owner, personas.member);
    expect(await owner.order()).toMatchObject({ status: 'PENDING' });
    expect((await owner.order()).expectedAt).toBeUndefined();
    expect((await owner.cancel()).value.status).toBe('CANCELLED');
    expect(owner.balanceOf('member:m_1001:main')).toBe(1_248_050n);
  });

  it('is listed by time and status with the sums of all that match', async () => {
    const { client, cancel } = await createOwner('500.02');
    await cancel();
    await createWithdrawOrder({ client, headers: keyOf('second'), body: askFor('700.02') });
    const { value } = await listWithdrawOrders({ client, query: {} });
    expect(value.content.map(({ amount, status }) => [amount, status])).toEqual([
      ['700.02', 'PENDING'],
      ['500.02', 'CANCELLED'],
      ['2000.01', 'REJECTED'],
    ]);
    expect(value.total).toEqual({ amount: '3200.05', fee: '30.00', payable: '3170.05', currency: 'PHP' });
    const pending = (await listWithdrawOrders({ client, query: { status: 'PENDING' } })).value;
    expect(pending.content.map(({ amount }) => amount)).toEqual(['700.02']);
  });
});

describe('a receipt', () => {
  it('is refused in the order of W-25', async () => {
    const { world, confirm, dispute } = await createOwner('2000.03');
    const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
    const wrong = { payoutId: 'wd_1', amountReceived: '1.00' };
    expect(await codeOf(confirm({ ...wrong, proofImages: ['a', 'b', 'c', 'd'] }, 1))).toBe('UPLOAD_TOO_MANY');
    expect(await codeOf(confirm({ ...wrong, proofImages: [] }, 2))).toBe('FIELD_INVALID');
    expect(await codeOf(confirm(wrong, 3))).toBe('ORDER_STATE_INVALID');
    world.clock.advance(3 * MINUTE);
    expect((await refusalOf(confirm(wrong, 4))).fieldErrors).toMatchObject([{ field: 'payoutId', reason: 'UNKNOWN' }]);
    const unnamed = await refusalOf(confirm({ amountReceived: '663.35', remainingAmount: '1326.68' }, 5));
    expect(unnamed.fieldErrors).toMatchObject([{ field: 'payoutId', reason: 'REQUIRED' }]);
    expect(await codeOf(confirm({ ...wrong, payoutId: 'wd_20261121_0001_3' }, 6))).toBe('ORDER_STATE_INVALID');
    await dispute({ payoutId: 'wd_20261121_0001_1', amountReceived: '663.34' });
    const disputed = { ...wrong, payoutId: 'wd_20261121_0001_1' };
    expect(await codeOf(confirm(disputed, 7))).toBe('WITHDRAW_ALREADY_CONFIRMED');
  });

  it('takes pictures of its member once, for its purpose only', async () => {
    const { confirm, ...player } = await createOwner('2000.06', 3 * MINUTE);
    const proofImages = await takeProofs(player);
    const first = { payoutId: 'wd_20261121_0001_1', amountReceived: '995.03', remainingAmount: '995.03', proofImages };
    const { value } = await confirm(first, 1);
    expect(value.confirmation?.proofImages).toHaveLength(1);
    const second = { amountReceived: '1990.06', proofImages };
    expect((await refusalOf(confirm(second, 2))).fieldErrors).toMatchObject([{ field: 'proofImages' }]);
  });

  it('is refused with FEATURE_DISABLED where payments count as received when they are sent (W-30)', async () => {
    const { world, order, confirm, balanceOf } = await createOwner('2000.00');
    changeSettings(world, { receiptConfirmEnabled: false });
    world.clock.advance(2 * MINUTE);
    const { status, confirmation, payouts, confirmDeadline } = await order();
    expect([status, confirmation, confirmDeadline]).toEqual(['RECEIVED', undefined, undefined]);
    expect(payouts).toMatchObject([{ status: 'RECEIVED', amountReceived: '1990.00', forced: false }]);
    expect((await refusalOf(confirm({}))).code).toBe('FEATURE_DISABLED');
    expect(balanceOf('withdrawals')).toBe(0n);
  });

  it('is forced after the configured minutes, and then no deposit can be reversed [WITHDRAW-03] [WITHDRAW-04]', async () => {
    const { world, order } = await createOwner('2000.00');
    changeSettings(world, { receiptConfirmMinutes: 30 });
    world.clock.advance(2 * MINUTE);
    expect(await order()).toMatchObject({ status: 'PAID', depositReversible: true });
    // Orders keep the time with which they were sent.
    changeSettings(world, { receiptConfirmMinutes: 10 });
    world.clock.advance(30 * MINUTE - 1);
    expect((await order()).status).toBe('PAID');
    world.clock.advance(1);
    expect(await order()).toMatchObject({
      status: 'RECEIVED',
      depositReversible: false,
      confirmation: { forced: true, proofImages: [], confirmedAt: '2026-11-21T06:32:00.000Z' },
    });
  });

  it('W-23: waits until the latest deadline of the parts without receipt, once all parts are sent', async () => {
    const { world, order, confirm } = await createOwner('2000.03', 2 * MINUTE);
    expect(await order()).not.toHaveProperty('confirmDeadline');
    world.clock.advance(2 * MINUTE);
    const paid = { paidAt: '2026-11-21T06:04:00.000Z', confirmDeadline: '2026-11-22T06:04:00.000Z' };
    expect(await order()).toMatchObject(paid);
    const last = (await order()).payouts.at(-1)?.payoutId;
    await confirm({ payoutId: last, amountReceived: '663.34', remainingAmount: '1326.69' });
    expect(await order()).toMatchObject({ ...paid, confirmDeadline: '2026-11-22T06:03:00.000Z' });
  });

  it('W-28: leaves a matched deposit reversible after a receipt, and no more once its part was replaced', async () => {
    const received = await createOwner('2000.00', MINUTE);
    expect((await received.order()).payouts[0]).not.toHaveProperty('depositReversible');
    received.world.clock.advance(MINUTE);
    expect((await received.order()).payouts).toMatchObject([{ status: 'SENT', depositReversible: true }]);
    await received.confirm({});
    expect((await received.order()).payouts).toMatchObject([{ status: 'RECEIVED', depositReversible: true }]);
    const replaced = await createOwner('2000.00', 2 * MINUTE);
    await replaced.order();
    await replaced.dispute();
    replaced.world.clock.advance(2 * MINUTE);
    const [first, second] = (await replaced.order()).payouts;
    expect(first).toMatchObject({ status: 'REPLACED', depositReversible: false });
    expect(second).toMatchObject({ status: 'SENT' });
    // The second payment is the platform's own, without a deposit.
    expect(second).not.toHaveProperty('depositReversible');
  });

  it('confirms what arrived by amounts and a picture [WITHDRAW-02]', async () => {
    const { confirm } = await createOwner('2000.00', 2 * MINUTE);
    const { value } = await confirm({});
    expect(value).toMatchObject({
      status: 'RECEIVED',
      depositReversible: true,
      confirmation: { amountReceived: '1990.00', remainingAmount: '0.00', forced: false },
    });
  });
});

describe('a dispute', () => {
  it('of the whole payment or more is refused, and of a payment that is no longer SENT (W-26)', async () => {
    const { dispute, confirm } = await createOwner('2000.00', 2 * MINUTE);
    const error = await refusalOf(dispute({ amountReceived: '1990.00' }, 1));
    expect(error.fieldErrors).toMatchObject([{ field: 'amountReceived' }]);
    await confirm({});
    expect((await refusalOf(dispute({}, 2))).code).toBe('WITHDRAW_ALREADY_CONFIRMED');
  });

  it('stops the deadline, does not stop the next withdrawal, and its replacement has a deadline of its own (W-26)', async () => {
    const owner = await createOwner('2000.00', 2 * MINUTE);
    const { client, world, order, dispute, balanceOf } = owner;
    await order();
    const bank = balanceOf('provider:KAWAYANBK');
    expect((await dispute({ note: 'Nothing came.' })).value.payouts[0]?.dispute).toEqual({
      amountReceived: '0.00',
      missingAmount: '1990.00',
      currency: 'PHP',
      note: 'Nothing came.',
      proofImages: [],
      openedAt: '2026-11-21T06:02:00.000Z',
      outcome: 'OPEN',
      expectedAt: '2026-11-21T06:04:00.000Z',
    });
    const { value } = await createWithdrawOrder({ client, headers: keyOf('next'), body: askFor('500.02') });
    expect(value.status).toBe('PENDING');
    world.clock.advance(2 * MINUTE);
    const { payouts, status, paidAt } = await order();
    expect([status, paidAt]).toEqual(['PAID', '2026-11-21T06:02:00.000Z']);
    expect(payouts).toMatchObject([
      { status: 'REPLACED', dispute: { outcome: 'FOR_MEMBER', decidedAt: '2026-11-21T06:04:00.000Z' } },
      { status: 'SENT', amount: '1990.00', confirmDeadline: '2026-11-22T06:04:00.000Z' },
    ]);
    expect([balanceOf('provider:KAWAYANBK'), balanceOf('withdrawals')]).toEqual([bank, 50_002n]);
    world.clock.advance(24 * HOUR);
    await logInAgain(owner, personas.member);
    expect(await order()).toMatchObject({ status: 'RECEIVED', confirmation: { amountReceived: '1990.00' } });
  });

  it('does not stop the payments that are still planned (W-21)', async () => {
    const { world, order, dispute } = await createOwner('2000.05', 2 * MINUTE);
    await dispute();
    expect((await order()).status).toBe('DISPUTED');
    world.clock.advance(2 * MINUTE);
    expect(await order()).toMatchObject({ status: 'RECEIVED', payouts: [{ forced: true, depositReversible: false }] });
  });
});
