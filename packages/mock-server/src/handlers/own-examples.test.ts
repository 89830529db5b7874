import contract from '@croupier/api-spec/openapi.json' with { type: 'json' };
import * as sdk from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { operations, type OperationId } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { createCaller, type Caller } from '../testing/caller.ts';
import { createCallerAs } from '../testing/people.ts';

interface Example {
  readonly value: unknown;
}
interface Described {
  readonly parameters?: readonly { readonly in?: string; readonly name?: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        { readonly examples?: Record<string, Example>; readonly 'x-plain-examples'?: Record<string, Example> }
      >
    >;
  };
}
type Call = (options: { client: Caller['client']; body?: unknown; query?: unknown }) => Promise<unknown>;

const OWN_TAGS = new Set(['session', 'verification', 'member']);
// The SDK has one function for each operation, which takes what its own examples give.
const calls = { ...sdk } as unknown as Record<OperationId, Call>;
// The table's keys are exactly the operation ids.
const ids = (Object.keys(operations) as OperationId[]).filter(
  (id) => OWN_TAGS.has(operations[id].tag) || id === 'checkAffiliateCode',
);

/** Bodies and queries that the contract gives as examples of a request. */
function examplesOf(id: OperationId): { body?: unknown; query?: unknown }[] {
  const { path, method } = operations[id];
  // The contract is plain data; what is read of it is named above.
  const paths = contract.paths as unknown as Record<string, Record<string, Described>>;
  const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {};
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = Object.fromEntries(inQuery.map(({ name = '', example }) => [name, example ?? 1]));
  const contents = Object.values(requestBody?.content ?? {});
  const bodies = contents.flatMap((content) => Object.values(content['x-plain-examples'] ?? content.examples ?? {}));
  const withQuery = inQuery.length === 0 ? {} : { query };
  return bodies.length === 0 ? [withQuery] : bodies.map(({ value }) => ({ ...withQuery, body: value }));
}

it.each(ids)('%s takes the contract’s own examples, or says by the contract why not', async (id) => {
  const call = calls[id];
  for (const example of examplesOf(id)) {
    for (const { client } of [createCaller(), await createCallerAs(personas.member)]) {
      const error = await call({ client, ...example }).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error === undefined) continue;
      expect(error).toBeInstanceOf(ApiError);
      expect(error).not.toMatchObject({ status: 404 });
      expect(error).not.toMatchObject({ status: 500 });
      expect(error).not.toMatchObject({ status: 501 });
      expect(error).not.toMatchObject({ code: 'DECRYPT_FAILED' });
    }
  }
});
