import * as z from 'zod/mini';

/** Unwraps `optional`, `default` and `nullable`. */
export function bareSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniNullable;
  return isWrapped ? bareSchema(schema.def.innerType) : schema;
}

/** Schema of a nested field by its path; undefined when there is none. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const bare = bareSchema(schema);
  const [key, ...rest] = path;
  if (key === undefined) return bare;
  if (bare instanceof z.ZodMiniArray) return schemaAt(bare.def.element, rest);
  if (!(bare instanceof z.ZodMiniObject)) return undefined;
  const field: z.core.$ZodType | undefined = bare.def.shape[String(key)];
  return field === undefined ? undefined : schemaAt(field, rest);
}

/** True when the schema allows whole numbers only. */
export function isIntegerSchema(schema: z.core.$ZodType | undefined): boolean {
  return schema instanceof z.ZodMiniNumberFormat && schema._zod.def.format.includes('int');
}
