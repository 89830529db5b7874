import {
  addAmounts,
  formatAmount,
  readAmountInput,
  returnOf,
  type Amount,
  type AmountReading,
} from '@croupier/sdk/rules';

import { fieldsOf } from '../../shared/stored-json.ts';

export const MODES = ['SINGLES', 'TOGETHER'] as const;
export type Mode = (typeof MODES)[number];

/** A selection on the slip, with the odds that the member accepted by choosing it. */
export interface SlipSelection {
  readonly matchId: string;
  readonly vassalage: string;
  readonly selectionId: string;
  /** Words for the slip. */
  readonly match: string;
  readonly market: string;
  readonly selection: string;
  readonly odds: string;
  /** Stake of a single bet as typed. */
  readonly stake: string;
}

/** What was chosen and not placed. */
export interface SlipContent {
  readonly mode: Mode;
  /** Stake of the bet on all selections together as typed. */
  readonly stake: string;
  readonly selections: readonly SlipSelection[];
}

export const EMPTY_SLIP: SlipContent = { mode: 'SINGLES', stake: '', selections: [] };

const ODDS = /^\d{1,7}(\.\d{1,4})?$/;

/** The slip from storage; an empty one for anything else. */
export function readSlip(json: string | null): SlipContent {
  let stored: unknown;
  try {
    stored = JSON.parse(json ?? 'null');
  } catch {
    return EMPTY_SLIP;
  }
  const { mode, stake, selections } = fieldsOf(stored);
  return {
    mode: mode === 'TOGETHER' ? 'TOGETHER' : 'SINGLES',
    stake: textOf(stake) ?? '',
    selections: Array.isArray(selections) ? selections.flatMap(readSelection) : [],
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function readSelection(entry: unknown): SlipSelection[] {
  const fields = fieldsOf(entry);
  const text = (name: keyof SlipSelection): string => textOf(fields[name]) ?? '';
  const selection = {
    matchId: text('matchId'),
    vassalage: text('vassalage'),
    selectionId: text('selectionId'),
    match: text('match'),
    market: text('market'),
    selection: text('selection'),
    odds: text('odds'),
    stake: text('stake'),
  };
  const isWhole = [selection.matchId, selection.vassalage, selection.selectionId].every((id) => id !== '');
  return isWhole && ODDS.test(selection.odds) && Number(selection.odds) > 0 ? [selection] : [];
}

/** True when two selections are of one match, which cannot be bet on together. */
export function sharesMatch(selections: readonly Pick<SlipSelection, 'matchId'>[]): boolean {
  return new Set(selections.map(({ matchId }) => matchId)).size < selections.length;
}

export interface PricedBet {
  readonly stake: AmountReading;
  /** Odds of its selections now. */
  readonly odds: readonly string[];
}

export interface SlipSums {
  readonly stake: string;
  /** The most that all bets can pay, stakes included. */
  readonly back: string;
}

/** Sums of the bets of a slip; undefined while a stake is missing or wrong. */
export function sumsOf(bets: readonly PricedBet[], currency: string): SlipSums | undefined {
  const nothing: Amount = { minor: 0n, currency };
  let [stake, back] = [nothing, nothing];
  for (const bet of bets) {
    if (!bet.stake.ok) return undefined;
    stake = addAmounts(stake, bet.stake.amount);
    const legs = bet.odds.map((odds) => ({ odds, result: 'OPEN' as const }));
    back = addAmounts(back, returnOf(bet.stake.amount, legs));
  }
  return bets.length === 0 ? undefined : { stake: formatAmount(stake), back: formatAmount(back) };
}

/** Reads a typed stake; limits count where the vendor states them. */
export function readStake(
  text: string,
  currency: string,
  limits: { readonly min: string; readonly max: string } | undefined,
): AmountReading {
  return readAmountInput(text, { currency, minimum: limits?.min, maximum: limits?.max });
}
