import type { OperationId } from '@croupier/sdk/operations';
import * as schemas from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { bareSchema } from '../domain/field-schema.ts';

type Step = readonly [name: string, inner: z.core.$ZodType];

const byName = new Map<string, unknown>(Object.entries(schemas));

/** Why a fault can never spoil an answer of this call; undefined when it can. */
export function whyNotSpoilable(
  kind: 'wrongType' | 'unknownEnum',
  operation: OperationId,
  field?: string,
): string | undefined {
  const value = inside(byName.get(`z${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`), ['value']);
  if (value === undefined) return `${operation} answers without a value`;
  const place = field === undefined ? value : inside(value, field.split('.'));
  if (place === undefined) return `the value of ${operation} has no field ${field}`;
  if (kind === 'wrongType') return undefined;
  if (field !== undefined && !isEnum(place)) return `${field} is not an enum of the contract`;
  return hasEnum(place, new Set()) ? undefined : `the value of ${operation} has no enum field`;
}

function inside(schema: unknown, path: readonly string[]): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  if (!(schema instanceof z.ZodMiniType)) return undefined;
  if (step === undefined) return schema;
  for (const [name, inner] of stepsOf(schema)) {
    const found = name === step || name === '*' ? inside(inner, rest) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasEnum(schema: z.core.$ZodType, seen: Set<z.core.$ZodType>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return isEnum(schema) || stepsOf(schema).some(([, inner]) => hasEnum(inner, seen));
}

const isEnum = (schema: z.core.$ZodType): boolean => bareSchema(schema) instanceof z.ZodMiniEnum;

/** Inner schemas by name; `*` matches any key. */
function stepsOf(given: z.core.$ZodType): readonly Step[] {
  const schema = bareSchema(given);
  if (schema instanceof z.ZodMiniIntersection) return [...stepsOf(schema.def.left), ...stepsOf(schema.def.right)];
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => stepsOf(option));
  if (schema instanceof z.ZodMiniArray) return [['*', schema.def.element]];
  if (schema instanceof z.ZodMiniRecord) return [['*', schema.def.valueType]];
  return schema instanceof z.ZodMiniObject ? Object.entries<z.core.$ZodType>(schema.def.shape) : [];
}
