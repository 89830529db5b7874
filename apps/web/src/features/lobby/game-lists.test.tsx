import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { press, findControl } from '../../testing/user-actions.ts';
import { linksOf, partOf, showsText } from '../../testing/page-parts.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** Sets the member's recently played games to this many slots. */
function setRecentSlots(count: number): void {
  const { store } = harness.site.world;
  const [member] = store.members.findBy('account', 'maricel');
  const memberId = member?.id ?? '';
  store.transact(() => {
    for (const { id } of store.recentGames.findBy('memberId', memberId)) store.recentGames.remove(id);
    for (let number = 1; number <= count; number += 1) {
      const nodeId = `rng_${20_000 + number}`;
      store.recentGames.insert({ id: `${memberId}:${nodeId}`, memberId, nodeId, playedAt: '2026-11-20T00:00:00Z' });
    }
  });
}

/** Records the requested pages of recently played games. */
function recordPages(): Set<number> {
  const pages = new Set<number>();
  answerWith(harness.site, 'listRecentGames', async (request, next) => {
    pages.add(Number(new URL(request.url).searchParams.get('page')));
    return next(request);
  });
  return pages;
}

const open = async (address: string): Promise<void> => {
  await harness.site.open({ address, token: harness.tokens['member'] });
  await harness.site.waitUntil(() => showsText(/\d+ (of \d+ )?games/), address);
};

describe('the games played last', () => {
  it('come twenty a page, and none is asked for above the last [LOBBY-23]', async () => {
    setRecentSlots(27);
    const pages = recordPages();
    await open('/recent');
    expect([...pages]).toEqual([1]);
    for (const shown of ['20', '27']) {
      await press('Show more');
      await harness.site.waitUntil(
        () => showsText(`${shown} of 27 games`) || showsText(`${shown} games so far`),
        shown,
      );
    }
    expect([...pages]).toEqual([1, 2]);
    expect(findControl('Show more')).toBeUndefined();
  });

  it('stop at the last page when the address wishes for more [LOBBY-23]', async () => {
    setRecentSlots(27);
    const pages = recordPages();
    await open('/recent?steps=99');
    await harness.site.waitUntil(() => showsText('27 of 27 games'), 'All games');
    expect(pages).toEqual(new Set([1, 2]));
    expect(findControl('Show more')).toBeUndefined();
  });

  it('have no button for more when there are ten or fewer [LOBBY-06]', async () => {
    setRecentSlots(10);
    await open('/recent');
    expect(showsText('10 games')).toBe(true);
    expect(findControl('Show more')).toBeUndefined();
    setRecentSlots(11);
    await open('/recent');
    expect(showsText('10 of 11 games')).toBe(true);
    expect(findControl('Show more')).toBeDefined();
  });
});

describe('the lists of the member', () => {
  it.each([
    ['/favorite', 'Favourites', 'favourites'],
    ['/recent', 'Played last', 'recentGames'],
  ] as const)('are at %s [ROUTE-17]', async (address, title, kept) => {
    const { store } = harness.site.world;
    await open(address);
    expect(document.querySelector('main h1')?.textContent).toBe(title);
    const own = store[kept].findBy('memberId', 'm_1001').map(({ nodeId }) => nodeId);
    const shown = linksOf(partOf('[role=list]', title)).flatMap((link) => /nodeId=(\w+)/.exec(link)?.[1] ?? []);
    expect(shown.length).toBeGreaterThan(2);
    expect(own).toEqual(expect.arrayContaining(shown));
  });
});
