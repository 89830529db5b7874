import type { UseMutationOptions } from '@tanstack/react-query';

import type { ApiError } from '../errors/api-error.ts';
import type { ClientMeta } from '../generated/core/types.gen.ts';
import { valueOf, type ClientOption, type ValueOf } from './value.ts';

/** Options of a write: those of TanStack Query, whose callbacks receive the value. */
export interface WriteOptions<Answer, Variables, Context>
  extends ClientOption, Omit<UseMutationOptions<ValueOf<Answer>, ApiError, Variables, Context>, 'mutationFn'> {}

/** Options of a write with an idempotency key. */
export interface KeyedWriteOptions<Answer, Variables, Context> extends WriteOptions<Answer, Variables, Context> {
  /** One decision of a user to submit; see `IdempotencyKeys`. The same intent never has its effect twice. */
  readonly intent: string;
}

/** What every call takes besides its request. */
interface CallSettings extends ClientOption {
  readonly meta?: ClientMeta;
}

/** Mutation options that give the value. */
export function write<Answer extends object, Variables, Context>(
  call: (variables: Exclude<Variables, void>, settings: CallSettings) => Promise<Answer>,
  options: WriteOptions<Answer, Variables, Context> & { readonly intent?: string } = {},
): UseMutationOptions<ValueOf<Answer>, ApiError, Variables, Context> {
  const { client, intent, ...mutation } = options;
  const settings = intent === undefined ? { client } : { client, meta: { intent } };
  return {
    ...mutation,
    // `Variables` includes void only when nothing in them is required.
    mutationFn: async (variables) => valueOf(await call((variables ?? {}) as Exclude<Variables, void>, settings)),
  };
}
