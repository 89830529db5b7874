import { personas } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { linksOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const MARICEL = 'm_1001';
const CASH = '/pointMall/goods?id=pg_cash50';

const harness = setUpTestSite();
const store = () => harness.site.world.store;
/** Sets the points of maricel, whatever the seed gives her. */
const setPoints = (points: number): void => {
  store().transact(() => store().pointAccounts.update(MARICEL, { points }));
};
const redemptions = () => store().pointRedemptions.findBy('memberId', MARICEL);

beforeEach(() => {
  harness.resetWorld();
  setPoints(6000);
});

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const open = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });

async function askForPassword(button: string | RegExp, password: string): Promise<void> {
  await harness.site.waitUntil(() => findControl('Login password') !== undefined, 'The password');
  await fill('Login password', password);
  await press(button);
}

describe('the points mall', () => {
  it('says what the points are enough for, and that they do not expire [ROUTE-13] [POINTS-01] [POINTS-02]', async () => {
    await open('/pointMall');
    await waitForText(/Your 6,000 points are enough for \d of these\./);
    await waitForText('Points do not expire.');
    expect(showsText('6,000 more points')).toBe(true);
  });

  it('shows the goods to a guest with the way to log in, and back', async () => {
    await harness.site.open({ address: '/pointMall' });
    await waitForText('Steel tumbler');
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain('/login');
    expect(findControl('I can afford')).toBeUndefined();
  });
});

describe('an order of goods', () => {
  it('asks for the password last, and takes points and stock once [POINTS-05]', async () => {
    await open(CASH);
    await waitForText('Your points are enough for no more.');
    await press('Redeem 5,000 points');
    await askForPassword('Redeem', personas.member.password);
    await waitForText('1,000 points');
    await waitForText('Follow the order');
    const orders = redemptions().filter(({ goodsId, status }) => goodsId === 'pg_cash50' && status === 'PROCESSING');
    expect(orders).toHaveLength(1);
    expect(store().pointAccounts.get(MARICEL)?.points).toBe(1000);
  });

  it('says how many tries a wrong password leaves, and pauses after the fifth', async () => {
    await open(CASH);
    await harness.site.waitUntil(() => findControl('Redeem 5,000 points') !== undefined, 'The order');
    await press('Redeem 5,000 points');
    for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'It pauses for 15 minutes now']) {
      await askForPassword('Redeem', 'Wrong1234');
      await waitForText(left);
    }
    await askForPassword('Redeem', personas.member.password);
    await waitForText('Paused until');
    expect(store().pointAccounts.get(MARICEL)?.points).toBe(6000);
  });

  it('is refused without a loss when the last piece went meanwhile', async () => {
    await open(CASH);
    await harness.site.waitUntil(() => findControl('Redeem 5,000 points') !== undefined, 'The order');
    await press('Redeem 5,000 points');
    store().transact(() => store().pointGoods.update('pg_cash50', { stock: 0 }));
    await askForPassword('Redeem', personas.member.password);
    await waitForText('Just sold out');
    expect(store().pointAccounts.get(MARICEL)?.points).toBe(6000);
  });

  it('needs more points than the member has, and says how many', async () => {
    setPoints(4999);
    await open(CASH);
    await waitForText('1 point is missing. Points do not expire.');
    expect(findControl(/^Redeem/)).toBeUndefined();
  });
});

describe('points as money', () => {
  it('are in the balance after the password, at the rate of the site [POINTS-05]', async () => {
    await open('/pointMall/convert');
    await waitForText('6,000 points make ₱60.00.');
    await fill('Points to turn in', '1,234');
    await waitForText('₱12.34');
    await press('Go on');
    await askForPassword('Turn into ₱12.34', personas.member.password);
    await waitForText('₱12.34 is in your balance');
    expect(store().pointAccounts.get(MARICEL)?.points).toBe(4766);
  });

  it('are refused below the minimum, before the password', async () => {
    await open('/pointMall/convert');
    await waitForText('6,000 points make ₱60.00.');
    await fill('Points to turn in', '499');
    await press('Go on');
    await waitForText('At least 500 points');
    expect(findControl('Login password')).toBeUndefined();
  });
});

describe('the history of points', () => {
  it('shows the orders with their states, and the points line by line [POINTS-03] [POINTS-04]', async () => {
    await open('/pointMall/history?redemptionId=pr_3290');
    // The reason is in the language of the account.
    await waitForText('Kulang ang address. 1,500 points came back.');
    await waitForText('Rejected');
    await press('Points, line by line');
    await waitForText('Received');
    expect(location.search).toContain('view=points');
  });
});
