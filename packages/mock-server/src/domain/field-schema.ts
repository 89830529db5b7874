import * as z from 'zod/mini';

/** A schema without `optional`, `default` and `nullable` around it. */
export function bareSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniNullable;
  return isWrapped ? bareSchema(schema.def.innerType) : schema;
}

/** The schema of a field inside another; undefined when there is none. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const bare = bareSchema(schema);
  const [step, ...rest] = path;
  if (step === undefined) return bare;
  if (bare instanceof z.ZodMiniArray) return schemaAt(bare.def.element, rest);
  if (!(bare instanceof z.ZodMiniObject)) return undefined;
  const field: z.core.$ZodType | undefined = bare.def.shape[String(step)];
  return field === undefined ? undefined : schemaAt(field, rest);
}

/** Whether only whole numbers fit. */
export function isWhole(schema: z.core.$ZodType | undefined): boolean {
  return schema instanceof z.ZodMiniNumberFormat && schema._zod.def.format.includes('int');
}
