import { createApiClient } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { operations, type OperationId } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { changeSite } from '../domain/site/index.ts';
import { personas } from '../seed/personas.ts';
import { calls, examplesOf, headerParametersOf } from '../testing/contract-requests.ts';
import { createPlayer, keyOf } from '../testing/money.ts';

const FLAGS = { FREEPLAY3: true, MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true };

interface Violation {
  readonly id: OperationId;
  readonly name: string;
  /** Undefined when the header is left out. */
  readonly value: string | undefined;
}

/** All violations of required headers. */
// The table's keys are exactly the operation ids.
const violations = (Object.keys(operations) as OperationId[]).flatMap((id): readonly Violation[] =>
  headerParametersOf(id).flatMap(({ name, required, schema }) => {
    if (!required) return [];
    const { const: only, minLength = 1, maxLength = 0 } = schema;
    const invalidValues =
      only === undefined
        ? [1, minLength - 1, maxLength + 1, 300].map((length) => 'k'.repeat(length))
        : [undefined, '', '2', `0${only}`];
    return invalidValues.map((value) => ({ id, name, value }));
  }),
);

/** Refusal of a call's example when one of its headers is changed in transit. */
async function refusalWith({ id, name, value }: Violation): Promise<unknown> {
  const { world, token } = await createPlayer(
    operations[id].roles.includes('member') ? personas.member : personas.agent,
  );
  changeSite(world, { flags: FLAGS });
  const client = createApiClient({
    baseUrl: 'http://platform.example',
    getToken: () => token,
    fetch(request) {
      if (!request.url.endsWith(operations.getEncryptionKey.path)) {
        if (value === undefined) request.headers.delete(name);
        else request.headers.set(name, value);
      }
      return world.dispatch(request);
    },
  });
  const [example = ['', {}] as const] = examplesOf(id);
  const headers = { ...example[1].headers, ...(operations[id].idempotent ? keyOf(1) : {}) };
  return calls[id]({ client, ...example[1], headers }).then(
    () => 'it was answered',
    (error: unknown) =>
      error instanceof ApiError ? [error.code, error.fieldErrors?.map(({ field }) => field)] : String(error),
  );
}

it('finds all required headers of the contract', () => {
  const names = new Set(violations.map(({ name }) => name));
  expect(names).toEqual(new Set(['X-Encryption-Version', 'X-Gateway-Version', 'Idempotency-Key']));
});

it.each(Object.keys(Object.groupBy(violations, ({ id }) => id)))(
  'refuses %s with FIELD_INVALID and the name of the header when a required header is invalid',
  async (id) => {
    const own = violations.filter((violation) => violation.id === id);
    for (const violation of own) {
      const outcome = await refusalWith(violation);
      expect([violation, outcome]).toEqual([violation, ['FIELD_INVALID', [violation.name]]]);
    }
  },
);
