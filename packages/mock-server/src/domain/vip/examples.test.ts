import examples from '@croupier/api-spec/fixtures/vip-examples.json' with { type: 'json' };
import { calendarDay, DAY_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createFrozenClock } from '../../clock/clock.ts';
import type { World } from '../../node.ts';
import { ids } from '../../seed/members.ts';
import { createCaller } from '../../testing/caller.ts';
import { completeDeposit, moveTo, settleLostBet } from '../../testing/play.ts';
import { SITE_TIME_ZONE } from '../kernel/index.ts';
import { vipRankOf } from '../site/index.ts';
import { periodOfBonus } from './bonuses.ts';
import { saveVipTotals } from './totals.ts';

const NEWCOMER = ids.newcomer;

const exampleSchema = z.object({
  given: z.object({
    deposits: z.string(),
    bets: z.string(),
    held: z.number(),
    highest: z.number(),
    heldSince: z.string(),
    monthBets: z._default(z.string(), '0.00'),
  }),
  when: z.object({
    events: z.array(
      z.union([
        z.object({ do: z.literal('deposit'), at: z.string(), amount: z.string() }),
        z.object({ do: z.literal('bet'), at: z.string(), validBet: z.string() }),
        z.object({ do: z.literal('month'), at: z.string() }),
      ]),
    ),
  }),
});
type Example = z.infer<typeof exampleSchema>;

/** A world a day before the first event, in which the newcomer has the rank and totals of an example. */
function createWorldOf({ given, when }: Example): World {
  const { deposits, bets, held, highest, heldSince, monthBets } = given;
  const start = new Date(Date.parse(when.events[0]?.at ?? '') - DAY_MS);
  const { world: seeded } = createCaller();
  const { world } = createCaller({ copyOf: seeded, clock: createFrozenClock(start) });
  const { store } = world;
  store.transact(() => {
    for (const kind of ['MONTH', 'WEEK'] as const) {
      store.vipChecks.update(kind, { start: periodOfBonus(kind, start).start.toISOString() });
    }
    const rank = vipRankOf(held);
    store.members.update(NEWCOMER, { vipRank: rank?.level ?? null, vipName: rank?.name ?? null });
    saveVipTotals(world, { id: NEWCOMER, deposits, bets, highest, heldSince });
    const day = calendarDay(start, SITE_TIME_ZONE);
    store.playDays.insert({
      id: `${NEWCOMER} ${day} RNG`,
      memberId: NEWCOMER,
      day,
      gameType: 'RNG',
      currency: 'PHP',
      bets: 1,
      stake: monthBets,
      validBet: monthBets,
      payout: '0.00',
    });
  });
  return world;
}

it.each(examples.map((example) => [example.id, example.title, example] as const))('%s: %s', (_id, _title, example) => {
  const parsed = exampleSchema.parse(example);
  const world = createWorldOf(parsed);
  const held = parsed.when.events.map((event, index) => {
    moveTo(world, event.at);
    world.runDueTasks();
    const id = `event_${index}`;
    if (event.do === 'bet') settleLostBet(world, { memberId: NEWCOMER, id, at: event.at, validBet: event.validBet });
    else if (event.do === 'deposit') {
      completeDeposit(world, { memberId: NEWCOMER, id, at: event.at, paid: event.amount });
    }
    return world.store.members.get(NEWCOMER)?.vipRank;
  });
  const upgradeBonuses = world.store.rewards.findBy('memberId', NEWCOMER).flatMap(({ referenceId, amount }) => {
    const level = /^vb_(\d)_up$/.exec(referenceId ?? '')?.[1];
    return level === undefined ? [] : [{ level: Number(level), amount }];
  });
  expect({ held, upgradeBonuses }).toEqual(example.expect);
});
