import type { ListGameVendorsResponse } from '@croupier/sdk/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { answerWith, changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';
import { linksOf, partOf, showsText, sectionOf, tilesOf } from '../../testing/page-parts.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());
afterEach(() => vi.restoreAllMocks());

const hasSection = (title: string): boolean =>
  [...document.querySelectorAll('main h2')].some(({ textContent }) => textContent === title);

/** Opens the home page and waits until a section shows its games. */
async function openHome(section: string, as?: string): Promise<void> {
  await harness.site.open({ address: '/', token: as && harness.tokens[as] });
  await harness.site.waitUntil(() => hasSection(section) && tilesOf(sectionOf(section)).length > 0, section);
}

async function showMore(section: string): Promise<void> {
  const moreButton = [...sectionOf(section).querySelectorAll('button')].find(
    (button) => button.textContent === 'Show more',
  );
  await press(moreButton);
  await harness.site.untilIdle();
}

describe('a section of games', () => {
  it.each(['Hot', 'Slots'])('of %s shows ten, and twenty after "Show more" [LOBBY-04] [LOBBY-26]', async (section) => {
    await openHome(section);
    expect(tilesOf(sectionOf(section))).toHaveLength(10);
    await showMore(section);
    expect(tilesOf(sectionOf(section))).toHaveLength(20);
  });

  it('leads from each tile to its game, from the list to all [GAME-07]', async () => {
    await openHome('Slots');
    const [first = ''] = linksOf(tilesOf(sectionOf('Slots'))[0]);
    expect(first).toMatch(/^\/seamless\?vassalage=\w+&gameType=RNG&nodeId=rng_\d+$/);
    expect(linksOf(sectionOf('Slots'))[0]).toBe('/rng');
    const gameLinks = linksOf(sectionOf('Slots')).filter((link) => link !== '/rng');
    expect(gameLinks.every((link) => link.startsWith('/seamless?'))).toBe(true);
    expect(new Set(gameLinks).size).toBe(10);
  });

  it('says of a game under maintenance when it is back, and offers no heart for it [GAME-04]', async () => {
    const until = '2030-01-01T13:30:00Z';
    const { store } = harness.site.world;
    await openHome('Slots', 'member');
    const link = linksOf(tilesOf(sectionOf('Slots'))[1])[0] ?? '';
    const id = new URLSearchParams(link.split('?')[1]).get('nodeId') ?? '';
    expect(tilesOf(sectionOf('Slots'))[1]?.textContent).not.toContain('Back at');
    store.transact(() => store.gameMaintenance.insert({ id, until }));
    await openHome('Slots', 'member');
    const tile = tilesOf(sectionOf('Slots'))[1];
    // In the brand's time zone.
    expect(tile?.textContent).toContain('Back at 9:30 PM');
    expect(tile?.querySelector('button')).toBeNull();
  });
});

describe('a section of vendors', () => {
  it('shows five cards at most [LOBBY-05]', async () => {
    changeAnswers<ListGameVendorsResponse['value']>(harness.site, 'listGameVendors', (value) => ({
      ...value,
      lanes: value.lanes.map((lane) => {
        const [card] = lane.cards;
        const codes = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7'];
        if (lane.title !== 'ELOTT' || card === undefined) return lane;
        return { ...lane, cards: codes.map((vassalage) => ({ ...card, vassalage, displayName: vassalage })) };
      }),
    }));
    await openHome('E-lottery');
    expect(tilesOf(sectionOf('E-lottery')).map(({ textContent }) => textContent)).toEqual(
      ['V1', 'V2', 'V3', 'V4', 'V5'].map((name) => expect.stringContaining(name)),
    );
  });
});

describe('a favourite that the platform does not remove', () => {
  it('has its heart again, and says why [FAV-02]', async () => {
    const { site } = harness;
    await openHome('Favourites', 'member');
    const heart = (): HTMLElement | undefined => findControl(/^Remove .* from favourites$/);
    const name = heart()?.getAttribute('aria-label') ?? '';
    const tiles = tilesOf(sectionOf('Favourites')).length;
    let isRefetched = false;
    answerWith(site, 'removeFavoriteGame', async () => new Response(null, { status: 500 }));
    // The refetch fails too, so that it does not restore the list.
    answerWith(site, 'listFavoriteGameIds', async () => {
      isRefetched = true;
      return new Response(null, { status: 503 });
    });
    await press(heart());
    await site.waitUntil(() => showsText('The favourite was not changed') && isRefetched, 'The refusal');
    expect(findControl(name)).toBeDefined();
    expect(tilesOf(sectionOf('Favourites'))).toHaveLength(tiles);
  });

  it('loses its heart at once, before the platform has answered [FAV-02]', async () => {
    const { site } = harness;
    await openHome('Favourites', 'member');
    const name = findControl(/^Remove .* from favourites$/)?.getAttribute('aria-label') ?? '';
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answerWith(site, 'removeFavoriteGame', async (request, next) => {
      await held;
      return next(request);
    });
    await press(name);
    await site.waitAtMost(() => findControl(name) === undefined, 2_000);
    expect(findControl(name)).toBeUndefined();
    release();
    await site.untilIdle();
    expect(findControl(name)).toBeUndefined();
  });
});

describe('the jackpot without a pool of the platform', () => {
  it('starts at 28,000,000.00 at the least and grows by 100 after 3 seconds [JACKPOT-02] [JACKPOT-03] [HOME-03]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await harness.site.open({ address: '/' });
    const jackpotText = (): string => partOf('section', 'Grand jackpot')?.textContent ?? '';
    await harness.site.waitUntil(() => jackpotText().includes('28,000,000.00'), 'The jackpot');
    await harness.site.waitAtMost(() => jackpotText().includes('28,000,100.00'), 10_000);
    expect(jackpotText()).toContain('28,000,100.00');
  });
});
