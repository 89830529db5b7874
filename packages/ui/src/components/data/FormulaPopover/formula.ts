import type { ReactNode } from 'react';

export interface FormulaTerm {
  id: string;
  /** "Turnover", "less payouts". */
  label: ReactNode;
  /** Formatted, with its sign. */
  value: string;
}

export interface Formula {
  /** Figure and period: "Net loss, today". */
  title: string;
  /** Terms in the order in which they are summed. */
  terms: readonly FormulaTerm[];
  result: Omit<FormulaTerm, 'id'>;
  /** What is counted and what is left out. */
  note?: ReactNode;
  /** Link to what the figure is made of: "See these bets". */
  source?: ReactNode;
}
