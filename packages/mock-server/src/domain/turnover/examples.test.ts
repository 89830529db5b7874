import breakExamples from '@croupier/api-spec/fixtures/break-examples.json' with { type: 'json' };
import withdrawalExamples from '@croupier/api-spec/fixtures/withdrawal-examples.json' with { type: 'json' };
import { formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import { zGameType } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createFrozenClock } from '../../clock/clock.ts';
import { createWorld, type World } from '../../node.ts';
import { startSelfExclusion, startTimeOut } from '../breaks/index.ts';
import { callContextOf, type CallContext } from '../kernel/index.ts';
import { ADJUSTMENT, BONUS, mainBalance, mainWallet, move, providerAccount } from '../ledger/index.ts';
import { existingMember } from '../member/index.ts';
import { openSession } from '../session/index.ts';
import { changeSettings } from '../site/index.ts';
import { countTurnover } from './bets.ts';
import { describeGrant, grantsOf } from './grants.ts';
import { turnoverOf } from './withdrawable.ts';

const MIDNIGHT = new Date('2026-11-21T00:00:00Z');
const seeded = createWorld({ clock: createFrozenClock(MIDNIGHT) });
const MEMBER = { id: 'm_1002', currency: 'PHP' };
const php = (text: string): Amount => parseAmount(text, 'PHP');

const credit = z.object({
  type: z.enum(['deposit', 'bonus']),
  id: z.string(),
  at: z.string(),
  amount: z.string(),
  factor: z.optional(z.string()),
  fundsBefore: z.optional(z.string()),
});
const settledBet = z.object({
  type: z.literal('bet'),
  id: z.string(),
  placedAt: z.string(),
  at: z.string(),
  gameType: zGameType,
  stake: z.string(),
  payout: z.string(),
});
const rollback = z.object({ type: z.literal('rollback'), betId: z.string(), at: z.string() });
const exclusion = z.object({ type: z.literal('exclusion'), at: z.string() });
const givenSchema = z.object({
  pack: z._default(z.enum(['generic', 'ukgcLike', 'pagcorLike']), 'generic'),
  main: z.string(),
  /** The member takes a time-out at the end. */
  timeOut: z._default(z.boolean(), false),
  events: z.array(z.union([credit, settledBet, rollback, exclusion])),
});

const PACKS = {
  generic: {},
  ukgcLike: { depositFactor: 0, bonusFactorMax: 10 },
  pagcorLike: { bonusLocksWinnings: true },
} as const;

/** Brings the main balance to an amount, by an entry that is no turnover. */
function setMain(world: World, text: string): void {
  const { minor, currency } = subtractAmounts(php(text), mainBalance(world, MEMBER));
  if (minor === 0n) return;
  const [from, to] = minor > 0n ? [ADJUSTMENT, mainWallet(MEMBER.id)] : [mainWallet(MEMBER.id), ADJUSTMENT];
  const amount = { minor: minor < 0n ? -minor : minor, currency };
  move(world, { kind: 'ADJUSTMENT', memberId: MEMBER.id, from, to, amount });
}

function creditMoney(world: World, { type, id, at, amount, factor, fundsBefore }: z.infer<typeof credit>): void {
  if (fundsBefore !== undefined) setMain(world, fundsBefore);
  const posting = {
    memberId: MEMBER.id,
    reference: id,
    at: new Date(at),
    to: mainWallet(MEMBER.id),
    amount: php(amount),
  };
  if (type === 'deposit') move(world, { ...posting, kind: 'DEPOSIT', from: providerAccount('bayani') });
  else move(world, { ...posting, kind: 'PROMOTION', from: BONUS, turnover: { factor, bonusId: id } });
}

/** Settles a bet, and books its stake and payout as far as winnings depend on them. */
function settleBet(world: World, { id, placedAt, at, gameType, stake, payout }: z.infer<typeof settledBet>): void {
  const posting = { memberId: MEMBER.id, reference: id };
  const wallet = mainWallet(MEMBER.id);
  setMain(world, stake);
  move(world, { ...posting, kind: 'BET', at: new Date(placedAt), from: wallet, to: 'house:TALA', amount: php(stake) });
  if (php(payout).minor > 0n) {
    move(world, { ...posting, kind: 'PAYOUT', at: new Date(at), from: 'house:TALA', to: wallet, amount: php(payout) });
  }
  const names = { round: id, roundId: id, vendor: 'TALA', nodeId: null, gameName: id, tickets: null };
  const open = world.store.bets.insert({
    ...names,
    id,
    memberId: MEMBER.id,
    time: placedAt,
    settledAt: null,
    gameType,
    currency: 'PHP',
    stake,
    payout: '0.00',
    status: 'UNSETTLED',
  });
  const after = world.store.bets.update(id, { status: 'SETTLED', settledAt: at, payout });
  countTurnover(world, { before: open, after });
}

function takeBack(world: World, { betId }: z.infer<typeof rollback>): void {
  const bet = world.store.bets.get(betId);
  if (bet === undefined) throw new Error(`There is no bet ${betId}.`);
  countTurnover(world, { before: bet, after: world.store.bets.update(betId, { status: 'CANCELLED' }) });
}

/** The member as a caller who is logged in. */
function logIn(world: World): CallContext {
  const { token } = openSession(callContextOf(world, {}), existingMember(world, MEMBER.id));
  return callContextOf(world, { session: world.store.sessions.get(token) });
}

const cases = [...withdrawalExamples, ...breakExamples]
  .filter(({ when }) => when.do === 'turnover')
  .map(({ id, title, ...rest }) => [id, title, rest] as const);

it.each(cases)('%s: %s', (_id, _title, { given, expect: expected }) => {
  const { pack, main, timeOut, events } = givenSchema.parse(given);
  const world = createWorld({ copyOf: seeded, clock: createFrozenClock(MIDNIGHT) });
  changeSettings(world, PACKS[pack]);
  const names = new Map<string, string>();
  let hasTakenBack = false;
  for (const event of events) {
    world.clock.advance(Math.max(0, Date.parse(event.at) - world.clock.now().getTime()));
    if (event.type === 'bet') world.store.transact(() => settleBet(world, event));
    else if (event.type === 'exclusion') {
      setMain(world, main);
      startSelfExclusion(logIn(world), { months: 6, understood: true });
      hasTakenBack = true;
    } else if (event.type === 'rollback') world.store.transact(() => takeBack(world, event));
    else {
      creditMoney(world, event);
      const newest = grantsOf(world, MEMBER.id).at(-1);
      if (newest !== undefined) names.set(newest.id, event.id);
    }
  }
  const balance = formatAmount(mainBalance(world, MEMBER));
  const afterExclusion = hasTakenBack
    ? { main: balance, forfeited: formatAmount(subtractAmounts(php(main), php(balance))) }
    : undefined;
  if (!hasTakenBack) setMain(world, main);
  if (timeOut) startTimeOut(logIn(world), { days: 1 });
  const turnover = turnoverOf(world, MEMBER.id);
  const grants = grantsOf(world, MEMBER.id).map((grant) => {
    const { source, principal, required, done, state } = describeGrant(world, grant);
    const id = names.get(grant.id);
    return { id, source: source === 'PROMOTION' ? 'BONUS' : source, principal, required, done, state };
  });
  expect({
    grants,
    turnoverRequired: formatAmount(turnover.required),
    turnoverDone: formatAmount(turnover.done),
    locked: formatAmount(turnover.locked),
    withdrawable: formatAmount(turnover.withdrawable),
    ...afterExclusion,
  }).toEqual(expected);
});
