import examples from '@croupier/api-spec/fixtures/limit-examples.json' with { type: 'json' };
import {
  getAccountStatement,
  getGamingSession,
  getPlayerProtection,
  updateRealityCheck,
  type Client,
} from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { zPlayerLimitKind, zPlayerLimitPeriod } from '@croupier/sdk/zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createLimitedPlayer, type LimitedPlayer } from '../../testing/limits.ts';
import type { Answer } from '../../testing/money.ts';

const limit = z.object({ kind: zPlayerLimitKind, period: zPlayerLimitPeriod, amount: z.nullable(z.string()) });
const event = z.object({
  at: z.string(),
  type: z.enum([
    'setLimit',
    'confirmLimit',
    'createDeposit',
    'completeDeposit',
    'endDeposit',
    'launch',
    'stake',
    'payout',
    'rollbackStake',
    'acknowledge',
    'read',
  ]),
  id: z._default(z.string(), ''),
  amount: z.optional(z.nullable(z.string())),
  kind: z._default(zPlayerLimitKind, 'DEPOSIT'),
  period: z._default(zPlayerLimitPeriod, 'DAY'),
});
type Event = z.infer<typeof event>;
const given = z.object({
  limits: z._default(z.array(limit), []),
  readAt: z.optional(z.string()),
  events: z.array(event),
});

const examplesOf = (what: string) =>
  examples.flatMap((example) => (example.when.do === what ? [[example.id, example.title, example] as const] : []));

async function createSituation(data: unknown) {
  const { limits, events, readAt } = given.parse(data);
  const player = await createLimitedPlayer(events[0]?.at ?? '');
  for (const { kind, period, amount } of limits) await player.setLimit(kind, period, amount);
  return { player, events, readAt };
}

/** What a member sees of the limit that refuses a stake; its vendor learns nothing of it. */
async function limitOf({ client }: LimitedPlayer) {
  const [shown] = (await getPlayerProtection({ client })).value.limits;
  if (shown === undefined) throw new Error('There is no limit.');
  const { amount, currency: _currency, pending: _pending, ...figures } = shown;
  return { ...figures, limit: amount };
}

async function outcomeOf(player: LimitedPlayer, answer: Answer, state: string) {
  if (answer.status === 200) return { state };
  expect(answer.value).toBeUndefined();
  const isLimit = answer.errorCode === 'PLAYER_LIMIT_REACHED';
  return { errorCode: answer.errorCode, ...(isLimit ? { value: await limitOf(player) } : {}) };
}

/** Performs an event and returns what an example says of it. */
async function perform(player: LimitedPlayer, { type, id, amount = null, kind, period }: Event): Promise<object> {
  switch (type) {
    case 'setLimit': {
      const change: { state?: string; limit?: { pending?: object } } = await player.setLimit(kind, period, amount);
      const { readyAt, lapsesAt }: { readyAt?: string; lapsesAt?: string } = change.limit?.pending ?? {};
      return { state: change.state, ...(readyAt === undefined ? {} : { readyAt, lapsesAt }) };
    }
    case 'confirmLimit':
      return player.confirmLimit(kind, period);
    case 'createDeposit':
      return { state: await player.createDeposit(amount ?? '', id) };
    case 'completeDeposit':
      return { state: await player.completeDeposit(id) };
    case 'endDeposit':
      return { state: await player.depositStatus(id) };
    case 'launch':
      await player.launch();
      return { state: 'OPEN' };
    case 'stake':
      return outcomeOf(player, await player.stake(amount ?? ''), 'TAKEN');
    case 'payout':
      return outcomeOf(player, await player.payout(amount ?? ''), 'PAID');
    case 'rollbackStake':
      return outcomeOf(player, await player.rollback(), 'RETURNED');
    case 'acknowledge':
      return player.acknowledge();
    case 'read':
      return {};
  }
}

function toRefusal(error: unknown): object {
  if (!(error instanceof ApiError)) throw error;
  return { errorCode: error.code, ...(error.value === undefined ? {} : { value: error.value }) };
}

describe('limits', () => {
  it.each(examplesOf('limits'))('%s: %s', async (_id, _title, example) => {
    const { player, events, readAt } = await createSituation(example.given);
    const { client } = player;
    await updateRealityCheck({ client, body: { minutes: null } });
    const results: object[] = [];
    for (const next of events) {
      await player.waitUntil(next.at);
      results.push(await perform(player, next).catch(toRefusal));
    }
    await player.waitUntil(readAt ?? events.at(-1)?.at ?? '');
    expect(results).toMatchObject(example.expect.results);
    expect((await getPlayerProtection({ client })).value.limits).toMatchObject(example.expect.limits ?? []);
  });
});

/** What an example says of the session that is running. */
async function sessionNow(client: Client): Promise<object> {
  const { session } = (await getGamingSession({ client })).value;
  if (session === undefined) return { session: null };
  const { elapsedSeconds, stakes, payouts, netPosition, checkDueAt, checkDue } = session;
  return { elapsedSeconds, stakes, payouts, netPosition, checkDueAt, checkDue };
}

describe('gaming sessions', () => {
  it.each(examplesOf('session'))('%s: %s', async (_id, _title, example) => {
    const { player, events } = await createSituation(example.given);
    const { client, world } = player;
    const results: object[] = [];
    for (const next of events) {
      await player.waitUntil(next.at);
      const outcome = await perform(player, next);
      results.push('errorCode' in outcome ? outcome : await sessionNow(client));
    }
    expect(results).toEqual(example.expect.results);
    const ended = world.store.gamingSessions.all().filter(({ state, memberId, startedAt }) => {
      return state === 'ENDED' && memberId === 'm_1002' && startedAt >= (events[0]?.at ?? '');
    });
    const described = ended.map(async ({ startedAt, endedAt, endReason: why }) => {
      const query = { startTime: startedAt, endTime: endedAt ?? '' };
      const { gamingSeconds: seconds, netPosition: net } = (await getAccountStatement({ client, query })).value;
      return { startedAt, endedAt, seconds, net, why };
    });
    expect(await Promise.all(described)).toEqual(example.expect.ended);
  });
});
