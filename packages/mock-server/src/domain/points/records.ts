import type { PointBalance, PointRecord, PointRecordPage, PointRecordType } from '@croupier/sdk/types';

import type { PointRecordRow } from '../../store/rows/points.ts';
import {
  isInRange,
  localize,
  newestFirst,
  pageOf,
  type CallContext,
  type PageQuery,
  type TimeQuery,
} from '../kernel/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { recordsRange } from '../site/index.ts';
import { pointAccountOf } from './account.ts';

/** The points of the calling member. */
export function getPoints(context: CallContext): PointBalance {
  const { id, currency } = callingMember(context);
  const { points, earned } = pointAccountOf(context, id);
  return { points: String(points), earned: String(earned), currency };
}

interface RecordQuery extends PageQuery, TimeQuery {
  readonly type?: PointRecordType | 'ALL' | undefined;
}

/** One page of the member's movements of points, newest first, with the sums of all that match. */
export function listPointRecords(context: CallContext, query: RecordQuery): PointRecordPage {
  const { id } = callingMember(context);
  const { type = 'ALL' } = query;
  const range = recordsRange(context, query);
  const language = profileOf(context, id).language ?? undefined;
  const rows = context.store.pointRecords
    .findBy('memberId', id)
    .filter((row) => (type === 'ALL' || row.type === type) && isInRange(range, row.at));
  const { content, ...page } = pageOf(
    newestFirst(rows, ({ at }) => at),
    query,
  );
  const sumOf = (sign: 1 | -1): string => String(rows.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0));
  return {
    content: content.map((row): PointRecord => describeRecord(row, (text) => localize(text, language))),
    ...page,
    total: { received: sumOf(1), spent: sumOf(-1) },
  };
}

function describeRecord(row: PointRecordRow, toText: (text: { EN: string; TY: string }) => string): PointRecord {
  const { id, at, type, points, balanceAfter, remarkEn, remarkTy, referenceId } = row;
  return {
    recordId: id,
    time: at,
    type,
    points: String(points),
    balanceAfter: String(balanceAfter),
    ...(remarkEn === null || remarkTy === null ? {} : { remark: toText({ EN: remarkEn, TY: remarkTy }) }),
    ...(referenceId === null ? {} : { referenceId }),
  };
}
