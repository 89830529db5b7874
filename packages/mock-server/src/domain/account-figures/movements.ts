import { calendarDay } from '@croupier/sdk/rules';
import type { GameType, TransactionType } from '@croupier/sdk/types';

import type { NewEntry } from '../../store/journal.ts';
import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { accountDayOf, accountTotalOf, changeAccountDay, changeAccountTotal, plus } from './rows.ts';

/** The figure that movements add to; `sign` is that of money that comes to the account. */
interface AccountFigure {
  readonly name: 'deposit' | 'withdrawal' | 'bonus' | 'rebate';
  readonly sign: 1n | -1n;
}

/** Figures by kind of movement (AG-30); a return has the kind of what it returns. */
const FIGURES: { readonly [Kind in TransactionType]?: AccountFigure } = {
  DEPOSIT: { name: 'deposit', sign: 1n },
  WITHDRAWAL: { name: 'withdrawal', sign: -1n },
  PROMOTION: { name: 'bonus', sign: 1n },
  REWARD: { name: 'bonus', sign: 1n },
  POINT_CONVERT: { name: 'bonus', sign: 1n },
  REBATE: { name: 'rebate', sign: 1n },
};

const WALLET = /^member:([^:]+):/;

/** The figure of a kind of movement; undefined for one that is in none. */
export const figureOfKind = (kind: TransactionType): AccountFigure | undefined => FIGURES[kind];

/** What entries change in all wallets of an account together, in minor units of the brand's currency. */
export function ownMinorOf(entries: readonly NewEntry[], memberId: string): bigint {
  const wallets = `member:${memberId}:`;
  return entries.reduce(
    (sum, { account, amount, currency }) =>
      currency === SITE_CURRENCY && account.startsWith(wallets) ? sum + amount : sum,
    0n,
  );
}

/** Adds a movement to the figures of its account, and to the balances of all accounts that it changes. */
export function countBookedMovement(context: DomainContext, { movement, entries }: DomainEvents['booked']): void {
  const owners = new Set(entries.flatMap(({ account }) => WALLET.exec(account)?.[1] ?? []));
  for (const owner of owners) addToBalance(context, owner, ownMinorOf(entries, owner));
  const figure = FIGURES[movement.kind];
  if (figure === undefined || movement.memberId === null) return;
  const minor = figure.sign * ownMinorOf(entries, movement.memberId);
  if (minor !== 0n) addToFigure(context, movement.memberId, { figure, minor, ...movement });
}

function addToBalance(context: DomainContext, memberId: string, minor: bigint): void {
  if (minor === 0n) return;
  const total = accountTotalOf(context, memberId);
  changeAccountTotal(context, total, { balance: plus(total.balance, minor) });
}

interface FigureChange {
  readonly figure: AccountFigure;
  readonly minor: bigint;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly gameType?: GameType | undefined;
}

function addToFigure(context: DomainContext, memberId: string, { figure, minor, at, gameType }: FigureChange): void {
  const { name } = figure;
  const day = accountDayOf(context, memberId, calendarDay(new Date(at), SITE_TIME_ZONE));
  const rebateByType =
    name === 'rebate' && gameType !== undefined
      ? { ...day.rebateByType, [gameType]: plus(day.rebateByType[gameType] ?? '0', minor) }
      : day.rebateByType;
  changeAccountDay(context, day, { [name]: plus(day[name], minor), rebateByType });
  const total = accountTotalOf(context, memberId);
  const dates =
    name === 'deposit' && minor > 0n
      ? { firstDepositAt: earlier(total.firstDepositAt, at), lastDepositAt: later(total.lastDepositAt, at) }
      : {};
  changeAccountTotal(context, total, { [name]: plus(total[name], minor), ...dates });
}

const earlier = (known: string | null, at: string): string =>
  known === null || Date.parse(at) < Date.parse(known) ? at : known;
const later = (known: string | null, at: string): string =>
  known === null || Date.parse(at) > Date.parse(known) ? at : known;
