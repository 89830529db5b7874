import { afterAll, describe, expect, it } from 'vitest';

import { connectSandbox } from '../server/sandbox.ts';
import { connect } from '../server/server.ts';
import { startMock } from '../testing/mock.ts';
import { runJourneys, workflows, type JourneyPlan } from './run-journeys.ts';

const mock = await startMock();
afterAll(() => mock.close());

const accounts = new Map([['member', { name: 'maricel', password: 'Sampaguita7' }]]);

const run = async (change: Partial<JourneyPlan>) => {
  const server = connect({ baseUrl: mock.baseUrl, tokens: mock.tokens });
  const none = new Map<string, string>();
  const { outcomes } = await runJourneys({
    server,
    accounts,
    keys: none,
    inputs: none,
    wanted: ['deposit'],
    mayWrite: true,
    ...change,
  });
  return outcomes.map(({ result, reached }) => ({ ...result, reached: [...reached].map(({ id }) => id) }));
};

describe('runJourneys', () => {
  it('runs only the wanted workflows of the contract', async () => {
    expect(workflows.length).toBeGreaterThanOrEqual(5);
    expect(await run({ wanted: [] })).toEqual([]);
  });

  it('calls nothing without --allow-writes', async () => {
    expect(await run({ mayWrite: false })).toMatchObject([{ state: 'not tried', passed: 0, reached: [] }]);
  });

  it('names the inputs that nobody gave, such as the key of a provider', async () => {
    expect(await run({})).toMatchObject([{ state: 'not tried', reason: 'no value for providerSecret' }]);
    expect(await run({ accounts: new Map() })).toMatchObject([
      { state: 'not tried', reason: 'no value for username, password, providerSecret' },
    ]);
  });

  it('signs with the given key, and says at which step a wrong one breaks the workflow', async () => {
    expect(await run({ keys: new Map([['kampupot', 'wrong']]) })).toMatchObject([
      { state: 'breaks', passed: 3, reason: expect.stringContaining('step reportPayment: 401') },
    ]);
  });

  it('passes with the keys of a sandbox, and reaches the calls of its steps', async () => {
    const sandbox = connectSandbox(`${mock.baseUrl}/__mock`);
    const [outcome] = await run({ sandbox });
    expect(outcome).toMatchObject({ state: 'passes', passed: 6, steps: 6 });
    expect(outcome?.reached).toEqual(expect.arrayContaining(['login', 'receiveDepositCallback', 'listTransactions']));
  });

  it('does not try a workflow whose precondition is not met, and meets it in a sandbox', async () => {
    const keys = new Map([
      ['kampupot', 'any'],
      ['TALA', 'any'],
    ]);
    expect(await run({ wanted: ['firstWithdrawal'], keys })).toMatchObject([
      { state: 'not tried', reason: expect.stringContaining('The registration asks for no slider') },
    ]);
    const sandbox = connectSandbox(`${mock.baseUrl}/__mock`);
    const [outcome] = await run({ wanted: ['firstWithdrawal'], sandbox });
    expect(outcome).toMatchObject({ state: 'passes' });
    expect(outcome?.reached).toEqual(expect.arrayContaining(['registerMember', 'vendorDebit', 'vendorCredit']));
    expect(await run({ wanted: ['firstWithdrawal'], keys })).toMatchObject([{ state: 'not tried' }]);
  });

  it('offers a contract, accepts it, plays, and is paid once the window has ended', async () => {
    const agent = { name: 'amihan', password: 'Sampaguita7' };
    const sandbox = connectSandbox(`${mock.baseUrl}/__mock`);
    const both = new Map([...accounts, ['agent', agent] as const]);
    const [outcome] = await run({ wanted: ['contractSettled'], sandbox, accounts: both });
    expect(outcome).toMatchObject({ state: 'passes' });
    expect(outcome?.reached).toEqual(expect.arrayContaining(['processRealtimeSalaryContract', 'getSalaryStatement']));
  });

  it('leaves a workflow that waits for long to runs with a sandbox', async () => {
    const inputs = new Map([['paymentPassword', '482915']]);
    expect(await run({ wanted: ['withdrawal'], inputs })).toMatchObject([
      { state: 'not tried', reason: 'a step waits 30 s between tries, without --sandbox' },
    ]);
  });
});
