import type { World } from '@croupier/mock-server/node';
import { createApiClient, createWithdrawOrder, transferWallet, type Client } from '@croupier/sdk/client';

import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';
import { choose, fill, findControl, press } from './user-actions.ts';

const MARICEL = 'm_1001';
const PASSWORD = '482915';
const KEY = { 'Idempotency-Key': '0123456789abcdef' };

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

const clientOf = (world: World, token: string | undefined): Client =>
  createApiClient({ baseUrl: 'https://platform.example', fetch: world.dispatch, getToken: () => token });

/** Asks for a withdrawal and returns its URL. */
async function askFor(world: World, token: string | undefined): Promise<string> {
  const body = { amount: '500.00', currency: 'PHP', bankCardId: 'card_31', paymentPassword: PASSWORD } as const;
  const { value } = await createWithdrawOrder({ client: clientOf(world, token), body, headers: KEY });
  return `/member/withdraw?order=${value.orderId}`;
}

/** A withdrawal whose only payment is sent. */
async function sendPayment(world: World, token: string | undefined): Promise<string> {
  const address = await askFor(world, token);
  world.clock.advance(121_000);
  return address;
}

async function fillVendorWallet(world: World, token: string | undefined): Promise<string> {
  const body = { fromWallet: 'MAIN', toWallet: 'JDB', amount: '100.00', currency: 'PHP' } as const;
  await transferWallet({ client: clientOf(world, token), body, headers: KEY });
  return '/member/transferFund';
}

async function fillAmount(site: TestSite, amount: string): Promise<void> {
  await waitForControl(site, 'Amount');
  await fill('Amount', amount);
}

/** Presses a button after the payment password, or asks again for an answer that was lost. */
const confirmWith =
  (button: string | RegExp) =>
  async (site: TestSite): Promise<void> => {
    if (findControl('Check now') !== undefined) return press('Check now');
    if (findControl('Payment password') !== undefined) await fill('Payment password', PASSWORD);
    await press(button);
    await site.untilIdle();
  };

async function openPassword(site: TestSite, amount: string): Promise<void> {
  await fillAmount(site, amount);
  await press('Check and confirm');
  await waitForControl(site, 'Payment password');
}

async function openCards(site: TestSite): Promise<void> {
  await waitForControl(site, 'Change your accounts');
  await press('Change your accounts');
  await waitForControl(site, /^Remove Kampupot/);
}

async function openNewCard(site: TestSite): Promise<void> {
  await waitForControl(site, /^Add an account/);
  await press(/^Add an account/);
  await waitForControl(site, 'Account number');
}

const WITHDRAWAL = { kind: 'form', address: '/member/withdraw', as: 'member' } as const;
const PAYMENT = { kind: 'form', address: '', as: 'member', arrange: sendPayment, isOneTime: true } as const;

