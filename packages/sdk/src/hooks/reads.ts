import { queryOptions, type QueryFunction, type UseQueryOptions } from '@tanstack/react-query';

import type { ApiError } from '../errors/api-error.ts';
import { compose, valueOf, type ClientOption, type Generated, type SetByCall, type ValueOf } from './value.ts';

/** Options of a read: those of TanStack Query, where `select` receives the value. */
export interface ReadOptions<Answer, Selected>
  extends ClientOption, Omit<UseQueryOptions<Answer, ApiError, Selected>, SetByCall> {
  readonly select?: ((value: ValueOf<Answer>) => Selected) | undefined;
}

const composed = new WeakMap<object, unknown>();

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
    select: compose<Answer, ValueOf<Answer>, Selected>(composed, valueOf, select),
  });
}
