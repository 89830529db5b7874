import type { World } from '@croupier/mock-server/node';
import { createApiClient, createDepositOrder } from '@croupier/sdk/client';

import { fill, press, findControl } from './user-actions.ts';
import { findPageProblems } from './page-problems.ts';
import { giveTurns } from './raffle-turns.ts';
import { SLOT } from './page-calls.data.ts';
import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

/** Creates a bank transfer deposit and returns its URL. */
async function createOrder(world: World, token: string | undefined): Promise<string> {
  const client = createApiClient({
    baseUrl: 'https://platform.example',
    fetch: world.dispatch,
    getToken: () => token,
  });
  const { value } = await createDepositOrder({
    client,
    body: { methodId: 'pm_bank_01', amount: '500.00', currency: 'PHP' },
    headers: { 'Idempotency-Key': '0123456789abcdef' },
  });
  return `/member/depositv2?order=${value.depositOrder.orderId}`;
}

const ORDER = { kind: 'form', address: '', as: 'member', arrange: createOrder } as const;

/** Calls of a member. */
export const MEMBER_CALLS: readonly ActionCall[] = [
  {
    call: 'logout',
    kind: 'frame',
    address: '/nowhere',
    as: 'member',
    control: /^Account of/,
    act: async (site) => {
      await press(/^Account of/);
      await waitForControl(site, 'Log out');
      await press('Log out');
      await waitForControl(site, 'Cancel');
      await press('Log out');
    },
    isOneTime: true,
  },
  {
    call: 'updateLanguage',
    kind: 'frame',
    address: '/nowhere',
    as: 'member',
    control: /^Language/,
    act: async (site) => {
      await press(/^Language/);
      await waitForControl(site, 'Filipino');
      await press('Filipino');
      // The call is made after the texts have loaded.
      await site.waitUntil(() => site.callsSinceOpen.has('updateLanguage'), 'The call');
    },
    isOneTime: true,
  },
  {
    call: 'addFavoriteGame',
    kind: 'game',
    address: '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20511',
    as: 'member',
    control: 'Add to favourites',
    act: () => press('Add to favourites'),
    isOneTime: true,
  },
  {
    call: 'removeFavoriteGame',
    kind: 'game',
    address: SLOT,
    as: 'member',
    control: 'Remove from favourites',
    act: () => press('Remove from favourites'),
    isOneTime: true,
  },
  {
    call: 'exitGame',
    kind: 'game',
    address: SLOT,
    as: 'member',
    begin: (site) => site.waitUntil(() => document.querySelector('iframe') !== null, 'The game'),
    control: 'Leave the game',
    act: async (site) => {
      await press('Leave the game');
      await site.waitUntil(
        () => site.callsSinceOpen.has('exitGame') && findPageProblems().length === 0,
        'The page after the game',
      );
    },
    isOneTime: true,
  },
  {
    call: 'getBettingRecord',
    kind: 'list',
    address: '/member/personalHistoryCopy',
    as: 'member',
    begin: async (site) => {
      await site.waitUntil(() => document.querySelector('main tbody button, main tbody tr') !== null, 'The bets');
      await press(document.querySelector('main tbody button') ?? document.querySelector('main tbody tr'));
      await site.waitUntil(() => site.callsSinceOpen.has('getBettingRecord'), 'The bet');
    },
    control: 'Close',
    act: (site) => site.reload('getBettingRecord'),
  },
  {
    call: 'createDepositOrder',
    kind: 'form',
    address: '/member/depositv2',
    as: 'member',
    begin: async (site) => {
      await waitForControl(site, 'Amount');
      await fill('Amount', '500.00');
    },
    control: /^Deposit ₱500|^Check now/,
    act: () => press(findControl('Check now') === undefined ? /^Deposit ₱500/ : 'Check now'),
  },
  {
    call: 'placeLotteryTicket',
    kind: 'form',
    address: '/lottery?gameCode=BOLA642',
    as: 'member',
    begin: async (site) => {
      await waitForControl(site, 'Lucky pick');
      await press('Lucky pick');
      await press('Add this line to the slip');
    },
    control: /^Place|^Check now/,
    act: () => press(findControl('Check now') === undefined ? /^Place/ : 'Check now'),
  },
  {
    call: 'claimRafflePromotion',
    kind: 'form',
    address: '/promotions/promo_fiesta_raffle/raffle',
    as: 'member',
    arrange: (world) => giveTurns(world, 40),
    begin: (site) => waitForControl(site, /^Take a turn|^Done/),
    control: /^Take a turn|^Next turn|^Check now/,
    act: () => press(findControl('Check now') === undefined ? /^Take a turn|^Next turn/ : 'Check now'),
  },
  {
    call: 'rotateRaffleSeed',
    kind: 'form',
    address: '/promotions/promo_fiesta_raffle/raffle',
    as: 'member',
    isOneTime: true,
    begin: async (site) => {
      await waitForControl(site, 'Change the seeds');
      await press('Change the seeds');
      await fill('Your text', 'sampaguita-21');
    },
    control: /^Change and reveal|^Check now/,
    act: () => press(findControl('Check now') === undefined ? 'Change and reveal' : 'Check now'),
  },
  {
    call: 'placeSportsBets',
    kind: 'form',
    address: '/sports',
    as: 'member',
    begin: async (site) => {
      const price = () => document.querySelector('main li [aria-pressed]:not(:disabled)');
      await site.waitUntil(() => price() !== null, 'The odds');
      if (findControl(/^Stake on/) === undefined) await press(price());
      await waitForControl(site, /^Stake on/);
      await fill(/^Stake on/, '100');
    },
    control: /^Place|^Accept|^Check now/,
    act: () => press(findControl('Check now') === undefined ? /^Place|^Accept/ : 'Check now'),
  },
  {
    call: 'getSportsMatch',
    kind: 'list',
    address: '/sports',
    begin: async (site) => {
      const button = () => document.querySelector('main li [aria-expanded]');
      await site.waitUntil(() => button() !== null, 'The matches');
      if (button()?.getAttribute('aria-expanded') === 'false') await press(button());
      await site.waitUntil(() => site.callsSinceOpen.has('getSportsMatch'), 'The markets');
    },
    control: /markets? of/,
    act: (site) => site.reload('getSportsMatch'),
  },
  {
    call: 'listLotteryDraws',
    kind: 'list',
    address: '/lottery?gameCode=BOLA642',
    as: 'member',
    begin: async (site) => {
      await waitForControl(site, 'Results');
      await press('Results');
      await site.waitUntil(() => site.callsSinceOpen.has('listLotteryDraws'), 'The results');
    },
    control: 'Results',
    act: (site) => site.reload('listLotteryDraws'),
  },
  {
    call: 'getMemberProfile',
    kind: 'form',
    address: '/member/depositv2',
    as: 'member',
    begin: async (site) => {
      await waitForControl(site, /^Bank transfer/);
      await press(/^Bank transfer/);
      await site.waitUntil(() => site.callsSinceOpen.has('getMemberProfile'), 'The profile');
    },
    control: 'Name of the payer',
    act: (site) => site.reload('getMemberProfile'),
  },
  { call: 'getDepositOrder', ...ORDER, control: 'Hand in the proof', act: (site) => site.reload('getDepositOrder') },
  {
    call: 'cancelDepositOrder',
    ...ORDER,
    control: 'Cancel this deposit',
    act: async (site) => {
      // After a fault, the dialog covers the page until it has closed.
      await site.waitUntil(() => document.querySelector('[role=alertdialog], [role=dialog]') === null, 'The order');
      await press('Cancel this deposit');
      await waitForControl(site, 'Cancel deposit');
      await press('Cancel deposit');
    },
  },
];
