import { parseFields } from './deposit-draft.ts';

const KEY = 'deposit-typed';

/** Unsubmitted form input; empty strings for empty fields. */
export interface TypedDeposit {
  readonly methodId: string;
  readonly amount: string;
  readonly payer: string;
  /** Id of the promotion. */
  readonly bonus: string;
}

/** Stores it in the tab: the form is remounted with its page. */
export function keepTyped(storage: Storage, memberId: string, typed: TypedDeposit): void {
  storage.setItem(KEY, JSON.stringify({ ...typed, memberId }));
}

/** The member's stored input. */
export function readTyped(storage: Storage, member: string): TypedDeposit {
  const { memberId, ...kept } = parseFields(storage.getItem(KEY));
  const textOf = (name: keyof TypedDeposit): string => {
    const value = memberId === member ? kept[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { methodId: textOf('methodId'), amount: textOf('amount'), payer: textOf('payer'), bonus: textOf('bonus') };
}

export function forgetTyped(storage: Storage): void {
  storage.removeItem(KEY);
}
