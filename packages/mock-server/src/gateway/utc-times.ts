import * as z from 'zod/mini';

import { bareSchema } from '../domain/field-schema.ts';

/** What a schema has accepted, its times in UTC: the contract allows any offset, and the mock compares and keeps `Z`. */
export function withUtcTimes(given: z.core.$ZodType, value: unknown): unknown {
  const schema = bareSchema(given);
  if (schema instanceof z.iso.ZodMiniISODateTime) {
    return typeof value === 'string' ? new Date(value).toISOString() : value;
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value.map((one) => withUtcTimes(schema.def.element, one));
  }
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field: z.core.$ZodType | undefined = schema.def.shape[name];
      return [name, field === undefined ? inner : withUtcTimes(field, inner)];
    }),
  );
}
