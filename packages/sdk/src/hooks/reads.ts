import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';

import type { ApiError } from '../errors/api-error.ts';
import { queryKeyFor, type KeyedRequest } from './query-keys.ts';
import { compose, valueOf, type ClientOption, type SetByCall, type ValueOf } from './value.ts';

/** Options of a read: those of TanStack Query, where `select` receives the value. */
export interface ReadOptions<Answer, Selected>
  extends ClientOption, Omit<UseQueryOptions<Answer, ApiError, Selected>, SetByCall> {
  readonly select?: ((value: ValueOf<Answer>) => Selected) | undefined;
}

const composed = new WeakMap<object, unknown>();

/** A generated call: it throws an `ApiError`, and ends with the signal. */
type Call<Request, Answer> = (request: Request & { signal: AbortSignal; throwOnError: true }) => Promise<Answer>;

/** Query options that give the value. The cache keeps the whole answer, under the key of `@croupier/sdk/query`. */
export function readQuery<const Request extends KeyedRequest, Answer extends object, Selected>(
  id: string,
  call: Call<Request, Answer>,
  request: Request,
  { select, ...options }: ReadOptions<Answer, Selected> = {},
) {
  return queryOptions<Answer, ApiError, Selected>({
    ...options,
    queryKey: queryKeyFor(id, request),
    queryFn: ({ signal }) => call({ ...request, signal, throwOnError: true }),
    select: compose<Answer, ValueOf<Answer>, Selected>(composed, valueOf, select),
  });
}