/** Calls of a member that are about withdrawals, transfers and wallets. */
export const MONEY_CALLS: readonly ActionCall[] = [
  {
    call: 'quoteWithdraw',
    ...WITHDRAWAL,
    begin: (site) => fillAmount(site, '500'),
    control: 'Check and confirm',
    act: () => press('Check and confirm'),
    isOneTime: true,
  },
  {
    call: 'createWithdrawOrder',
    ...WITHDRAWAL,
    begin: (site) => openPassword(site, '500'),
    control: /^Withdraw ₱|^Check now/,
    act: confirmWith(/^Withdraw ₱/),
    isOneTime: true,
  },
  {
    call: 'getWithdrawOrder',
    ...WITHDRAWAL,
    address: '/member/withdraw?order=wd_20261121_0003',
    control: 'Back to withdrawals',
    act: (site) => site.reload('getWithdrawOrder'),
  },
  {
    call: 'cancelWithdrawOrder',
    ...PAYMENT,
    arrange: askFor,
    control: 'Cancel this withdrawal',
    act: async (site) => {
      await press('Cancel this withdrawal');
      await waitForControl(site, 'Cancel it');
      await press('Cancel it');
    },
  },
  {
    call: 'confirmWithdrawReceipt',
    ...PAYMENT,
    begin: async (site) => {
      await waitForControl(site, 'Yes, it arrived');
      const [order] = site.world.store.withdrawOrders.findBy('memberId', MARICEL).slice(-1);
      const picture = { id: 'a', name: 'proof.png', uploadId: 'up_1' };
      sessionStorage.setItem(`pictures:receipt ${order?.id}_1`, JSON.stringify([picture]));
      await press('Yes, it arrived');
    },
    control: /^Yes, ₱|^Check now/,
    act: confirmWith(/^Yes, ₱/),
  },
  {
    call: 'disputeWithdrawPayout',
    ...PAYMENT,
    begin: async (site) => {
      await waitForControl(site, 'No, or not all of it');
      await press('No, or not all of it');
      await waitForControl(site, 'What arrived');
      await fill('What arrived', '0');
    },
    control: /^Report it|^Check now/,
    act: confirmWith('Report it'),
  },
  {
    call: 'listBanks',
    ...WITHDRAWAL,
    begin: openNewCard,
    control: 'Account number',
    act: (site) => site.reload('listBanks'),
  },
  {
    call: 'createBankCard',
    ...WITHDRAWAL,
    begin: async (site) => {
      await openNewCard(site);
      await fill('Account number', '002144714822');
      await fill('Name of the holder', 'Maricel D. Santos');
      await fill('Payment password', PASSWORD);
      await choose('Bank or e-wallet', 'Kawayan Bank');
    },
    control: 'Add this account',
    act: () => press('Add this account'),
    isOneTime: true,
  },
  {
    call: 'setDefaultBankCard',
    ...WITHDRAWAL,
    begin: openCards,
    control: /^Make Kampupot/,
    act: () => press(/^Make Kampupot/),
    isOneTime: true,
  },
  {
    call: 'deleteBankCard',
    ...WITHDRAWAL,
    begin: async (site) => {
      await openCards(site);
      await press(/^Remove Kampupot/);
      await waitForControl(site, 'Payment password');
    },
    control: 'Remove it',
    act: confirmWith('Remove it'),
    isOneTime: true,
  },
  {
    call: 'updatePaymentPassword',
    ...WITHDRAWAL,
    arrange: ({ store }) => store.transact(() => void store.profiles.update(MARICEL, { paymentPassword: null })),
    begin: async (site) => {
      await waitForControl(site, 'New payment password');
      await fill('New payment password', '771902');
      await fill('The same again', '771902');
      await fill('The password that you log in with', 'Sampaguita7');
    },
    control: 'Set it',
    act: () => press('Set it'),
    isOneTime: true,
  },
  {
    call: 'forfeitBonus',
    ...WITHDRAWAL,
    address: '/member/bonusDetails',
    begin: async (site) => {
      await waitForControl(site, 'Give up the bonus');
      await press('Give up the bonus');
      await waitForControl(site, 'Give it up');
    },
    control: /^Give it up|^Check now/,
    act: confirmWith('Give it up'),
    isOneTime: true,
  },
  {
    call: 'requestStatement',
    ...WITHDRAWAL,
    address: '/member/transactionHistory?view=files',
    control: 'Make the files',
    act: () => press('Make the files'),
    isOneTime: true,
  },
  {
    call: 'transferToUpline',
    ...WITHDRAWAL,
    address: '/member/transferUpline',
    begin: (site) => openPassword(site, '500'),
    control: /^Send ₱|^Check now/,
    act: confirmWith(/^Send ₱/),
    isOneTime: true,
  },
  {
    call: 'transferWallet',
    ...WITHDRAWAL,
    address: '/member/transferFund',
    begin: (site) => fillAmount(site, '100'),
    control: /^Move ₱|^Check now/,
    act: confirmWith(/^Move ₱/),
    isOneTime: true,
  },
  {
    call: 'recallAllWallets',
    ...WITHDRAWAL,
    arrange: fillVendorWallet,
    control: /^Collect all|^Check now/,
    act: () => press(/^Collect all|^Check now/),
    isOneTime: true,
  },
  {
    call: 'claimReward',
    ...WITHDRAWAL,
    address: '/member/rewardCenter',
    control: /^Collect (?:all|it)|^Check now/,
    act: () => press(/^Collect (?:all|it)|^Check now/),
    isOneTime: true,
  },
];
