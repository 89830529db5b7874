import { expect, it } from 'vitest';

import { openSandbox } from '../../games/sandbox.ts';
import { createRouter } from '../router.ts';
import { createWorlds } from '../worlds.ts';

const ORIGIN = 'http://platform.example';

function open() {
  const { fetch } = createRouter(createWorlds(), { loadSandbox: () => openSandbox });
  const ask = async (path: string) => (await fetch(new Request(ORIGIN + path))).json();
  return {
    matches: async () => (await ask('/wps/sports/matches?state=SCHEDULED')).value.content,
    match: async (id: string) => (await ask(`/wps/sports/matches/${id}`)).value,
    set: async (body: object) => {
      const call = new Request(`${ORIGIN}/__mock/match-results`, { method: 'POST', body: JSON.stringify(body) });
      return (await fetch(call)).status;
    },
  };
}

it('a control call ends a match with a score, calls it off, and changes its mind', async () => {
  const { matches, match, set } = open();
  const [{ matchId }] = await matches();
  expect(await set({ matchId, result: { home: 98, away: 91 } })).toBe(200);
  expect(await match(matchId)).toMatchObject({ state: 'ENDED', score: '98 : 91' });
  expect(await set({ matchId, result: null })).toBe(200);
  expect(await match(matchId)).toMatchObject({ state: 'CANCELLED' });
});

it('refuses an unknown match, and a score that is none', async () => {
  const { matches, set } = open();
  const [{ matchId }] = await matches();
  expect(await set({ matchId: 'mt_1', result: null })).toBe(400);
  expect(await set({ matchId, result: { home: -1, away: 0 } })).toBe(400);
  expect(await set({ matchId })).toBe(400);
});
