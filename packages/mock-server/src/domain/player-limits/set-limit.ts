import { DAY_MS, formatAmount, HOUR_MS } from '@croupier/sdk/rules';
import type { PlayerLimitChange, PlayerLimitSetting } from '@croupier/sdk/types';

import type { PlayerLimitRow } from '../../store/rows/player-limits.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { emit, invalidField, readAmount, Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { policyOf } from '../site/index.ts';
import { describeLimit } from './describe-limit.ts';
import { findLimit, putLimit, type LimitName } from './limit-rows.ts';
import { noteAnswer } from './prompt-answers.ts';
import { toUnits } from './usage.ts';

/** Time in which a change can be confirmed. */
const CONFIRMABLE_MS = 7 * DAY_MS;
/** Bounds of a session limit in minutes. */
const MIN_MINUTES = 15;
const MAX_MINUTES = 1440;

/** Sets or removes a limit of the caller. Refuses an amount that this kind cannot have with FIELD_INVALID. */
export function setLimit(context: CallContext, name: LimitName, setting: PlayerLimitSetting): PlayerLimitChange {
  const member = callingMember(context);
  if (name.kind === 'SESSION' && name.period !== 'DAY')
    throw invalidField('period', 'NOT_ALLOWED', 'A session limit is of the day.');
  const amount = readSetting(setting, name, member.currency);
  return context.store.transact(() => changeLimit(context, member, name, amount));
}

/**
 * Puts the change that waits in force. Refuses with NOT_FOUND when none waits, and with PROTECTION_LOCKED before it is
 * ready.
 */
export function confirmLimit(context: CallContext, name: LimitName): PlayerLimitChange {
  const { store, clock } = context;
  const member = callingMember(context);
  const row = findLimit(context, member.id, name);
  if (row === undefined || row.pending === null) throw new Refusal('NOT_FOUND');
  const { amount, readyAt } = row.pending;
  if (clock.now().getTime() < Date.parse(readyAt)) {
    throw new Refusal('PROTECTION_LOCKED', { value: { until: readyAt } });
  }
  return store.transact(() => {
    if (amount === null) store.playerLimits.remove(row.id);
    else putLimit(context, member.id, name, amount);
    return changed(context, member, name, 'ACTIVE');
  });
}

/**
 * Lowers a limit or sets the first one at once, and lets a higher one or a removal wait [P-06, P-07, P-08]; an amount of
 * null removes. Must be called in a transaction.
 */
export function changeLimit(
  context: CallContext,
  member: MemberRow,
  name: LimitName,
  amount: string | null,
): PlayerLimitChange {
  const row = findLimit(context, member.id, name);
  if (row === undefined && amount === null) return { state: 'UNCHANGED' };
  if (row === undefined || (amount !== null && isBelow(amount, row, member.currency))) {
    putLimit(context, member.id, name, amount ?? '');
    if (name.kind === 'DEPOSIT') noteAnswer(context, member.id);
    return changed(context, member, name, 'ACTIVE');
  }
  if (row.amount === amount) {
    if (row.pending === null) return describeChange(context, member, name, 'UNCHANGED');
    context.store.playerLimits.update(row.id, { pending: null });
    return changed(context, member, name, 'UNCHANGED');
  }
  if (row.pending?.amount === amount) return describeChange(context, member, name, 'PENDING');
  context.store.playerLimits.update(row.id, { pending: newPending(context, amount) });
  return changed(context, member, name, 'PENDING');
}

function isBelow(amount: string, row: PlayerLimitRow, currency: string): boolean {
  return toUnits({ kind: row.kind, amount }, currency) < toUnits(row, currency);
}

function newPending(context: DomainContext, amount: string | null): NonNullable<PlayerLimitRow['pending']> {
  const readyAt = context.clock.now().getTime() + policyOf(context).limitIncreaseHours * HOUR_MS;
  return {
    amount,
    readyAt: new Date(readyAt).toISOString(),
    lapsesAt: new Date(readyAt + CONFIRMABLE_MS).toISOString(),
  };
}

function changed(
  context: CallContext,
  member: MemberRow,
  name: LimitName,
  state: PlayerLimitChange['state'],
): PlayerLimitChange {
  emit(context, 'protectionChanged', { memberId: member.id, at: context.clock.now() });
  recordSecurityEvent(context, { memberId: member.id, kind: 'LIMIT_CHANGED', caller: context.caller });
  return describeChange(context, member, name, state);
}

function describeChange(
  context: DomainContext,
  member: MemberRow,
  name: LimitName,
  state: PlayerLimitChange['state'],
): PlayerLimitChange {
  const row = findLimit(context, member.id, name);
  return { state, ...(row === undefined ? {} : { limit: describeLimit(context, member, row) }) };
}

/** The amount of a setting in the form in which limits are stored. */
function readSetting(
  { amount, currency }: PlayerLimitSetting,
  { kind }: LimitName,
  ownCurrency: string,
): string | null {
  if (amount === null) return null;
  if (kind === 'SESSION') return readMinutes(amount);
  if (currency === undefined) throw invalidField('currency', 'REQUIRED', 'An amount has a currency.');
  return formatAmount(readAmount({ amount, currency }, ownCurrency));
}

function readMinutes(text: string): string {
  if (!/^\d+$/u.test(text)) throw invalidField('amount', 'FORMAT', 'A session limit is in whole minutes.');
  const minutes = Number(text);
  if (minutes < MIN_MINUTES) throw invalidField('amount', 'TOO_SMALL', `At least ${MIN_MINUTES} minutes.`);
  if (minutes > MAX_MINUTES) throw invalidField('amount', 'TOO_LARGE', `At most ${MAX_MINUTES} minutes.`);
  return String(minutes);
}
