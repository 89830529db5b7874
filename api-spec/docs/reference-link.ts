import type { NamedOperation } from '../codegen/contract.ts';

/** The link of an operation in the reference; `reference.ts` in browser/ sets the last part. */
export function referenceLink({ operation }: NamedOperation): string {
  return `index.html#tag/${operation.tags[0]}/${operation.operationId}`;
}
