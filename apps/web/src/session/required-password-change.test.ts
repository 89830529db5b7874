// @vitest-environment node
import { createApiClient, login } from '@croupier/sdk/client';
import { personas, setupMockServer } from '@croupier/mock-server/node';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { requiredPasswordChange } from './required-password-change.ts';

const { server } = setupMockServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const client = createApiClient({ baseUrl: 'http://platform.example' });
const resultOf = async ({ account: username, password }: { account: string; password: string }) =>
  (await login({ client, body: { username, password, type: 'username' } })).value;

it.each([
  ['member', undefined],
  ['firstLogin', 'firstLogin'],
  ['expiredPassword', 'expired'],
  ['weakPassword', 'weakDefault'],
] as const)('the login of the persona %s demands %s [PWD-04] [LOGIN-21] [LOGIN-22]', async (persona, reason) => {
  const { password } = personas[persona];
  const result = await resultOf(personas[persona]);
  expect(requiredPasswordChange(result, { type: 'password', password }, true)?.reason).toBe(reason);
  for (const type of ['sms', 'phoneAuth', 'social'] as const) {
    expect(requiredPasswordChange(result, { type }, true)).toBeUndefined();
  }
});

it('an expired password stays where the site does not force a change [PWD-05]', async () => {
  const result = await resultOf(personas.expiredPassword);
  expect(requiredPasswordChange(result, { type: 'password', password: 'x' }, false)).toBeUndefined();
});
