import { formatAmount } from '@croupier/sdk/rules';
import type { GameType, GameTypeStatement, GameTypeStatements } from '@croupier/sdk/types';

import { gameTypes } from '../../store/rows/play-totals.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import type { CallContext, DomainContext, TimeQuery } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { downlineNamed, nodesBelow, scopeBelow } from '../team/index.ts';
import { daysOfRange } from './days-of-range.ts';
import {
  addToKey,
  areZero,
  NO_FIGURES,
  operatorResultOf,
  sumFigures,
  type Figures,
  type FigureSum,
} from './figures.ts';
import { figuresOfDay } from './read-figures.ts';

interface GameTypeQuery extends TimeQuery {
  readonly account?: string | undefined;
  readonly parentAccount?: string | undefined;
}

/**
 * The play of the whole team, of one account of it, or of a branch by category: `parentAccount` with everything below it.
 */
export function getUserLossByGameType(context: CallContext, query: GameTypeQuery): GameTypeStatements {
  const caller = callingMember(context);
  const { currency } = caller;
  const asked = askedIds(context, caller, query);
  const sums = new Map<GameType, FigureSum>();
  for (const day of daysOfRange(context, recordsRange(context, query))) {
    for (const { gameType, figures } of figuresOfDay(context, day, (memberId) => asked.has(memberId), true)) {
      if (gameType !== undefined) addToKey(sums, gameType, figures);
    }
  }
  const content = gameTypes.flatMap((gameType): GameTypeStatement[] => {
    const figures = sums.get(gameType) ?? NO_FIGURES;
    return areZero(figures) ? [] : [{ gameType, ...describePlay(figures, currency) }];
  });
  return { content, total: { ...describePlay(sumFigures(sums.values()), currency), currency } };
}

/** Ids of the accounts that a query asks for. Refuses one outside the team with NOT_DOWNLINE. */
function askedIds(
  context: DomainContext,
  caller: MemberRow,
  { account, parentAccount }: GameTypeQuery,
): ReadonlySet<string> {
  const scope = scopeBelow(context, caller, parentAccount);
  if (account !== undefined) return new Set([downlineNamed(context, caller.id, account).id]);
  const below = nodesBelow(context, scope, caller.currency).map(({ member }) => member.id);
  return new Set(parentAccount === undefined ? below : [scope.top.id, ...below]);
}

function describePlay(figures: Figures, currency: string): Omit<GameTypeStatement, 'gameType'> {
  const format = (minor: bigint): string => formatAmount({ minor, currency });
  return {
    betAmount: format(figures.stake),
    validBet: format(figures.validBet),
    payout: format(figures.payout),
    rebate: format(figures.rebate),
    operatorResult: format(operatorResultOf(figures)),
  };
}
