import { addAmounts, compareAmounts, parseAmount, type Amount, type Period } from '@croupier/sdk/rules';
import type { GameType } from '@croupier/sdk/types';

import { SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';
import { daysOfPeriod, playDaysIn, validBetOfRow } from '../play-totals/index.ts';
import { takesPart } from '../member/index.ts';

/** A place of a board, the first in front; the rank is its position. */
export interface Score {
  readonly memberId: string;
  readonly account: string;
  readonly score: Amount;
}

/** What a board counts: bets settled in a period, of all game types or of these. */
export interface ScoredPlay {
  readonly period: Period;
  readonly gameTypes?: readonly GameType[] | undefined;
}

/**
 * Members with turnover in a period, in the order of the board (PR-34): the higher score, then the earlier last bet that
 * counts, then the name. Trial accounts are outside.
 */
export function rankScores(context: DomainContext, play: ScoredPlay): Score[] {
  const totals = new Map<string, Amount>();
  for (const { memberId, gameType, validBet, currency } of playDaysIn(context, daysOfPeriod(play.period))) {
    if (play.gameTypes !== undefined && !play.gameTypes.includes(gameType)) continue;
    const total = totals.get(memberId) ?? { minor: 0n, currency: SITE_CURRENCY };
    totals.set(memberId, addAmounts(total, parseAmount(validBet, currency)));
  }
  const scores = Array.from(totals, ([memberId, score]) => ({ memberId, score })).flatMap(({ memberId, score }) => {
    const member = context.store.members.get(memberId);
    return member !== undefined && takesPart(member) && score.minor > 0n
      ? [{ memberId, account: member.account, score }]
      : [];
  });
  const lastTimes = new Map<string, number>();
  const lastTimeOf = (score: Score): number => {
    const time = lastTimes.get(score.memberId) ?? lastSettlement(context, play, score);
    lastTimes.set(score.memberId, time);
    return time;
  };
  return scores.toSorted(
    (a, b) => compareAmounts(b.score, a.score) || lastTimeOf(a) - lastTimeOf(b) || compareNames(a.account, b.account),
  );
}

const compareNames = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Epoch ms of the last bet that counts; looks at all bets of the member, so once and only for equal scores. */
function lastSettlement({ store }: DomainContext, { period, gameTypes }: ScoredPlay, { memberId }: Score): number {
  const times = store.bets.findBy('memberId', memberId).flatMap((bet) => {
    const settledAt = bet.settledAt === null ? undefined : new Date(bet.settledAt);
    const isInPeriod = settledAt !== undefined && settledAt >= period.start && settledAt < period.end;
    const isOfType = gameTypes === undefined || gameTypes.includes(bet.gameType);
    return isInPeriod && isOfType && validBetOfRow(bet).minor > 0n ? [settledAt.getTime()] : [];
  });
  return Math.max(...times);
}
