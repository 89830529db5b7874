// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { setUpFaultHarness } from '../testing/fault-harness.ts';
import { query } from '../testing/user-actions.ts';

// Renders whole pages, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const harness = setUpFaultHarness();
beforeEach(() => harness.renew());

const open = async (address: string, as?: string): Promise<void> => {
  await harness.site.open({ address, token: as && harness.tokens[as] });
  await harness.site.until(() => document.querySelector('main h1') !== null, 'The page');
};

const sections = (): string[] => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent ?? '');

const links = (selector: string): string[] =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href') ?? '');

const CATEGORIES = ['Slots', 'Live casino', 'Fishing', 'Sports', 'Card games', 'E-sports', 'Cockfights', 'E-lottery'];
const WINNERS = 'Winner board';

const openHome = async (as?: string): Promise<void> => {
  await open('/', as);
  await harness.site.until(() => sections().includes(WINNERS), 'The end of home');
};

it('home has the jackpot, its sections in their order, winners and offers [HOME-03] [HOME-04] [HOME-06] [LOBBY-01]', async () => {
  await openHome();
  expect(sections()).toEqual(['Hot', ...CATEGORIES, WINNERS]);
  expect(document.querySelector('main [aria-label="Grand jackpot"]')).not.toBeNull();
  expect(
    document.querySelectorAll('main [aria-label="More offers"] a, main [aria-label="More offers"] button').length,
  ).toBeGreaterThan(2);
});

it('shows favourites and recently played games after the hot games to members [LOBBY-01] [LOBBY-02]', async () => {
  await openHome('member');
  expect(sections()).toEqual(['Hot', 'Favourites', 'Played last', ...CATEGORIES, WINNERS]);
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
  expect(linksUnder('E-lottery').every((link) => link.startsWith('/elott?vassalage='))).toBe(true);
  expect([linksUnder('Cockfights').length, linksUnder('E-lottery').length]).toEqual([3, 3]);
});

it('the winner board is on home and on no other page [HOME-05]', async () => {
  await openHome();
  for (const address of ['/rng', '/hot', '/lott']) {
    await open(address);
    expect([address, sections().includes(WINNERS)]).toEqual([address, false]);
  }
});

it('the top navigation begins with home and has the categories in their order [NAV-03]', async () => {
  await openHome();
  const categories = ['/lott', '/elott', '/live', '/sports', '/fish', '/rng', '/pvp', '/esports'];
  expect(links('header nav')).toEqual(['/', ...categories]);
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

it('the login has the way to a new account, and a tab for each way in where the site offers them [LOGIN-01] [LOGIN-08] [LOGIN-17]', async () => {
  await harness.site.open({ address: '/', popup: 'login' });
  await harness.site.until(() => query('Remember me') !== undefined, 'The login');
  const tabs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=tab]')];
  const selectedStates = (): string[] => tabs().map((tab) => tab.getAttribute('aria-selected') ?? '');
  expect(links('[role=dialog]')).toContain('/register');
  expect(selectedStates()).toEqual(['true', 'false']);
  tabs()[1]?.click();
  await harness.site.untilIdle();
  expect(selectedStates()).toEqual(['false', 'true']);
});
