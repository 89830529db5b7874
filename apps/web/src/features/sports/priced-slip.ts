import { formatAmount, stakeLimitsOf, type AmountReading } from '@croupier/sdk/rules';
import type { LanguageCode, SportsBetsRequest, SportsBook } from '@croupier/sdk/types';

import {
  readStake,
  sharesMatch,
  sumsOf,
  type Mode,
  type SlipContent,
  type SlipSelection,
  type SlipSums,
} from './slip.ts';
import type { SlipOffer } from './use-offers.ts';

export interface StakeLimits {
  readonly min: string;
  readonly max: string;
}

/** A selection with what is offered for it now, and its own stake. */
export interface PricedLine {
  readonly selection: SlipSelection;
  readonly offer: SlipOffer;
  readonly stake: AmountReading;
  /** Undefined where the vendor states no limits. */
  readonly limits: StakeLimits | undefined;
}

/** A slip at the odds of now. */
export interface PricedSlip {
  readonly currency: string;
  readonly mode: Mode;
  readonly lines: readonly PricedLine[];
  readonly odds: readonly string[];
  /** Stake on all selections together. */
  readonly stake: AmountReading;
  readonly limits: StakeLimits | undefined;
  /** Undefined while a stake is missing or wrong. */
  readonly sums: SlipSums | undefined;
  /** Lines whose odds are not those that were accepted. */
  readonly changed: readonly PricedLine[];
  /** True when two selections are of one match. */
  readonly isShared: boolean;
  /** How many selections the vendor takes, when there are more. */
  readonly maxSelections: number | undefined;
}

export interface Pricing {
  readonly book: SportsBook | undefined;
  readonly currency: string;
  readonly offerOf: (selection: SlipSelection) => SlipOffer;
}

export function priceSlip(slip: SlipContent, { book, currency, offerOf }: Pricing): PricedSlip {
  const limitsOf = (odds: readonly string[]): StakeLimits | undefined => book && stakeLimitsOf(book, odds);
  const lines = slip.selections.map((selection): PricedLine => {
    const offer = offerOf(selection);
    const limits = limitsOf([offer.odds]);
    return { selection, offer, limits, stake: readStake(selection.stake, currency, limits) };
  });
  const odds = lines.map(({ offer }) => offer.odds);
  const isShared = sharesMatch(slip.selections);
  const mode = lines.length > 1 && !isShared ? slip.mode : 'SINGLES';
  const limits = limitsOf(odds);
  const stake = readStake(slip.stake, currency, limits);
  const singles = lines.map((line) => ({ stake: line.stake, odds: [line.offer.odds] }));
  return {
    currency,
    mode,
    lines,
    odds,
    stake,
    limits,
    sums: sumsOf(mode === 'TOGETHER' ? [{ stake, odds }] : singles, currency),
    changed: lines.filter(({ selection, offer }) => selection.odds !== offer.odds),
    isShared,
    maxSelections: book !== undefined && lines.length > book.maxSelections ? book.maxSelections : undefined,
  };
}

/** The call that places a slip at the odds of now; undefined while it cannot be placed. */
export function requestOf(
  { currency, mode, lines, sums }: PricedSlip,
  language: LanguageCode,
): SportsBetsRequest | undefined {
  const [first] = lines;
  if (first === undefined || sums === undefined) return undefined;
  return {
    vassalage: first.selection.vassalage,
    kind: mode,
    amount: sums.stake,
    currency,
    language,
    selections: lines.map(({ selection: { matchId, selectionId }, offer, stake }) => {
      const own = mode === 'SINGLES' && stake.ok ? { stake: formatAmount(stake.amount) } : {};
      return { matchId, selectionId, odds: offer.odds, ...own };
    }),
  };
}
