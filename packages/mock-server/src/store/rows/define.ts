import * as z from 'zod/mini';

import type { CollectionDefinition } from '../collection.ts';
import type { Row } from '../row-index.ts';

/** A decimal string. */
export const moneyField = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/));
/** ISO 8601 in UTC. */
export const timeField = z.iso.datetime();

/** Declares a collection: row schema and indexed fields besides `id`. */
export function define<Item extends Row>(
  schema: CollectionDefinition<Item>['schema'],
  indexes: CollectionDefinition<Item>['indexes'] = [],
): CollectionDefinition<Item> {
  return { schema, indexes };
}

/** Declares a collection that is only appended to, or may hold more than 1,000 rows; `db` does not show it. */
export function defineLarge<Item extends Row>(
  schema: CollectionDefinition<Item>['schema'],
  indexes: CollectionDefinition<Item>['indexes'] = [],
): CollectionDefinition<Item> & { readonly large: true } {
  return { schema, indexes, large: true };
}
