import { addAmounts, formatAmount, parseAmount } from '@croupier/sdk/rules';
import type { GameType, RebateRecord, RebateRecordPage, RebateSource } from '@croupier/sdk/types';

import type { RebateRow } from '../../store/rows/rebates.ts';
import { isInRange, newestFirst, pageOf, type CallContext, type PageQuery, type TimeQuery } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { inOrder } from './rows.ts';

interface RecordQuery extends PageQuery, TimeQuery {
  readonly gameType?: GameType | undefined;
  readonly source?: RebateSource | 'ALL' | undefined;
}

/** One page of the member's paid rebates, newest first, with the sums of all that match. */
export function listRebateRecords(context: CallContext, query: RecordQuery): RebateRecordPage {
  const { id, currency } = callingMember(context);
  const { gameType, source = 'ALL' } = query;
  const range = recordsRange(context, query);
  const paid = inOrder(context.store.rebates.findBy('memberId', id)).flatMap(describeRecord);
  const matching = newestFirst(paid, ({ time }) => time)
    .filter((record) => gameType === undefined || record.gameType === gameType)
    .filter((record) => source === 'ALL' || record.source === source)
    .filter(({ time }) => isInRange(range, time));
  const sumOf = (texts: readonly string[]): string =>
    formatAmount(texts.map((text) => parseAmount(text, currency)).reduce(addAmounts, { minor: 0n, currency }));
  return {
    ...pageOf(matching, query),
    total: {
      validBet: sumOf(matching.map(({ validBet }) => validBet)),
      amount: sumOf(matching.map(({ amount }) => amount)),
      currency,
    },
  };
}

/** A paid rebate in the contract's shape, as it was paid; none of one that is not. */
export function describeRecord({ id, gameType, rate, currency, paid }: RebateRow): RebateRecord[] {
  if (paid === null) return [];
  const { at, source, validBet, amount, movementId } = paid;
  return [{ recordId: id, time: at, gameType, source, validBet, rate, amount, currency, transactionId: movementId }];
}
