import { formatAmount, MINUTE_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../src/domain/kernel/index.ts';
import {
  advanceRound,
  beginRound,
  betsOfRound,
  cancelRound,
  findRound,
  isChoiceOver,
  isEnded,
  placeOf,
  roundToChoose,
  storeDraw,
  takePlannedRound,
  type PlaySession,
  type GameRoundRow,
} from '../src/domain/games/index.ts';
import { tableRoundAt } from '../src/domain/live/index.ts';
import { drawAgain, drawRound } from './draw-round.ts';
import type { Choice, GameRules, Result, SharedRounds } from './game-rules.ts';
import type { WalletResult, Wallet } from './wallet.ts';

/** Time for a choice in mid-round; then the game makes the one that its rules state. */
const CHOICE_MS = 2 * MINUTE_MS;

/** Result of a bet. A pending round continues when the game repeats the call. */
export type PlayResult =
  | { readonly kind: 'drawn'; readonly round: GameRoundRow; readonly balance: string | undefined }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'pending' };

/** The session in which a round was begun, with what plays it. */
export interface RoundSetup {
  readonly context: DomainContext;
  readonly play: PlaySession;
  readonly wallet: Wallet;
  readonly rules: GameRules;
}

/** Plays a round once: a repeated id returns the same round, or is refused when its bet differs. */
export function playRound(setup: RoundSetup, roundId: string, bet: unknown): PlayResult {
  const { context, play, rules } = setup;
  const parsed = rules.parseBet(bet, play.currency);
  if (parsed === undefined) return { kind: 'refused', code: 'STAKE_INVALID' };
  const existing = findRound(context, play, roundId);
  if (existing !== undefined) {
    const isSame = existing.demand === parsed.betJson && existing.place === placeOf(play);
    return isSame ? resumeRound(setup, existing) : { kind: 'refused', code: 'ROUND_DIFFERS' };
  }
  const refusal = refusalOf(setup, parsed.betJson);
  if (refusal !== undefined) return { kind: 'refused', code: refusal };
  const endsAt = rules.shared?.roundOf(parsed.betJson).endsAt;
  const round = beginRound(context, play, {
    roundId,
    demand: parsed.betJson,
    stake: formatAmount(parsed.stake),
    ...(endsAt === undefined ? {} : { endsAt: new Date(endsAt).toISOString() }),
  });
  const debited = setup.wallet.stake(round);
  if (debited.kind !== 'refused') return continueRound(setup, round, debited);
  // The first debit was refused without effect, so the round id may be used again.
  cancelRound(context, round.id);
  return debited;
}

/** The reason why a bet cannot begin a round now. */
function refusalOf({ context, play, rules }: RoundSetup, betJson: string): string | undefined {
  const { shared } = rules;
  if (shared === undefined) return roundToChoose(context, play) === undefined ? undefined : 'ROUND_OPEN';
  const { number, endsAt } = shared.roundOf(betJson);
  if (number !== tableRoundAt(context.clock.now().getTime()).number || isClosed(context, shared, betJson)) {
    return 'BETS_CLOSED';
  }
  const others = betsOfRound(context, play, new Date(endsAt).toISOString()).map(({ demand }) => demand);
  return shared.fits(betJson, others, play.currency) ? undefined : 'STAKE_INVALID';
}

/** True when the round of a bet at a table takes no bets any more. */
const isClosed = ({ clock }: DomainContext, shared: SharedRounds, betJson: string): boolean =>
  clock.now().getTime() >= shared.roundOf(betJson).closesAt;

/**
 * Takes a bet at a table back, as long as bets are taken. Repeating it has no further effect. Refuses other rounds, and
 * one whose time is over, with BETS_CLOSED.
 */
export function takeBack(setup: RoundSetup, round: GameRoundRow): PlayResult {
  const { context, rules } = setup;
  if (round.phase === 'RETURNING' || round.phase === 'CANCELLED') return resumeRound(setup, round);
  const isOpen = round.phase === 'WAITING' && rules.shared !== undefined;
  if (!isOpen || isClosed(context, rules.shared, round.demand)) return { kind: 'refused', code: 'BETS_CLOSED' };
  return refund(setup, advanceRound(context, round.id, { phase: 'RETURNING' }));
}

