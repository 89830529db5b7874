import { addDays, calendarDay, formatAmount, MINUTE_MS, startOfDay, subtractAmounts } from '@croupier/sdk/rules';

import type { RebateDifferenceRow } from '../../store/rows/agents.ts';
import { SITE_TIME_ZONE, type DomainContext, type DueStep, type LocalizedText } from '../kernel/index.ts';
import { BONUS, mainWallet, move } from '../ledger/index.ts';
import { playDaysIn } from '../play-totals/index.ts';
import { changeDebt, correctionOf, debtOf } from './debts.ts';
import { differencesOn, inOrder, type Difference } from './differences.ts';

/** Note of the movement. */
const MEMO: LocalizedText = { EN: 'Rebate difference', TY: 'Diperensiya ng rebate' };
const NEXT = 'next';
/** Time from the end of a brand day to its payment. */
const PAY_AFTER_MS = 5 * MINUTE_MS;

/** Begins to pay rebate differences with a brand day `YYYY-MM-DD`. */
export function startDifferences({ store }: DomainContext, day: string): void {
  store.rebateDifferenceDays.insert({ id: NEXT, day });
}

/** The oldest brand day that has not been paid. */
export function firstUnpaidDay({ store, clock }: DomainContext): string {
  return store.rebateDifferenceDays.get(NEXT)?.day ?? calendarDay(clock.now(), SITE_TIME_ZONE);
}

/** The next payment: all differences of a brand day at 00:05 of the next (AG-21), the oldest day first. */
export function nextDifferenceStep(context: DomainContext): DueStep | undefined {
  const next = context.store.rebateDifferenceDays.get(NEXT);
  if (next === undefined) return undefined;
  const { day } = next;
  const at = startOfDay(addDays(day, 1), SITE_TIME_ZONE).getTime() + PAY_AFTER_MS;
  return { at, run: () => payDay(context, day, new Date(at)) };
}

function payDay(context: DomainContext, day: string, at: Date): void {
  const byAgent = Map.groupBy(differencesOn(context, day), ({ agentId }) => agentId);
  for (const [agentId, differences] of byAgent) payAgent(context, agentId, inOrder(context, differences), at);
  context.store.rebateDifferenceDays.update(NEXT, { day: dayToPayAfter(context, day) });
}

/** The next day, or after a far jump of the clock the next one with play: the others pay nothing. */
function dayToPayAfter(context: DomainContext, day: string): string {
  const next = addDays(day, 1);
  const today = calendarDay(context.clock.now(), SITE_TIME_ZONE);
  if (next >= today || playDaysIn(context, { from: next, to: next }).length > 0) return next;
  const played = context.store.playDays.all().map((row) => row.day);
  return played.reduce((first, other) => (other > next && other < first ? other : first), today);
}

/** Pays the differences of an agent's day by one movement; none when they add up to zero. */
function payAgent(context: DomainContext, agentId: string, differences: readonly Difference[], at: Date): void {
  const rows = differences.map((difference) => takeOff(context, difference));
  const [first] = rows;
  if (first === undefined) return;
  const minor = rows.reduce((sum, { amount }) => sum + amount.minor, 0n);
  const { currency, day } = first.row;
  const posting = { kind: 'REBATE', memberId: agentId, reference: dayId(agentId, day), at } as const;
  const accounts = { from: BONUS, to: mainWallet(agentId), amount: { minor, currency } };
  const movementId = minor > 0n ? move(context, { ...posting, memo: MEMO, ...accounts }).id : null;
  for (const { row } of rows) context.store.rebateDifferences.insert({ ...row, movementId });
}

/** A difference less what is owed for earlier days. */
function takeOff(context: DomainContext, difference: Difference) {
  const { validBet, gross } = difference;
  const { currency } = gross;
  const correction = correctionOf(gross, debtOf(context, difference, currency));
  if (correction.minor > 0n) changeDebt(context, difference, { minor: -correction.minor, currency });
  const row: Omit<RebateDifferenceRow, 'movementId'> = {
    ...difference,
    id: rowId(difference),
    currency,
    validBet: formatAmount(validBet),
    validBetNow: formatAmount(validBet),
    gross: formatAmount(gross),
    correction: formatAmount(correction),
  };
  return { row, amount: subtractAmounts(gross, correction) };
}

const numberOf = (memberId: string): string => memberId.replace(/^m_/, '');

/** Id of what an agent gets for a brand day. */
const dayId = (agentId: string, day: string): string => `rd_${numberOf(agentId)}_${day.replaceAll('-', '')}`;

/** Id of the row of a difference. */
export function rowId({
  agentId,
  downlineId,
  day,
  gameType,
}: Pick<Difference, 'agentId' | 'downlineId' | 'day' | 'gameType'>): string {
  return `${dayId(agentId, day)}_${numberOf(downlineId)}_${gameType}`;
}
