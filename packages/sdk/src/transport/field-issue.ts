import type * as z from 'zod/mini';

import type { FieldErrorReason } from '../generated/types.gen.ts';

/** The path of a field as the contract writes it, such as `tiers[0].rate`; empty for the whole input. */
export function fieldPathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((parent, key) => {
    if (typeof key === 'number') return `${parent}[${key}]`;
    return parent === '' ? String(key) : `${parent}.${String(key)}`;
  }, '');
}

/** The reason for an issue of a schema. `isMissing` is true when the input has no value at the issue's path. */
export function reasonOfIssue(issue: z.core.$ZodIssue, isMissing: boolean): FieldErrorReason {
  if (isMissing) return 'REQUIRED';
  switch (issue.code) {
    case 'too_small':
      return sizeReason(issue.origin, { text: 'TOO_SHORT', list: 'TOO_FEW', number: 'TOO_SMALL' });
    case 'too_big':
      return sizeReason(issue.origin, { text: 'TOO_LONG', list: 'TOO_MANY', number: 'TOO_LARGE' });
    case 'invalid_value':
      return 'NOT_OFFERED';
    case 'invalid_union':
      return issue.errors.flat().every(({ code }) => code === 'invalid_value') ? 'NOT_OFFERED' : 'FORMAT';
    case 'unrecognized_keys':
      return 'NOT_ALLOWED';
    default:
      return 'FORMAT';
  }
}

function sizeReason(
  origin: string,
  reasons: Readonly<Record<'text' | 'list' | 'number', FieldErrorReason>>,
): FieldErrorReason {
  if (origin === 'array') return reasons.list;
  return origin === 'string' || origin === 'file' ? reasons.text : reasons.number;
}

/** The value at a path of an input; undefined where the path leads nowhere. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (parent: unknown, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    input,
  );
}
