import { loadEntityLibrary } from '#entity-library';
import type { factory, primaryKey } from '@mswjs/data';
import type * as z from 'zod/mini';

import type { Collection } from './collection.ts';
import type { Row } from './row-index.ts';
import type { collections, RowOf } from './rows.ts';

type Library = ReturnType<typeof loadEntityLibrary>;

type AnyName = keyof typeof collections;
/** Collections that `db` has: all but those that grow with every call. */
export type EntityName = {
  [Name in AnyName]: (typeof collections)[Name] extends { readonly large: true } ? never : Name;
}[AnyName];

/** The library's definition of a field; that of a nullable field is not exported. */
type PropertyOf<Value> = null extends Value ? { getValue: () => Value } : () => Value;
type DefinitionOf<Item> = {
  [Key in keyof Item]: Key extends 'id' ? ReturnType<typeof primaryKey<string>> : PropertyOf<Item[Key]>;
};
type Models = ReturnType<typeof factory<{ [Name in EntityName]: DefinitionOf<RowOf<Name>> }>>;

/** The API of @mswjs/data for each collection, without the generation of handlers, whose writes the store would not see. */
export type Db = { readonly [Name in EntityName]: Omit<Models[Name], 'toHandlers' | 'toGraphQLSchema'> };

/** A model whose row type is erased. */
type Model = ReturnType<typeof factory<{ row: { id: ReturnType<typeof primaryKey<string>> } }>>['row'];
type Query = Parameters<Model['update']>[0];

/** A collection that `db` shows. */
export interface EntitySource {
  readonly schema: z.ZodMiniObject;
  readonly rows: Pick<Collection<Row>, 'all' | 'get' | 'insert' | 'update' | 'remove'>;
}

/** The entities of one store. */
export interface Entities {
  readonly db: Db;
  /** Must be called for every row that is written, removed or restored. */
  markChanged(name: string, id: string): void;
}

/**
 * Creates the library's models over the store's collections. They are filled at the first use of `db`, and later reads
 * first take over the rows that changed, so a world whose `db` nobody uses pays nothing for the library. A write through
 * `db` is validated, belongs to the current transaction and is undone with it.
 */
export function createEntities(
  sources: ReadonlyMap<string, EntitySource>,
  transact: (work: () => void) => void,
): Entities {
  let mirrors: ReadonlyMap<string, Mirror> | undefined;
  const mirrorOf = (name: string): Mirror | undefined => (mirrors ??= openMirrors(sources)).get(name);
  const apis = [...sources].map(([name, source]) => [name, apiOf(() => mirrorOf(name), source, transact)]);
  return {
    // Each API has the type of the collection of the same name.
    db: Object.fromEntries(apis) as Db,
    markChanged: (name, id) => void mirrors?.get(name)?.changed.add(id),
  };
}

interface Mirror {
  readonly model: Model;
  /** Ids of rows in the model. */
  readonly held: Set<string>;
  /** Ids of rows that changed since the model was last used. */
  readonly changed: Set<string>;
}

function openMirrors(sources: ReadonlyMap<string, EntitySource>): ReadonlyMap<string, Mirror> {
  const library = loadEntityLibrary();
  const definitions = [...sources].map(([name, { schema }]) => [name, definitionOf(library, schema)] as const);
  const models = withoutChannel(() => library.factory(Object.fromEntries(definitions)));
  const mirrors = [...sources].map(([name, { rows }]) => {
    const changed = new Set(rows.all().map(({ id }) => id));
    // The key is one of the definitions'.
    return [name, { model: models[name] as Model, held: new Set<string>(), changed }] as const;
  });
  return new Map(mirrors);
}

/**
 * Runs the work without BroadcastChannel: the library would copy entities into the same model of every world in every tab.
 * Tabs share a world by its storage.
 */
