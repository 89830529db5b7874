import examples from '@croupier/api-spec/fixtures/rebate-examples.json' with { type: 'json' };
import { claimManualRebate, getManualRebate, listRebateHistory, login } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { formatAmount, HOUR_MS } from '@croupier/sdk/rules';
import { zGameType, zRebateRates } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { personas } from '../../seed/personas.ts';
import { settleBet, takeBetBack } from '../../testing/bets.ts';
import { bodyOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { sumOfMember } from '../ledger/index.ts';
import { setLineRates } from '../line-rates/index.ts';
import { fixRates } from './rates.ts';

const MEMBER_ID = 'm_1002';
const SILVER = 2;
const ALL_TIME = { from: 0, to: Number.MAX_SAFE_INTEGER };

const bet = z.object({ do: z.literal('bet'), bet: z.string(), gameType: zGameType, validBet: z.string() });
const rollback = z.object({ do: z.literal('rollback'), bet: z.string() });
const claim = z.object({ do: z.literal('claim'), gameType: z.optional(zGameType) });
const dayEnd = z.object({ do: z.literal('dayEnd') });
const event = z.union([bet, rollback, claim, dayEnd]);
type Event = z.infer<typeof event>;

/** What was credited as rebate, less what was taken back. */
const creditedTo = ({ world }: Player): bigint => sumOfMember(world, MEMBER_ID, 'REBATE', ALL_TIME);
const php = (minor: bigint): string => formatAmount({ minor, currency: 'PHP' });

/** Performs an event; returns what an example says of it, undefined when it says nothing. */
async function perform(player: Player, step: Event, number: number): Promise<object | undefined> {
  const { client, world } = player;
  switch (step.do) {
    case 'bet':
      settleBet(world, { id: step.bet, memberId: MEMBER_ID, validBet: step.validBet, gameType: step.gameType });
      return undefined;
    case 'rollback':
      takeBetBack(world, step.bet);
      return undefined;
    case 'claim': {
      const body = step.gameType === undefined ? {} : { gameType: step.gameType };
      const { value } = await claimManualRebate({ client, headers: keyOf(number), body });
      return { amount: value.amount };
    }
    case 'dayEnd': {
      const before = creditedTo(player);
      world.clock.advance(24 * HOUR_MS);
      world.runDueTasks();
      player.setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
      return { automatic: php(creditedTo(player) - before) };
    }
  }
}

function toRefusal(error: unknown): object {
  if (error instanceof ApiError) return { error: error.code };
  throw error;
}

it.each(examples.map(({ id, title, ...rest }) => [id, title, rest] as const))(
  '%s: %s',
  async (_id, _title, { given, when, expect: expected }) => {
    const player = await createPlayer(personas.newcomer);
    const { client, world } = player;
    const rates = z.parse(zRebateRates, given.rates);
    world.store.transact(() => {
      world.store.members.update(MEMBER_ID, { vipRank: SILVER });
      setLineRates(world, MEMBER_ID, rates, '2026-11-21');
      fixRates(world, world.clock.now());
    });
    const answers: object[] = [];
    for (const [number, step] of when.events.entries()) {
      const answer = await perform(player, event.parse(step), number).catch(toRefusal);
      if (answer !== undefined) answers.push(answer);
    }
    const { content } = (await listRebateHistory({ client })).value;
    const now = (await getManualRebate({ client })).value;
    const records = content.map(({ gameType, validBet, rate, amount }) => ({ gameType, validBet, rate, amount }));
    const open = now.rows.map(({ gameType, validBet, rebate }) => ({ gameType, validBet, rebate }));
    const { claimable, correction } = now;
    expect({ answers, open, claimable, correction, credited: php(creditedTo(player)) }).toEqual({
      answers: expected.answers,
      open: expected.open,
      claimable: expected.claimable,
      correction: expected.correction,
      credited: expected.credited,
    });
    expect(records.toSorted(byText)).toEqual([...expected.records].toSorted(byText));
  },
);

const byText = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
