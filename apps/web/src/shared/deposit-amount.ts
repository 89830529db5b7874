import { fieldsOf } from './stored-json.ts';

/** State of the history entry of a deposit page that fills in an amount, as typed. Apart from `EntryState`, which the first load has. */
export interface DepositState {
  readonly depositAmount: string;
}

/** The amount to fill in; the type of a state is unknown. */
export function depositAmountOf(state: unknown): string | undefined {
  const { depositAmount } = fieldsOf(state);
  return typeof depositAmount === 'string' ? depositAmount : undefined;
}
