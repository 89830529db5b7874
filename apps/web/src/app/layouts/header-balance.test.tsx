// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { setUpFaultHarness } from '../../testing/fault-harness.ts';
import { press, query } from '../../testing/user-actions.ts';

const harness = setUpFaultHarness();

it('says that the balance could not be refreshed when the call fails [HEADER-07]', async () => {
  const { site, tokens } = harness;
  await site.open({ address: '/hot', token: tokens['member'] });
  await site.until(() => query('Refresh balance') !== undefined, 'The balance');
  const stopFault = planFault(site.world, 'getMemberInfo', { name: 'broken', fault: { kind: 'status', status: 503 } });
  press('Refresh balance');
  await site.until(() => document.body.textContent.includes('could not be refreshed'), 'The message');
  expect(stopFault()).toBeGreaterThan(0);
}, 60_000);
