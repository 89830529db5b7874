import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { PAGE_ADDRESSES } from '../testing/page-addresses.data.ts';
import { SLOT, PAGE_CALLS } from '../testing/page-calls.data.ts';
import { agentPages } from './agent-pages.ts';
import type { Page, PageFrame } from './page.ts';
import { knownPageAt, isPageUrl, menuIdAt, pageAt, pages, viewKey } from './pages.ts';

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

it('has a side menu on every other page [ROUTE-27]', () => {
  const others = pages.filter(({ paths: [path] }) => !/^\/(?:seamless|.*lottery)$/i.test(path));
  // The login of agents has a layout of its own.
  const withMenu = new Set<PageFrame>(['site', 'member', 'agent', 'entry']);
  expect(others.map(({ frame }) => frame).filter((frame) => !withMenu.has(frame))).toEqual([]);
});

it('pages below /agentHome have the frame of the agent centre and are for agents only', () => {
  const isAgents = (page: Page): boolean => page.paths.some((path) => path.startsWith('/agentHome/'));
  expect(agentPages).toEqual(pages.filter(isAgents));
  for (const { id, frame, access } of pages.filter((page) => isAgents(page) || page.frame === 'agent')) {
    expect([id, frame, access]).toEqual([id, 'agent', 'agents']);
  }
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

it.each([
  '//evil.example/rng',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  '/no-page',
])('%s is no page of the site that exists', (url) => {
  expect(isPageUrl(url)).toBe(false);
});

it.each(['/', '/rng?vassalage=JDB', '/member/depositv2#form', '/promotions/promo_birthday', SLOT])(
  '%s is a page of the site',
  (url) => {
    expect(isPageUrl(url)).toBe(true);
  },
);

it('each page with calls of its own is opened with faults', () => {
  // Vendor pages make only the call of the menus.
  const withoutCalls = new Set(['LOTT', 'ELOTT', 'unknown']);
  // The pages of games share their component.
  const asSlots = new Set(['LIVE', 'FISH', 'PVP']);
  const opened = new Set(PAGE_CALLS.map(({ address }) => pageAt(urlOf(address).pathname).id));
  const missing = pages.filter(({ id }) => !opened.has(id) && !withoutCalls.has(id) && !asSlots.has(id));
  expect(
    missing.map(({ id }) => id),
    'add these pages to testing/page-calls.data.ts',
  ).toEqual([]);
});

it.each(pages.map((page) => [page.id, page] as const))('%s opens at its address', (_id, page) => {
  const { pathname } = urlOf(PAGE_ADDRESSES[page.id] ?? page.paths[0]);
  expect(page.paths.some((path) => matchPath(path, pathname) !== null)).toBe(true);
  expect(pageAt(pathname)).toBe(page);
});

it('a page is found by its path and by one that redirects to it', () => {
  expect(knownPageAt('/agentHome')?.id).toBe('teamOverview');
  expect(knownPageAt('/member/PersonalHistoryCopy')?.id).toBe('record');
  expect(knownPageAt('/no-page')).toBeUndefined();
});
