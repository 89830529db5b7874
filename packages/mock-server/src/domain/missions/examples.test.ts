import examples from '@croupier/api-spec/fixtures/mission-examples.json' with { type: 'json' };
import { getMissionLeaderboard, login } from '@croupier/sdk/client';
import { maskName } from '@croupier/sdk/rules';
import { zGameType, zMissionMetric } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { personas } from '../../node.ts';
import { ids } from '../../seed/members.ts';
import { bodyOf, createCaller } from '../../testing/caller.ts';
import { moveTo, settleLostBet, takeBackBet } from '../../testing/play.ts';
import { emit } from '../kernel/index.ts';
import { existingMember } from '../member/index.ts';
import { describeMission } from './describe-mission.ts';
import { MISSIONS } from './missions.data.ts';

const NEWCOMER = ids.newcomer;

const progressSchema = z.object({
  given: z.object({
    mission: z.object({ metric: zMissionMetric, target: z.string() }),
    periodStart: z.string(),
  }),
  when: z.object({
    now: z.string(),
    events: z.array(
      z.union([
        z.object({
          type: z.literal('bet'),
          bet: z.string(),
          at: z.string(),
          gameType: zGameType,
          validBet: z.string(),
        }),
        z.object({ type: z.literal('rollback'), bet: z.string(), at: z.string() }),
        z.object({ type: z.literal('login'), at: z.string() }),
      ]),
    ),
  }),
});

const boardSchema = z.object({
  given: z.object({
    bets: z.array(
      z.object({
        account: z.string(),
        settledAt: z.string(),
        validBet: z.string(),
        rolledBack: z._default(z.boolean(), false),
      }),
    ),
  }),
  expect: z.object({
    places: z.array(
      z.object({ rank: z.number(), account: z.string(), score: z.string(), reward: z.optional(z.string()) }),
    ),
  }),
});

const casesOf = (op: string) =>
  examples.filter(({ when }) => when.op === op).map((example) => [example.id, example.title, example] as const);

/** A world in which nobody has played and the newcomer has not logged in. */
function createQuietCaller() {
  const caller = createCaller();
  const { store } = caller.world;
  store.transact(() => {
    for (const { id } of store.playDays.all()) store.playDays.remove(id);
    for (const { id } of store.bets.all()) store.bets.remove(id);
  });
  return caller;
}

it.each(casesOf('mission.progress'))('%s: %s', (_id, _title, example) => {
  const { given, when } = progressSchema.parse(example);
  const { world } = createQuietCaller();
  const mission = MISSIONS.find(
    ({ metric, target }) => metric === given.mission.metric && target === given.mission.target,
  );
  if (mission === undefined) throw new Error('The site has no such mission.');
  for (const event of when.events) {
    moveTo(world, event.at);
    if (event.type === 'bet') settleLostBet(world, { ...event, id: event.bet, memberId: NEWCOMER });
    else if (event.type === 'rollback') takeBackBet(world, event.bet);
    else {
      const id = `log_${event.at}`;
      const place = { ip: '203.0.113.9', location: null, device: null } as const;
      const record = { id, memberId: NEWCOMER, loggedInAt: event.at, outcome: 'SUCCESS', method: 'PASSWORD' } as const;
      world.store.transact(() => world.store.loginRecords.insert({ ...record, ...place }));
      emit(world, 'loggedIn', { memberId: NEWCOMER, loginId: id });
    }
  }
  moveTo(world, when.now);
  const at = new Date(given.periodStart);
  const { progress, status } = describeMission(world, existingMember(world, NEWCOMER), mission, { at });
  expect({ progress, status }).toEqual(example.expect);
});

it.each(casesOf('leaderboard.rank'))('%s: %s', async (_id, _title, example) => {
  const { given, expect: expected } = boardSchema.parse(example);
  const { world, client, setToken } = createQuietCaller();
  for (const [index, { account, settledAt, validBet, rolledBack }] of given.bets.entries()) {
    const [member] = world.store.members.findBy('account', account);
    if (member === undefined) throw new Error(`There is no member ${account}.`);
    settleLostBet(world, { memberId: member.id, id: `bet_${index}`, at: settledAt, validBet });
    if (rolledBack) takeBackBet(world, `bet_${index}`);
  }
  moveTo(world, '2026-11-22T16:10:00Z');
  setToken((await login({ client, body: bodyOf(personas.member) })).value.token);
  const { value } = await getMissionLeaderboard({ client, query: { period: 'PREVIOUS' } });
  expect(value.fixedAt).toBe('2026-11-22T16:10:00.000Z');
  const shown = value.content.map(({ rank, account, score, reward }) => ({ rank, account, score, reward }));
  const masked = (account: string) => (account === personas.member.account ? account : maskName(account));
  expect(shown).toEqual(
    expected.places.map(({ rank, account, score, reward }) => ({ rank, account: masked(account), score, reward })),
  );
});
