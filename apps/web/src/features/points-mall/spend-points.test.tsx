import { personas } from '@croupier/mock-server/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';

const MARICEL = 'm_1001';
const CASH = '/pointMall/goods?id=pg_cash50';
const RIGHT = personas.member.password;
const WRONG = 'Wrong1234';
const PAUSE_MS = 15 * 60_000;

/** The platform does its work, and the answer is lost. */
const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;
/** The request is lost; the page cannot know that. */
const RESET = { name: 'a connection reset', fault: { kind: 'reset' } } as const;

const UNAVAILABLE = { name: 'a status without a body', fault: { kind: 'status', status: 503 } } as const;

const harness = setUpTestSite();
const store = () => harness.site.world.store;
const pointsLeft = () => store().pointAccounts.get(MARICEL)?.points;
/** Orders of the goods of these tests. */
const orders = () =>
  store()
    .pointRedemptions.findBy('memberId', MARICEL)
    .filter(({ goodsId }) => goodsId === 'pg_cash50');

beforeEach(() => {
  harness.resetWorld();
  store().transact(() => store().pointAccounts.update(MARICEL, { points: 12_000 }));
});
afterEach(() => void vi.restoreAllMocks());

const waitForText = (text: string): Promise<void> => harness.site.waitUntil(() => showsText(text), text);
const waitForControl = (name: string): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, name);
const open = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });

async function answerPassword(password: string, button: string): Promise<void> {
  await waitForControl('Login password');
  await fill('Login password', password);
  await press(button);
}

/** Orders one piece, up to the password. */
async function openOrder(): Promise<void> {
  await open(CASH);
  await waitForControl('Redeem 5,000 points');
  await press('Redeem 5,000 points');
  await waitForControl('Login password');
}

/** Sends an order whose answer does not come. */
async function interruptOrder(kind: typeof LOST | typeof RESET): Promise<void> {
  await openOrder();
  const stopFault = planFault(harness.site.world, 'redeemPointReward', kind);
  await answerPassword(RIGHT, 'Redeem');
  await waitForText('We are checking what became of it');
  await harness.site.reopen();
  stopFault();
  await waitForText('The page was reloaded before the answer came');
}

