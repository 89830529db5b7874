import { parseFields } from './deposit-draft.ts';

const KEY = 'deposit-typed';

/** Unsubmitted form input; empty strings for empty fields. */
export interface DepositInput {
  readonly methodId: string;
  readonly amount: string;
  readonly payer: string;
  /** Id of the promotion. */
  readonly bonus: string;
}

/** Stores it in the tab: the form is remounted with its page. */
export function saveDepositInput(storage: Storage, memberId: string, typed: DepositInput): void {
  storage.setItem(KEY, JSON.stringify({ ...typed, memberId }));
}

/** The member's stored input. */
export function readDepositInput(storage: Storage, member: string): DepositInput {
  const { memberId, ...kept } = parseFields(storage.getItem(KEY));
  const textOf = (name: keyof DepositInput): string => {
    const value = memberId === member ? kept[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { methodId: textOf('methodId'), amount: textOf('amount'), payer: textOf('payer'), bonus: textOf('bonus') };
}

export function clearDepositInput(storage: Storage): void {
  storage.removeItem(KEY);
}
