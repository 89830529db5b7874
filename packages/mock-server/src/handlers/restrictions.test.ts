import {
  createDepositOrder,
  createWithdrawOrder,
  getAccountRestrictions,
  quoteWithdraw,
  transferToUpline,
  updatePaymentPassword,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { holdAccount, releaseAccount } from '../domain/restrictions/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { refusalOf } from '../testing/caller.ts';
import { callGameServer, createGame } from '../testing/games.ts';
import { createPlayer, keyOf, type Player } from '../testing/money.ts';
import { MINUTE } from '../testing/people.ts';
import { createTable } from '../testing/vendor.ts';
import { askFor } from '../testing/withdrawals.ts';

const restrictionsOf = async ({ client }: Pick<Player, 'client'>) =>
  (await getAccountRestrictions({ client })).value.restrictions;

describe('P-29: a hold of staff', () => {
  const reason = 'Please send us your address.';

  it('blocks what staff say, with their reason, until they end it', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    holdAccount(world, ids.member, { blocks: ['WITHDRAW', 'TRANSFER'], reason });
    expect(await restrictionsOf(player)).toEqual([
      {
        code: 'STAFF_HOLD',
        since: '2026-11-21T06:00:00.000Z',
        blocks: ['WITHDRAW', 'TRANSFER'],
        reason,
        action: 'CONTACT_SUPPORT',
      },
    ]);
    const body = { amount: '500.00', currency: 'PHP', paymentPassword: '482915' };
    const { paymentPassword: _password, ...query } = askFor('500.00');
    const calls = [
      createWithdrawOrder({ client, headers: keyOf(1), body: askFor('500.00') }),
      quoteWithdraw({ client, query }),
      transferToUpline({ client, headers: keyOf(2), body }),
    ];
    for (const call of calls) {
      const refusal = await refusalOf(call);
      expect(refusal).toMatchObject({
        code: 'ACCOUNT_RESTRICTED',
        value: { reasons: [{ code: 'STAFF_HOLD', reason }] },
      });
    }
    releaseAccount(world, ids.member);
    expect((await transferToUpline({ client, headers: keyOf(3), body })).value.status).toBe('COMPLETED');
  });

  it('P-13: stops the stakes of a game that is open, without a reason for the vendor', async () => {
    const table = await createTable();
    holdAccount(table.world, ids.member, { blocks: ['PLAY'], reason });
    const refused = await table.debit('vt_1', '50.00');
    expect([refused.status, refused.errorCode, refused.value]).toEqual([403, 'ACCOUNT_RESTRICTED', undefined]);
    const game = await createGame();
    holdAccount(game.world, ids.member, { blocks: ['PLAY'] });
    expect(await game.play(1)).toMatchObject({ status: 409, body: { error: 'REFUSED' } });
    expect((await callGameServer(game.world, 'state', { session: game.opened.body.session ?? '' })).status).toBe(200);
  });

  it('that blocks promotions alone lets a deposit through without one', async () => {
    const { client, world } = await createPlayer(personas.newcomer);
    holdAccount(world, ids.newcomer, { blocks: ['PROMOTION'] });
    const body = {
      methodId: 'pm_ewallet_01',
      amount: '500.00',
      currency: 'PHP',
      returnUrl: 'https://play.croupier.example/',
    };
    const refused = createDepositOrder({
      client,
      headers: keyOf(1),
      body: { ...body, promotionId: 'promo_welcome100' },
    });
    expect((await refusalOf(refused)).code).toBe('ACCOUNT_RESTRICTED');
    expect((await createDepositOrder({ client, headers: keyOf(2), body })).value.depositOrder.status).toBe('PENDING');
  });
});

describe('P-29: a payment password', () => {
  it('that is missing is a reason with an action, and its calls keep their code', async () => {
    const player = await createPlayer(personas.newcomer);
    const { client } = player;
    expect(await restrictionsOf(player)).toMatchObject([
      { code: 'PAYMENT_PASSWORD_MISSING', blocks: ['WITHDRAW', 'TRANSFER', 'CARDS'], action: 'SET_PAYMENT_PASSWORD' },
    ]);
    const refusal = await refusalOf(createWithdrawOrder({ client, headers: keyOf(1), body: askFor('500.00') }));
    expect(refusal.code).toBe('PAYMENT_PASSWORD_REQUIRED');
    const password = '482915';
    const body = { newPaymentPassword: password, confirmNewPaymentPassword: password };
    await updatePaymentPassword({ client, body: { ...body, loginPassword: personas.newcomer.password } });
    expect(await restrictionsOf(player)).toEqual([]);
  });

  it('that is locked is a reason for 15 minutes', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const body = { ...askFor('500.00'), paymentPassword: '000000' };
      await refusalOf(createWithdrawOrder({ client, headers: keyOf(attempt), body }));
    }
    expect(await restrictionsOf(player)).toMatchObject([
      {
        code: 'PAYMENT_PASSWORD_LOCKED',
        since: '2026-11-21T06:00:00.000Z',
        until: '2026-11-21T06:15:00.000Z',
        action: 'NONE',
      },
    ]);
    world.clock.advance(15 * MINUTE);
    expect(await restrictionsOf(player)).toEqual([]);
  });
});
