// @vitest-environment node
import { readFileSync } from 'node:fs';

import { afterEach, expect, it, vi } from 'vitest';

import { ConfigError, loadRuntimeConfig, parseRuntimeConfig } from './runtime-config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const stubConfig = (body: string) => vi.stubGlobal('fetch', async () => new Response(body));

it('loads the configuration and adds defaults', async () => {
  vi.stubEnv('DEV', false);
  stubConfig('{"brand":"croupier","apiBase":"https://api.croupier.example"}');
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
])('throws a ConfigError for %s', async (_what, body) => {
  stubConfig(body);
  await expect(loadRuntimeConfig()).rejects.toThrow(ConfigError);
});

it('throws a ConfigError when config.json cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(loadRuntimeConfig()).rejects.toThrow('could not be loaded');
});

it('offers the test language by default in development only', () => {
  const input = { brand: 'croupier', apiBase: '' };
  expect(parseRuntimeConfig(input).testLanguage).toBe(false);
  expect(parseRuntimeConfig(input, true).testLanguage).toBe(true);
  expect(parseRuntimeConfig({ ...input, testLanguage: true }).testLanguage).toBe(true);
  expect(parseRuntimeConfig({ ...input, testLanguage: false }, true).testLanguage).toBe(false);
});

it('offers no test language in the shipped configuration', () => {
  const shipped: unknown = JSON.parse(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'));
  expect(parseRuntimeConfig(shipped).testLanguage).toBe(false);
});
