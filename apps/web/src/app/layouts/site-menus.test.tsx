import type { ListGameVendorsResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { knownPageAt } from '../../pages/pages.ts';
import { changeAnswers } from '../../testing/changed-answers.ts';
import { linkNamesOf, linksOf, partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const part = (selector: string): HTMLElement | undefined => document.querySelector<HTMLElement>(selector) ?? undefined;
const sideMenu = (): HTMLElement | undefined => partOf('nav', 'Menu');
const menuItems = (): string[] =>
  [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent ?? '');

const open = async (persona?: string, address = '/hot'): Promise<void> => {
  await harness.site.open({ address, token: persona && harness.tokens[persona] });
  const control = persona === undefined ? 'Log in' : /^Account of/;
  await harness.site.waitUntil(
    () => findControl(control) !== undefined && linksOf(sideMenu()).length > 5,
    'The header and the menu',
  );
};

const openAccountMenu = async (): Promise<string[]> => {
  await press(/^Account of/);
  await harness.site.waitUntil(() => menuItems().includes('Log out'), 'The account menu');
  return menuItems();
};

describe('the side menu', () => {
  it('lists hot games, the categories in the order of the platform, favourites and recent games [SIDE-02]', async () => {
    changeAnswers<ListGameVendorsResponse['value']>(harness.site, 'listGameVendors', (value) => ({
      ...value,
      sortedVendors: value.sortedVendors
        .filter(({ gameCategory }) => ['FISH', 'RNG', 'PVP'].includes(gameCategory))
        .toSorted((a, b) => a.gameCategory.localeCompare(b.gameCategory)),
    }));
    await open('member');
    await harness.site.waitUntil(() => linksOf(sideMenu()).includes('/recent'), 'The recent games');
    expect(linksOf(sideMenu()).slice(0, 6)).toEqual(['/hot', '/fish', '/pvp', '/rng', '/favorite', '/recent']);
  });

  it('has recent games for a member who has played only [SIDE-10]', async () => {
    await open('member');
    await harness.site.waitUntil(() => linksOf(sideMenu()).includes('/recent'), 'The recent games');
    await open('firstLogin');
    await harness.site.untilIdle();
    expect(linksOf(sideMenu())).toContain('/favorite');
    expect(linksOf(sideMenu())).not.toContain('/recent');
  });

  it.each(['/favorite', '/recent'])('leads a guest who chooses %s to the login [SIDE-08]', async (address) => {
    await harness.site.open({ address });
    await harness.site.waitUntil(() => location.pathname === '/', 'Home');
    expect(history.state.usr).toEqual({ popup: 'login', returnTo: address });
  });
});

describe('the side menu beside the page', () => {
  const PLACES = [
    ['Betting record', '/member/personalHistoryCopy'],
    ['Promotions', '/promotions'],
    ['Missions', '/member/missionLeaderboard'],
    ['Rebate', '/member/manualRebate'],
    ['Rewards', '/member/rewardCenter'],
    ['Download the app', '/down'],
    ['Help center', '/help'],
  ] as const;

  const buttonNamed = (name: string): HTMLElement | undefined =>
    [...(sideMenu()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.includes(name));
  const openExpanded = async (persona?: string): Promise<void> => {
    await open(persona);
    await press('Expand menu');
    await harness.site.waitUntil(() => buttonNamed('English') !== undefined, 'The language');
  };

  it('leads a member to records, offers, the app and help, by pages that exist [SIDE-03]', async () => {
    await openExpanded('member');
    const links = [...(sideMenu()?.querySelectorAll('a') ?? [])];
    const places = links.map((link) => [link.textContent, link.getAttribute('href')]);
    expect(places).toEqual(expect.arrayContaining(PLACES.map((place) => [...place])));
    expect(PLACES.map(([, path]) => knownPageAt(path)?.paths[0])).toEqual(PLACES.map(([, path]) => path));
  });

  it('leads a guest to promotions, the app and help, and to no page for members', async () => {
    await openExpanded();
    expect(linksOf(sideMenu())).toEqual(expect.arrayContaining(['/promotions', '/down', '/help']));
    expect(linksOf(sideMenu()).filter((path) => path.startsWith('/member'))).toEqual([]);
  });

  it('opens the speed of the servers and customer service, and changes the language [SIDE-03]', async () => {
    await openExpanded('member');
    await press(buttonNamed('Server speed'));
    await harness.site.waitUntil(() => partOf('[role=dialog]', 'Server speed') !== undefined, 'The speed selector');
    await openExpanded('member');
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    await press(buttonNamed('Customer service'));
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
    await press(buttonNamed('English'));
    await harness.site.waitUntil(() => findControl('Filipino') !== undefined, 'The languages');
    await press('Filipino');
    await harness.site.waitUntil(() => document.documentElement.lang === 'fil-PH', 'The language');
  });
});

it('a guest who opens the member centre or a page of it is led to the login [ROLE-02]', async () => {
  for (const address of ['/member', '/member/depositv2']) {
    await harness.site.open({ address });
    await harness.site.waitUntil(() => location.pathname === '/', 'Home');
    expect(history.state.usr.popup).toBe('login');
  }
});

describe('the right bar', () => {
  it('has app download, customer service and the way to the top [SIDE-06]', async () => {
    await open();
    const bar = (): HTMLElement | undefined => partOf('[role=complementary]', 'Help and channels');
    await harness.site.waitUntil(() => bar() !== undefined, 'The bar');
    expect(linksOf(bar())).toContain('/down');
    const buttons = [...(bar()?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
    expect(buttons.some((text) => text?.includes('Customer service'))).toBe(true);
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
    await press('Back to the top');
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.activeElement?.tagName).toBe('MAIN');
    scroll.mockRestore();
  });
});

describe('the account menu', () => {
  it('of a member has account, record, messages, customer service and logout, and no agent centre [HEADER-09] [HEADER-10]', async () => {
    await open('member');
    const items = await openAccountMenu();
    const entries = ['My account', 'Betting record', 'Messages', 'Customer service', 'Log out'];
    expect(items.filter((item) => entries.includes(item))).toEqual(entries);
    expect(items).not.toContain('Agent centre');
  });

  it('of an agent begins with the agent centre, and opens it [HEADER-10]', async () => {
    await open('agent');
    const [first] = await openAccountMenu();
    expect(first).toBe('Agent centre');
    await press('Agent centre');
    await harness.site.waitUntil(() => location.pathname.startsWith('/agentHome/'), 'The agent centre');
  });
});

describe('the four kinds of visitors', () => {
  it.each([
    ['guest', undefined, 'Log in', 'Deposit'],
    ['member', 'member', 'Deposit', 'Log in'],
    ['agent', 'agent', 'Deposit', 'Log in'],
  ])('a %s has %s in the header [ROLE-01]', async (_kind, persona, shown, hidden) => {
    await open(persona);
    expect(linkNamesOf(part('header'))).toContain(shown);
    expect(linkNamesOf(part('header'))).not.toContain(hidden);
  });

  it('a member has balance, deposit, withdrawal, member centre, favourites, recent games and messages [ROLE-07] [HEADER-08]', async () => {
    await open('member');
    await harness.site.waitUntil(() => linksOf(sideMenu()).includes('/recent'), 'The recent games');
    await harness.site.waitUntil(() => findControl(/^Notifications/) !== undefined, 'The bell');
    expect(linksOf(part('header'))).toEqual(expect.arrayContaining(['/member/depositv2', '/member/withdraw']));
    expect(part('header')?.textContent).toMatch(/₱[\d,]+\.\d\d/);
    expect(linksOf(sideMenu())).toEqual(expect.arrayContaining(['/hot', '/rng', '/favorite', '/recent']));
    expect(await openAccountMenu()).toEqual(expect.arrayContaining(['My account', 'Messages']));
  });

  it('a trial account has play money and a registration in the header, and no deposit [ROLE-01]', async () => {
    await harness.site.open({ address: '/nowhere', popup: 'login' });
    await harness.site.waitUntil(() => findControl('Try it with play money') !== undefined, 'The login');
    await press('Try it with play money');
    await harness.site.waitUntil(() => showsText('Play money'), 'The balance');
    expect(linkNamesOf(part('header'))).toContain('Register');
    expect(linkNamesOf(part('header'))).not.toContain('Deposit');
  });
});

it('is a site for players, with a back office for agents apart from it [GEN-01]', async () => {
  await open('agent', '/rng');
  expect([part('header') !== undefined, partOf('nav', 'Agent centre')]).toEqual([true, undefined]);
  await harness.site.open({ address: '/agentHome', token: harness.tokens['agent'] });
  await harness.site.waitUntil(() => partOf('nav', 'Agent centre') !== undefined, 'The agent centre');
  expect([sideMenu(), part('footer')]).toEqual([undefined, undefined]);
});

describe('a navigation', () => {
  it('changes the path, and no address of the site is a fragment [ROUTE-01]', async () => {
    await open();
    await press(document.querySelector('header nav a[href="/live"]'));
    await harness.site.waitUntil(() => showsText('Live casino') && location.pathname === '/live', 'The live casino');
    expect(location.hash).toBe('');
    const own = linksOf(document.body).filter((link) => !/^(?:https?:|tel:|#main$)/.test(link));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((link) => !link.startsWith('/') || link.includes('#/'))).toEqual([]);
  });

  it('scrolls the new page to its top [ROUTE-02]', async () => {
    await open();
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
    await press(document.querySelector('header nav a[href="/live"]'));
    await harness.site.waitUntil(() => scroll.mock.calls.length > 0, 'The top of the live casino');
    expect(location.pathname).toBe('/live');
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    scroll.mockRestore();
  });

  it('to the page that is shown is ignored: no new entry, no error, the same view [ROUTE-29]', async () => {
    await open();
    const [title, entries] = [document.querySelector('main h1'), history.length];
    const link = sideMenu()?.querySelector('a[href="/hot"]');
    await press(link);
    await press(link);
    await harness.site.untilIdle();
    expect([document.querySelector('main h1'), history.length, location.pathname]).toEqual([title, entries, '/hot']);
    expect(harness.site.problems).toEqual([]);
  });
});
