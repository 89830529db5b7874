import type { FieldError } from '../generated/types.gen.ts';
import { schemasOf } from './contract-schemas.ts';
import { describeIssue } from './describe-issue.ts';
import { fieldPathOf, reasonOfIssue, valueAt } from './field-issue.ts';

/** Not checked here: the transport adds this header later, or throws when it has no key. */
const KEY_HEADER = 'Idempotency-Key';

export interface RequestParts {
  readonly body: unknown;
  readonly query: unknown;
  readonly path: unknown;
  readonly headers: unknown;
}

/** Validates a request against the contract and returns the fields that the gateway would refuse, for developers. */
export function findFieldErrors(call: string, parts: RequestParts): readonly FieldError[] {
  const schemas = schemasOf(call)?.request;
  if (schemas === undefined) return [];
  const names = ['body', 'query', 'path', 'headers'] as const;
  return names.flatMap((name) => {
    // Parameters that are all optional may be omitted as a whole; a body may not.
    const part = name === 'body' ? parts.body : (parts[name] ?? {});
    const result = schemas[name]?.safeParse(part);
    const issues = result?.error?.issues ?? [];
    return issues
      .map((issue) => ({
        field: fieldPathOf(issue.path) || name,
        reason: reasonOfIssue(issue, valueAt(part, issue.path) === undefined),
        message: describeIssue(issue, part),
      }))
      .filter(({ field }) => !(name === 'headers' && field === KEY_HEADER));
  });
}
