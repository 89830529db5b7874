import {
  compareAmounts,
  foldDigits,
  formatAmount,
  parseAmount,
  readAmountInput,
  type AmountRefusal,
} from '@croupier/sdk/rules';
import type { PlayerLimit, PlayerLimitKind } from '@croupier/sdk/types';

import { SESSION_MINUTES } from './limit-choices.ts';

export type LimitRefusal = AmountRefusal | 'minutes';

/** A typed limit as the contract has it: a decimal string, or whole minutes for the limit of time. */
export type LimitReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: LimitRefusal };

/** Reads what a member has typed as a limit; zero is one. */
export function readLimit(kind: PlayerLimitKind, typed: string, currency: string): LimitReading {
  if (kind === 'SESSION') return readMinutes(typed);
  const reading = readAmountInput(typed, { currency, allowsZero: true });
  return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
}

function readMinutes(typed: string): LimitReading {
  const digits = foldDigits(typed.trim());
  if (typed.trim() === '') return { ok: false, reason: 'empty' };
  if (digits === undefined || !/^\d{1,5}$/.test(digits)) return { ok: false, reason: 'minutes' };
  const minutes = Number(digits);
  const { minimum, maximum } = SESSION_MINUTES;
  return minutes < minimum || minutes > maximum
    ? { ok: false, reason: 'minutes' }
    : { ok: true, value: String(minutes) };
}

/** What a new value does: a lower one is in force at once, the first one too; a higher one waits. */
export type LimitEffect = 'now' | 'later' | 'unchanged';

export function effectOf(limit: PlayerLimit | undefined, value: string): LimitEffect {
  if (limit === undefined) return 'now';
  const order = compareLimits(value, limit);
  if (order === 0) return 'unchanged';
  return order < 0 ? 'now' : 'later';
}

function compareLimits(value: string, { amount, currency }: PlayerLimit): number {
  if (currency === undefined) return Number(value) - Number(amount);
  return compareAmounts(parseAmount(value, currency), parseAmount(amount, currency));
}
