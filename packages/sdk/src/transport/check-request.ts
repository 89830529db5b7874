import type { FieldError } from '../generated/types.gen.ts';
import { schemasOf } from './contract-schemas.ts';

/** The transport adds it afterwards, and raises by itself when it cannot. */
const KEY_HEADER = 'Idempotency-Key';

export interface RequestParts {
  readonly body: unknown;
  readonly query: unknown;
  readonly path: unknown;
  readonly headers: unknown;
}

/** What the contract has against a call, field by field, as the gateway would say it. */
export function findFieldErrors(call: string, parts: RequestParts): readonly FieldError[] {
  const schemas = schemasOf(call)?.request;
  if (schemas === undefined) return [];
  const names = ['body', 'query', 'path', 'headers'] as const;
  return names.flatMap((name) => {
    // Parameters that are all optional may be left out as a whole; a body may not.
    const given = name === 'body' ? parts.body : (parts[name] ?? {});
    const result = schemas[name]?.safeParse(given);
    const issues = result?.error?.issues ?? [];
    return issues
      .map(({ path, message }) => ({ field: path.join('.') || name, message }))
      .filter(({ field }) => !(name === 'headers' && field === KEY_HEADER));
  });
}
