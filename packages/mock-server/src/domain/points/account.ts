import type { PointRecordType } from '@croupier/sdk/types';

import type { PointAccountRow, PointRecordRow } from '../../store/rows/points.ts';
import type { DomainContext, LocalizedText } from '../kernel/index.ts';
import { type DomainEvents } from '../kernel/index.ts';

/** The points of a member. */
export function pointAccountOf({ store }: DomainContext, memberId: string): PointAccountRow {
  return store.pointAccounts.get(memberId) ?? { id: memberId, points: 0, remainder: 0, earned: 0, records: 0 };
}

/** Changes parts of the points of a member. */
export function changeAccount(
  context: DomainContext,
  memberId: string,
  change: Partial<Omit<PointAccountRow, 'id'>>,
): void {
  const { pointAccounts } = context.store;
  if (pointAccounts.get(memberId) === undefined) pointAccounts.insert(pointAccountOf(context, memberId));
  pointAccounts.update(memberId, change);
}

export interface PointBooking {
  readonly memberId: string;
  readonly type: PointRecordType;
  /** A whole number, below zero when spent or taken; never 0. */
  readonly points: number;
  readonly remark?: LocalizedText | undefined;
  readonly referenceId?: string | undefined;
  readonly at: Date;
}

/** Books a movement of points. The balance may fall below zero; who spends points checks them first. */
export function bookPoints(context: DomainContext, booking: PointBooking): PointRecordRow {
  const { store } = context;
  const { memberId, type, points, remark, referenceId = null, at } = booking;
  return store.transact(() => {
    const before = pointAccountOf(context, memberId);
    const balanceAfter = before.points + points;
    const records = before.records + 1;
    const earned = before.earned + (type === 'EARN' ? points : 0);
    changeAccount(context, memberId, { points: balanceAfter, earned, records });
    return store.pointRecords.insert({
      id: `pt_${memberId.replace(/^m_/, '')}_${records}`,
      memberId,
      at: at.toISOString(),
      type,
      points,
      balanceAfter,
      remarkEn: remark?.EN ?? null,
      remarkTy: remark?.TY ?? null,
      referenceId,
    });
  });
}

/** Gives points that come from something else than play, such as a prize of a raffle (PR-21). */
export function grantPoints(context: DomainContext, gift: DomainEvents['pointsWon']): void {
  const { memberId, points, reason, at } = gift;
  bookPoints(context, { memberId, type: 'ADJUST', points, remark: reason, at });
}
