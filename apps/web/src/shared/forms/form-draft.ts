import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { fieldsOf, parseFields } from '../stored-json.ts';

/** Keeps the unsubmitted texts of a form in the tab, because leaving the page unmounts the form. */
export interface FormDraft<Name extends string> {
  /** What the owner typed; the same person must not see the texts of another one. */
  readonly read: (owner: string) => Partial<Record<Name, string>>;
  readonly save: (owner: string, values: FieldValues) => void;
  readonly clear: () => void;
}

/** `names` are the fields to keep: never secrets, codes for one try or numbers of identity documents. */
export function createFormDraft<Name extends string>(key: string, names: readonly Name[]): FormDraft<Name> {
  const textsOf = (values: FieldValues): Partial<Record<Name, string>> =>
    // The entries have names of `names`.
    Object.fromEntries(
      names.flatMap((name) => {
        const value: unknown = values[name];
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    ) as Partial<Record<Name, string>>;
  return {
    read: (owner) => {
      const stored = parseFields(sessionStorage.getItem(key));
      return stored['owner'] === owner ? textsOf(fieldsOf(stored['values'])) : {};
    },
    save: (owner, values) => sessionStorage.setItem(key, JSON.stringify({ owner, values: textsOf(values) })),
    clear: () => sessionStorage.removeItem(key),
  };
}

/** Saves the draft at each input. Returns the function to call after the submit, which deletes it. */
export function useFormDraft<Values extends FieldValues, T>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, T>, 'subscribe'>,
  draft: FormDraft<string>,
  owner: string,
): () => void {
  const isDone = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isDone.current) draft.save(owner, values);
        },
      }),
    [subscribe, draft, owner],
  );
  return () => {
    isDone.current = true;
    draft.clear();
  };
}
