import type { World } from '@croupier/mock-server/node';
import type { ContractType } from '@croupier/sdk/types';

import { contractPaths } from '../shared/agent-paths.ts';
import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';
import { choose, fill, findControl, press } from './user-actions.ts';

const AMIHAN = 'm_2001';
const OFFER = 'ct_901';
const ACCEPT_OFFER = /^Accept version/;
const DECIDE = /^Accept$|^Check now/;
const TAKE_BACK = /^Take back$|^Check now/;
const SEND = /^Send the offer|^Check now/;

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

/** Offers amihan the terms of her contract of a kind again, as the next version. */
function offerAgain({ store, clock }: World, type: ContractType): void {
  const own = store.contracts
    .findBy('receiverId', AMIHAN)
    .find((contract) => contract.type === type && contract.status === 'APPROVED');
  if (own === undefined) throw new Error(`amihan has no contract of the kind ${type}.`);
  const undecided = { decidedAt: null, effectiveFrom: null, effectiveTo: null, endReason: null } as const;
  store.transact(() =>
    store.contracts.insert({
      ...own,
      ...undecided,
      id: OFFER,
      version: own.version + 1,
      replaces: own.id,
      status: 'IN_PROCESS',
      createdAt: clock.now().toISOString(),
    }),
  );
}

/** The decision of an offer of a kind. */
const decision = (call: ActionCall['call'], type: ContractType): ActionCall => ({
  call,
  kind: 'form',
  address: `${contractPaths[type]}?view=contracts&contract=${OFFER}`,
  as: 'agent',
  arrange: (world) => offerAgain(world, type),
  begin: async (site) => {
    await waitForControl(site, ACCEPT_OFFER);
    await press(ACCEPT_OFFER);
  },
  control: DECIDE,
  act: () => press(DECIDE),
  isOneTime: true,
});

/** Fills the editor with a daily salary for hiraya, who has no open offer. */
async function fillOffer(site: TestSite): Promise<void> {
  await waitForControl(site, 'Share');
  await choose('Kind', 'Daily salary');
  await press('paid every day');
  await press('To');
  const hiraya = (): Element | undefined =>
    [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent.includes('hiraya'));
  await site.waitUntil(() => hiraya() !== undefined, 'The account');
  await press(hiraya());
  await fill('Turnover from', '60000');
  await fill('Share', '0.01');
}

/** Calls about contracts and what they pay. */
export const CONTRACT_CALLS: readonly ActionCall[] = [
  decision('processDividendRequest', 'DIVIDEND'),
  {
    ...decision('processDailySalaryContract', 'DAILY_SALARY'),
    address: `${contractPaths.DAILY_SALARY}?view=contracts&contract=ct_218`,
    arrange: () => undefined,
  },
  decision('processHourSalaryContract', 'HOUR_SALARY'),
  decision('processRealtimeSalaryContract', 'REALTIME_SALARY'),
  {
    call: 'cancelContractOffer',
    kind: 'form',
    address: `${contractPaths.DAILY_SALARY}?view=contracts&contract=ct_219`,
    as: 'agent',
    begin: async (site) => {
      await waitForControl(site, 'Take back');
      await press('Take back');
      await site.waitUntil(() => document.querySelector('[role=alertdialog]') !== null, 'The question');
    },
    control: TAKE_BACK,
    act: () => press(document.querySelector('[role=alertdialog] button:last-of-type') ?? TAKE_BACK),
    isOneTime: true,
  },
  {
    call: 'createContractOffer',
    kind: 'form',
    address: `${contractPaths.DAILY_SALARY}?view=contracts&offer=new`,
    as: 'agent',
    begin: fillOffer,
    control: SEND,
    act: () => press(SEND),
    isOneTime: true,
  },
  {
    call: 'getSalaryStatement',
    kind: 'form',
    address: contractPaths.DAILY_SALARY,
    as: 'agent',
    arrange: ({ store }) => {
      const record = store.salaryRecords
        .findBy('receiverId', AMIHAN)
        .find(({ type, status }) => type === 'DAILY_SALARY' && status === 'PAID');
      return Promise.resolve(`${contractPaths.DAILY_SALARY}?record=${record?.id ?? ''}`);
    },
    begin: (site) => site.waitUntil(() => site.callsSinceOpen.has('getSalaryStatement'), 'The statement'),
    control: 'Close',
    act: (site) => site.reload('getSalaryStatement'),
  },
];
