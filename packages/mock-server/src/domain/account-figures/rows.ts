import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { AccountDayRow, AccountTotalRow } from '../../store/rows/account-figures.ts';
import { SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';

const ZERO = formatAmount({ minor: 0n, currency: SITE_CURRENCY });

const EMPTY_DAY = {
  deposit: ZERO,
  withdrawal: ZERO,
  bonus: ZERO,
  rebate: ZERO,
  rebateByType: {},
  hasPlayed: false,
} satisfies Partial<AccountDayRow>;

const EMPTY_TOTAL = {
  balance: ZERO,
  deposit: ZERO,
  withdrawal: ZERO,
  bonus: ZERO,
  rebate: ZERO,
  stake: ZERO,
  validBet: ZERO,
  payout: ZERO,
  firstDepositAt: null,
  lastDepositAt: null,
} satisfies Omit<AccountTotalRow, 'id'>;

const dayId = (memberId: string, day: string): string => `${memberId} ${day}`;

/** The figures of an account on a brand day; empty ones without a row. */
export function accountDayOf({ store }: DomainContext, memberId: string, day: string): AccountDayRow {
  const id = dayId(memberId, day);
  return store.accountDays.get(id) ?? { id, memberId, day, ...EMPTY_DAY };
}

/** The days of all accounts on a brand day. */
export function accountDaysIn({ store }: DomainContext, day: string): readonly AccountDayRow[] {
  return store.accountDays.findBy('day', day);
}

/** True for an account that has placed a bet on a brand day or later. */
export function hasPlayedSince({ store }: DomainContext, memberId: string, since: string): boolean {
  return (
    store.accountDays.newestBy('memberId', memberId, ({ hasPlayed, day }) => hasPlayed && day >= since) !== undefined
  );
}

/** The sums over the whole life of an account; zeros without a row. */
export function accountTotalOf({ store }: DomainContext, memberId: string): AccountTotalRow {
  return store.accountTotals.get(memberId) ?? { id: memberId, ...EMPTY_TOTAL };
}

export function changeAccountDay(
  { store }: DomainContext,
  { id, ...row }: AccountDayRow,
  change: Partial<AccountDayRow>,
): void {
  if (store.accountDays.get(id) === undefined) store.accountDays.insert({ id, ...row, ...change });
  else store.accountDays.update(id, change);
}

export function changeAccountTotal(
  { store }: DomainContext,
  { id, ...row }: AccountTotalRow,
  change: Partial<AccountTotalRow>,
): void {
  if (store.accountTotals.get(id) === undefined) store.accountTotals.insert({ id, ...row, ...change });
  else store.accountTotals.update(id, change);
}

/** A stored amount of the brand's currency after a change, which may be below zero. */
export function plus(text: string, minor: bigint): string {
  return formatAmount(addAmounts(amountOf(text), { minor, currency: SITE_CURRENCY }));
}

function amountOf(text: string): Amount {
  return parseAmount(text, SITE_CURRENCY);
}
