import { isRecord } from '../contract/fields.ts';

/** Values of one field that are kept; a later call tries them in turn. */
const MAX_VALUES = 4;

/** Values of fields in earlier answers, such as ids, with which later calls can find what they ask for. */
export interface KnownValues {
  /** Remembers the values of an answer to a call with this tag. */
  note(tag: string, answer: unknown): void;
  /** Values of the field, from answers with the tag first. */
  of(tag: string, name: string): readonly unknown[];
}

export function createKnownValues(): KnownValues {
  const byTag = new Map<string, Map<string, Set<unknown>>>();
  const note = (fields: Map<string, Set<unknown>>, value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((entry) => note(fields, entry));
    if (!isRecord(value)) return;
    for (const [name, field] of Object.entries(value)) {
      if (typeof field !== 'string' && typeof field !== 'number') {
        note(fields, field);
        continue;
      }
      const values = fields.get(name) ?? new Set();
      if (values.size < MAX_VALUES) fields.set(name, values.add(field));
    }
  };
  return {
    note(tag, answer) {
      const fields = byTag.get(tag) ?? new Map<string, Set<unknown>>();
      byTag.set(tag, fields);
      note(fields, answer);
    },
    of(tag, name) {
      const others = [...byTag]
        .filter(([other]) => other !== tag)
        .flatMap(([, fields]) => [...(fields.get(name) ?? [])]);
      return [...(byTag.get(tag)?.get(name) ?? []), ...others.slice(0, MAX_VALUES)];
    },
  };
}
