import { formatAmount, parseAmount } from '@croupier/sdk/rules';

import type { DomainContext } from '../src/domain/kernel/index.ts';
import {
  advanceRound,
  beginRound,
  cancelRound,
  findRound,
  takePlannedRound,
  type PlaySession,
  type GameRoundRow,
  type PlannedRoundRow,
} from '../src/domain/games/index.ts';
import type { GameRules } from './game-rules.ts';
import type { WalletResult, Wallet } from './wallet.ts';
import { createRandom } from '../src/clock/random.ts';

/** Maximum draws in the search for a planned payout; on the slot they take about a second. */
const MAX_DRAWS = 100_000;

/** Draws the outcome of a round: by chance, or with the payout that a control call has planned. */
function drawRound(context: DomainContext, rules: GameRules, round: GameRoundRow): ReturnType<GameRules['draw']> {
  const { random } = context;
  const plan = takePlannedRound(context);
  if (plan === undefined) return rules.draw(round.demand, round.currency, random);
  // Draw from a separate sequence, so that the world's random advances by one step only.
  const searchRandom = createRandom(random.integer(0, 2 ** 32 - 1));
  const stake = parseAmount(round.stake, round.currency).minor;
  let nearest = rules.draw(round.demand, round.currency, searchRandom);
  let distance = distanceTo(plan, stake, nearest.payout.minor);
  for (let draws = 1; distance > 0n && draws < MAX_DRAWS; draws += 1) {
    const drawn = rules.draw(round.demand, round.currency, searchRandom);
    const next = distanceTo(plan, stake, drawn.payout.minor);
    if (next < distance) [nearest, distance] = [drawn, next];
  }
  return nearest;
}

/** Returns the distance of a payout from the planned range, in minor units; 0 within it. */
function distanceTo({ atLeast, atMost }: PlannedRoundRow, stake: bigint, payout: bigint): bigint {
  const min = stake * BigInt(atLeast);
  const max = atMost === null ? payout : stake * BigInt(atMost);
  if (payout < min) return min - payout;
  return payout > max ? payout - max : 0n;
}

/** Result of a bet. A pending round continues when the game repeats the call. */
export type PlayResult =
  | { readonly kind: 'drawn'; readonly round: GameRoundRow; readonly balance: string | undefined }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'pending' };

interface RoundSetup {
  readonly context: DomainContext;
  readonly wallet: Wallet;
  readonly rules: GameRules;
}

/** Plays a round once: a repeated id returns the same round, or is refused when its bet differs. */
export function playRound(setup: RoundSetup, play: PlaySession, roundId: string, bet: unknown): PlayResult {
  const { context, rules } = setup;
  const parsed = rules.parseBet(bet, play.currency);
  if (parsed === undefined) return { kind: 'refused', code: 'STAKE_INVALID' };
  const existing = findRound(context, play, roundId);
  if (existing !== undefined) {
    const isSame = existing.demand === parsed.betJson && existing.place === (play.launch.nodeId ?? play.launch.vendor);
    return isSame ? resumeRound(setup, existing) : { kind: 'refused', code: 'ROUND_DIFFERS' };
  }
  const round = beginRound(context, play, { roundId, demand: parsed.betJson, stake: formatAmount(parsed.stake) });
  const debited = setup.wallet.stake(round);
  if (debited.kind !== 'refused') return continueRound(setup, round, debited);
  // The first debit was refused without effect, so the round id may be used again.
  cancelRound(context, round.id);
  return debited;
}

/** Continues a round from its phase. */
export function resumeRound(setup: RoundSetup, round: GameRoundRow): PlayResult {
  switch (round.phase) {
    case 'STAKING':
      return continueRound(setup, round, setup.wallet.stake(round));
    case 'RETURNING':
      return refund(setup, round);
    case 'PAYING':
      return pay(setup, round);
    case 'SETTLED':
      return { kind: 'drawn', round, balance: undefined };
    case 'CANCELLED':
      return { kind: 'refused', code: 'ROUND_CANCELLED' };
  }
}

function continueRound(setup: RoundSetup, round: GameRoundRow, debited: WalletResult): PlayResult {
  const { context, rules } = setup;
  if (debited.kind === 'unknown') return { kind: 'pending' };
  if (debited.kind === 'refused') {
    // An earlier debit may have taken effect, so the stake is rolled back.
    return refund(setup, advanceRound(context, round.id, { phase: 'RETURNING' }));
  }
  const { payout, outcome } = drawRound(context, rules, round);
  const drawn = { phase: 'PAYING', outcome: JSON.stringify(outcome), payout: formatAmount(payout) } as const;
  return pay(setup, advanceRound(context, round.id, drawn));
}

/** Credits the drawn payout. */
function pay({ context, wallet }: RoundSetup, round: GameRoundRow): PlayResult {
  const credited = wallet.win(round);
  if (credited.kind !== 'done') return { kind: 'drawn', round, balance: undefined };
  return { kind: 'drawn', round: advanceRound(context, round.id, { phase: 'SETTLED' }), balance: credited.balance };
}

function refund({ context, wallet }: RoundSetup, round: GameRoundRow): PlayResult {
  if (wallet.refund(round).kind !== 'done') return { kind: 'pending' };
  advanceRound(context, round.id, { phase: 'CANCELLED' });
  return { kind: 'refused', code: 'ROUND_CANCELLED' };
}
