import type { QueryKey, SkipToken } from '@tanstack/react-query';

import type { Client } from '../client.ts';

/** The value in the envelope of an answer; undefined for calls whose answer has none. */
export type ValueOf<Answer> = Answer extends { value: infer Value } ? Value : undefined;

export interface ClientOption {
  /** A client of `createApiClient`; the default client without it. */
  readonly client?: Client | undefined;
}

export function valueOf<Answer extends object>(answer: Answer): ValueOf<Answer> {
  // The type describes this field.
  return ('value' in answer ? answer.value : undefined) as ValueOf<Answer>;
}

/** Options of TanStack Query that a call sets, and those whose types depend on its query key or its whole answer. */
export type SetByCall = 'queryKey' | 'queryFn' | 'select' | 'persister' | 'initialData';

/** Generated options. The query function gets its request from the query key, and the page from its parameter. */
export interface Generated<Answer> {
  readonly queryKey: QueryKey;
  readonly queryFn?: ((context: never) => Answer | Promise<Answer>) | SkipToken;
}

/**
 * Unwraps the data, then selects. `composed` keeps the function of each `select`, because TanStack Query selects again
 * when the function is a new one.
 */
export function compose<Data, Value, Selected>(
  composed: WeakMap<object, unknown>,
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
