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
  size: Pick<CollectionDefinition<Item>, 'large'> = {},
): CollectionDefinition<Item> {
  return { schema, indexes, ...size };
}
