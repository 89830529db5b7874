import { createApiClient, getMemberInfo, getSiteConfiguration, listDepositOrders, login } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createWorld, personas } from './node.ts';
import { bodyOf, createCaller } from './testing/caller.ts';
import { createPlayer } from './testing/money.ts';
import { createWorlds } from './worlds.ts';

/** The examples of the README's section "Seed and change data in a test". */
describe('data of a test', () => {
  it('is what handlers answer after a write through db', async () => {
    const { world, client } = await createPlayer();
    const own = { where: { account: { equals: 'maricel' } } };
    world.db.members.update({ ...own, data: { nickname: 'Ricel', vipRank: 7 } });
    const { value } = await getMemberInfo({ client });
    expect(value).toMatchObject({ account: 'maricel', nickname: 'Ricel' });
  });

  it('is read through db after a call has written it', async () => {
    const { world, client } = createCaller();
    const member = world.db.members.findFirst({ where: { account: { equals: 'bituin' } }, strict: true });
    const ofMember = { where: { memberId: { equals: member.id } } };
    expect(world.db.sessions.count(ofMember)).toBe(0);
    await login({ client, body: bodyOf(personas.newcomer) });
    expect(world.db.sessions.findMany(ofMember)).toHaveLength(1);
    world.db.sessions.deleteMany(ofMember);
    expect(world.store.sessions.findBy('memberId', member.id)).toEqual([]);
  });

  it('is created, changed and deleted in one transaction, or not at all', async () => {
    const { world, client } = await createPlayer();
    const range = { startTime: '2026-08-25T16:00:00Z', endTime: '2026-11-21T15:59:59Z', pageNo: 1, pageSize: 20 };
    const totalOf = async () => (await listDepositOrders({ client, query: range })).value.content.length;
    const before = await totalOf();
    expect(before).toBeGreaterThan(0);
    const own = { where: { memberId: { equals: 'm_1001' } } };
    expect(() =>
      world.store.transact(() => {
        world.db.depositOrders.deleteMany(own);
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(await totalOf()).toBe(before);
    world.db.depositOrders.deleteMany(own);
    expect(await totalOf()).toBe(0);
  });

  it('is independent in a copy and in a restored world', () => {
    const world = createWorld();
    const copy = createWorld({ copyOf: world });
    const one = { where: { account: { equals: 'maricel' } } };
    copy.db.members.update({ ...one, data: { nickname: 'Copy' } });
    const restored = createWorld({ saved: copy.save() });
    const nicknames = [world, copy, restored].map(({ db }) => db.members.findFirst(one)?.nickname);
    expect(nicknames).toEqual(['Maricel', 'Copy', 'Copy']);
  });

  it('of the default world is written by a console as by a test', async () => {
    const worlds = createWorlds();
    await worlds.use(({ db }) => db.siteFlags.create({ id: 'FREEPLAY3', on: false }));
    expect(await worlds.use(({ store }) => store.siteFlags.all())).toEqual([{ id: 'FREEPLAY3', on: false }]);
  });

  it('changes the site that a guest sees', async () => {
    const world = createWorld();
    const client = createApiClient({ baseUrl: 'http://platform.example', fetch: world.dispatch });
    world.db.platform.create({ id: 'platform', maintenance: true });
    const { value } = await getSiteConfiguration({ client, query: { device: 'WEB' } });
    expect(value.maintenance).toBe(true);
    world.db.platform.update({ where: { id: { equals: 'platform' } }, data: { maintenance: (before) => !before } });
    expect((await getSiteConfiguration({ client, query: { device: 'WEB' } })).value.maintenance).toBe(false);
  });
});
