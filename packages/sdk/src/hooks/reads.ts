import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';

import type { ApiError } from '../errors/api-error.ts';
import { valueOf, type ClientOption, type ValueOf } from './value.ts';

/** Options that the hook sets, and `persister`, whose type depends on the query key. */
type SetByCall = 'queryKey' | 'queryFn' | 'select' | 'persister';

/** Options of a read: those of TanStack Query, where `select` receives the value. */
export interface ReadOptions<Answer, Selected>
  extends ClientOption, Omit<UseQueryOptions<Answer, ApiError, Selected>, SetByCall | 'initialData'> {
  readonly select?: ((value: ValueOf<Answer>) => Selected) | undefined;
}

type PageSettings = 'initialData' | 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam';

/** Options of a list that is read page by page. First and next page come from the contract. */
export interface PagesOptions<Answer, Selected>
  extends ClientOption, Omit<UseInfiniteQueryOptions<Answer, ApiError, Selected>, SetByCall | PageSettings> {
  readonly select?: ((data: InfiniteData<ValueOf<Answer>>) => Selected) | undefined;
}

const valuesOf = <Answer extends object>({
  pages,
  pageParams,
}: InfiniteData<Answer>): InfiniteData<ValueOf<Answer>> => ({
  pages: pages.map((page) => valueOf(page)),
  pageParams,
});

/** Composed functions by their `select`, because TanStack Query runs `select` again when it is a new function. */
const composed = new WeakMap<object, unknown>();

/** Unwraps the answer, then selects. */
function compose<Data, Value, Selected>(
  unwrap: (data: Data) => Value,
  select: ((value: Value) => Selected) | undefined,
): (data: Data) => Selected {
  // Without `select`, `Selected` is the value's type.
  if (select === undefined) return unwrap as unknown as (data: Data) => Selected;
  const known = composed.get(select);
  // The types of a composed function are those of its `select`.
  if (known !== undefined) return known as (data: Data) => Selected;
  const selectValue = (data: Data): Selected => select(unwrap(data));
  composed.set(select, selectValue);
  return selectValue;
}

/** The query function gets its request from the query key, and the page from its parameter. */
interface Generated<Answer> {
  readonly queryKey: QueryKey;
  readonly queryFn?: ((context: never) => Answer | Promise<Answer>) | SkipToken;
}

/** Query options that give the value. The cache keeps the whole answer, under the key of `@croupier/sdk/query`. */
export function readQuery<Answer extends object, Selected>(
  { queryKey, queryFn }: Generated<Answer>,
  { select, ...options }: ReadOptions<Answer, Selected> = {},
) {
  return queryOptions<Answer, ApiError, Selected>({
    ...options,
    queryKey,
    // Key and function are of the same call.
    queryFn: queryFn as QueryFunction<Answer>,
    select: compose<Answer, ValueOf<Answer>, Selected>(valueOf, select),
  });
}

/** How the contract pages a list. */
export interface Paging<Answer> {
  readonly initialPageParam: unknown;
  readonly getNextPageParam: (last: Answer, pages: Answer[], lastParam: unknown) => unknown;
}

/** Pages with numbers from 1; the answer has their count. */
export const numberedPages: Paging<{ readonly value: { readonly totalPages: number } }> = {
  initialPageParam: 1,
  getNextPageParam: ({ value }, _, page) =>
    typeof page === 'number' && page < value.totalPages ? page + 1 : undefined,
};

/** Pages that start after an item; `nextOf` gives the last item's id, or undefined when there are no more. */
export function cursorPages<Answer extends object>(nextOf: (value: ValueOf<Answer>) => unknown): Paging<Answer> {
  // The generated query function takes an object as the changed part of the request: nothing, for the first page.
  return { initialPageParam: {}, getNextPageParam: (last) => nextOf(valueOf(last)) };
}

/** Infinite query options that give the values of the pages. */
export function pagesQuery<Answer extends object, Selected>(
  { queryKey, queryFn }: Generated<Answer>,
  paging: Paging<Answer>,
  { select, ...options }: PagesOptions<Answer, Selected> = {},
) {
  return infiniteQueryOptions<Answer, ApiError, Selected>({
    ...options,
    ...paging,
    queryKey,
    // Key and function are of the same call, and `paging` gives the page parameter.
    queryFn: queryFn as QueryFunction<Answer, QueryKey, unknown>,
    select: compose<InfiniteData<Answer>, InfiniteData<ValueOf<Answer>>, Selected>(valuesOf, select),
  });
}
