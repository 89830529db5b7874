import { getConsolidatedContracts, loginFreePlay } from '@croupier/sdk/client';
import { DAY_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { ids } from '../../seed/members.ts';
import { personas } from '../../seed/personas.ts';
import { createCaller, refusalOf, type Caller } from '../../testing/caller.ts';
import { createCallerAs } from '../../testing/people.ts';

const withoutContracts = ({ store }: Caller['world']): void =>
  store.transact(() => void store.siteFlags.insert({ id: 'AGENTPOLICY3', on: false }));

const NONE = { dailysalreqtype: '', divtypereq: '', contracthoursalreq: '', realtimesalreqtype: '' };

it.each([
  [
    'agent',
    {
      dailysalreqtype: 'DAILY',
      divtypereq: 'MONTHLY',
      contracthoursalreq: 'DAILY',
      realtimesalreqtype: 'REALTIME',
    },
  ],
  ['subAgent', { ...NONE, dailysalreqtype: 'DAILY', divtypereq: 'MONTHLY', contracthoursalreq: 'DAILY' }],
  ['foreignAgent', { ...NONE, dailysalreqtype: 'DAILY' }],
  ['member', NONE],
] as const)('CT-17: answers the kinds of contract of the persona %s', async (persona, kinds) => {
  const { client } = await createCallerAs(personas[persona]);
  expect((await getConsolidatedContracts({ client })).value).toEqual(kinds);
});

it('CT-17: answers the kinds that the account pays when nobody pays it, and nothing that has ended or not begun', async () => {
  const { client, world } = await createCallerAs(personas.agent);
  const { store, clock } = world;
  const at = (days: number): string => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
  const received = store.contracts.findBy('receiverId', ids.agent);
  store.transact(() => {
    for (const { id, type } of received) {
      if (type === 'REALTIME_SALARY') store.contracts.update(id, { effectiveFrom: at(1) });
      else store.contracts.update(id, { effectiveTo: at(0) });
    }
  });
  const { value } = await getConsolidatedContracts({ client });
  expect(value).toEqual({
    dailysalreqtype: 'DAILY',
    divtypereq: 'MONTHLY',
    contracthoursalreq: 'DAILY',
    realtimesalreqtype: 'REALTIME',
  });
});

it('is refused for free play, and where the site has no contracts', async () => {
  const trial = createCaller();
  trial.setToken((await loginFreePlay({ client: trial.client, body: { os: 'Linux', platform: 'W' } })).value.token);
  expect((await refusalOf(getConsolidatedContracts({ client: trial.client }))).code).toBe('TRIAL_FORBIDDEN');
  const { client, world } = await createCallerAs(personas.member);
  withoutContracts(world);
  expect((await refusalOf(getConsolidatedContracts({ client }))).code).toBe('FEATURE_DISABLED');
});
