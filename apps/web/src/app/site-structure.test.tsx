import type { ListGameVendorsResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers } from '../testing/changed-answers.ts';
import { setUpTestSite } from '../testing/site-harness.ts';
import { linkNamesOf, linksOf, partOf } from '../testing/page-parts.ts';
import { fill, findControl, pointAt, press } from '../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const open = async (address: string, as?: string): Promise<void> => {
  await harness.site.open({ address, token: as && harness.tokens[as] });
  await harness.site.waitUntil(() => document.querySelector('main h1') !== null, 'The page');
};

const sections = (): string[] => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent ?? '');

const links = (selector: string): string[] =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href') ?? '');

const CATEGORIES = ['Slots', 'Live casino', 'Fishing', 'Sports', 'Card games', 'E-sports', 'Cockfights', 'E-lottery'];
const WINNERS = ['Winner board', 'Latest wins'] as const;

const openHome = async (as?: string): Promise<void> => {
  await open('/', as);
  await harness.site.waitUntil(() => sections().includes(WINNERS[1]), 'The end of home');
};

it('home has the jackpot, its sections in their order, winners and offers [HOME-03] [HOME-04] [HOME-06] [JACKPOT-01] [LOBBY-01]', async () => {
  await openHome();
  expect(sections()).toEqual(['Hot', ...CATEGORIES, ...WINNERS]);
  expect(document.querySelector('main [aria-label="Grand jackpot"]')).not.toBeNull();
  expect(
    document.querySelectorAll('main [aria-label="More offers"] a, main [aria-label="More offers"] button').length,
  ).toBeGreaterThan(2);
});

it('home has banners of one and a bit, and offers of three in a row at its end [BANNER-04] [HOME-01]', async () => {
  await openHome();
  const variantOf = (name: string): string | null | undefined =>
    partOf('main section', name)?.querySelector('[data-variant]')?.getAttribute('data-variant');
  expect([variantOf('Offers'), variantOf('More offers')]).toEqual(['home', 'footer']);
});

it('shows favourites and recently played games after the hot games to members [LOBBY-01] [LOBBY-02]', async () => {
  await openHome('member');
  expect(sections()).toEqual(['Hot', 'Favourites', 'Played last', ...CATEGORIES, ...WINNERS]);
});

