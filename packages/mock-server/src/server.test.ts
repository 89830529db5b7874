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

it('serves the pictures of the mock', async () => {
  const answer = await fetch(`${origin}/mock-assets/covers/rng_20481.svg?w=300`);
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg /);
});

it('knows which paths are its own', () => {
  expect(['/wps/member/info', '/mock-assets/covers/a.svg', '/assets/app.js', '/', '/wps'].map(isApiPath)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});
