import { beforeEach, describe, expect, it } from 'vitest';

import { openSandbox } from '../games/sandbox.ts';
import { createRouter, type Router } from './router.ts';
import { createWorlds } from './worlds.ts';

const LOCAL = 'http://localhost:4173';

let router: Router;
beforeEach(() => {
  router = createRouter(createWorlds(), { loadSandbox: () => openSandbox });
});

/** Sends a call from a page at this origin, in a world. */
async function ask(origin: string, path: string, world?: string, change?: object): Promise<Response> {
  const request = new Request(origin + path, {
    headers: world === undefined ? {} : { 'X-Mock-World': world },
    ...(change !== undefined && { method: 'PATCH', body: JSON.stringify(change) }),
  });
  return router.fetch(request);
}

async function hostsAt(origin: string, world?: string): Promise<string[]> {
  const { value } = await (await ask(origin, '/wps/system/domainRoute?device=0', world)).json();
  return value.domainList.map(({ domainName }: { domainName: string }) => domainName);
}

/** Delay with which a line answers; undefined when it resets the connection. */
async function delayAt(host: string): Promise<number | undefined> {
  const outcome = await router.answer({
    method: 'GET',
    target: '/ping.json?speed=0.5519',
    headers: new Headers(),
    body: '',
    address: '127.0.0.1',
    origin: `http://${host}`,
  });
  return outcome.kind === 'answer' ? outcome.delay : undefined;
}

describe('the lines of the platform', () => {
  it.each([
    [LOCAL, 'm1.localhost:4173'],
    ['http://127.0.0.1:4174', 'm1.localhost:4174'],
    ['http://m3.localhost:4173', 'm1.localhost:4173'],
    ['http://[::1]:4173', 'm1.localhost:4173'],
    ['https://play.croupier.example', 'm1.croupier.example'],
    ['http://192.0.2.7:4173', 'm1.croupier.example'],
  ])('begin, for a caller at %s, with %s', async (origin, host) => {
    const hosts = await hostsAt(origin);
    expect(hosts).toHaveLength(8);
    expect(hosts[0]).toBe(host);
  });

  it('answer pings with their own delays; other hosts answer at once', async () => {
    const hosts = await hostsAt(LOCAL);
    const delays = await Promise.all(hosts.map(delayAt));
    expect(delays).toEqual([15, 30, 50, 95, 110, 125, 180, 260]);
    expect(await delayAt('m4.croupier.example')).toBe(95);
    expect(await Promise.all(['localhost:4173', 'm99.localhost:4173', 'evil.example'].map(delayAt))).toEqual([0, 0, 0]);
  });

  it('have the delays that a control call sets, and reset the connection when it is null', async () => {
    const patched = await ask(LOCAL, '/__mock/site', undefined, { lines: { m1: 400, m2: null } });
    expect(await patched.json()).toMatchObject({ lines: { m1: 400, m2: null, m3: 50 } });
    const hosts = await hostsAt(LOCAL);
    expect(await Promise.all(hosts.slice(0, 3).map(delayAt))).toEqual([400, undefined, 50]);
    await ask(LOCAL, '/__mock/site', undefined, { lines: { m2: 20 } });
    expect(await delayAt('m2.localhost:4173')).toBe(20);
  });

  it.each([{ m9: 10 }, { m1: -1 }, { m1: 1.5 }, { m1: 60_001 }, { m1: 'slow' }])(
    'refuse the delays %j',
    async (lines) => {
      expect((await ask(LOCAL, '/__mock/site', undefined, { lines })).status).toBe(400);
    },
  );

  it('name the world of the caller, so that a ping without cookie reaches it', async () => {
    await ask(LOCAL, '/__mock/site', 'slow-one', { lines: { m1: 900 } });
    const [host = ''] = await hostsAt(LOCAL, 'slow-one');
    expect(host).toBe('m1.slow-one.localhost:4173');
    expect(await delayAt(host)).toBe(900);
    expect(await delayAt('m1.localhost:4173')).toBe(15);
  });

  it('are the same for the site that is opened at a line', async () => {
    const here = await hostsAt(LOCAL, 'slow-one');
    expect(await hostsAt(`http://${here[2]}`)).toEqual(here);
  });
});
