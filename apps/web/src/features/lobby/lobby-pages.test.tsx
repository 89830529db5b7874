import { beforeEach, describe, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { linkNamesOf, linksOf, partOf, showsText, tilesOf } from '../../testing/page-parts.ts';
import { fill, findControl, press, pressKey } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** Opens a page of games, and waits until it lists games. */
async function openLobby(address: string, list: string, token?: string): Promise<void> {
  await harness.site.open({ address, token });
  await harness.site.waitUntil(() => tilesOf(partOf('[role=list]', list)).length > 0, address);
}

const games = (list: string): HTMLElement[] => tilesOf(partOf('[role=list]', list));
const kinds = (): string[] => linkNamesOf(partOf('nav', 'Kinds of games'));

describe('a page of games', () => {
  it.each([
    ['/rng', 'Slots'],
    ['/live', 'Live casino'],
    ['/rng?vassalage=JDB', 'Slots'],
  ])('has fifteen at %s [LOBBY-24]', async (address, list) => {
    await openLobby(address, list);
    expect(games(list)).toHaveLength(15);
  });

  it('has fifteen when a name is searched for, on the second page too [LOBBY-25]', async () => {
    await openLobby('/rng?name=a', 'Slots');
    expect(games('Slots')).toHaveLength(15);
    const first = linksOf(partOf('[role=list]', 'Slots'));
    await openLobby('/rng?name=a&page=2', 'Slots');
    expect(games('Slots')).toHaveLength(15);
    const second = linksOf(partOf('[role=list]', 'Slots'));
    expect(second.filter((link) => first.includes(link))).toEqual([]);
  });

  it('leads from each tile to its game [GAME-07]', async () => {
    await openLobby('/fish', 'Fishing');
    const links = linksOf(partOf('[role=list]', 'Fishing'));
    const gameLinks = links.filter((link) => /^\/seamless\?vassalage=\w+&gameType=FISH&nodeId=fish_\d+$/.test(link));
    expect(gameLinks).toHaveLength(15);
  });
});

describe('a lobby', () => {
  it.each([
    ['/rng', 'Slots'],
    ['/live', 'Live casino'],
    ['/fish', 'Fishing'],
    ['/pvp', 'Card games'],
  ])(
    'at %s has menus of vendors and kinds, a search, games and pages [LOBBY-07] [LOBBY-08] [LOBBY-09] [LOBBY-10] [ROUTE-19]',
    async (address, list) => {
      await openLobby(address, list);
      expect(document.querySelector('main h1')?.textContent).toBe(list);
      expect(linksOf(partOf('nav', 'Game makers'))[1]).toMatch(new RegExp(`^${address}\\?vassalage=\\w+$`));
      expect(kinds().slice(0, 2)).toEqual(['All', 'New']);
      expect(document.querySelector('main input[type=search]')).not.toBeNull();
      expect(linksOf(partOf('nav', 'Pages of games'))).toContain(`${address}?page=2`);
    },
  );
});

describe('a list across the categories', () => {
  it.each([
    ['/hot', 'Hot'],
    ['/favorite', 'Favourites'],
    ['/recent', 'Played last'],
  ])('has a menu of categories at %s [LOBBY-11]', async (address, list) => {
    await openLobby(address, list, harness.tokens['member']);
    const categories = partOf('nav', 'Categories');
    expect(linkNamesOf(categories)).toEqual(expect.arrayContaining(['All', 'Slots', 'Fishing']));
    expect(linksOf(categories)).toContain(`${address}?gameType=RNG`);
  });
});

it('e-sports have a title with a button that leads back home [LOBBY-12]', async () => {
  await harness.site.open({ address: '/esports' });
  const back = (): HTMLElement | undefined => findControl('Back to the start');
  await harness.site.waitUntil(() => back() !== undefined, 'The page');
  expect(back()?.closest('header, div')?.querySelector('h1')?.textContent).toBe('E-sports');
  await press(back());
  await harness.site.waitUntil(() => location.pathname === '/', 'Home');
});

it('keeps the search box while it has text [LOBBY-13]', async () => {
  await openLobby('/rng', 'Slots');
  const box = (): HTMLInputElement | null => document.querySelector('main input[type=search]');
  await fill(/^Search/, 'a');
  expect(findControl(/^Close/)).toBeUndefined();
  await press(box());
  await pressKey('{Escape}');
  await harness.site.untilIdle();
  expect(box()?.value).toBe('');
});

describe('the kinds of games', () => {
  it('are scratch cards, video poker, jackpots, table games, arcade and bingo among slots [LOBBY-08] [LOBBY-15] [LOBBY-16]', async () => {
    await openLobby('/rng', 'Slots');
    const all = ['All', 'New', 'Scratch cards', 'Video poker', 'Jackpot', 'Table games', 'Arcade', 'Bingo'];
    expect(kinds()).toEqual(all);
  });

  it.each([
    ['/live', 'Live casino', 'Baccarat', 'BAC'],
    ['/pvp', 'Card games', 'Tongits', 'TON'],
  ])('are those of the category at %s, too [LOBBY-08]', async (address, list, kind, code) => {
    await openLobby(address, list);
    expect(kinds().slice(0, 2)).toEqual(['All', 'New']);
    expect(kinds()).toContain(kind);
    expect(linksOf(partOf('nav', 'Kinds of games'))).toContain(`${address}?classify=${code}`);
  });
});

describe('the page of a vendor', () => {
  it.each([
    ['/live', 'LIVE'],
    ['/fish', 'FISH'],
    ['/pvp', 'PVP'],
    ['/sports', 'SPORTS'],
    ['/esports', 'ESPORTS'],
  ])('starts the vendor by a button of its own at %s [LOBBY-17] [LOBBY-18]', async (address, category) => {
    const { site } = harness;
    await site.open({ address });
    const vendors = (): string[] =>
      linksOf(document.querySelector('main') ?? undefined).flatMap((link) => /vassalage=(\w+)/.exec(link)?.[1] ?? []);
    await site.waitUntil(() => vendors().length > 0, 'The vendors');
    const [vendor = ''] = vendors();
    await site.open({ address: `${address}?vassalage=${vendor}` });
    const play = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('main a')].find(({ textContent }) => textContent.startsWith('Play '));
    await site.waitUntil(() => play() !== undefined, 'The button');
    expect(play()?.getAttribute('href')).toBe(`/seamless?vassalage=${vendor}&gameType=${category}`);
  });

  it('of slots has no such button [LOBBY-18]', async () => {
    await openLobby('/rng?vassalage=JDB', 'Slots');
    expect(showsText('Mangga Street')).toBe(true);
    expect(linkNamesOf(document.querySelector('main') ?? undefined).filter((name) => name.startsWith('Play '))).toEqual(
      [],
    );
  });
});
