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

/** Maximum rows of a model: the library scans all entities to remove one. */
const MODEL_SIZE = 128;

const INITIAL = { string: String, enum: String, number: Number, int: Number, boolean: Boolean, array: Array };
type FlatType = keyof typeof INITIAL;

/** A table for kinds with many thousands of rows, where @mswjs/data needs tens of milliseconds per call. */
export function createLargeTable(): EntityTable {
  const rows = new Map<string, object>();
  return {
    all: () => [...rows.values()],
    put: (row) => void rows.set(row.id, { ...row }),
    drop: (id) => void rows.delete(id),
  };
}

/**
 * A table whose model is derived from a row's schema. Rows are flat: strings, numbers, booleans, lists of them, or
 * null; `id` is the key. Nested data belongs in another collection.
 */
export function createEntityTable(schema: z.ZodMiniObject): EntityTable {
  const definition = definitionOf(schema);
  const openBook = () => ({ model: factory({ row: definition }).row, rows: 0 });
  type Model = ReturnType<typeof openBook>;
  const books: Model[] = [];
  const bookOf = new Map<string, Model>();

  const modelWithCapacity = (): Model => {
    const last = books.findLast(({ rows }) => rows < MODEL_SIZE);
    if (last !== undefined) return last;
    const book = openBook();
    books.push(book);
    return book;
  };
  const byId = (id: string) => ({ where: { id: { equals: id } } });
  return {
    all: () => books.flatMap(({ model }) => model.getAll()),
    put(row) {
      const book = modelWithCapacity();
      try {
        book.model.create(row);
      } catch {
        // In browsers the library copies rows of other tabs into models of the same position; this copy wins.
        book.model.delete(byId(row.id));
        book.model.create(row);
      }
      book.rows += 1;
      bookOf.set(row.id, book);
    },
    drop(id) {
      const book = bookOf.get(id);
      if (book === undefined) return;
      book.model.delete(byId(id));
      book.rows -= 1;
      bookOf.delete(id);
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
  return INITIAL[type];
}

function isFlat(type: string): type is FlatType {
  return Object.hasOwn(INITIAL, type);
}
