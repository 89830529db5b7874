import { getDownline, getManualRebate, listDownlines, transferWallet, updateDownline } from '@croupier/sdk/client';
import { downloadCsv } from '@croupier/sdk/csv';
import { HOUR_MS } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { settleBet } from '../../testing/bets.ts';
import { createCaller, refusalOf } from '../../testing/caller.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';
import { logInAgain } from '../../testing/people.ts';
import { accountOf, giveRates, openTeam } from '../../testing/teams.ts';

const PAGE = { pageNo: 1, pageSize: 100 };
const TODAY = '2026-11-21';

/** amihan with kidlat, tala and, below kidlat, lakandula. */
function createTeam() {
  const { world } = createCaller();
  const team = openTeam(world, { amihan: null, kidlat: 'amihan', tala: 'amihan', lakandula: 'kidlat' });
  return { ...team, world };
}

const at = (account: string) => ({ account: accountOf(account) });

describe('the accounts of a team', () => {
  it('AG-03: are the direct ones, those of one account, or those whose name begins with a text on all levels', async () => {
    const { clientOf } = createTeam();
    const client = await clientOf('amihan');
    const namesOf = async (query: object) => {
      const { value } = await listDownlines({ client, query: { ...PAGE, sort: 'account', order: 'asc', ...query } });
      return { names: value.content.map(({ account, level }) => [account, level]), path: value.path };
    };
    expect(await namesOf({})).toEqual({
      names: [
        ['exkidlat', 1],
        ['extala', 1],
      ],
      path: ['examihan'],
    });
    expect(await namesOf({ parentAccount: 'exkidlat' })).toEqual({
      names: [['exlakandula', 2]],
      path: ['examihan', 'exkidlat'],
    });
    expect((await namesOf({ account: 'EXL' })).names).toEqual([['exlakandula', 2]]);
    expect((await namesOf({ accountType: 'MEMBER' })).names).toEqual([['extala', 1]]);
    expect((await namesOf({ parentAccount: 'exkidlat', account: 'ext' })).names).toEqual([]);
  });

  it('AG-03: have the balance of all their wallets, and add up', async () => {
    const player = await createPlayer(personas.member);
    const { client } = player;
    const move = { fromWallet: 'MAIN', toWallet: 'JDB', amount: '100.00', currency: 'PHP' };
    await transferWallet({ client, headers: keyOf(1), body: move });
    await logInAgain(player, personas.agent);
    const { value } = await listDownlines({ client, query: { ...PAGE, account: 'mari', sort: 'account' } });
    expect(value.content.map(({ account, balance }) => [account, balance])).toEqual([
      ['maritesv', '5803.00'],
      ['marikit', '250.00'],
      ['maricel', '12480.50'],
    ]);
    expect(value.total).toMatchObject({ agents: 0, members: 3, balance: '18533.50', currency: 'PHP' });
  });

  it.each([
    ['registeredAt', ['tala', 'kidlat']],
    ['account', ['tala', 'kidlat']],
    ['balance', ['kidlat', 'tala']],
    ['teamSize', ['kidlat', 'tala']],
    ['lastDepositAt', ['tala', 'kidlat']],
    ['lastLoginAt', ['tala', 'kidlat']],
    ['betAmount', ['kidlat', 'tala']],
  ] as const)('are sorted by %s', async (sort, names) => {
    const { world, idOf, clientOf } = createTeam();
    const [now, before] = [0, HOUR_MS].map((ago) => new Date(world.clock.now().getTime() - ago).toISOString());
    bookEntries(world, idOf('kidlat'), [{ type: 'DEPOSIT', amount: '500.00', at: before ?? '' }]);
    bookEntries(world, idOf('tala'), [{ type: 'DEPOSIT', amount: '100.00', at: now ?? '' }]);
    world.store.transact(() => {
      world.store.profiles.update(idOf('kidlat'), { registeredAt: before ?? '' });
    });
    settleBet(world, { id: 'b1', memberId: idOf('kidlat'), validBet: '10.00' });
    const client = await clientOf('amihan');
    await clientOf('tala');
    const { value } = await listDownlines({ client, query: { ...PAGE, sort, order: 'desc' } });
    expect(value.content.map(({ account }) => account)).toEqual(names.map(accountOf));
    const reverse = await listDownlines({ client, query: { ...PAGE, sort, order: 'asc' } });
    expect(reverse.value.content.map(({ account }) => account)).toEqual(names.map(accountOf).toReversed());
  });

  it('are new until they deposit, and inactive when they have not played for 30 days', async () => {
    const { world, idOf, clientOf } = createTeam();
    const client = await clientOf('amihan');
    const isoNow = (): string => world.clock.now().toISOString();
    for (const account of ['kidlat', 'lakandula']) {
      bookEntries(world, idOf(account), [{ type: 'DEPOSIT', amount: '500.00', at: isoNow() }]);
    }
    settleBet(world, { id: 'b1', memberId: idOf('lakandula'), validBet: '10.00' });
    const activities = async () => {
      const { value } = await listDownlines({
        client,
        query: { ...PAGE, account: 'ex', sort: 'account', order: 'asc' },
      });
      return value.content.map(({ activity }) => activity);
    };
    expect(await activities()).toEqual(['INACTIVE', 'ACTIVE', 'NEW']);
    const { value } = await listDownlines({ client, query: { ...PAGE, account: 'ex', activity: 'ACTIVE' } });
    expect(value.content.map(({ account }) => account)).toEqual(['exlakandula']);
  });

  it('are online for five minutes after a call', async () => {
    const { world, clientOf } = createTeam();
    const tala = await clientOf('tala');
    await getManualRebate({ client: tala });
    const client = await clientOf('amihan');
    const online = async () => (await listDownlines({ client, query: PAGE })).value.total.online;
    expect(await online()).toBe(1);
    world.clock.advance(6 * 60_000);
    expect(await online()).toBe(0);
  });

  it('are downloaded with their time in the zone of the brand', async () => {
    const { client } = await createPlayer(personas.agent);
    const { content } = await downloadCsv('listDownlines', { client, query: { account: 'tala' } });
    const [, row = ''] = (await content.text()).split('\r\n');
    expect(row).toMatch(/^tala,MEMBER,amihan,1,ACTIVE,820\.00,PHP,0,2026-11-19T05:00:00\+08:00,/);
  });
});

