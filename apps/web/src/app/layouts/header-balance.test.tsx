import { expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();

it('says that the balance could not be refreshed when the call fails [HEADER-07]', async () => {
  const { site, tokens } = harness;
  await site.open({ address: '/hot', token: tokens['member'] });
  await site.waitUntil(() => findControl('Refresh balance') !== undefined, 'The balance');
  const stopFault = planFault(site.world, 'getMemberInfo', { name: 'broken', fault: { kind: 'status', status: 503 } });
  await press('Refresh balance');
  await site.waitUntil(() => document.body.textContent.includes('could not be refreshed'), 'The message');
  expect(stopFault()).toBeGreaterThan(0);
}, 60_000);