/** Continues a round from its phase. */
export function resumeRound(setup: RoundSetup, round: GameRoundRow): PlayResult {
  switch (round.phase) {
    case 'STAKING':
      // A stake that was not confirmed in time is no bet: its result may be known by now.
      return setup.rules.shared !== undefined && isClosed(setup.context, setup.rules.shared, round.demand)
        ? refund(setup, advanceRound(setup.context, round.id, { phase: 'RETURNING' }))
        : continueRound(setup, round, setup.wallet.stake(round));
    case 'WAITING':
      return isEnded(setup.context, round) ? endAtTable(setup, round) : { kind: 'drawn', round, balance: undefined };
    case 'CHOOSING':
      return isChoiceOver(setup.context, round) ? endLate(setup, round) : { kind: 'drawn', round, balance: undefined };
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

/**
 * Ends a round by the player's choice. Only the first one counts: a repeated or later choice returns the round as it
 * ended. Refuses a choice that the round does not have.
 */
export function chooseInRound(setup: RoundSetup, round: GameRoundRow, choice: string): PlayResult {
  if (round.phase !== 'CHOOSING' || isChoiceOver(setup.context, round)) return resumeRound(setup, round);
  const drawn = choiceOf(setup, round);
  return Object.hasOwn(drawn.results, choice)
    ? endRound(setup, round, drawn, choice)
    : { kind: 'refused', code: 'CHOICE_INVALID' };
}

/** Ends a round whose time for a choice is over by the choice that the rules state. */
function endLate(setup: RoundSetup, round: GameRoundRow): PlayResult {
  const drawn = choiceOf(setup, round);
  return endRound(setup, round, drawn, drawn.fallback);
}

/** Ends a bet at a table by the round's own draw, which is the same for everybody. */
function endAtTable(setup: RoundSetup, round: GameRoundRow): PlayResult {
  const { context, play, rules } = setup;
  const { drawNumber } = round;
  if (rules.shared === undefined || drawNumber === null) throw new Error(`The round ${round.roundId} is at no table.`);
  const drawn = rules.draw(round.demand, play.currency, rules.shared.randomOf(drawNumber));
  if ('results' in drawn) throw new Error(`The round ${round.roundId} has a choice.`);
  return pay(setup, advanceRound(context, round.id, payingOf(drawn)));
}

function choiceOf({ play, rules }: RoundSetup, round: GameRoundRow): Choice {
  const drawn = drawAgain(rules, round, play.session.seed, round.drawNumber ?? 0);
  if (!('results' in drawn)) throw new Error(`The round ${round.roundId} has no choice.`);
  return drawn;
}

function endRound(setup: RoundSetup, round: GameRoundRow, { results }: Choice, choice: string): PlayResult {
  const result = results[choice];
  if (result === undefined) throw new Error(`The round ${round.roundId} has no choice ${choice}.`);
  return pay(setup, advanceRound(setup.context, round.id, payingOf(result)));
}

const payingOf = ({ payout, outcome }: Result) =>
  ({ phase: 'PAYING', outcome: JSON.stringify(outcome), payout: formatAmount(payout) }) as const;

function continueRound(setup: RoundSetup, round: GameRoundRow, debited: WalletResult): PlayResult {
  const { context, play, rules } = setup;
  if (debited.kind === 'unknown') return { kind: 'pending' };
  if (debited.kind === 'refused') {
    // An earlier debit may have taken effect, so the stake is rolled back.
    return refund(setup, advanceRound(context, round.id, { phase: 'RETURNING' }));
  }
  if (rules.shared !== undefined) {
    const drawNumber = rules.shared.roundOf(round.demand).number;
    const waiting = advanceRound(context, round.id, { phase: 'WAITING', drawNumber });
    return { kind: 'drawn', round: waiting, balance: debited.balance };
  }
  const { drawNumber, drawn } = drawRound(rules, round, play.session, takePlannedRound(context));
  if (!('results' in drawn)) {
    return pay(setup, storeDraw(context, play, round.id, { ...payingOf(drawn), drawNumber, chooseBy: null }));
  }
  const chooseBy = new Date(context.clock.now().getTime() + CHOICE_MS).toISOString();
  const open = { phase: 'CHOOSING', outcome: JSON.stringify(drawn.open), payout: round.payout } as const;
  const toChoose = storeDraw(context, play, round.id, { ...open, drawNumber, chooseBy });
  return { kind: 'drawn', round: toChoose, balance: debited.balance };
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
