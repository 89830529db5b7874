import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { SLOT, PAGE_CALLS } from '../testing/page-calls.data.ts';
import { isPageUrl, menuIdAt, pageAt, pages, pagesInMenu, viewKey } from './pages.ts';
import { unknownPages } from './site-pages.ts';

const urlOf = (url: string): URL => new URL(url, 'https://site.example');
const keyOf = (url: string): string => viewKey(urlOf(url));

describe('viewKey', () => {
  it('is one for the addresses of the home page that share a view [ROUTE-26]', () => {
    expect(new Set(['/', '/index', '/login', '/register'].map(keyOf)).size).toBe(1);
  });

  it('changes with the path and with what names the thing shown [ROUTE-25]', () => {
    expect(new Set(['/rng', '/live', '/rng?vassalage=JDB', '/rng?vassalage=CQ9'].map(keyOf)).size).toBe(4);
    expect(keyOf('/no-page')).not.toBe(keyOf('/another'));
  });

  it('returns the same key when a filter, a search or a page changes', () => {
    expect(keyOf('/rng?vassalage=JDB&page=2&name=gold')).toBe(keyOf('/rng?vassalage=JDB'));
  });
});

it.each(['/seamless', '/lottery', '/vnLottery', '/seaLottery', '/vnlottery', '/sealottery'])(
  '%s has no side menu [ROUTE-27]',
  (path) => {
    expect(['game', 'lottery']).toContain(pageAt(path).frame);
  },
);

it('has the side menu on every other page [ROUTE-27]', () => {
  const others = pages.filter(({ paths: [path] }) => !/^\/(?:seamless|.*lottery)$/i.test(path));
  expect(others.map(({ frame }) => frame).filter((frame) => frame !== 'site' && frame !== 'member')).toEqual([]);
});

it('each path and redirect belongs to one page, and ids are unique', () => {
  const paths = pages.flatMap((page) => [...page.paths, ...(page.redirects ?? [])].map((path) => path.toLowerCase()));
  expect(paths).toEqual([...new Set(paths)]);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
});

it('pages are found in any case of letters, and unknown paths have a page', () => {
  expect(pageAt('/MEMBER/depositV2/').id).toBe('deposit');
  expect(pageAt('/no-such-page').id).toBe('unknown');
});

it('the menu entry of cockfights is not the one of sports', () => {
  expect([menuIdAt(urlOf('/sports')), menuIdAt(urlOf('/sports?gameType=COCKFIGHT'))]).toEqual(['SPORTS', 'COCKFIGHT']);
});

it.each(['//evil.example/rng', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '', '/no-page'])(
  '%s is no page of the site',
  (url) => {
    expect(isPageUrl(url)).toBe(false);
  },
);

it.each(['/', '/rng?vassalage=JDB', '/member/depositv2#form', SLOT])('%s is a page of the site', (url) => {
  expect(isPageUrl(url)).toBe(true);
});

it('members have the betting record in the side menu and in the account menu', () => {
  expect([pagesInMenu('side'), pagesInMenu('account')].map((links) => links.map(({ id }) => id))).toEqual([
    ['record'],
    ['record'],
  ]);
});

it('each page with calls of its own is opened with faults', () => {
  // Vendor pages make only the call of the menus; the pages of unknown paths make none.
  const withoutCalls = new Set(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', ...unknownPages.map(({ id }) => id)]);
  // The pages of games share their component.
  const asSlots = new Set(['LIVE', 'FISH', 'PVP']);
  const opened = new Set(PAGE_CALLS.map(({ address }) => pageAt(urlOf(address).pathname).id));
  const missing = pages.filter(({ id }) => !opened.has(id) && !withoutCalls.has(id) && !asSlots.has(id));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it.each(pages.map((page) => [page.id, page] as const))('%s opens at its example', (_id, page) => {
  const { pathname } = urlOf(page.example ?? page.paths[0]);
  expect(page.paths.some((path) => matchPath(path, pathname) !== null)).toBe(true);
  expect(pageAt(pathname)).toBe(page);
});
