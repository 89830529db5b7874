import type { Contract, Reference, Schema } from './contract.ts';

interface ValueCondition {
  readonly if: { readonly properties: { readonly errorCode: { readonly const: string } } };
  readonly then: { readonly properties: { readonly value: Schema | Reference } };
}

/** The schema of `value` by error code, from the conditions of ErrorValues. Codes without a `value` are absent. */
export function valueSchemas({ components: { schemas } }: Contract): Record<string, Schema | Reference> {
  const { allOf } = schemas['ErrorValues'] ?? {};
  // The linter has checked this form.
  const conditions: readonly ValueCondition[] = Array.isArray(allOf) ? allOf : [];
  return Object.fromEntries(
    conditions.map(({ if: condition, then }) => [condition.properties.errorCode.const, then.properties.value]),
  );
}
