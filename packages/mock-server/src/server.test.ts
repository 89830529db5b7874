import { createServer } from 'node:http';

import { createApiClient, getMemberInfo, login } from '@croupier/sdk/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { personas } from './seed/personas.ts';
import { createApiListener, createWorld, isApiPath } from './server.ts';
import { bodyOf } from './testing/caller.ts';

const server = createServer(createApiListener(createWorld()));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => void server.close());

it('answers over HTTP as it does in the process', async () => {
  const session: { token?: string } = {};
  const client = createApiClient({ baseUrl: origin, getToken: () => session.token });
  const { value } = await login({ client, body: bodyOf(personas.member) });
  session.token = value.token;
  const me = await getMemberInfo({ client });
  expect(me.value.account).toBe(personas.member.account);
});

it('knows which paths are its own', () => {
  expect(['/wps/member/info', '/assets/app.js', '/', '/wps'].map(isApiPath)).toEqual([true, false, false, true]);
});
