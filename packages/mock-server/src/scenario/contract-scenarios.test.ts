import {
  getConsolidatedContracts,
  listContracts,
  listDividendRecords,
  listRealtimeSalaryRecords,
  listRunningSettlements,
} from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { applyScenario } from '../node.ts';
import { createCaller } from '../testing/caller.ts';
import type { ScenarioName } from './scenarios.data.ts';

const PAGE = { pageNo: 1, pageSize: 20 };

/** A client with the session of a scenario. */
function openScenario(name: ScenarioName) {
  const { world, client, setToken } = createCaller();
  setToken(applyScenario(world, name).token);
  return client;
}

it('contract-offered: a member has an offer to decide', async () => {
  const client = openScenario('contract-offered');
  const { content } = (await listContracts({ client, query: { status: 'IN_PROCESS', ...PAGE } })).value;
  expect(content).toMatchObject([{ type: 'DAILY_SALARY', offeror: 'amihan', offeree: 'maricel' }]);
});

it('contract-payer-short: an agent owes a dividend', async () => {
  const client = openScenario('contract-payer-short');
  const { overdue } = (await getConsolidatedContracts({ client })).value;
  expect(Number(overdue?.amount)).toBeGreaterThan(5000);
  const { content } = (await listDividendRecords({ client, query: { overdue: true, ...PAGE } })).value;
  expect(content).toMatchObject([{ account: 'kidlat', status: 'PENDING', reason: 'PAYER_SHORT' }]);
});

it('contract-corrected: a roll-back lowers the next real-time salary', async () => {
  const client = openScenario('contract-corrected');
  const query = { direction: 'PAID', ...PAGE } as const;
  const { content } = (await listRealtimeSalaryRecords({ client, query })).value;
  expect(content.slice(0, 2)).toMatchObject([
    { gross: '60.00', corrections: '-50.00', amount: '10.00' },
    { gross: '80.00', amount: '80.00' },
  ]);
});

it('salary-running: the running windows have bets', async () => {
  const client = openScenario('salary-running');
  const { content } = (await listRunningSettlements({ client, query: { type: 'REALTIME_SALARY' } })).value;
  expect(content).toMatchObject([
    { payer: 'PLATFORM', base: '19700.00', activeUsers: 2 },
    { account: 'tala', base: '1200.00', estimate: '1.20' },
  ]);
});

it('dividend-carried: a negative base goes to the next month', async () => {
  const client = openScenario('dividend-carried');
  const { content } = (await listDividendRecords({ client, query: PAGE })).value;
  expect(content[0]).toMatchObject({ amount: '0.00', reason: 'BASE_NOT_POSITIVE' });
  expect(Number(content[0]?.carriedOut)).toBeLessThan(-50_000);
  const { value } = await listRunningSettlements({ client, query: { type: 'DIVIDEND' } });
  expect(value.content[0]?.carriedIn).toBe(content[0]?.carriedOut);
});