it('cockfights and e-lotteries are shown by their vendors [LOBBY-03]', async () => {
  await openHome();
  const linksUnder = (title: string): string[] => {
    const section = [...document.querySelectorAll('main section')].find(
      (candidate) => candidate.querySelector('h2')?.textContent === title,
    );
    return [...(section?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href') ?? '');
  };
  expect(linksUnder('Cockfights').every((link) => /gameType=COCKFIGHT/.test(link))).toBe(true);
  expect(
    linksUnder('E-lottery').every((link) => /^\/(?:elott\?vassalage=|lottery|vnLottery|seaLottery)/.test(link)),
  ).toBe(true);
  expect([linksUnder('Cockfights').length, linksUnder('E-lottery').length]).toEqual([3, 3]);
});

it('the winner board is on home and on no other page [HOME-05]', async () => {
  await openHome();
  for (const address of ['/rng', '/hot', '/lott']) {
    await open(address);
    expect([address, sections().includes(WINNERS[0])]).toEqual([address, false]);
  }
});

it('the top navigation begins with home, has the categories in their order, and ends with promotions [NAV-01] [NAV-03]', async () => {
  await openHome();
  const categories = ['/lott', '/elott', '/live', '/sports', '/fish', '/rng', '/pvp', '/esports'];
  expect(links('header nav')).toEqual(['/', ...categories, '/promotions']);
});

it('a category is in the top navigation only when the platform lists a vendor for it [NAV-02]', async () => {
  changeAnswers<ListGameVendorsResponse['value']>(harness.site, 'listGameVendors', (value) => ({
    ...value,
    sortedVendors: value.sortedVendors
      .filter(({ gameCategory }) => gameCategory !== 'FISH')
      .map((entry) => (entry.gameCategory === 'LIVE' ? { ...entry, vendors: [] } : entry)),
  }));
  await openHome();
  expect(links('header nav')).toEqual(['/', '/lott', '/elott', '/sports', '/rng', '/pvp', '/esports', '/promotions']);
});

it('the menu offers a member all twelve categories [GAME-01]', async () => {
  await openHome('member');
  const menu = (): HTMLElement | undefined => partOf('nav', 'Menu');
  await harness.site.waitUntil(() => linksOf(menu()).includes('/recent'), 'The menu');
  const lists = ['Hot', 'Favourites', 'Played last'];
  expect(linkNamesOf(menu())).toEqual(expect.arrayContaining([...lists, ...CATEGORIES, 'Lottery']));
});

it.each([
  ['/login', 'Welcome back', '/'],
  ['/register', 'Take your seat', '/register'],
])('%s shows its popup over home [ROUTE-04] [ROUTE-05] [MODAL-03]', async (address, title, shownAddress) => {
  await harness.site.open({ address });
  await harness.site.waitUntil(() => partOf('[role=dialog]', title) !== undefined, title);
  expect(location.pathname).toBe(shownAddress);
  expect(partOf('section', 'Grand jackpot')).toBeDefined();
});

describe('the view', () => {
  const title = (): Element | null => document.querySelector('main h1');

  it('is kept between home, login and registration [ROUTE-26]', async () => {
    await openHome();
    const before = title();
    await press('Log in');
    await harness.site.waitUntil(() => findControl('Password') !== undefined, 'The login');
    expect(title()).toBe(before);
    await press('Close');
    await harness.site.waitUntil(() => findControl('Password') === undefined, 'Home');
    await press('Register');
    await harness.site.waitUntil(() => findControl('Create account') !== undefined, 'The registration');
    expect(title()).toBe(before);
  });

  it('is kept when a link to its page is pointed at, and a game is searched', async () => {
    await openHome();
    const link = document.querySelector<HTMLElement>('header nav a[href="/live"]');
    await press(link);
    await harness.site.waitUntil(() => title()?.textContent === 'Live casino', 'The live casino');
    const field = findControl(/^Search/);
    await pointAt(document.body);
    await pointAt(link);
    await harness.site.untilIdle();
    await fill(/^Search/, 'gold');
    await harness.site.waitUntil(() => location.search.includes('name=gold'), 'The search');
    expect(findControl(/^Search/)).toBe(field);
  });

  it('is created again when the path or the vendor of the address changes [ROUTE-25]', async () => {
    await open('/rng');
    const before = title();
    await press('Mangga Street');
    await harness.site.waitUntil(() => title()?.textContent === 'Mangga Street', 'The vendor');
    expect(title()).not.toBe(before);
    const ofVendor = title();
    await press(document.querySelector('header nav a[href="/rng"]'));
    await harness.site.waitUntil(() => title()?.textContent === 'Slots', 'The slots');
    expect(title()).not.toBe(ofVendor);
  });
});

it('a guest is offered to log in and to register, a member to pay in [HEADER-04]', async () => {
  await openHome();
  expect(links('header').slice(-2)).toEqual(['/login', '/register']);
  await openHome('member');
  expect(links('header')).not.toContain('/login');
  expect(links('header')).not.toContain('/register');
});

it('favourites and what was played last are in the side menu of who is logged in only [SIDE-09]', async () => {
  await openHome();
  expect(links('nav')).not.toContain('/favorite');
  expect(links('nav')).not.toContain('/recent');
  await openHome('member');
  expect(links('nav')).toEqual(expect.arrayContaining(['/hot', '/favorite', '/recent']));
});

it('a guest browses the games, and may log in, register or play free [ROLE-04]', async () => {
  await openHome();
  expect(links('main').some((link) => link.startsWith('/seamless?'))).toBe(true);
  expect(links('header').slice(-2)).toEqual(['/login', '/register']);
  await press('Log in');
  await harness.site.waitUntil(() => findControl('Password') !== undefined, 'The login');
  await press('Try it with play money');
  await harness.site.waitUntil(() => sessionStorage.getItem('token')?.startsWith('trl_') === true, 'Free play');
  await harness.site.waitUntil(() => findControl('Password') === undefined, 'Home');
  expect(location.pathname).toBe('/');
});
