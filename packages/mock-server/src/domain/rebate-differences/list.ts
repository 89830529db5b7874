import {
  addAmounts,
  addDays,
  calendarDay,
  formatAmount,
  parseAmount,
  subtractAmounts,
  type Amount,
} from '@croupier/sdk/rules';
import type { GameType, RebateDifference, RebateDifferencePage } from '@croupier/sdk/types';

import type { RebateDifferenceRow } from '../../store/rows/agents.ts';
import {
  pageOf,
  SITE_TIME_ZONE,
  type CallContext,
  type DomainContext,
  type PageQuery,
  type TimeQuery,
} from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { downlineNamed } from '../team/index.ts';
import { correctionOf, debtOf } from './debts.ts';
import { differencesOn, idOfKey, inOrder, type Difference } from './differences.ts';
import { firstUnpaidDay } from './pay.ts';

interface DifferencesQuery extends PageQuery, TimeQuery {
  readonly account?: string | undefined;
  readonly gameType?: GameType | undefined;
}

/** Brand days, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** A difference with what is taken off it; `movementId` is null until it is paid. */
interface ListedDifference extends Omit<Difference, 'validBet' | 'gross'> {
  readonly validBet: Amount;
  readonly gross: Amount;
  readonly correction: Amount;
  readonly movementId: string | null;
}

/** One page of what the calling agent gets for the turnover of the lines below, newest day first, with the sums (AG-21). */
export function listRebateDifferences(context: CallContext, query: DifferencesQuery): RebateDifferencePage {
  const { id: agentId, currency } = callingMember(context);
  const { account, gameType } = query;
  const only = account === undefined ? undefined : downlineNamed(context, agentId, account).id;
  const { from, to } = recordsRange(context, query);
  const [first = '', last = ''] = [from, to].map((time) => calendarDay(new Date(time), SITE_TIME_ZONE));
  const days = { from: first, to: last };
  const matching = [...unpaidOf(context, agentId, days), ...paidOf(context, agentId, days)]
    .filter((difference) => only === undefined || difference.downlineId === only)
    .filter((difference) => gameType === undefined || difference.gameType === gameType);
  const sorted = inOrder(context, matching).toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  const { content, ...page } = pageOf(sorted, query);
  const sumOf = (amounts: readonly Amount[]): Amount => amounts.reduce(addAmounts, { minor: 0n, currency });
  const gross = sumOf(matching.map((difference) => difference.gross));
  const correction = sumOf(matching.map((difference) => difference.correction));
  return {
    ...page,
    content: content.map((difference) => describeDifference(context, difference)),
    total: {
      validBet: formatAmount(sumOf(matching.map(({ validBet }) => validBet))),
      gross: formatAmount(gross),
      correction: formatAmount(correction),
      amount: formatAmount(subtractAmounts(gross, correction)),
      currency,
    },
  };
}

/** What an agent was paid of rebate differences, by brand day; a day without a payment is absent. */
export function rebateDifferencesOf(context: DomainContext, agentId: string, days: Days): Map<string, Amount> {
  const paid = paidOf(context, agentId, days).filter(({ movementId }) => movementId !== null);
  return new Map(
    [...Map.groupBy(paid, ({ day }) => day)].map(([day, rows]) => {
      const amounts = rows.map(({ gross, correction }) => subtractAmounts(gross, correction));
      return [day, amounts.reduce(addAmounts)];
    }),
  );
}

function paidOf({ store }: DomainContext, agentId: string, { from, to }: Days): ListedDifference[] {
  return store.rebateDifferences
    .findBy('agentId', agentId)
    .filter(({ day }) => day >= from && day <= to)
    .map((row) => ({ ...row, ...amountsOf(row) }));
}

function amountsOf({ validBet, gross, correction, currency }: RebateDifferenceRow) {
  return {
    validBet: parseAmount(validBet, currency),
    gross: parseAmount(gross, currency),
    correction: parseAmount(correction, currency),
  };
}

/** The differences of the days that have not been paid, as they are now: what is owed is taken off the oldest first. */
function unpaidOf(context: DomainContext, agentId: string, { from, to }: Days): ListedDifference[] {
  const today = calendarDay(context.clock.now(), SITE_TIME_ZONE);
  const debts = new Map<string, Amount>();
  const listed: ListedDifference[] = [];
  for (let day = firstUnpaidDay(context); day <= today; day = addDays(day, 1)) {
    for (const difference of differencesOn(context, day, agentId)) {
      const { gross } = difference;
      const debt = debts.get(idOfKey(difference)) ?? debtOf(context, difference, gross.currency);
      const correction = correctionOf(gross, debt);
      debts.set(idOfKey(difference), subtractAmounts(debt, correction));
      if (day >= from && day <= to) listed.push({ ...difference, correction, movementId: null });
    }
  }
  return listed;
}

function describeDifference({ store }: DomainContext, difference: ListedDifference): RebateDifference {
  const { day, downlineId, gameType, validBet, ownRate, theirRate, gross, correction, movementId } = difference;
  return {
    date: day,
    account: store.members.get(downlineId)?.account ?? '',
    gameType,
    validBet: formatAmount(validBet),
    ownRate,
    theirRate,
    gross: formatAmount(gross),
    correction: formatAmount(correction),
    amount: formatAmount(subtractAmounts(gross, correction)),
    currency: gross.currency,
    ...(movementId !== null && { transactionId: movementId }),
  };
}
