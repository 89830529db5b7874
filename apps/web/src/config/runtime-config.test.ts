import { readFileSync } from 'node:fs';

import { afterEach, expect, it, vi } from 'vitest';

import { ConfigError, loadRuntimeConfig, parseRuntimeConfig } from './runtime-config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answerWith = (body: string) => vi.stubGlobal('fetch', async () => new Response(body));

it('is loaded and filled up', async () => {
  vi.stubEnv('DEV', false);
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

it('offers the test language when it says so, and else while developing only', () => {
  const given = { brand: 'croupier', apiBase: '' };
  expect(parseRuntimeConfig(given).testLanguage).toBe(false);
  expect(parseRuntimeConfig(given, true).testLanguage).toBe(true);
  expect(parseRuntimeConfig({ ...given, testLanguage: true }).testLanguage).toBe(true);
  expect(parseRuntimeConfig({ ...given, testLanguage: false }, true).testLanguage).toBe(false);
});

it('offers no test language when the site is built as it is', () => {
  const shipped: unknown = JSON.parse(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'));
  expect(parseRuntimeConfig(shipped).testLanguage).toBe(false);
});