describe('an order whose answer was lost', () => {
  it('is checked by the button of the page, and made once', async () => {
    await openOrder();
    const stopFault = planFault(harness.site.world, 'redeemPointReward', LOST);
    await answerPassword(RIGHT, 'Redeem');
    await waitForText('We are checking what became of it');
    await harness.site.waitUntil(() => findControl('Login password') === undefined, 'The page without the sheet');
    stopFault();
    await checkNow();
    await waitForText('Follow the order');
    expect(orders()).toHaveLength(1);
    expect(pointsLeft()).toBe(7000);
  });

  it('says that the password was wrong after a reload, and is made once with the right one [POINTS-05]', async () => {
    await interruptOrder(RESET);
    await answerPassword(WRONG, 'Redeem');
    await waitForText('4 tries left');
    expect(orders()).toHaveLength(0);
    await answerPassword(RIGHT, 'Redeem');
    await waitForText('Follow the order');
    expect(orders()).toHaveLength(1);
    expect(pointsLeft()).toBe(7000);
  });

  it('can be put off after a reload, is opened again, and is the one that was sent', async () => {
    await interruptOrder(LOST);
    await press('Close');
    await harness.site.waitUntil(() => findControl('Login password') === undefined, 'The page without the sheet');
    await press('One more');
    await press('Check now');
    await waitForText('× 5,000');
    await answerPassword(RIGHT, 'Redeem');
    await waitForText('Follow the order');
    expect(orders().map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('is opened by the button of the form as it was sent', async () => {
    await interruptOrder(RESET);
    await press('Close');
    await harness.site.waitUntil(() => findControl('Login password') === undefined, 'The page without the sheet');
    await press('One more');
    await press('Redeem 10,000 points');
    await answerPassword(WRONG, 'Redeem');
    await waitForText('4 tries left');
    await answerPassword(RIGHT, 'Redeem');
    await waitForText('Follow the order');
    expect(orders().map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('says that it was handled when it was made and the password is another one', async () => {
    await interruptOrder(LOST);
    await answerPassword(WRONG, 'Redeem');
    await waitForText('This request was already handled');
    expect(findControl('Login password')).toBeUndefined();
    expect(orders()).toHaveLength(1);
  });
});

describe('a conversion whose answer was lost', () => {
  it('says that the password was wrong after a reload, and is made once with the right one [POINTS-05]', async () => {
    await open('/pointMall/convert');
    await waitForControl('Points to turn in');
    await fill('Points to turn in', '1234');
    await press('Go on');
    const stopFault = planFault(harness.site.world, 'convertPoint', RESET);
    await answerPassword(RIGHT, 'Turn into ₱12.34');
    await waitForText('We are checking what became of it');
    await harness.site.waitUntil(() => findControl('Login password') === undefined, 'The page without the sheet');
    await harness.site.reopen();
    stopFault();
    await answerPassword(WRONG, 'Turn into ₱12.34');
    await waitForText('4 tries left');
    await answerPassword(RIGHT, 'Turn into ₱12.34');
    await waitForText('₱12.34 is in your balance');
    expect(pointsLeft()).toBe(10_766);
  });
});

describe('the pause after five wrong passwords', () => {
  it('ends on the open sheet, and the order can be made', async () => {
    await openOrder();
    for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'It pauses for 15 minutes now']) {
      await answerPassword(WRONG, 'Redeem');
      await waitForText(left);
    }
    await answerPassword(RIGHT, 'Redeem');
    await waitForText('Paused until');
    await press('Close');
    await harness.site.waitUntil(() => !showsText('Paused until'), 'The page without the sheet');
    await press('Redeem 5,000 points');
    await waitForText('Paused until');
    expect(findControl('Login password')).toBeUndefined();
    harness.site.world.clock.advance(PAUSE_MS);
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + PAUSE_MS);
    await answerPassword(RIGHT, 'Redeem');
    await waitForText('Follow the order');
    expect(orders()).toHaveLength(1);
  });
});

describe('a number of points', () => {
  it.each(['10.5', '600,5', '1,2345', '0.500', '1,000.5'])('is refused when it is typed as %s', async (typed) => {
    await open('/pointMall/convert');
    await waitForControl('Points to turn in');
    await fill('Points to turn in', typed);
    await press('Go on');
    await waitForText('A whole number of points');
    expect(findControl('Login password')).toBeUndefined();
  });

  it.each(['1234', ' 1,234 ', '1.234', '1 234', '١٢٣٤'])('is read when it is typed as %s', async (typed) => {
    await open('/pointMall/convert');
    await waitForControl('Points to turn in');
    await fill('Points to turn in', typed);
    await press('Go on');
    await waitForControl('Turn into ₱12.34');
    expect(showsText('A whole number of points')).toBe(false);
  });
});

describe('points that do not load', () => {
  it('can be asked for again in the place of the order', async () => {
    const stopFault = planFault(harness.site.world, 'getPointBalance', UNAVAILABLE);
    await open(CASH);
    await waitForText('Your points did not load');
    stopFault();
    await press('Try again');
    await waitForControl('Redeem 5,000 points');
    expect(showsText('Your points did not load')).toBe(false);
  });

  it('leave the mall without the sentence about them', async () => {
    planFault(harness.site.world, 'getPointBalance', UNAVAILABLE);
    await open('/pointMall');
    await waitForText('Points do not expire.');
    await harness.site.waitUntil(() => !showsText('Looking up your points.'), 'The mall without the sentence');
    expect(findControl('Redeemed')).toBeDefined();
  });
});

describe('a member whose session does not load', () => {
  it('is not taken for a guest, and can ask again', async () => {
    const stopFault = planFault(harness.site.world, 'getMemberInfo', UNAVAILABLE);
    await open(CASH);
    await waitForText('This did not load');
    expect(showsText('Log in to redeem')).toBe(false);
    stopFault();
    const main = document.querySelector('main');
    await press([...(main?.querySelectorAll('button') ?? [])].find((button) => button.textContent === 'Try again'));
    await waitForControl('Redeem 5,000 points');
  });

  it('sees the mall without the sentence for guests', async () => {
    planFault(harness.site.world, 'getMemberInfo', UNAVAILABLE);
    await open('/pointMall');
    await waitForText('Steel tumbler');
    await waitForText('Points do not expire.');
    await harness.site.waitUntil(() => !showsText('Looking up your points.'), 'The mall without the sentence');
    expect(showsText('Log in to see yours')).toBe(false);
  });
});
