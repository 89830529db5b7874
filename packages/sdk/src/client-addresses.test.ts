import { expect, it } from 'vitest';

import { createApiClient } from './client.ts';
import * as calls from './generated/client-calls.gen.ts';
import { operations, type OperationId } from './generated/operations.gen.ts';

// The keys of the table are exactly the operation ids.
const ids = (Object.keys(operations) as OperationId[]).filter((id) => Object.hasOwn(calls, id));

/** Method and path of the request that a call sends; each parameter of the path is its own name. */
async function addressOf(id: OperationId): Promise<string> {
  const addresses: string[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example',
    getToken: () => 'token',
    // Nothing but the address counts here.
    wire: { encryptedCalls: [], idempotentCalls: [] },
    tries: 1,
    fetch(request) {
      addresses.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
      return Promise.resolve(Response.json({}));
    },
  });
  const path = Object.fromEntries(
    [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `{${name}}`]),
  );
  const options = { client, path, ...(operations[id].method !== 'GET' && { body: {} }) };
  const call: unknown = Reflect.get(calls, id);
  if (typeof call !== 'function') throw new Error(`${id} is no call.`);
  await Promise.resolve(Reflect.apply(call, undefined, [options])).catch(() => undefined);
  return addresses.join();
}

it('sends each call to the address that the table of operations has for it, and no call has another [CALL-95]', async () => {
  expect(ids.length).toBeGreaterThan(200);
  const sent = await Promise.all(ids.map(async (id) => [id, await addressOf(id)] as const));
  expect(Object.fromEntries(sent)).toEqual(
    Object.fromEntries(ids.map((id) => [id, `${operations[id].method} ${operations[id].path}`])),
  );
});
