import { getSportsMatch, listSportsMatches } from '@croupier/sdk/client';
import type { SportsMatch } from '@croupier/sdk/types';
import { HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { createCaller, refusalOf } from '../../testing/caller.ts';
import { setResult } from './results.ts';

const DAY = HOUR_MS * 24;
const list = async (
  query: NonNullable<Parameters<typeof listSportsMatches>[0]>['query'] = {},
  caller = createCaller(),
) => (await listSportsMatches({ client: caller.client, query: { pageSize: 100, ...query } })).value;
const pricesOf = ({ markets }: SportsMatch): string =>
  markets.flatMap(({ selections }) => selections.map(({ odds }) => odds)).join();

describe('the matches of the sports books', () => {
  it('are live first, then by time, in four sports and two games of e-sports', async () => {
    const { content, sports, totalElements } = await list({ pageSize: 100, days: 3 });
    expect(content).toHaveLength(totalElements);
    expect(sports.map(({ sport, title }) => title ?? sport).toSorted()).toEqual(
      ['BASKETBALL', 'BOXING', 'Bakunawa Arena', 'FOOTBALL', 'Iron Siege', 'VOLLEYBALL'].toSorted(),
    );
    const live = content.filter(({ state }) => state === 'LIVE');
    expect(live.length).toBeGreaterThan(0);
    expect(content.slice(0, live.length)).toEqual(live);
    const times = content.slice(live.length).map(({ startsAt }) => startsAt);
    expect(times).toEqual(times.toSorted());
    expect(new Set(content.map(({ state }) => state))).toEqual(new Set(['LIVE', 'SCHEDULED']));
  });

  it('are the same in every world at the same time', async () => {
    expect(await list()).toEqual(await list());
  });

  it('name two different sides, and no side plays twice at one time', async () => {
    const { content } = await list({ pageSize: 100, days: 3 });
    const places = content.flatMap(({ league, startsAt, home, away }) => [
      `${league} ${startsAt} ${home}`,
      `${league} ${startsAt} ${away}`,
    ]);
    expect(new Set(places).size).toBe(places.length);
  });

  it('are narrowed by category, sport, game, state and day', async () => {
    const esports = await list({ gameType: 'ESPORTS' });
    expect(new Set(esports.content.map(({ vassalage }) => vassalage))).toEqual(new Set(['IMES']));
    expect(esports.books?.map(({ vassalage }) => vassalage)).toEqual(['IMES']);
    expect((await list({ gameType: 'SPORTS' })).content.some(({ sport }) => sport === 'ESPORTS')).toBe(false);
    expect(new Set((await list({ sport: 'FOOTBALL' })).content.map(({ sport }) => sport))).toEqual(
      new Set(['FOOTBALL']),
    );
    const titles = await list({ title: 'Iron Siege' });
    expect(new Set(titles.content.map(({ title }) => title))).toEqual(new Set(['Iron Siege']));
    expect(titles.sports.length).toBe(6);
    expect(new Set((await list({ state: 'LIVE' })).content.map(({ state }) => state))).toEqual(new Set(['LIVE']));
    // The brand's day begins at 16:00 UTC.
    const tomorrow = (await list({ startsOn: '2026-11-22' })).content.map(({ startsAt }) => startsAt);
    expect(tomorrow.length).toBeGreaterThan(10);
    expect(tomorrow.every((time) => time >= '2026-11-21T16:00' && time < '2026-11-22T16:00')).toBe(true);
    expect((await list({ days: 1 })).content.every(({ startsAt }) => startsAt < '2026-11-21T16:00')).toBe(true);
  });

  it('have markets with an overround, and lines that can be met exactly among them', async () => {
    const caller = createCaller();
    const { content } = await list({ pageSize: 60 }, caller);
    const matches = await Promise.all(
      content.map(
        async ({ matchId }) =>
          (await getSportsMatch({ client: caller.client, path: { matchId }, query: { language: 'EN' } })).value,
      ),
    );
    const markets = matches.flatMap(({ markets: all }) => all);
    for (const { selections } of markets) {
      expect(selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0)).toBeGreaterThan(1.005);
    }
    const lines = markets.flatMap(({ line }) => line ?? []);
    expect(
      lines.some((line) => line.endsWith('.5')) && lines.some((line) => /\d$/.test(line) && !line.includes('.')),
    ).toBe(true);
    expect(matches.every(({ marketCount, markets: all }) => marketCount === all.length)).toBe(true);
  });

  it('move their odds over time, and never twice at one moment', async () => {
    const caller = createCaller();
    const first = await list({ state: 'SCHEDULED' }, caller);
    const same = await list({ state: 'SCHEDULED' }, caller);
    expect(first.content.map(pricesOf)).toEqual(same.content.map(pricesOf));
    caller.world.clock.advance(10 * MINUTE_MS);
    const later = new Map(
      (await list({ state: 'SCHEDULED' }, caller)).content.map((match) => [match.matchId, pricesOf(match)]),
    );
    const moved = first.content.filter((match) => later.get(match.matchId) !== pricesOf(match));
    expect(moved.length).toBeGreaterThan(first.content.length / 2);
  });

  it('close their markets when they begin, show a score, end, and are known for a day', async () => {
    const caller = createCaller();
    const { world, client } = caller;
    const [next] = (await list({ state: 'SCHEDULED', sport: 'BASKETBALL' }, caller)).content;
    const matchId = next?.matchId ?? '';
    const read = async () => (await getSportsMatch({ client, path: { matchId } })).value;
    world.clock.advance(Date.parse(next?.startsAt ?? '') - world.clock.now().getTime());
    expect(await read()).toMatchObject({
      state: 'LIVE',
      score: '0 : 0',
      markets: [{ state: 'CLOSED' }, { state: 'CLOSED' }, { state: 'CLOSED' }],
    });
    world.clock.advance(50 * MINUTE_MS);
    const half = (await read()).score?.split(' : ').map(Number) ?? [];
    world.clock.advance(50 * MINUTE_MS);
    const end = await read();
    expect(end.state).toBe('ENDED');
    const final = end.score?.split(' : ').map(Number) ?? [];
    expect(half).toEqual(final.map((points) => Math.floor(points / 2)));
    world.clock.advance(DAY);
    expect((await refusalOf(read())).code).toBe('NOT_FOUND');
  });

  it('are suspended now and then before they begin', async () => {
    const { world, client } = createCaller();
    const { content } = await list({ state: 'SCHEDULED', startsOn: '2026-11-25' }, createCaller());
    const matchId = content[0]?.matchId ?? '';
    const states = new Set<string>();
    for (let minute = 0; minute < 1200; minute += 4) {
      states.add((await getSportsMatch({ client, path: { matchId } })).value.markets[0]?.state ?? '');
      world.clock.advance(4 * MINUTE_MS);
    }
    expect(states).toEqual(new Set(['OPEN', 'SUSPENDED']));
  });

  it('end, or are called off, by a control call at once', async () => {
    const caller = createCaller();
    const [first, second] = (await list({ state: 'SCHEDULED' }, caller)).content;
    setResult(caller.world, first?.matchId ?? '', { home: 7, away: 2 });
    setResult(caller.world, second?.matchId ?? '', undefined);
    const read = async (matchId = '') => (await getSportsMatch({ client: caller.client, path: { matchId } })).value;
    expect(await read(first?.matchId)).toMatchObject({
      state: 'ENDED',
      score: '7 : 2',
      markets: [{ state: 'CLOSED' }, {}, {}],
    });
    const off = await read(second?.matchId);
    expect([off.state, off.score]).toEqual(['CANCELLED', undefined]);
  });

  it.each([
    'nothing',
    'mt_BRGY_20261121_6',
    'mt_BRGY_20261121_02',
    'mt_NBA_20261121_1',
    'mt_BRGY_20269999_1',
    'mt_BRGY_20270121_1',
  ])('%s is not among them', async (matchId) => {
    const { client } = createCaller();
    expect((await refusalOf(getSportsMatch({ client, path: { matchId } }))).code).toBe('NOT_FOUND');
  });

  it('have names in the language that is asked for', async () => {
    const names = async (language: 'EN' | 'TY') =>
      (await list({ language, sport: 'FOOTBALL' })).content[0]?.markets[0]?.name;
    expect([await names('EN'), await names('TY')]).toEqual(['Winner', 'Mananalo']);
  });
});
