import examples from '@croupier/api-spec/fixtures/withdrawal-examples.json' with { type: 'json' };
import {
  cancelWithdrawOrder,
  confirmWithdrawReceipt,
  createWithdrawOrder,
  disputeWithdrawPayout,
  getWalletBalance,
  getWithdrawConfig,
  getWithdrawOrder,
} from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import type { WithdrawOrder } from '@croupier/sdk/types';
import { zWithdrawStatus } from '@croupier/sdk/zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { setIdentity } from '../../testing/identity.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { logInAgain } from '../../testing/people.ts';
import { addOrder, askFor, setMain, takeProofs } from '../../testing/withdrawals.ts';
import { changeSettings } from '../site/index.ts';

type Example = (typeof examples)[number];
const examplesOf = (...what: string[]): [id: string, title: string, example: Example][] =>
  examples.flatMap((example) => (what.includes(example.when.do) ? [[example.id, example.title, example]] : []));

const reasonsSchema = z.looseObject({ reasons: z.optional(z.array(z.looseObject({ code: z.string() }))) });

/** What an example says of a refused call. */
function toRefusal(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  const { reasons } = reasonsSchema.parse(error.value);
  return {
    errorCode: error.code,
    reasons: reasons?.map(({ code }) => code),
    value: error.value,
    fields: error.fieldErrors.map(({ field }) => field),
  };
}

const situation = z.object({
  now: z.string(),
  main: z.string(),
  identity: z.optional(z.enum(['NOT_STARTED', 'VERIFIED', 'EXPIRED'])),
  /** Without it nothing is locked. */
  withdrawable: z.optional(z.string()),
  card: z.optional(z.object({ boundAt: z.string(), first: z.optional(z.boolean()) })),
  orders: z.optional(z.array(z.object({ amount: z.string(), status: zWithdrawStatus, createdAt: z.string() }))),
});

/** Maricel in the situation of an example, with the card to ask with. */
async function createSituation(given: unknown): Promise<Player & { readonly cardId: string }> {
  const { now, main, identity, withdrawable, card, orders = [] } = situation.parse(given);
  const player = await createPlayer();
  const { store, clock } = player.world;
  clock.advance(Date.parse(now) - clock.now().getTime());
  // The first card of maricel, or a later one.
  const cardId = card === undefined || card.first === true ? 'card_31' : 'card_48';
  store.transact(() => {
    if (withdrawable === undefined) for (const { id } of store.turnoverGrants.all()) store.turnoverGrants.remove(id);
    if (identity !== undefined) setIdentity(player.world, ids.member, identity);
    if (card !== undefined) store.bankCards.update(cardId, { boundAt: card.boundAt });
    for (const order of orders) addOrder(player.world, order);
  });
  setMain(player.world, main);
  return { ...player, cardId };
}

describe('asking for a withdrawal', () => {
  it.each(examplesOf('askWithdrawal'))('%s: %s', async (_id, _title, { given, when, expect: expected }) => {
    const { client, cardId: bankCardId } = await createSituation(given);
    const body = { ...askFor(when.amount ?? ''), bankCardId };
    const outcome = await createWithdrawOrder({ client, headers: keyOf(1), body }).then(
      ({ value }) => value,
      toRefusal,
    );
    const main = (await getWalletBalance({ client })).value.balance;
    expect({ ...outcome, main }).toMatchObject(expected);
  });

  it.each(examplesOf('withdrawConfig'))('%s: %s', async (_id, _title, { given, expect: expected }) => {
    const { client } = await createSituation(given);
    expect((await getWithdrawConfig({ client })).value).toMatchObject(expected);
  });
});

const step = z.object({
  at: z.string(),
  call: z._default(z.enum(['look', 'cancel', 'confirm', 'dispute']), 'look'),
  payoutId: z.optional(z.string()),
  amountReceived: z.optional(z.string()),
  remainingAmount: z.optional(z.string()),
  proofImages: z._default(z.int(), 1),
});

/** Makes the call of a step and returns the order. */
async function take(
  player: Player,
  orderId: string,
  { at, call, payoutId, amountReceived = '', remainingAmount = '', proofImages }: z.infer<typeof step>,
): Promise<WithdrawOrder> {
  const { client } = player;
  const target = { client, path: { orderId }, headers: keyOf(Date.parse(at)) };
  if (call === 'look') return (await getWithdrawOrder({ client, path: { orderId } })).value;
  if (call === 'cancel') return (await cancelWithdrawOrder(target)).value;
  const proofs = await takeProofs(player, proofImages);
  const body = { payoutId, amountReceived, currency: 'PHP', proofImages: proofs };
  if (call === 'dispute') return (await disputeWithdrawPayout({ ...target, body })).value;
  return (await confirmWithdrawReceipt({ ...target, body: { ...body, remainingAmount } })).value;
}

/** What an example says of an order. */
function describeOrder({ payouts, confirmation, rejectCode, ...order }: WithdrawOrder) {
  const { status, fee, payable, paidAt, confirmDeadline, depositReversible } = order;
  return {
    status,
    fee,
    payable,
    paidAt,
    confirmDeadline,
    depositReversible,
    rejectReason: rejectCode,
    payouts: payouts.map(({ currency: _currency, reference: _reference, dispute: _dispute, ...part }) => part),
    ...(confirmation === undefined
      ? {}
      : {
          confirmation: {
            amountReceived: confirmation.amountReceived,
            remainingAmount: confirmation.remainingAmount,
            forced: confirmation.forced,
            confirmedAt: confirmation.confirmedAt,
          },
        }),
  };
}

const withdrawal = z.object({
  orderId: z.string(),
  amount: z.string(),
  pack: z._default(z.enum(['generic', 'ukgcLike']), 'generic'),
});

describe('an order', () => {
  it.each(examplesOf('withdrawal'))('%s: %s', async (_id, _title, { given, when, expect: expected }) => {
    const { orderId, amount, pack } = withdrawal.parse(given);
    const player = await createPlayer();
    const { client, world } = player;
    changeSettings(world, { withdrawCancel: pack === 'generic' });
    await createWithdrawOrder({ client, headers: keyOf(1), body: askFor(amount) });
    const results: unknown[] = [];
    for (const taken of z.array(step).parse(when.steps)) {
      world.clock.advance(Date.parse(taken.at) - world.clock.now().getTime());
      await logInAgain(player, personas.member);
      results.push(
        await take(player, orderId, taken).then(
          ({ status }) => ({ status }),
          (error: unknown) => {
            const { errorCode, fields } = toRefusal(error);
            return { errorCode, ...(fields.length > 0 ? { fields } : {}) };
          },
        ),
      );
    }
    const { value } = await getWithdrawOrder({ client, path: { orderId } });
    const main = (await getWalletBalance({ client })).value.balance;
    expect({ results, main, ...describeOrder(value) }).toEqual(expected);
  });
});
