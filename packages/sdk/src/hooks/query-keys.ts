import type { QueryKey } from '@tanstack/react-query';

import type { ReadId } from '../generated/read-hooks.gen.ts';

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
