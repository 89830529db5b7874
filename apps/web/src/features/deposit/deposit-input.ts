import { parseFields } from './deposit-draft.ts';

const STORAGE_KEY = 'deposit-typed';

/** Unsubmitted form input; empty strings for empty fields. */
export interface DepositInput {
  readonly methodId: string;
  readonly amount: string;
  readonly payer: string;
  /** Id of the promotion. */
  readonly bonus: string;
}

/** Stores the input in the tab, because leaving the page unmounts the form. */
export function saveDepositInput(storage: Storage, memberId: string, input: DepositInput): void {
  storage.setItem(STORAGE_KEY, JSON.stringify({ ...input, memberId }));
}

/** The member's stored input. */
export function readDepositInput(storage: Storage, member: string): DepositInput {
  const { memberId, ...stored } = parseFields(storage.getItem(STORAGE_KEY));
  const textOf = (name: keyof DepositInput): string => {
    const value = memberId === member ? stored[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { methodId: textOf('methodId'), amount: textOf('amount'), payer: textOf('payer'), bonus: textOf('bonus') };
}

export function clearDepositInput(storage: Storage): void {
  storage.removeItem(STORAGE_KEY);
}
