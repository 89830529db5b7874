import { factory, nullable, primaryKey } from '@mswjs/data';
import type * as z from 'zod/mini';

/** The rows of one kind. */
export interface EntityTable {
  get(id: string): object | undefined;
  all(): object[];
  put(row: { readonly id: string }): void;
  drop(id: string): void;
}

// An alias, not an interface: only an alias fits the library's index signature.
type KeyedDefinition = { id: ReturnType<typeof primaryKey<string>> };

const INITIAL = { string: String, enum: String, number: Number, int: Number, boolean: Boolean, array: Array };
type FlatType = keyof typeof INITIAL;

/** A table for kinds of which there are many thousands of rows, where @mswjs/data needs tens of milliseconds a call. */
export function createLargeTable(): EntityTable {
  const rows = new Map<string, object>();
  return {
    get: (id) => rows.get(id),
    all: () => [...rows.values()],
    put: (row) => void rows.set(row.id, { ...row }),
    drop: (id) => void rows.delete(id),
  };
}

/**
 * A table whose model is derived from a row's schema, so that a row is declared once. A row is flat: strings, numbers,
 * booleans, lists of them, and each of these or null; `id` is its key. Anything deeper belongs in a collection of its own.
 */
export function createEntityTable(schema: z.ZodMiniObject): EntityTable {
  const { row: model } = factory({ row: definitionOf(schema) });
  const byId = (id: string) => ({ where: { id: { equals: id } } });
  return {
    get: (id) => model.findFirst(byId(id)) ?? undefined,
    all: () => model.getAll(),
    put: (row) => void model.create(row),
    drop: (id) => void model.delete(byId(id)),
  };
}

function definitionOf(schema: z.ZodMiniObject): KeyedDefinition {
  const { id: _key, ...rest } = schema.shape;
  const properties = Object.entries(rest).map(([name, property]) => [name, propertyOf(name, property)]);
  return { ...Object.fromEntries(properties), id: primaryKey(String) };
}

function propertyOf(name: string, property: z.core.$ZodType) {
  const { type } = property._zod.def;
  if (type === 'nullable') return nullable<string>(() => null);
  if (!isFlat(type)) throw new Error(`A row cannot hold "${name}": ${type} is not flat.`);
  return INITIAL[type];
}

function isFlat(type: string): type is FlatType {
  return Object.hasOwn(INITIAL, type);
}
