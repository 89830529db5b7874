import { addPointUnits, compareAmounts, pointUnitsOf } from '@croupier/sdk/rules';

import type { BetRow } from '../../store/rows/money.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { validBetOfRow } from '../play-totals/index.ts';
import { playTermsOf } from '../site/index.ts';
import { bookPoints, changeAccount, pointAccountOf } from './account.ts';
import { multiplierAt } from './events.ts';
import { takesPart } from '../member/index.ts';

/**
 * Counts the points of a bet that changed: a settled one earns at the rank of now (PR-60), one that was taken back gives
 * back exactly what it earned (PR-61). Trial accounts earn none.
 */
export function countPoints(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  const [counted, counts] = [validBetOfRow(before), validBetOfRow(after)];
  if (before.status === after.status && compareAmounts(counted, counts) === 0) return;
  takeUnits(context, before);
  if (after.status === 'SETTLED') giveUnits(context, after);
}

function giveUnits(context: DomainContext, bet: BetRow): void {
  const { store, clock } = context;
  const member = store.members.get(bet.memberId);
  if (member === undefined || !takesPart(member)) return;
  const at = new Date(bet.settledAt ?? clock.now());
  const { pointsFactor } = playTermsOf(member.vipRank);
  const factors = { factor: pointsFactor, multiplier: multiplierAt(context, at) };
  const units = pointUnitsOf({ validBet: validBetOfRow(bet), ...factors });
  if (units === 0n) return;
  // The schema of the row refuses a number that is not exact.
  store.pointEarnings.insert({ id: bet.id, units: Number(units) });
  addUnits(context, member.id, units, { type: 'EARN', at });
}

function takeUnits(context: DomainContext, { id, memberId }: BetRow): void {
  const { store, clock } = context;
  const earning = store.pointEarnings.get(id);
  if (earning === undefined) return;
  store.pointEarnings.remove(id);
  addUnits(context, memberId, -BigInt(earning.units), { type: 'ADJUST', at: clock.now() });
}

/** Adds units to the remainder, and books the whole points that come out. */
function addUnits(
  context: DomainContext,
  memberId: string,
  units: bigint,
  { type, at }: { readonly type: 'EARN' | 'ADJUST'; readonly at: Date },
): void {
  const { points, remainder } = addPointUnits(BigInt(pointAccountOf(context, memberId).remainder), units);
  changeAccount(context, memberId, { remainder: Number(remainder) });
  if (points === 0n) return;
  const remark = type === 'ADJUST' ? { EN: 'A bet was taken back', TY: 'May tayang binawi' } : undefined;
  bookPoints(context, { memberId, type, points: Number(points), remark, at });
}
