import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryFunction,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';

import type { ApiError } from '../errors/api-error.ts';
import { compose, valueOf, type ClientOption, type Generated, type SetByCall, type ValueOf } from './value.ts';

type SetByPaging = 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam';

/** Options of a list that is read page by page. First and next page come from the contract. */
export interface PagesOptions<Answer, Selected>
  extends ClientOption, Omit<UseInfiniteQueryOptions<Answer, ApiError, Selected>, SetByCall | SetByPaging> {
  readonly select?: ((data: InfiniteData<ValueOf<Answer>>) => Selected) | undefined;
}

const valuesOf = <Answer extends object>({
  pages,
  pageParams,
}: InfiniteData<Answer>): InfiniteData<ValueOf<Answer>> => ({
  pages: pages.map((page) => valueOf(page)),
  pageParams,
});

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

/** Pages that end before an item; `nextOf` gives the id of the last item, or undefined when there are no more. */
export function cursorPages<Answer extends object>(nextOf: (value: ValueOf<Answer>) => unknown): Paging<Answer> {
  // The generated query function takes an object as the changed part of the request: nothing, for the first page.
  return { initialPageParam: {}, getNextPageParam: (last) => nextOf(valueOf(last)) };
}

const composed = new WeakMap<object, unknown>();

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
    select: compose<InfiniteData<Answer>, InfiniteData<ValueOf<Answer>>, Selected>(composed, valuesOf, select),
  });
}
