import { personas, type World } from '@croupier/mock-server/node';
import { addDays, calendarDay } from '@croupier/sdk/rules';

import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';
import { fill, findControl, press } from './user-actions.ts';

const MARICEL = 'm_1001';
const CLAIM = /^Collect ₱|^Check now/;
const TIME_ZONE = 'Asia/Manila';

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

/** A claim by the first button of a page. */
const claim = { kind: 'form', as: 'member', control: CLAIM, act: () => press(CLAIM), isOneTime: true } as const;

/** Gives maricel a rebate of 44.00 to claim. */
function earnRebate({ store, clock }: World): void {
  const day = calendarDay(clock.now(), TIME_ZONE);
  store.transact(() =>
    store.rebates.insert({
      id: 'reb_test',
      memberId: MARICEL,
      memberDay: `${MARICEL} ${day}`,
      gameType: 'RNG',
      rate: '0.0050',
      currency: 'PHP',
      validBet: '8800.00',
      state: 'OPEN',
      dueAt: `${addDays(day, 1)}T16:05:00Z`,
      paid: null,
    }),
  );
}

const givePoints = ({ store }: World): void => {
  store.transact(() => store.pointAccounts.update(MARICEL, { points: 6000 }));
};

/** Opens the sheet of the password, and fills it in. */
async function askForPassword(site: TestSite, button: string): Promise<void> {
  await waitForControl(site, button);
  await press(button);
  await waitForControl(site, 'Login password');
  await fill('Login password', personas.member.password);
}

/** Calls that claim rewards, spend points, and change messages. */
export const REWARD_CALLS: readonly ActionCall[] = [
  { call: 'claimMissionReward', ...claim, address: '/member/missionLeaderboard' },
  { call: 'claimManualRebate', ...claim, address: '/member/manualRebate', arrange: earnRebate },
  { call: 'claimVipBonus', ...claim, address: '/member/playerRank' },
  { call: 'claimReferralReward', ...claim, address: '/member/referral' },
  {
    call: 'redeemPointReward',
    kind: 'form',
    address: '/pointMall/goods?id=pg_cash50',
    as: 'member',
    arrange: givePoints,
    begin: (site) => askForPassword(site, 'Redeem 5,000 points'),
    control: /^Redeem$|^Check now/,
    act: () => press(/^Redeem$|^Check now/),
    isOneTime: true,
  },
  {
    call: 'convertPoint',
    kind: 'form',
    address: '/pointMall/convert',
    as: 'member',
    arrange: givePoints,
    begin: async (site) => {
      await waitForControl(site, 'Points to turn in');
      await fill('Points to turn in', '1,234');
      await askForPassword(site, 'Go on');
    },
    control: /^Turn into ₱12\.34|^Check now/,
    act: () => press(/^Turn into ₱12\.34|^Check now/),
    isOneTime: true,
  },
  {
    call: 'markMessagesRead',
    kind: 'list',
    address: '/member/messageV2',
    as: 'member',
    begin: async (site) => {
      await waitForControl(site, 'Select');
      await press('Select');
      await waitForControl(site, 'Select all');
      await press('Select all');
    },
    control: 'Mark as read',
    act: () => press('Mark as read'),
    isOneTime: true,
  },
];
