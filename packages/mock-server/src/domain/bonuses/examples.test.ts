import examples from '@croupier/api-spec/fixtures/bonus-examples.json' with { type: 'json' };
import { forfeitBonus } from '@croupier/sdk/client';
import { formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { World } from '../../node.ts';
import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { callContextOf, Refusal, runDueSteps } from '../kernel/index.ts';
import { ADJUSTMENT, BONUS, mainBalance, mainWallet, move, providerAccount } from '../ledger/index.ts';
import { changeSettings } from '../site/index.ts';
import { grantOfBonus, grantOfCredit, nextExpiry, withdrawableOf, type Grant } from '../turnover/index.ts';
import { credit, debit } from '../vendor-wallet/index.ts';

const MEMBER = { id: ids.newcomer, currency: 'PHP' };
const WALLET = mainWallet(MEMBER.id);
const php = (text: string): Amount => parseAmount(text, 'PHP');

const gameTypes = z.enum(['RNG', 'SPORTS']);
const eventSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('deposit'), at: z.string(), id: z.string(), amount: z.string() }),
  z.object({
    do: z.literal('bonus'),
    at: z.string(),
    id: z.string(),
    amount: z.string(),
    required: z.string(),
    maxStake: z.string(),
    expiresAt: z.string(),
  }),
  z.object({ do: z.literal('stake'), at: z.string(), bet: z.string(), gameType: gameTypes, amount: z.string() }),
  z.object({ do: z.literal('payout'), at: z.string(), bet: z.string(), amount: z.string() }),
  z.object({ do: z.literal('forfeit'), at: z.string(), id: z.string() }),
]);
type Event = z.infer<typeof eventSchema>;

/** Vendors that play from the main wallet, with a game of the type. */
const GAMES = {
  RNG: { vendor: 'TALA', nodeId: 'rng_20510' },
  SPORTS: { vendor: 'BTI', nodeId: null },
} as const;

/** Opens a game under a token. */
function launch({ store, clock }: World, token: string, gameType: keyof typeof GAMES): void {
  const now = clock.now().toISOString();
  const member = { memberId: MEMBER.id, demo: false, openedAt: now, usedAt: now, endedAt: null };
  store.transact(() => store.launches.insert({ ...member, ...GAMES[gameType], id: `ln_${token}`, token }));
}

/** Plays the events of an example and keeps the grants by their names. */
function createPlay({ client, world }: Player) {
  const credits = new Map<string, string>();
  const bets = new Map<string, keyof typeof GAMES>();
  let calls = 0;
  const round = (bet: string, amount: string) => {
    calls += 1;
    return { launchToken: bet, roundId: bet, transactionId: `t_${calls}`, amount, currency: 'PHP' };
  };
  const play = async (event: Event): Promise<void> => {
    switch (event.do) {
      case 'deposit':
      case 'bonus': {
        const isBonus = event.do === 'bonus';
        const posting = { memberId: MEMBER.id, to: WALLET, amount: php(event.amount) };
        const terms = isBonus
          ? {
              bonusId: `bon_${event.id}`,
              required: php(event.required),
              maxStake: event.maxStake,
              expiresAt: new Date(event.expiresAt),
            }
          : undefined;
        const source = isBonus
          ? ({ kind: 'PROMOTION', from: BONUS } as const)
          : ({ kind: 'DEPOSIT', from: providerAccount('bayani') } as const);
        credits.set(event.id, move(world, { ...posting, ...source, turnover: terms }).id);
        return;
      }
      case 'stake':
        if (!bets.has(event.bet)) launch(world, event.bet, event.gameType);
        bets.set(event.bet, event.gameType);
        debit(callContextOf(world, { server: GAMES[event.gameType].vendor }), round(event.bet, event.amount));
        return;
      case 'payout':
        credit(callContextOf(world, { server: GAMES[bets.get(event.bet) ?? 'RNG'].vendor }), {
          ...round(event.bet, event.amount),
          roundClosed: true,
        });
        return;
      case 'forfeit':
        await forfeitBonus({ client, headers: keyOf('forfeit'), body: { bonusId: `bon_${event.id}` } });
    }
  };
  const grantOf = (id: string): Grant | undefined =>
    grantOfBonus(world, `bon_${id}`) ?? grantOfCredit(world, credits.get(id) ?? '');
  return { play, grantOf };
}

/** What was taken back of a bonus, now and out of later payouts. */
function takenOf({ store }: World, bonusId: string): string {
  const taken = store.journal
    .movementsOf(MEMBER.id)
    .filter(({ reference }) => reference === bonusId)
    .flatMap(({ id }) => store.journal.entriesOf(id))
    .reduce((sum, { account, amount }) => (account === BONUS ? sum + amount : sum), 0n);
  return formatAmount({ minor: taken, currency: 'PHP' });
}

it.each(examples.map(({ id, title, ...rest }) => [id, title, rest] as const))(
  '%s: %s',
  async (_id, _title, example) => {
    const { given, when, expect: expected } = example;
    const player = await createPlayer(personas.newcomer);
    const { world } = player;
    const { depositFactor = 1, bonusLocksWinnings } = given;
    changeSettings(world, { depositFactor, bonusLocksWinnings });
    const start = mainBalance(world, MEMBER);
    if (start.minor > 0n) {
      move(world, { kind: 'ADJUSTMENT', memberId: MEMBER.id, from: WALLET, to: ADJUSTMENT, amount: start });
    }
    const { play, grantOf } = createPlay(player);
    const refused: object[] = [];
    for (const [index, event] of when.events.map((one) => eventSchema.parse(one)).entries()) {
      world.clock.advance(Date.parse(event.at) - world.clock.now().getTime());
      runDueSteps(world, [nextExpiry]);
      try {
        await play(event);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ event: index + 1, error: error.code, ...error.details.value });
      }
    }
    const [main, withdrawable] = [mainBalance(world, MEMBER), withdrawableOf(world, MEMBER.id)];
    expect({
      main: formatAmount(main),
      locked: formatAmount(subtractAmounts(main, withdrawable)),
      withdrawable: formatAmount(withdrawable),
      grants: expected.grants.map(({ id }) => {
        const row = grantOf(id)?.row;
        return {
          id,
          status: row?.state,
          turnoverRequired: row?.required,
          turnoverDone: row?.done,
          taken: takenOf(world, `bon_${id}`),
          owed: row?.owed,
        };
      }),
    }).toEqual({
      main: expected.main,
      locked: expected.locked,
      withdrawable: expected.withdrawable,
      grants: expected.grants,
    });
    expect(refused).toMatchObject(expected.refused);
  },
);
