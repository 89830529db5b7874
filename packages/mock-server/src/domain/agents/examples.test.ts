import examples from '@croupier/api-spec/fixtures/agent-examples.json' with { type: 'json' };
import {
  createRegisterLink,
  getDownline,
  getTeamOverview,
  listRebateDifferences,
  listUserLossStatements,
  updateDownline,
} from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { HOUR_MS } from '@croupier/sdk/rules';
import { zBetStatus, zGameType, zRebateRates, zTransactionType } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { World } from '../../node.ts';
import { createCaller, refusalOf } from '../../testing/caller.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { accountOf, giveRates, openTeam, placeBet, type TestTeam } from '../../testing/teams.ts';
import { sumOfMember } from '../ledger/index.ts';

const PAGE = { pageNo: 1, pageSize: 100 };
const DOMAIN = 'play.croupier.example';
/** The day of the world's start. */
const TODAY = '2026-11-21';

const money = z.string();
const tree = z.record(z.string(), z.nullable(z.string()));
const bet = z.object({
  account: z._default(z.string(), 'member'),
  gameType: zGameType,
  time: z.optional(z.string()),
  settledAt: z.optional(z.string()),
  status: zBetStatus,
  stake: money,
  payout: money,
});
const movement = z.object({
  account: z._default(z.string(), 'member'),
  kind: zTransactionType,
  at: z.string(),
  amount: money,
  gameType: z.optional(zGameType),
});
const play = z.object({ bets: z.array(bet), movements: z.array(movement) });
const range = z.object({ startTime: z.string(), endTime: z.string() });

/** The example of an id; its test knows what is in it. */
function exampleOf(id: string): { readonly given: unknown; readonly when: unknown; readonly expect: unknown } {
  const found = examples.find((example) => example.id === id);
  if (found === undefined) throw new Error(`There is no example ${id}.`);
  return found;
}

/** Places the bets and books the movements of an example. */
function perform(world: World, { idOf }: TestTeam, given: unknown): void {
  const { bets, movements } = play.parse(given);
  for (const [index, { account, time, settledAt = null, ...part }] of bets.entries()) {
    const placedAt = time ?? settledAt ?? '';
    placeBet(world, { ...part, id: `example_${index}`, memberId: idOf(account), time: placedAt, settledAt });
  }
  for (const { account, kind, ...entry } of movements) {
    bookEntries(world, idOf(account), [{ ...entry, type: kind }]);
  }
}

it('EX-AG-01: the figures of a team on a day leave out the agent, other lines and open bets', async () => {
  const { given, when, expect: expected } = exampleOf('EX-AG-01');
  const { world } = createCaller();
  const team = openTeam(world, z.object({ tree }).parse(given).tree);
  perform(world, team, given);
  const client = await team.clientOf('amihan');
  const { value } = await getTeamOverview({ client, query: range.parse(when) });
  expect(value).toMatchObject(z.record(z.string(), z.unknown()).parse(expected));
  expect(value.series).toHaveLength(1);
});

it('EX-AG-02: with a category only its bets and rebates count', async () => {
  const { given, when, expect: expected } = exampleOf('EX-AG-02');
  const { world } = createCaller();
  const team = openTeam(world, { amihan: null, member: 'amihan' });
  perform(world, team, given);
  const client = await team.clientOf('amihan');
  const query = z.object({ startTime: z.string(), endTime: z.string(), gameType: zGameType }).parse(when);
  const { value } = await listUserLossStatements({ client, query: { ...query, ...PAGE } });
  const { content, total } = value;
  expect(content).toHaveLength(1);
  const figures = z.record(z.string(), z.unknown()).parse(expected);
  expect(content[0]).toMatchObject(figures);
  expect(total).toMatchObject(figures);
});