function withoutChannel<Result>(work: () => Result): Result {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return work();
  } finally {
    if (channel !== undefined) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

function byId(id: string) {
  return { where: { id: { equals: id } } };
}

/** Takes over the rows that changed. */
function refresh({ model, held, changed }: Mirror, { rows }: EntitySource): Model {
  for (const id of changed) {
    const row = rows.get(id);
    if (row === undefined) {
      if (held.delete(id)) model.delete(byId(id));
    } else if (held.has(id)) {
      model.update({ ...byId(id), data: thaw(row) });
    } else {
      held.add(id);
      model.create(thaw(row));
    }
  }
  changed.clear();
  return model;
}

/** A copy of a frozen row that the library may change. */
function thaw(row: Row): Row {
  const fields = Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]);
  return Object.fromEntries(fields);
}

/** The library's API, whose writes are repeated in the collection. */
function apiOf(mirror: () => Mirror | undefined, source: EntitySource, transact: (work: () => void) => void) {
  const { rows } = source;
  const openFresh = (): Mirror => {
    const opened = mirror();
    if (opened === undefined) throw new Error('There is no such collection.');
    refresh(opened, source);
    return opened;
  };
  /** Writes what the library did; when a row is refused, the next use takes the collection's rows again. */
  const repeat = ({ changed }: Mirror, entities: readonly Row[], write: (entity: Row) => void): void => {
    for (const { id } of entities) changed.add(id);
    transact(() => entities.forEach(write));
  };
  const update = (entity: Row): void => void rows.update(entity.id, entity);
  const refuseNewId = ({ data }: Query): void => {
    if ('id' in data) throw new Error('The id of a row cannot be changed.');
  };
  return {
    count: (query?: Parameters<Model['count']>[0]) => openFresh().model.count(query),
    findFirst: (query: Parameters<Model['findFirst']>[0]) => openFresh().model.findFirst(query),
    findMany: (query: Parameters<Model['findMany']>[0]) => openFresh().model.findMany(query),
    getAll: () => openFresh().model.getAll(),
    create(values?: Parameters<Model['create']>[0]) {
      const opened = openFresh();
      const entity = opened.model.create(values);
      opened.held.add(entity.id);
      repeat(opened, [entity], (created) => void rows.insert(created));
      return entity;
    },
    update(query: Query) {
      refuseNewId(query);
      const opened = openFresh();
      const entity = opened.model.update(query);
      repeat(opened, entity === null ? [] : [entity], update);
      return entity;
    },
    updateMany(query: Query) {
      refuseNewId(query);
      const opened = openFresh();
      const entities = opened.model.updateMany(query);
      repeat(opened, entities ?? [], update);
      return entities;
    },
    delete(query: Parameters<Model['delete']>[0]) {
      const opened = openFresh();
      const entity = opened.model.delete(query);
      const deleted = entity === null ? [] : [entity];
      for (const { id } of deleted) opened.held.delete(id);
      repeat(opened, deleted, ({ id }) => rows.remove(id));
      return entity;
    },
    deleteMany(query: Parameters<Model['deleteMany']>[0]) {
      const opened = openFresh();
      const entities = opened.model.deleteMany(query);
      for (const { id } of entities ?? []) opened.held.delete(id);
      repeat(opened, entities ?? [], ({ id }) => rows.remove(id));
      return entities;
    },
  };
}

const PROPERTY_TYPES = { string: String, enum: String, number: Number, int: Number, boolean: Boolean, array: Array };

/** Returns the library's definition of a flat row: strings, numbers, booleans, lists of these, or null; `id` is the key. */
function definitionOf({ nullable, primaryKey }: Library, schema: z.ZodMiniObject) {
  const { id: _key, ...rest } = schema.shape;
  const properties = Object.entries(rest).map(([name, property]) => [name, propertyOf(nullable, name, property)]);
  return { ...Object.fromEntries(properties), id: primaryKey(String) };
}

function propertyOf(nullable: Library['nullable'], name: string, property: z.core.$ZodType) {
  const { type } = property._zod.def;
  if (type === 'nullable') return nullable<string>(() => null);
  if (!isFlat(type)) throw new Error(`A row cannot hold "${name}": ${type} is not flat.`);
  return PROPERTY_TYPES[type];
}

function isFlat(type: string): type is keyof typeof PROPERTY_TYPES {
  return Object.hasOwn(PROPERTY_TYPES, type);
}
