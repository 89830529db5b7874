import { factory, nullable, primaryKey } from '@mswjs/data';
import type * as z from 'zod/mini';

/** Rows of one kind. */
export interface EntityTable {
  all(): object[];
  put(row: { readonly id: string }): void;
  drop(id: string): void;
}

// A type alias, because interfaces do not match the library's index signature.
type KeyedDefinition = { id: ReturnType<typeof primaryKey<string>> };

/** Maximum rows of a model: @mswjs/data scans all rows of a model to remove one. */
const MAX_MODEL_ROWS = 128;

const PROPERTY_TYPES = { string: String, enum: String, number: Number, int: Number, boolean: Boolean, array: Array };
type FlatType = keyof typeof PROPERTY_TYPES;

/** Creates a table for many thousands of rows, with which @mswjs/data needs tens of milliseconds per call. */
export function createLargeTable(): EntityTable {
  const rows = new Map<string, object>();
  return {
    all: () => [...rows.values()],
    put: (row) => void rows.set(row.id, { ...row }),
    drop: (id) => void rows.delete(id),
  };
}

/**
 * Creates an @mswjs/data table from a row's schema. Rows are flat: strings, numbers, booleans, lists of these, or null;
 * `id` is the key. Nested data belongs in another collection.
 */
export function createEntityTable(schema: z.ZodMiniObject): EntityTable {
  const definition = definitionOf(schema);
  const createChunk = () => ({ model: factory({ row: definition }).row, rows: 0 });
  type Chunk = ReturnType<typeof createChunk>;
  const chunks: Chunk[] = [];
  const chunkOf = new Map<string, Chunk>();

  const chunkWithCapacity = (): Chunk => {
    const last = chunks.findLast(({ rows }) => rows < MAX_MODEL_ROWS);
    if (last !== undefined) return last;
    const chunk = createChunk();
    chunks.push(chunk);
    return chunk;
  };
  const byId = (id: string) => ({ where: { id: { equals: id } } });
  return {
    all: () => chunks.flatMap(({ model }) => model.getAll()),
    put(row) {
      const chunk = chunkWithCapacity();
      try {
        chunk.model.create(row);
      } catch {
        // In browsers, @mswjs/data copies rows of other tabs into the model with the same index; replace them.
        chunk.model.delete(byId(row.id));
        chunk.model.create(row);
      }
      chunk.rows += 1;
      chunkOf.set(row.id, chunk);
    },
    drop(id) {
      const chunk = chunkOf.get(id);
      if (chunk === undefined) return;
      chunk.model.delete(byId(id));
      chunk.rows -= 1;
      chunkOf.delete(id);
    },
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
  return PROPERTY_TYPES[type];
}

function isFlat(type: string): type is FlatType {
  return Object.hasOwn(PROPERTY_TYPES, type);
}
