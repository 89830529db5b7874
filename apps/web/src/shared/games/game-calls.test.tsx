import type { ListGamesResponse, ListHotGamesResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { SLOT } from '../../testing/page-calls.data.ts';
import { linksOf, partOf, sectionOf, tilesOf } from '../../testing/page-parts.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const MERCHANT = 'croupier';

/** Method and path, token, and query of a request. */
const readRequest = (request: Request | undefined): readonly [string, string | null, Record<string, string>] => {
  const { pathname, searchParams } = new URL(request?.url ?? 'https://none.example');
  const token = request?.headers.get('Authorization') ?? null;
  return [`${request?.method} ${pathname}`, token, Object.fromEntries(searchParams)];
};
const bearer = (): string => `Bearer ${harness.tokens['member']}`;
const hasSection = (title: string): boolean =>
  [...document.querySelectorAll('main h2')].some(({ textContent }) => textContent === title);

describe('the games of a lobby', () => {
  it('are requested with the filters of the address, fifteen a page [CALL-29]', async () => {
    const { site } = harness;
    const requests = recordRequests(site, 'listGames');
    await site.open({ address: '/rng?vassalage=JDB&classify=JP&name=%20gold%20&page=2' });
    await site.waitUntil(() => requests.length > 0, 'The call');
    const always = { clientType: '3', platform: 'flash,html5-desktop', merchant: MERCHANT, pageSize: '15' };
    const filters = { gameType: 'RNG', vassalage: 'JDB', gameClassify: 'JP', gameName: 'gold', pageNo: '2' };
    expect(readRequest(requests[0])).toEqual([
      'GET /wps/relay/GCSGAME_gameList',
      null,
      { ...always, ...filters, language: 'EN' },
    ]);
    requests.length = 0;
    await site.open({ address: '/rng?isNew=1' });
    await site.waitUntil(() => requests.length > 0, 'The call');
    expect(readRequest(requests[0])[2]).toEqual({
      ...always,
      gameType: 'RNG',
      isNew: 'true',
      pageNo: '1',
      language: 'EN',
    });
  });

  it('have the tag "Hot" when the platform says 1, and not when it says 0 [GAME-03]', async () => {
    const { site } = harness;
    const tagsWhenHotIs = async (isHot: 0 | 1): Promise<number> => {
      changeAnswers<ListGamesResponse['value']>(site, 'listGames', (value) => ({
        ...value,
        games: value.games.map((game) => ({ ...game, isNew: false, isHot })),
      }));
      await site.open({ address: '/rng' });
      await site.waitUntil(() => tilesOf(partOf('[role=list]', 'Slots')).length > 0, 'The games');
      return document.querySelectorAll('main [data-tag=hot]').length;
    };
    expect(await tagsWhenHotIs(1)).toBeGreaterThan(0);
    harness.resetWorld();
    expect(await tagsWhenHotIs(0)).toBe(0);
  });
});

it("leads from a vendor's entry among the games to the vendor's list, and from a game to the game [GAME-06]", async () => {
  const { site } = harness;
  changeAnswers<ListHotGamesResponse['value']>(site, 'listHotGames', (value) => ({
    ...value,
    list: value.list.slice(0, 2).map((game, index) => ({
      ...game,
      nodeId: `n${index}`,
      gameType: 'RNG',
      vassalage: 'JDB',
      isGame: index === 1,
    })),
  }));
  await site.open({ address: '/hot' });
  await site.waitUntil(() => tilesOf(partOf('[role=list]', 'Hot')).length > 0, 'The games');
  const links = linksOf(partOf('[role=list]', 'Hot'));
  expect(links).toEqual(['/rng?vassalage=JDB', '/seamless?vassalage=JDB&gameType=RNG&nodeId=n1']);
});

describe('the favourites of a member', () => {
  it('are requested all at once, with the token [CALL-32]', async () => {
    const { site, tokens } = harness;
    const requests = recordRequests(site, 'listFavoriteGames');
    await site.open({ address: '/favorite?gameType=FISH', token: tokens['member'] });
    await site.waitUntil(() => requests.length > 0, 'The call');
    const page = { clientType: '3', platform: 'html5-desktop', pageNo: '1', pageSize: '999', language: 'EN' };
    expect(readRequest(requests[0])).toEqual([
      'GET /wps/relay/MCSFE_getFavoriteGamesList',
      bearer(),
      { ...page, gameType: 'FISH' },
    ]);
  });

  it('are added by POST and removed by DELETE, by the id of the game [CALL-33] [CALL-34]', async () => {
    const { site, tokens } = harness;
    const added = recordRequests(site, 'addFavoriteGame');
    const removed = recordRequests(site, 'removeFavoriteGame');
    await site.open({ address: '/pvp', token: tokens['member'] });
    await site.waitUntil(() => findControl(/^Add .* to favourites$/) !== undefined, 'The heart');
    const heart = findControl(/^Add .* to favourites$/);
    const [link = ''] = linksOf(heart?.closest('[role=listitem]') ?? undefined);
    const nodeId = new URLSearchParams(link.split('?')[1]).get('nodeId');
    const name = heart?.getAttribute('aria-label')?.replace(/^Add (.*) to/, 'Remove $1 from') ?? '';
    await press(heart);
    await site.waitUntil(() => added.length > 0 && findControl(name) !== undefined, 'The favourite');
    expect(readRequest(added[0])).toEqual(['POST /wps/relay/MCSFE_addFavoriteGameV2', bearer(), {}]);
    expect(await added[0]?.json()).toEqual({ nodeId });
    // A heart takes one press in 1000 ms.
    await site.waitAtMost(() => false, 1_100);
    await press(name);
    await site.waitUntil(() => removed.length > 0, 'The removal');
    expect(readRequest(removed[0])).toEqual(['DELETE /wps/relay/MCSFE_removeFavoriteGameV2', bearer(), { nodeId }]);
  });
});

describe('the winner board', () => {
  const lines = (): string[] => tilesOf(sectionOf('Winner board')).map(({ textContent }) => textContent ?? '');
  const openHome = async (): Promise<void> => {
    await harness.site.open({ address: '/' });
    await harness.site.waitUntil(() => hasSection('Winner board') && lines().length > 0, 'The winner board');
    expect(lines()).toHaveLength(5);
    await press([...sectionOf('Winner board').querySelectorAll('button')][0]);
    await harness.site.waitUntil(() => lines().length > 5, 'All wins');
  };

  it('shows the twenty winners that it requests of all categories [CALL-46] [WINNER-01]', async () => {
    const requests = recordRequests(harness.site, 'listWinners');
    await openHome();
    expect(readRequest(requests[0])).toEqual([
      'GET /wps/relay/GCSGAME_getRankList',
      null,
      { gameCategory: 'ALL', language: 'EN', limitNum: '20' },
    ]);
    expect(lines()).toHaveLength(20);
    expect(lines().every((line) => /\S.*₱[\d,]+\.\d\d/.test(line))).toBe(true);
  });

  it('begins with the greatest win [WINNER-02]', async () => {
    await openHome();
    const sums = lines().map((line) => Number(/₱([\d,]+\.\d\d)/.exec(line)?.[1]?.replaceAll(',', '')));
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
    expect(new Set(sums).size).toBeGreaterThan(10);
  });

  it('has the latest wins beside it, and each win leads to its game', async () => {
    const requests = recordRequests(harness.site, 'listWinners');
    await openHome();
    await harness.site.waitUntil(() => hasSection('Latest wins'), 'The latest wins');
    expect(requests.map(({ url }) => new URL(url).searchParams.get('sort'))).toEqual(
      expect.arrayContaining([null, 'time']),
    );
    for (const section of ['Winner board', 'Latest wins']) {
      const links = linksOf(sectionOf(section));
      expect(links.length).toBeGreaterThanOrEqual(5);
      expect(links.every((link) => /^\/seamless\?vassalage=\w+&gameType=\w+&nodeId=\w+$/.test(link))).toBe(true);
    }
  });
});

it('launches a game with the token [CALL-28]', async () => {
  const { site, tokens } = harness;
  const requests = recordRequests(site, 'launchGame');
  await site.open({ address: SLOT, token: tokens['member'] });
  await site.waitUntil(() => findControl('Leave the game') !== undefined && requests.length > 0, 'The game');
  const game = { vassalage: 'TALA', gameType: 'RNG', nodeId: 'rng_20510', language: 'EN', platform: 'html5-desktop' };
  expect(requests.map(readRequest)).toEqual([['GET /wps/game/launchGame', bearer(), game]]);
});
