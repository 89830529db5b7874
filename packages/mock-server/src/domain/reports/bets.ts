import { addAmounts, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { BetStatus, BettingRecord, GameType } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { describeBet, isBetOn } from '../bets/index.ts';
import {
  betPage,
  isInRange,
  newestFirst,
  pageOf,
  Refusal,
  sessionOf,
  type CallContext,
  type DomainContext,
  type TimeRange,
} from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { levelBelow } from '../team/index.ts';
import { membersOf, type ScopedQuery } from './scope.ts';

/** Bets, newest first, with totals of all matches. */
export function listBets(
  context: CallContext,
  query: ScopedQuery & {
    readonly gameType?: GameType | undefined;
    readonly vassalage?: string | undefined;
    /** The vendor's code of a game or lottery. */
    readonly gameCode?: string | undefined;
    readonly status: BetStatus | 'ALL';
    readonly timeOf?: 'PLACED' | 'SETTLED' | undefined;
  },
) {
  const caller = callingMember(context);
  const range = recordsRange(context, query);
  const { gameType = 'HOME', vassalage, gameCode, status, timeOf = 'PLACED' } = query;
  const placed = betsOfMembers(context, membersOf(context, caller, query))
    .filter(({ bet }) => {
      const at = timeOf === 'SETTLED' ? bet.settledAt : bet.time;
      return at !== null && isInRange(range, at);
    })
    .filter(({ bet }) => gameType === 'HOME' || bet.gameType === gameType)
    .filter(({ bet }) => vassalage === undefined || bet.vendor === vassalage)
    .filter(({ bet }) => gameCode === undefined || isBetOn(bet, gameCode))
    .filter(({ bet }) => status === 'ALL' || bet.status === status);
  const bets = newestFirst(placed, ({ bet }) => bet.time).map(({ bet, member }) =>
    describeBet(bet, query.scope === 'SELF' ? undefined : member.account),
  );
  return { ...pageOf(bets, query), summary: summarize(bets, caller.currency) };
}

function summarize(bets: readonly BettingRecord[], currency: string) {
  const sumOf = (field: 'betAmount' | 'validBet' | 'payout' | 'netWin'): string =>
    formatAmount(bets.map((bet) => parseAmount(bet[field], currency)).reduce(addAmounts, { minor: 0n, currency }));
  return {
    count: bets.length,
    betAmount: sumOf('betAmount'),
    validBet: sumOf('validBet'),
    payout: sumOf('payout'),
    netWin: sumOf('netWin'),
    currency,
  };
}

/** One bet of the caller or of a member of the caller's team, with the URL of its page on this server. */
export function getBet(context: CallContext, betId: string) {
  const { store } = context;
  const callerId = sessionOf(context).memberId;
  const bet = store.bets.get(betId);
  if (bet === undefined) throw new Refusal('BET_NOT_FOUND');
  const isOwn = bet.memberId === callerId;
  if (!isOwn && levelBelow(context, callerId, bet.memberId) === undefined) throw new Refusal('BET_NOT_FOUND');
  return {
    bettingRecord: describeBet(bet, isOwn ? undefined : store.members.get(bet.memberId)?.account),
    detail: betPage(context.caller.origin, bet.id),
  };
}

/** All bets that a member placed in a time, newest first. */
export function betsOf(context: DomainContext, member: MemberRow, range: TimeRange): BettingRecord[] {
  const placed = context.store.bets.findBy('memberId', member.id).filter(({ time }) => isInRange(range, time));
  return newestFirst(placed, ({ time }) => time).map((bet) => describeBet(bet));
}

/** Bets of these members in the order in which they were placed. */
function betsOfMembers({ store }: DomainContext, members: readonly MemberRow[]) {
  const [first, ...others] = members;
  if (first !== undefined && others.length === 0) {
    return store.bets.findBy('memberId', first.id).map((bet) => ({ bet, member: first }));
  }
  const byId = new Map(members.map((member) => [member.id, member]));
  return store.bets.all().flatMap((bet) => {
    const member = byId.get(bet.memberId);
    return member === undefined ? [] : [{ bet, member }];
  });
}
