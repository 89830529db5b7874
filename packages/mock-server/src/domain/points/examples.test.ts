import examples from '@croupier/api-spec/fixtures/points-examples.json' with { type: 'json' };
import { convertPoint, getPointBalance, redeemPointReward } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createFrozenClock } from '../../clock/clock.ts';
import type { World } from '../../node.ts';
import { personas } from '../../seed/personas.ts';
import { settleBet, takeBetBack } from '../../testing/bets.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { callContextOf, Refusal, sessionOf, type CallContext } from '../kernel/index.ts';
import { failureKey, lockoutSeconds, openSession } from '../session/index.ts';
import { changeAccount } from './account.ts';
import { decideRedemption } from './decide.ts';
import { startDoublePoints } from './events.ts';
import { redeemGoods } from './redeem.ts';

const MEMBER_ID = 'm_1002';
const PASSWORD = personas.newcomer.password;
/** Ranks by the factor of their points. */
const RANKS: Readonly<Record<string, number>> = { '1.00': 1, '1.10': 2 };

const examplesOf = (what: string) => {
  const found = examples.filter(({ when }) => when.do === what);
  return found.map(({ id, title, ...rest }) => [id, title, rest] as const);
};

function toRefusal(error: unknown): object {
  if (!(error instanceof ApiError)) throw error;
  const { code, value, retryAfter } = error;
  return { error: code, ...value, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

const bet = z.object({
  do: z.enum(['bet', 'rollback']),
  validBet: z.string(),
  factor: z.string(),
  multiplier: z.optional(z.number()),
});
const conversion = z.object({ do: z.literal('convert'), points: z.string() });
const runEvent = z.union([bet, conversion]);

/** Settles a bet at the rank of a factor. */
function play(world: World, { validBet, factor, multiplier }: z.infer<typeof bet>, id: string): void {
  if (multiplier === 2) startDoublePoints(world, world.clock.now());
  world.store.transact(() => world.store.members.update(MEMBER_ID, { vipRank: RANKS[factor] ?? null }));
  settleBet(world, { id, memberId: MEMBER_ID, validBet });
}

it.each(examplesOf('run'))('%s: %s', async (_id, _title, { given, when, expect: expected }) => {
  const player = await createPlayer(personas.newcomer);
  const { client, world } = player;
  const events = z.array(runEvent).parse(when.events);
  // A bet that is taken back was settled before.
  for (const [number, step] of events.entries()) if (step.do === 'rollback') play(world, step, `bet-${number}`);
  const start = z.object({ points: z.string(), remainderUnits: z.int() }).parse(given);
  const before = world.store.pointRecords.findBy('memberId', MEMBER_ID).length;
  world.store.transact(() =>
    changeAccount(world, MEMBER_ID, { points: Number(start.points), remainder: start.remainderUnits }),
  );
  const answers: object[] = [];
  for (const [number, step] of events.entries()) {
    if (step.do === 'bet') play(world, step, `bet-${number}`);
    else if (step.do === 'convert') answers.push(await convert(player, step.points, number).catch(toRefusal));
    else takeBetBack(world, `bet-${number}`);
  }
  const records = world.store.pointRecords.findBy('memberId', MEMBER_ID).slice(before);
  expect({
    points: (await getPointBalance({ client })).value.points,
    remainderUnits: world.store.pointAccounts.get(MEMBER_ID)?.remainder,
    records: records.map(({ type, points, balanceAfter }) => ({
      type,
      points: String(points),
      balanceAfter: String(balanceAfter),
    })),
    answers,
  }).toMatchObject({ answers: [], ...expected });
});

async function convert({ client }: Player, points: string, number: number): Promise<object> {
  const headers = keyOf(number);
  const { value } = await convertPoint({ client, headers, body: { points, password: PASSWORD } });
  return { amount: value.amount, points: value.points };
}

const GOODS_ID = 'pg_earphones';
const DELIVERY = {
  recipient: 'Tala Reyes',
  mobileNum: '9171234567',
  countryCode: 'PH',
  address: '8 Luna Street, Pasig',
};

const redeemEvent = z.object({
  do: z.enum(['redeem', 'decide']),
  id: z.string(),
  member: z._default(z.string(), ''),
  quantity: z._default(z.int(), 1),
});

/** A member of a world as a caller who is logged in. */
function logIn(world: World, account: string): CallContext {
  const [member] = world.store.members.findBy('account', account);
  if (member === undefined) throw new Error(`There is no account ${account}.`);
  const { token } = openSession(callContextOf(world, {}), member);
  return callContextOf(world, { session: world.store.sessions.get(token) });
}

it.each(examplesOf('redeem'))('%s: %s', async (_id, _title, { given, when, expect: expected }) => {
  const { world } = await createPlayer();
  const start = z
    .object({ points: z.record(z.string(), z.string()), goods: z.object({ points: z.string(), stock: z.int() }) })
    .parse(given);
  const names = Object.keys(start.points);
  const callers = new Map(names.map((name) => [name, logIn(world, name)]));
  const callerOf = (name: string): CallContext => callers.get(name) ?? logIn(world, name);
  const idOf = (name: string): string => sessionOf(callerOf(name)).memberId;
  const recordsOf = (name: string) => world.store.pointRecords.findBy('memberId', idOf(name));
  world.store.transact(() => {
    world.store.pointGoods.update(GOODS_ID, { points: Number(start.goods.points), stock: start.goods.stock });
    for (const name of names) changeAccount(world, idOf(name), { points: Number(start.points[name]) });
  });
  const before = new Map(names.map((name) => [name, recordsOf(name).length]));
  const idsOfExample = new Map<string, string>();
  const answers = z
    .array(redeemEvent)
    .parse(when.events)
    .map((step) => {
      if (step.do === 'decide') {
        const { status } = decideRedemption(world, idsOfExample.get(step.id) ?? '', 'REJECT');
        return { id: step.id, status, changed: true };
      }
      const body = { rewardId: GOODS_ID, quantity: step.quantity, password: PASSWORD, delivery: DELIVERY };
      try {
        const { pointRedemption } = redeemGoods(callerOf(step.member), body);
        idsOfExample.set(step.id, pointRedemption.redemptionId);
        return { id: step.id, status: pointRedemption.status, points: pointRedemption.points };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { error: error.code, ...error.details.value };
      }
    });
  const records = names.flatMap((member) =>
    recordsOf(member)
      .slice(before.get(member))
      .map(({ type, points, balanceAfter }) => ({
        member,
        type,
        points: String(points),
        balanceAfter: String(balanceAfter),
      })),
  );
  expect({
    answers,
    records,
    points: Object.fromEntries(names.map((name) => [name, String(world.store.pointAccounts.get(idOf(name))?.points)])),
    stock: world.store.pointGoods.get(GOODS_ID)?.stock,
  }).toEqual(expected);
});

const attempts = z.array(z.object({ at: z.string(), right: z.boolean() }));

it.each(examplesOf('password'))('%s: %s', async (_id, _title, { when, expect: expected }) => {
  const tries = attempts.parse(when.attempts);
  const clock = createFrozenClock(new Date(tries[0]?.at ?? ''));
  const { client, world } = await createPlayer(personas.member, { clock });
  const answers: object[] = [];
  for (const [number, { at, right }] of tries.entries()) {
    clock.advance(Date.parse(at) - clock.now().getTime());
    const password = right ? PASSWORD : `not ${PASSWORD}`;
    const headers = keyOf(number);
    // Both calls count together.
    const call =
      number % 2 === 0
        ? convertPoint({ client, headers, body: { points: '500', password } })
        : redeemPointReward({
            client,
            headers,
            body: { rewardId: 'pg_tumbler', quantity: 1, password, delivery: DELIVERY },
          });
    answers.push(
      await call.then(
        () => ({ ok: true }),
        (error: unknown) => {
          const { attemptsLeft: _left, ...refusal } = { attemptsLeft: 0, ...toRefusal(error) };
          return refusal;
        },
      ),
    );
  }
  expect(answers).toEqual(expected.answers);
  expect(lockoutSeconds(world, failureKey.login('maricel'))).toBe(0);
});
