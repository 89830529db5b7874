import { beforeEach, describe, expect, it } from 'vitest';

import { linksOf, partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PAGES = [
  ['/member/securityCenter', 'My account'],
  ['/member/transferFund', 'Wallets'],
  ['/member/depositv2', 'Deposit'],
  ['/member/withdraw', 'Withdraw'],
  ['/member/transferUpline', 'Transfer to upline'],
  ['/member/personalHistoryCopy', 'Betting record'],
  ['/member/transactionHistory', 'Statement'],
  ['/member/personalProfit', 'Profit and loss'],
  ['/member/bonusDetails', 'Bonuses'],
  ['/member/missionLeaderboard', 'Missions'],
  ['/member/manualRebate', 'Rebate'],
  ['/member/playerRank', 'VIP rank'],
  ['/member/referral', 'Invite friends'],
  ['/member/messageV2', 'Messages'],
] as const;

const heading = (): string => document.querySelector('main h1')?.textContent ?? '';

async function open(address: string): Promise<void> {
  await harness.site.open({ address, token: harness.tokens['member'] });
  await harness.site.waitUntil(() => heading() !== '', 'The page');
}

describe('the member centre', () => {
  it('opens with My account and the balance, and leads to the pages of money and records [ROUTE-09] [MEMBER-01] [MEMBER-17]', async () => {
    await open('/member');
    await harness.site.waitUntil(() => showsText('Can be withdrawn'), 'The balance');
    expect(heading()).toBe('My account');
    expect(linksOf(partOf('nav', 'Member centre'))).toEqual(expect.arrayContaining(PAGES.map(([path]) => path)));
  });

  it.each(PAGES)(
    '%s is the page %s [MEMBER-02] [MEMBER-03] [MEMBER-05] [MEMBER-06] [MEMBER-07] [MEMBER-08] [MEMBER-09] [MEMBER-11] [MEMBER-12] [MEMBER-13] [MEMBER-14] [MEMBER-15]',
    async (path, title) => {
      await open(path);
      await harness.site.untilIdle();
      expect(heading()).toBe(title);
      // Buttons that copy have an empty one.
      const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
      expect(alerts.filter((text) => text !== '')).toEqual([]);
    },
  );
});

describe('the account of a member with a payment to confirm', () => {
  it('asks whether it arrived, and leads to it', async () => {
    const { site } = harness;
    const { store } = site.world;
    const order = store.withdrawOrders.all().find(({ status }) => status === 'DISPUTED' || status === 'PAID');
    store.transact(() => store.withdrawOrders.update(order?.id ?? '', { memberId: 'm_1001' }));
    await open('/member');
    await site.waitUntil(() => showsText('Waiting for you'), 'The tasks');
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain(`/member/withdraw?order=${order?.id}`);
  });
});
