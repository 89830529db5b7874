import type { ReactNode } from 'react';

export interface BetSlipStake {
  /** 'Stake'. */
  label: string;
  /** Decimal amount as typed. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export interface BetSlipLine {
  id: string;
  /** 'Manila Kings'. */
  selection: string;
  /** 'to beat Cebu Waves'. */
  market: string;
  /** Formatted price: '1.65'. */
  price: string;
  /** Text of a change that was not accepted yet: 'was 1.72'. */
  changed?: string | undefined;
  /** Text in place of the price when no bets are taken any more: 'Closed'. */
  closed?: string | undefined;
  /** Of a single bet; a combined bet has one stake for all lines. */
  stake?: BetSlipStake;
  /** Of a single bet: 'Returns ₱172.00'. */
  returns?: string;
}

export interface BetSlipSum {
  id: string;
  label: string;
  value: string;
}

export interface BetSlipLabels {
  /** 'Remove Manila Kings'. */
  remove: (selection: string) => string;
  /** Announced when prices have changed, with their number: 'One price has changed. Nothing was placed.' */
  changed: (count: number) => string;
  /** Shown while a line is closed: 'Remove the closed bet to place the others.' */
  closed: string;
  /** 'Place ₱100.00'. */
  place: string;
  /** In place of it while prices have changed: 'Accept 1.65 and place'. */
  accept: string;
  placing: string;
  empty: { title: string; text: string };
}

export interface BetSlipProps {
  labels: BetSlipLabels;
  lines: readonly BetSlipLine[];
  /** Currency sign of the stakes. */
  currency: string;
  onRemove: (id: string) => void;
  /** Stake of a combined bet. */
  stake?: BetSlipStake;
  /** Singles or combined, above the lines. */
  mode?: ReactNode;
  /** Below the lines: combined price, number of bets. */
  sums?: readonly BetSlipSum[];
  /** 'Returns', large. */
  total?: Omit<BetSlipSum, 'id'>;
  /** Called with the prices that the user saw, by line; never with a price that was not accepted. */
  onPlace: (prices: Readonly<Record<string, string>>) => void;
  placing?: boolean;
  /** Not enough balance, a stake is missing: the button is disabled, the caller says why. */
  disabled?: boolean;
  /** 'If a game is called off, it counts as 1.00.' */
  footnote?: ReactNode;
}