describe('an account of a team', () => {
  it('AG-01: becomes an agent, and never a member again', async () => {
    const { clientOf } = createTeam();
    const client = await clientOf('amihan');
    const promoted = await updateDownline({ client, path: at('tala'), body: { accountType: 'AGENT' } });
    expect(promoted.value.accountType).toBe('AGENT');
    const refused = await refusalOf(updateDownline({ client, path: at('tala'), body: { accountType: 'MEMBER' } }));
    expect(refused).toMatchObject({ code: 'FIELD_INVALID', fieldErrors: [{ field: 'accountType' }] });
  });

  it('AG-02: never shows contact data, and a note only to the agent who wrote it', async () => {
    const { clientOf } = createTeam();
    const [amihan, kidlat] = [await clientOf('amihan'), await clientOf('kidlat')];
    await updateDownline({ client: amihan, path: at('lakandula'), body: { remark: ' Pinsan ni Kidlat ' } });
    expect((await getDownline({ client: amihan, path: at('lakandula') })).value.remark).toBe('Pinsan ni Kidlat');
    expect((await getDownline({ client: kidlat, path: at('lakandula') })).value.remark).toBeUndefined();
    await updateDownline({ client: amihan, path: at('lakandula'), body: { remark: '' } });
    expect((await getDownline({ client: amihan, path: at('lakandula') })).value.remark).toBeUndefined();
    const { client } = await createPlayer(personas.agent);
    const text = JSON.stringify((await getDownline({ client, path: { account: 'maricel' } })).value);
    for (const secret of ['mail.example', '9171234567', 'Mabini', 'Santos']) expect(text).not.toContain(secret);
  });

  it('AG-20: has changed rates shown at once, for its own play from the next 00:00', async () => {
    const { world, idOf, clientOf, ...team } = createTeam();
    giveRates(world, { idOf, clientOf, ...team }, { amihan: { RNG: '0.0080' } }, TODAY);
    const client = await clientOf('amihan');
    const body = { rebate: { RNG: '0.0070' } };
    expect((await updateDownline({ client, path: at('tala'), body })).value.rebate).toEqual({ RNG: '0.0070' });
    const rateOfBet = (id: string): string | undefined => {
      settleBet(world, { id, memberId: idOf('tala'), validBet: '100.00' });
      return world.store.rebates.findBy('memberId', idOf('tala')).at(-1)?.rate;
    };
    expect(rateOfBet('today')).toBe('0.0030');
    world.clock.advance(11 * HOUR_MS);
    world.runDueTasks();
    expect(rateOfBet('tomorrow')).toBe('0.0070');
  });

  it('AG-20: keeps the rates of the categories that a change leaves out', async () => {
    const { world, idOf, clientOf } = createTeam();
    giveRates(world, { idOf, clientOf }, { amihan: { RNG: '0.0080', LIVE: '0.0060' } }, TODAY);
    const client = await clientOf('amihan');
    await updateDownline({ client, path: at('kidlat'), body: { rebate: { RNG: '0.0050', LIVE: '0.0040' } } });
    const { value } = await updateDownline({ client, path: at('kidlat'), body: { rebate: { LIVE: '0' } } });
    expect(value.rebate).toEqual({ RNG: '0.0050' });
    const above = updateDownline({
      client,
      path: at('lakandula'),
      body: { rebate: { FISH: '0.0001', RNG: '0.0051' } },
    });
    expect(await refusalOf(above)).toMatchObject({
      code: 'REBATE_OUT_OF_RANGE',
      value: { gameType: 'RNG', min: '0.0000', max: '0.0050' },
    });
  });
});
