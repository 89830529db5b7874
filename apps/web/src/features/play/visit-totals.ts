import { addAmounts, formatAmount, MoneyError, parseAmount, subtractAmounts } from '@croupier/sdk/rules';

import { fieldsOf, parseFields } from '../../shared/stored-json.ts';
import type { PlayedRound } from './game-messages.ts';

/** Time and money of a visit to a game. Amounts are decimal strings. */
export interface VisitTotals {
  readonly elapsedMs: number;
  readonly rounds: number;
  readonly staked: string;
  readonly won: string;
  /** Undefined before the first round. */
  readonly currency: string | undefined;
  /** Ids of the last rounds: a round that is reported again counts once. */
  readonly lastIds: readonly string[];
}

const STORAGE_KEY = 'play-visits';
const MAX_VISITS = 30;
const MAX_IDS = 50;

const NO_VISIT: VisitTotals = { elapsedMs: 0, rounds: 0, staked: '0', won: '0', currency: undefined, lastIds: [] };

/** Adds a round, exactly once. A round of another currency resets the sums, because they cannot be added. */
export function addRound(totals: VisitTotals, { id, stake, payout, currency }: PlayedRound): VisitTotals {
  if (totals.lastIds.includes(id)) return totals;
  const isNew = totals.currency !== currency;
  const { rounds, staked, won } = isNew ? NO_VISIT : totals;
  const sum = (total: string, amount: string): string =>
    formatAmount(addAmounts(parseAmount(total, currency), parseAmount(amount, currency)));
  return {
    ...totals,
    currency,
    rounds: rounds + 1,
    staked: sum(staked, stake),
    won: sum(won, payout),
    lastIds: [...totals.lastIds, id].slice(-MAX_IDS),
  };
}

/** What the visit has brought, negative for a loss. */
export function netOf({ staked, won }: Pick<VisitTotals, 'staked' | 'won'>, currency: string): string {
  return formatAmount(subtractAmounts(parseAmount(won, currency), parseAmount(staked, currency)));
}

/** `9:05`, or `1:09:05` from an hour on. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

function isAmountOf(currency: unknown, ...amounts: readonly unknown[]): boolean {
  try {
    return amounts.every((amount) => typeof amount === 'string' && parseAmount(amount, String(currency)).minor >= 0n);
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

/** Reads a visit of this tab, which survives a reload; a damaged one is reset. */
export function readVisit(key: string): VisitTotals {
  const { elapsedMs, rounds, staked, won, currency, lastIds } = fieldsOf(
    parseFields(sessionStorage.getItem(STORAGE_KEY))[key],
  );
  if (typeof elapsedMs !== 'number' || typeof rounds !== 'number') return NO_VISIT;
  if (typeof currency !== 'string' || typeof staked !== 'string' || typeof won !== 'string') {
    return { ...NO_VISIT, elapsedMs };
  }
  if (!isAmountOf(currency, staked, won)) return { ...NO_VISIT, elapsedMs };
  const ids = Array.isArray(lastIds) ? lastIds.filter((id) => typeof id === 'string') : [];
  return { elapsedMs, rounds, staked, won, currency, lastIds: ids };
}

export function saveVisit(key: string, totals: VisitTotals): void {
  const { [key]: _replaced, ...others } = parseFields(sessionStorage.getItem(STORAGE_KEY));
  const visits = [...Object.entries(others), [key, totals] as const].slice(-MAX_VISITS);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(visits)));
}
