import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';
import { fill, findControl, press } from './user-actions.ts';

/** Payment password of the agent. */
const PASSWORD = '300985';

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

const LINKS = { kind: 'list', address: '/agentHome/registerCenter', as: 'agent' } as const;
const HAND = { kind: 'form', address: '/agentHome/registerCenter?view=hand', as: 'agent' } as const;
const ACCOUNT = { kind: 'form', address: '/agentHome/downlineManagmentView?account=tala', as: 'agent' } as const;

/** Opens the newest link of the list. */
async function openLink(site: TestSite): Promise<void> {
  await site.waitUntil(() => document.querySelector('main tbody tr button') !== null, 'The links');
  await press(document.querySelector('main tbody tr button'));
  await waitForControl(site, 'Save the link');
}

async function openTransfer(site: TestSite): Promise<void> {
  await waitForControl(site, 'Transfer');
  await press('Transfer');
  await waitForControl(site, 'Amount');
  await fill('Amount', '100');
  await press('Check and confirm');
  await waitForControl(site, 'Payment password');
}

/** Calls by which an agent brings accounts in and looks after those of the team. */
export const AGENT_CALLS: readonly ActionCall[] = [
  {
    call: 'createRegisterLink',
    ...LINKS,
    begin: async (site) => {
      await waitForControl(site, 'New link');
      await press('New link');
      await waitForControl(site, 'Make the link');
    },
    control: 'Make the link',
    act: () => press('Make the link'),
    isOneTime: true,
  },
  {
    call: 'updateRegisterLink',
    ...LINKS,
    begin: openLink,
    control: 'Save the link',
    act: () => press('Save the link'),
  },
  {
    call: 'deleteRegisterLink',
    ...LINKS,
    begin: async (site) => {
      await openLink(site);
      await press('Delete this link');
      await waitForControl(site, 'Delete it');
    },
    control: 'Delete it',
    act: () => press('Delete it'),
    isOneTime: true,
  },
  {
    call: 'createDownlineAccount',
    ...HAND,
    begin: async (site) => {
      await waitForControl(site, 'User name');
      await fill('User name', 'rosalinda24');
    },
    control: /^Create the account|^Check now/,
    act: () => press(/^Create the account|^Check now/),
    isOneTime: true,
  },
  {
    call: 'updateDownline',
    ...ACCOUNT,
    begin: (site) => waitForControl(site, 'Save the note'),
    control: 'Save the note',
    act: () => press('Save the note'),
  },
  {
    call: 'transferToDownline',
    ...ACCOUNT,
    begin: openTransfer,
    control: /^Send ₱|^Check now/,
    act: async (site) => {
      if (findControl('Check now') !== undefined) return press('Check now');
      if (findControl('Payment password') !== undefined) await fill('Payment password', PASSWORD);
      await press(/^Send ₱/);
      await site.untilIdle();
    },
    isOneTime: true,
  },
];
