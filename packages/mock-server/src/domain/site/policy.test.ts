import { getSiteConfiguration, listTransactions } from '@croupier/sdk/client';
import { zPolicy } from '@croupier/sdk/zod';
import { describe, expect, it } from 'vitest';

import { createCaller, refusalOf } from '../../testing/caller.ts';
import { createPlayer } from '../../testing/money.ts';
import { POLICY_PACKS } from './policy.data.ts';
import { changeSettings, policyOf } from './settings.ts';

describe('P-30: a pack of rules', () => {
  it.each(Object.entries(POLICY_PACKS))('%s is a policy of the contract', (_name, pack) => {
    expect(zPolicy.safeParse(pack).success).toBe(true);
  });

  it('is sent with the site configuration, with the ages that it requires', async () => {
    const { client, world } = createCaller();
    const site = async () => (await getSiteConfiguration({ client, query: { device: 'WEB' } })).value;
    expect((await site()).policy).toMatchObject({ closedGameTypes: [], irrevocableMonths: 6, exclusionLift: true });
    changeSettings(world, { policyPack: 'ukgcLike' });
    const { policy, brand } = await site();
    expect(policy).toMatchObject({
      closedGameTypes: ['COCKFIGHT'],
      depositFactor: 0,
      limitPrompt: 'REQUIRE',
      slotStakeMax: { max: '5.00', youngMax: '2.00', youngBelowAge: 25, currency: 'GBP' },
    });
    expect(policy.irrevocableMonths).toBeUndefined();
    expect([brand.termsMinAge, brand.birthdayMinAge]).toEqual([18, 18]);
  });

  it('gives way to what a world changes after it, and returns with another pack', () => {
    const { world } = createCaller();
    changeSettings(world, { policyPack: 'pagcorLike', closedGameTypes: [] });
    expect(policyOf(world)).toMatchObject({ closedGameTypes: [], bonusLocksWinnings: true });
    changeSettings(world, { withdrawCancel: false });
    expect(policyOf(world)).toMatchObject({ withdrawCancel: false, bonusLocksWinnings: true });
    changeSettings(world, { policyPack: 'generic' });
    expect(policyOf(world)).toMatchObject({ closedGameTypes: [], withdrawCancel: true, bonusLocksWinnings: false });
  });

  it('decides how many days a list of records may have', async () => {
    const { client, world } = await createPlayer();
    const days = { startTime: '2026-06-01T00:00:00Z', endTime: '2026-11-21T00:00:00Z', pageNo: 1, pageSize: 20 };
    const list = () => listTransactions({ client, query: days });
    expect((await refusalOf(list())).code).toBe('DATE_RANGE_INVALID');
    changeSettings(world, { policyPack: 'mgaLike' });
    expect((await list()).value.content).toBeDefined();
  });
});
