// @vitest-environment node
import { operations } from '@croupier/sdk/operations';
import { expect, it } from 'vitest';

import { privatePaths } from '../build/private-paths.ts';
import { pages } from '../src/pages/pages.ts';
import { parseRuntimeConfig } from '../src/config/runtime-config.ts';
import { publicOrigin } from './public-origin.ts';
import { searchFile } from './search-files.ts';

const landing = pages.filter((page) => page.isLanding === true);
const site = { privatePaths: privatePaths(pages), pages: landing };
const ORIGIN = 'https://croupier.example';

it('lists every landing page for search engines, and no other page', () => {
  const xml = searchFile('/sitemap.xml', site, ORIGIN)?.content ?? '';
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(landing.map(({ paths }) => ORIGIN + paths[0]));
  expect(urls).toContain(`${ORIGIN}/rng`);
});

it('asks search engines to open no page of members and agents, no game and no call, and no landing page is among them', () => {
  const text = searchFile('/robots.txt', site, ORIGIN)?.content ?? '';
  const refused = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isRefused = (path: string): boolean => refused.some((prefix) => path.startsWith(prefix));
  const closed = pages.filter(({ access }) => access !== 'everyone').flatMap(({ paths }) => paths);
  expect(closed.filter((path) => !isRefused(path))).toEqual([]);
  const others = ['/seamless?nodeId=1', operations.login.path, '/member'];
  expect(others.filter((path) => !isRefused(path))).toEqual([]);
  expect(landing.flatMap(({ paths }) => paths.filter(isRefused))).toEqual([]);
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

it('refuses a page of members alone where pages for everyone are beside it', () => {
  const page = (path: string, access: 'everyone' | 'members') => ({ paths: [path], access, frame: 'site' }) as const;
  expect(
    privatePaths([page('/mall', 'everyone'), page('/mall/history', 'members'), page('/member/:page', 'members')]),
  ).toEqual(['/mall/history', '/member']);
});

it('has no sitemap without a public origin', () => {
  expect(searchFile('/sitemap.xml', site, undefined)).toBeUndefined();
  expect(searchFile('/robots.txt', site, undefined)?.content).not.toContain('Sitemap');
});

it.each([
  ['localhost:4173', 'http://localhost:4173'],
  ['[::1]:4173', 'http://[::1]:4173'],
  ['Croupier.example', 'https://croupier.example'],
  ['localhost.evil.example', 'https://localhost.evil.example'],
  ['a"onload=x', undefined],
  ['a/b', undefined],
  ['', undefined],
])('takes %j from the request as the origin %s', (host, origin) => {
  expect(publicOrigin(parseRuntimeConfig({ brand: 'croupier', apiBase: '' }), host)).toBe(origin);
});

it('takes the origin of the configuration, whatever the request says', () => {
  const config = parseRuntimeConfig({ brand: 'croupier', apiBase: '', origin: ORIGIN });
  expect(publicOrigin(config, 'evil.example')).toBe(ORIGIN);
  expect(() => parseRuntimeConfig({ brand: 'croupier', apiBase: '', origin: 'http://croupier.example' })).toThrow(
    'origin',
  );
});