it('EX-AG-03: a rate stays between those that are passed on and the one above', async () => {
  const { given, when, expect: expected } = exampleOf('EX-AG-03');
  const { above, below } = z.object({ above: z.string(), below: z.array(z.string()) }).parse(given);
  const { rate } = z.object({ rate: z.string() }).parse(when);
  const { error, min, max } = z.object({ error: z.string(), min: z.string(), max: z.string() }).parse(expected);
  const [toDownline = '', byLink = ''] = below;
  const { world } = createCaller();
  const team = openTeam(world, { amihan: null, kidlat: 'amihan', lakandula: 'kidlat' });
  giveRates(world, team, { amihan: { RNG: above }, kidlat: { RNG: above }, lakandula: { RNG: toDownline } }, TODAY);
  const link = { accountType: 'MEMBER', domain: DOMAIN, rebate: { RNG: byLink } } as const;
  await createRegisterLink({ client: await team.clientOf('kidlat'), body: link });
  const client = await team.clientOf('amihan');
  const path = { account: accountOf('kidlat') };
  const refused = await refusalOf(updateDownline({ client, path, body: { rebate: { RNG: rate } } }));
  expect(refused).toMatchObject({ code: error, value: { gameType: 'RNG', min, max } });
  expect((await getDownline({ client, path })).value.rebateBounds['RNG']).toEqual({ min, max });
});

it('EX-AG-04: each agent gets the difference to each direct downline on its whole line', async () => {
  const { given, when, expect: expected } = exampleOf('EX-AG-04');
  const { tree: accounts, rates } = z.object({ tree, rates: z.record(z.string(), zRebateRates) }).parse(given);
  const placed = z.object({ account: z.string(), gameType: zGameType, validBet: money });
  const { bets } = z.object({ bets: z.array(placed) }).parse(when);
  const row = z.object({
    agent: z.string(),
    downline: z.string(),
    gameType: zGameType,
    validBet: money,
    amount: money,
  });
  const { rows, paid } = z.object({ rows: z.array(row), paid: z.record(z.string(), money) }).parse(expected);
  const { world } = createCaller();
  const team = openTeam(world, accounts);
  giveRates(world, team, rates, TODAY);
  for (const [index, { account, validBet, gameType }] of bets.entries()) {
    const time = world.clock.now().toISOString();
    const lost = { stake: validBet, payout: '0.00', status: 'SETTLED', time, settledAt: time } as const;
    placeBet(world, { ...lost, id: `example_${index}`, memberId: team.idOf(account), gameType });
  }
  world.clock.advance(11 * HOUR_MS);
  world.runDueTasks();
  const found: object[] = [];
  for (const agent of ['amihan', 'kidlat', 'lakandula']) {
    const { value } = await listRebateDifferences({ client: await team.clientOf(agent), query: PAGE });
    for (const { account, gameType, validBet, amount } of value.content) {
      found.push({ agent, downline: account.slice(accountOf('').length), gameType, validBet, amount });
    }
    expect(value.total.amount).toBe(paid[agent]);
    const credited = sumOfMember(world, team.idOf(agent), 'REBATE', { from: 0, to: Number.MAX_SAFE_INTEGER });
    expect(credited).toBe(BigInt((paid[agent] ?? '').replace('.', '')) + ownRebateOf(world, team.idOf(agent)));
  }
  expect(found).toEqual(rows);
});

/** What an account was paid for its own play. */
function ownRebateOf({ store }: World, memberId: string): bigint {
  const paid = store.rebates.findBy('memberId', memberId).flatMap((row) => row.paid?.amount ?? []);
  return paid.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
}

it('EX-AG-05: an agent sees its own team only, and names outside it answer like unknown ones', async () => {
  const { given, when, expect: expected } = exampleOf('EX-AG-05');
  const { agent, tree: accounts } = z.object({ agent: z.string(), tree }).parse(given);
  const { accounts: asked } = z.object({ accounts: z.array(z.string()) }).parse(when);
  const { world } = createCaller();
  const team = openTeam(world, accounts);
  const client = await team.clientOf(agent);
  const answers = await Promise.all(
    asked.map((account) =>
      getDownline({ client, path: { account: accountOf(account) } }).then(
        ({ value }) => ({ level: value.level }),
        (error: unknown) => ({ error: error instanceof ApiError ? error.code : undefined }),
      ),
    ),
  );
  expect(answers).toEqual(z.object({ answers: z.array(z.unknown()) }).parse(expected).answers);
});
