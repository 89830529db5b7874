import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { partOf, tilesOf } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const linkIn = (label: string, name: string): HTMLElement | undefined =>
  [...(partOf('nav', label)?.querySelectorAll<HTMLElement>('a') ?? [])].find(
    ({ textContent }) => textContent.trim() === name,
  );
const applied = (): string[] =>
  [...document.querySelectorAll('[role=group][aria-label="Active filters"] a')].map(({ textContent }) => textContent);
const names = (): string[] =>
  tilesOf(partOf('[role=list]', 'Slots')).map((tile) => tile.querySelector('.tile-name')?.textContent ?? '');
const count = (): string => document.querySelector('main header [role=status]')?.textContent ?? '';

async function openLobby(address: string): Promise<void> {
  await harness.site.open({ address });
  await harness.site.waitUntil(() => names().length > 0 && count() !== '', address);
}

describe('the filters of a lobby', () => {
  it('add up: several makers, several kinds and new games at once, kept in the URL [LOBBY-07] [LOBBY-08]', async () => {
    await openLobby('/rng');
    const requests = recordRequests(harness.site, 'listGames');
    for (const [label, name, query] of [
      ['Game makers', 'Mangga Street', '?vassalage=JDB'],
      ['Game makers', 'Salamin', '?vassalage=JDB&makers=CQ9'],
      ['Kinds of games', 'Jackpot', '?vassalage=JDB&makers=CQ9&classify=JP'],
      ['Kinds of games', 'Video poker', '?vassalage=JDB&makers=CQ9&classify=JP%2CVP'],
      ['Kinds of games', 'New', '?vassalage=JDB&makers=CQ9&classify=JP%2CVP&isNew=1'],
    ] as const) {
      await press(linkIn(label, name));
      // The view follows the URL.
      await harness.site.waitUntil(() => location.search === query && applied().includes(name), query);
    }
    await harness.site.waitUntil(() => count() !== '', 'The games');
    const { searchParams } = new URL(requests.at(-1)?.url ?? 'https://none.example');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      vassalage: 'JDB,CQ9',
      gameClassify: 'JP,VP',
      isNew: 'true',
      pageNo: '1',
    });
    expect(applied()).toEqual(['Mangga Street', 'Salamin', 'New', 'Jackpot', 'Video poker', 'Clear all']);
    for (const [label, name] of [
      ['Game makers', 'Salamin'],
      ['Kinds of games', 'New'],
      ['Kinds of games', 'Jackpot'],
    ] as const)
      expect(linkIn(label, name)?.getAttribute('aria-current')).toBe('true');
  });

  it('are removed one by one by their chips, or all at once, and the focus stays with them', async () => {
    await openLobby('/rng?vassalage=JDB&makers=CQ9&classify=JP&name=a&sort=name&page=2');
    await press('Remove Mangga Street');
    await harness.site.waitUntil(() => applied().length === 4, 'One maker less');
    expect(location.search).toBe('?vassalage=CQ9&classify=JP&name=a&sort=name');
    await press('Remove “a”');
    await harness.site.waitUntil(() => applied().length === 3, 'No name');
    expect(location.search).toBe('?vassalage=CQ9&classify=JP&sort=name');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Active filters');
    await press('Clear all');
    await harness.site.waitUntil(() => location.search === '?sort=name' && applied().length === 0, 'No filter');
  });

  it('ignore a maker that the category does not have, an unknown kind of order and an unknown vendor', async () => {
    await openLobby('/rng?vassalage=NOBODY&makers=JDB&sort=popularity');
    await harness.site.waitUntil(() => applied().length > 0, 'The filters');
    expect(applied()).toEqual(['Mangga Street', 'Clear all']);
    expect(document.querySelector('main h1')?.textContent).toBe('Mangga Street');
  });
});

describe('a lobby', () => {
  it('counts all its games, and says which page they are on', async () => {
    await openLobby('/rng');
    expect(count()).toMatch(/^1,\d{3} games$/);
    await openLobby('/rng?page=2');
    expect(count()).toMatch(/^Page 2 of \d+ · 1,\d{3} games$/);
  });

  it('loads the two pages after the one that is shown', async () => {
    const requests = recordRequests(harness.site, 'listGames');
    await openLobby('/rng?page=2');
    await harness.site.waitUntil(() => requests.length >= 3, 'The pages ahead');
    const pages = requests.map(({ url }) => new URL(url).searchParams.get('pageNo'));
    expect(new Set(pages)).toEqual(new Set(['2', '3', '4']));
    requests.length = 0;
    await press('Next page');
    await harness.site.waitUntil(() => requests.length > 0, 'The next page ahead');
    expect(requests.map(({ url }) => new URL(url).searchParams.get('pageNo'))).toEqual(['5']);
  });

  it('sorts by name when this is chosen, from the first page on', async () => {
    await openLobby('/rng?page=3');
    await press(findControl(/^Sort/));
    await harness.site.waitUntil(() => findControl('A to Z') !== undefined, 'The orders');
    await press('A to Z');
    await harness.site.waitUntil(() => location.search === '?sort=name' && count().startsWith('1,'), 'The order');
    await harness.site.untilIdle();
    const sorted = names();
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});
