import { createApiClient, getSiteConfiguration } from '@croupier/sdk/client';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { setupMockServer } from './node.ts';
import { refusalOf } from './testing/caller.ts';

const { server } = setupMockServer();
const client = createApiClient({ baseUrl: 'http://platform.example' });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('answers the calls of this process, and lets a test override one of them', async () => {
  const { value } = await getSiteConfiguration({ client, query: { device: 'WEB' } });
  expect(value.maintenance).toBe(false);

  server.use(http.get('*/siteConfig', () => HttpResponse.text('<h1>Bad gateway</h1>', { status: 502 })));
  const error = await refusalOf(getSiteConfiguration({ client, query: { device: 'WEB' } }));
  expect(error).toMatchObject({ kind: 'server', status: 502 });
});

it('answers the pictures of games', async () => {
  const answer = await fetch('http://platform.example/mock-assets/covers/rng_20481.svg');
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
});
