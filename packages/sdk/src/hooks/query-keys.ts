import type { QueryKey } from '@tanstack/react-query';

import type { Client } from '../client.ts';
import { client as defaultClient } from '../generated/client.gen.ts';
import type { ReadId } from '../generated/read-ids.gen.ts';

/** What a query key is made of. */
export interface KeyedRequest {
  readonly client?: Client | undefined;
  readonly path?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
}

/** The key of a read with its arguments; that of the same call through `@croupier/sdk/query`. */
export function queryKeyFor(id: string, { client = defaultClient, ...request }: KeyedRequest): QueryKey {
  const { path, query, headers, body } = request;
  const given = Object.entries({ path, query, headers, body }).filter(([, part]) => part !== undefined);
  return [{ _id: id, baseUrl: client.getConfig().baseUrl, ...Object.fromEntries(given) }];
}

/**
 * The prefix of the query keys of a read, whatever its arguments, pages included. For the filters of TanStack Query, as in
 * `invalidateQueries({ queryKey: queryKeyOf('listGames') })`.
 */
export function queryKeyOf<Id extends ReadId>(id: Id): readonly [{ readonly _id: Id }] {
  return [{ _id: id }];
}

/** The operation id of a read's query key; undefined for keys that are not the SDK's. */
export function operationIdOf([first]: QueryKey): string | undefined {
  const isKey = typeof first === 'object' && first !== null && '_id' in first;
  return isKey && typeof first._id === 'string' ? first._id : undefined;
}
