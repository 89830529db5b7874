import { getSiteConfiguration } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { applyScene, createWorld } from '../node.ts';
import { openControl } from '../testing/control.ts';

const HOUR_MS = 60 * 60_000;

describe('a scene', () => {
  it('of a new world has nothing but its seed', async () => {
    const { control } = openControl();
    await control('POST', '/reset', { seed: 7 });
    await control('PATCH', '/clock', { frozen: true });
    const { body } = await control('GET', '/scene');
    expect(body).toEqual({
      seed: 7,
      scenario: null,
      elapsed: expect.any(Number),
      frozen: true,
      site: {},
      faults: [],
      movements: 0,
    });
    expect(body.elapsed).toBeLessThan(60_000);
  });

  it('brings another world into the same state, with neither token nor password', async () => {
    const { control, client } = openControl();
    await control('POST', '/scenario', { name: 'after-big-win' });
    await control('PATCH', '/clock', { advance: 2 * HOUR_MS });
    await control('PATCH', '/site', { flags: { FREEPLAY3: false }, policyPack: 'mgaLike', maintenance: true });
    await control('POST', '/faults', { operation: 'login', kind: 'slow', milliseconds: 900, count: 2 });
    const { movements, ...scene } = (await control('GET', '/scene')).body;
    expect(movements).toBeGreaterThan(0);
    expect(JSON.stringify(scene)).not.toMatch(/token|password/i);
    const { body } = await control('POST', '/scene', scene, 'other');
    expect(body).toMatchObject({ account: 'maricel', login: { token: body.token } });
    const again = (await control('GET', '/scene', undefined, 'other')).body;
    expect(again).toEqual({ ...scene, elapsed: expect.any(Number), movements });
    expect(again.elapsed - scene.elapsed).toBeLessThan(HOUR_MS / 4);
    await control('PATCH', '/site', { maintenance: false }, 'other');
    const { value } = await getSiteConfiguration({
      client,
      query: { device: 'WEB' },
      headers: { 'X-Mock-World': 'other' },
    });
    expect(value.whitelabel.FREEPLAY3).toBe(false);
  });

  it('logs in as its account, or as nobody', async () => {
    const { control } = openControl();
    expect((await control('POST', '/scene', { account: 'amihan' })).body).toMatchObject({ account: 'amihan' });
    expect((await control('POST', '/scene', { scenario: 'after-big-win', account: null })).body).toEqual({});
  });

  it('with an unknown scenario is refused, and the world stays as it is', async () => {
    const { control } = openControl();
    await control('PATCH', '/site', { maintenance: true });
    const { status, body } = await control('POST', '/scene', { scenario: 'gone' });
    expect([status, body.problems[0]]).toEqual([400, expect.stringMatching(/^scenario: must be one of/)]);
    expect((await control('GET', '/site')).body.maintenance).toBe(true);
  });

  it('is applied to the world of a test', () => {
    const world = createWorld();
    const { token = '' } = applyScene(world, { scenario: 'deposit-pending', elapsed: HOUR_MS / 60 });
    expect(world.store.sessions.get(token)).toBeDefined();
    expect(world.store.depositOrders.all().some(({ amount }) => amount === '500.02')).toBe(true);
  });
});

describe('what comes next by the clock', () => {
  it('is listed by time, one of each kind', async () => {
    const { control } = openControl();
    await control('POST', '/scenario', { name: 'salary-running' });
    const { upcoming } = (await control('GET', '/upcoming')).body;
    const kinds = upcoming.map(({ kind }: { kind: string }) => kind);
    const times = upcoming.map(({ at }: { at: string }) => at);
    expect(kinds).toEqual(expect.arrayContaining(['settlement', 'draw', 'raffle', 'rankCheck']));
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(times).toEqual(times.toSorted());
  });

  it('has happened when the clock was moved to it', async () => {
    const { control } = openControl();
    await control('POST', '/scenario', { name: 'deposit-pending' });
    const find = async (): Promise<{ at: string } | undefined> =>
      (await control('GET', '/upcoming')).body.upcoming.find(({ kind }: { kind: string }) => kind === 'deposit');
    const step = await find();
    await control('PATCH', '/clock', { to: step?.at });
    expect(await find()).toBeUndefined();
  });
});
