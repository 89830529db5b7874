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
