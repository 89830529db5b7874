import { afterEach, expect, it, vi } from 'vitest';

import { ConfigError, loadRuntimeConfig } from './runtime-config.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: string) => vi.stubGlobal('fetch', async () => new Response(body));

it('is loaded and filled up', async () => {
  answerWith('{"brand":"croupier","apiBase":"https://api.croupier.example"}');
  expect(await loadRuntimeConfig()).toEqual({
    brand: 'croupier',
    apiBase: 'https://api.croupier.example',
    testLanguage: false,
  });
});

it.each([
  ['an API without TLS', '{"brand":"croupier","apiBase":"http://api.croupier.example"}'],
  ['a brand that is a path', '{"brand":"../croupier","apiBase":""}'],
  ['no brand', '{"apiBase":""}'],
  ['a page instead of JSON', '<!doctype html>'],
])('is refused with %s', async (_what, body) => {
  answerWith(body);
  await expect(loadRuntimeConfig()).rejects.toThrow(ConfigError);
});

it('is refused when it cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(loadRuntimeConfig()).rejects.toThrow('could not be loaded');
});
