import { createDepositOrder, listBonusDetails, listTransactions, updateLanguage } from '@croupier/sdk/client';
import { parseAmount } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { bookEntries } from '../../testing/ledger-entries.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { BONUS, mainWallet, move } from '../ledger/index.ts';

const PAGE = { pageNo: 1, pageSize: 20 };

const bonusesOf = async ({ client }: Player, query: object = {}) =>
  (await listBonusDetails({ client, query: { ...PAGE, ...query } })).value.content;

/** A new member whose first deposit of 1,000 brought the welcome bonus. */
async function createPlayerWithBonus(): Promise<Player> {
  const player = await createPlayer(personas.newcomer);
  const { client, world } = player;
  const body = { methodId: 'pm_ewallet_01', amount: '1000.00', currency: 'PHP', promotionId: 'promo_welcome100' };
  await createDepositOrder({ client, headers: keyOf(1), body });
  world.clock.advance(5000);
  return player;
}

describe('the bonuses of a member', () => {
  it('have title, requirement and end of the promotion that a deposit brought', async () => {
    const player = await createPlayerWithBonus();
    const [bonus] = await bonusesOf(player, { bonusType: 'PROMOTION', status: 'CLAIMED' });
    expect(bonus).toMatchObject({
      title: '100% bonus sa unang deposito',
      amount: '1000.00',
      status: 'CLAIMED',
      turnoverRequired: '30000.00',
      turnoverDone: '0.00',
      grantState: 'OPEN',
      progress: 0,
      maxStake: '500.00',
      expiresAt: '2026-12-21T06:00:03.000Z',
    });
    const { store, clock } = player.world;
    const [grant] = store.turnoverGrants.findBy('bonusId', bonus?.bonusId ?? '');
    const expiresAt = new Date(clock.now().getTime() + 1000).toISOString();
    store.transact(() => store.turnoverGrants.update(grant?.id ?? '', { expiresAt }));
    clock.advance(1000);
    const [ended] = await bonusesOf(player, { bonusId: bonus?.bonusId });
    expect(ended).toMatchObject({ grantState: 'EXPIRED', progress: 0 });
    expect(ended?.expiresAt).toBeUndefined();
  });

  it('have a title in the language of the account, and so has their row in the account record', async () => {
    const player = await createPlayer(personas.newcomer);
    const { client, world } = player;
    move(world, {
      kind: 'REBATE',
      memberId: ids.newcomer,
      memo: { EN: 'Rebate difference', TY: 'Diperensiya ng rebate' },
      from: BONUS,
      to: mainWallet(ids.newcomer),
      amount: parseAmount('5.00', 'PHP'),
    });
    const titles = async (language: 'EN' | 'TY') => {
      await updateLanguage({ client, body: { language } });
      const { value } = await listTransactions({ client, query: { ...PAGE, transactionType: 'REBATE' } });
      const bonuses = await bonusesOf(player, { bonusType: 'REBATE' });
      return [bonuses.map(({ title }) => title), value.content.map(({ remark }) => remark)];
    };
    expect(await titles('EN')).toEqual([['Rebate difference'], ['Rebate difference']]);
    expect(await titles('TY')).toEqual([['Diperensiya ng rebate'], ['Diperensiya ng rebate']]);
  });

  it('are linked from the account record, and found by their id whatever the time', async () => {
    const player = await createPlayerWithBonus();
    const record = await listTransactions({ client: player.client, query: { ...PAGE, transactionType: 'PROMOTION' } });
    const reference = record.value.content[0]?.reference;
    expect(reference?.kind).toBe('BONUS');
    const range = { startTime: '2026-11-01T00:00:00Z', endTime: '2026-11-02T00:00:00Z' };
    expect(await bonusesOf(player, range)).toEqual([]);
    expect(await bonusesOf(player, { ...range, bonusId: reference?.id })).toHaveLength(1);
    expect(await bonusesOf(player, { bonusId: 'bon_0' })).toEqual([]);
  });

  it('are one row a credit, newest first, and none for a forfeit', async () => {
    const player = await createPlayer(personas.newcomer);
    bookEntries(player.world, ids.newcomer, [
      { at: '2026-11-19T00:00:00.000Z', type: 'PROMOTION', amount: '100.00' },
      { at: '2026-11-20T00:00:00.000Z', type: 'REBATE', amount: '4.20', gameType: 'RNG' },
      { at: '2026-11-20T01:00:00.000Z', type: 'POINT_CONVERT', amount: '3.00' },
      { at: '2026-11-20T02:00:00.000Z', type: 'PROMOTION', amount: '-100.00' },
    ]);
    const bonuses = await bonusesOf(player);
    expect(bonuses.map(({ bonusType, amount, progress }) => [bonusType, amount, progress])).toEqual([
      ['POINTS', '3.00', undefined],
      ['REBATE', '4.20', undefined],
      ['PROMOTION', '100.00', 0],
    ]);
    expect(await bonusesOf(player, { status: 'APPLYING' })).toEqual([]);
    expect(await bonusesOf(player, { bonusType: 'REBATE' })).toHaveLength(1);
  });

  it('refuse a time range that is longer than the site answers', async () => {
    const { client } = await createPlayer();
    const query = { ...PAGE, startTime: '2026-01-01T00:00:00Z', endTime: '2026-11-21T00:00:00Z' };
    expect((await refusalOf(listBonusDetails({ client, query }))).code).toBe('DATE_RANGE_INVALID');
  });
});
