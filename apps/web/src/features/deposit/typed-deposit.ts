import { parseFields } from './deposit-draft.ts';

const KEY = 'deposit-typed';

/** What a member has entered and not yet submitted. Empty texts where there is nothing yet. */
export interface TypedDeposit {
  readonly methodId: string;
  readonly amount: string;
  readonly payer: string;
  /** Id of the promotion. */
  readonly bonus: string;
}

/** Keeps it in the tab: the form is built anew whenever its page is. */
export function keepTyped(storage: Storage, memberId: string, typed: TypedDeposit): void {
  storage.setItem(KEY, JSON.stringify({ ...typed, memberId }));
}

/** What this member has entered. */
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
