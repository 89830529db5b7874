import type { OperationId } from '@croupier/sdk/operations';
import * as schemas from '@croupier/sdk/zod';
import * as z from 'zod/mini';

type Path = readonly (string | number)[];
type Body = Readonly<Record<string, unknown>>;

/** A value outside every enum. */
const UNKNOWN = 'SOMETHING_NEW';

/** Changes the type of a field's value, or of the first value. Throws when there is none. */
export function corruptType(body: Body, field: string | null): Body {
  const path = field === null ? findLeaf(body['value'], []) : field.split('.');
  return change(body, path, (value) => (typeof value === 'number' ? String(value) : 0));
}

/** Replaces a field's value, or the first enum value, with an unknown one. Throws when there is none. */
export function corruptEnum(body: Body, field: string | null, operation: OperationId): Body {
  const path = field === null ? findEnum(answerSchema(operation), body, []) : ['value', ...field.split('.')];
  return change(body, path?.slice(1), () => UNKNOWN);
}

function change(body: Body, path: Path | undefined, to: (value: unknown) => unknown): Body {
  const copy: Record<string, unknown> = structuredClone({ ...body });
  const fullPath = path === undefined ? undefined : ['value', ...path];
  const parent = fullPath?.slice(0, -1).reduce<unknown>((at, key) => (isContainer(at) ? at[key] : undefined), copy);
  const last = fullPath?.at(-1);
  if (!isContainer(parent) || last === undefined || parent[last] === undefined) {
    throw new Error('The answer has nothing to spoil there: name a field that it has, as in "user.balance".');
  }
  parent[last] = to(parent[last]);
  return copy;
}

function findLeaf(value: unknown, path: Path): Path | undefined {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? undefined : path;
  for (const [key, inner] of Object.entries(value)) {
    const found = findLeaf(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function answerSchema(operation: OperationId): unknown {
  const name = `z${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`;
  return new Map<string, unknown>(Object.entries(schemas)).get(name);
}

function findEnum(schema: unknown, value: unknown, path: Path): Path | undefined {
  if (value === undefined || value === null) return undefined;
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return findEnum(schema.def.innerType, value, path);
  }
  if (schema instanceof z.ZodMiniIntersection) {
    return findEnum(schema.def.left, value, path) ?? findEnum(schema.def.right, value, path);
  }
  if (schema instanceof z.ZodMiniEnum) return typeof value === 'string' ? path : undefined;
  if (!isContainer(value)) return undefined;
  const inner = (key: string): unknown => {
    if (schema instanceof z.ZodMiniArray) return schema.def.element;
    return schema instanceof z.ZodMiniObject ? schema.def.shape[key] : undefined;
  };
  for (const [key, part] of Object.entries(value)) {
    const found = findEnum(inner(key), part, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isContainer(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
