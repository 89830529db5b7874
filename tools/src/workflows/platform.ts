import type { Exchange, Send, StepRequest } from '@croupier/api-spec/arazzo/run-workflow';
import * as peopleCalls from '@croupier/sdk/client';
import { createApiClient, createIdempotencyKeys, type Client } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';
import * as serverCalls from '@croupier/sdk/servers';
import { createServerClient, type ServerClientOptions } from '@croupier/sdk/servers';
import { strictAnswers } from '@croupier/sdk/zod';

type Fetch = (request: Request) => Promise<Response>;

/** A call of the SDK; a request that does not fit the contract is refused by `validateRequests`. */
type Call = (
  options: Omit<StepRequest, 'operationId' | 'intent'> & { client: Client; meta: object },
) => Promise<unknown>;

// The functions differ in the types of their options, which a workflow does not know.
const calls = { ...peopleCalls, ...serverCalls } as unknown as Readonly<Record<string, Call | undefined>>;

/**
 * Connects to a platform through the SDK, which encrypts, signs, sets the contract's headers and checks requests and
 * answers strictly. Every request is sent once.
 */
export function connect(baseUrl: string, fetch: Fetch = (request) => globalThis.fetch(request)): Send {
  let answer: Exchange['answer'];
  const record: Fetch = async (request) => {
    // Of several requests of a call the last one counts; the others ask for the key of the encryption.
    answer = undefined;
    const response = await fetch(request);
    const { status, headers } = response;
    answer = {
      status,
      headers,
      body: await response
        .clone()
        .json()
        .catch(() => undefined),
    };
    return response;
  };
  const settings = { baseUrl, fetch: record, tries: 1, validateRequests: true, checkAnswers: strictAnswers };
  const keys = new Map<string, string>();
  const idempotencyKeys = createIdempotencyKeys({
    getItem: (name) => keys.get(name) ?? null,
    setItem: (name, key) => void keys.set(name, key),
    removeItem: (name) => void keys.delete(name),
  });
  const people = createApiClient({ ...settings, idempotencyKeys });

  return async ({ operationId, intent, signedBy, ...parts }) => {
    const call = calls[operationId];
    if (call === undefined) throw new Error(`The SDK has no call ${operationId}.`);
    const client =
      signedBy === undefined ? people : createServerClient({ ...settings, ...signedBy } satisfies ServerClientOptions);
    answer = undefined;
    try {
      await call({ ...parts, client, meta: { intent } });
      return { answer };
    } catch (error) {
      if (!isApiError(error)) throw error;
      // A refusal with a code of the contract is an answer like any other; without an answer, the SDK refused the request.
      const isRefusal = answer !== undefined && error.code !== undefined;
      return isRefusal ? { answer } : { answer, problem: error.message };
    }
  };
}
