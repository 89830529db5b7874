import * as z from 'zod/mini';

import { allowedInstead, listed } from '../domain/allowed-values.ts';

/** One problem of a body: the field and what it allows. */
export function describeProblem(issue: z.core.$ZodIssue, schema: z.ZodMiniType): string {
  const place = issue.path.join('.') || 'body';
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(schemaAt(schema, issue.path));
    return issue.keys
      .map((key) => `${[...issue.path, key].join('.')}: unknown field; known fields: ${listed(known)}`)
      .join('; ');
  }
  return `${place}: must be ${allowedInstead(issue)}`;
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((here, step) => {
    const inner = unwrapped(here);
    if (inner instanceof z.ZodMiniRecord) return inner._zod.def.valueType;
    return inner instanceof z.ZodMiniObject ? unwrapped(inner.shape[String(step)]) : undefined;
  }, unwrapped(schema));
}

/** The schema inside `optional`, `nullable` and `default`. */
function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return unwrapped(schema._zod.def.innerType);
  }
  return schema;
}
