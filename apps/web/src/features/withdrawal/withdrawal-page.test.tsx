import { beforeEach, describe, expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const MARICEL = 'm_1001';
const PASSWORD = '482915';
const LOST = { name: 'a lost response', fault: { kind: 'lostAfterCommit' } } as const;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));

const orders = () => harness.site.world.store.withdrawOrders.findBy('memberId', MARICEL);
const balanceShown = (amount: string): boolean =>
  document.querySelector('header')?.textContent?.includes(amount) === true;

async function open(): Promise<void> {
  await harness.site.open({ address: '/member/withdraw', token: harness.tokens['member'] });
}

/** Asks for an amount up to the payment password. */
async function ask(amount: string): Promise<void> {
  await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
  await fill('Amount', amount);
  await press('Check and confirm');
  await harness.site.waitUntil(() => findControl('Payment password') !== undefined, 'The password');
}

describe('a withdrawal', () => {
  it('leaves the balance once when its answer was lost, and the page says so until it knows [WITHDRAW-01]', async () => {
    await open();
    await ask('2000');
    const before = orders().length;
    const stopFault = planFault(harness.site.world, 'createWithdrawOrder', LOST);
    await fill('Payment password', PASSWORD);
    await press('Withdraw ₱2,000.00');
    await waitForText('We are checking what became of it');
    stopFault();
    await checkNow();
    await waitForText('We are checking your withdrawal of ₱2,000.00');
    expect(orders()).toHaveLength(before + 1);
    await harness.site.waitUntil(() => balanceShown('₱10,480.50'), 'The balance');
  });

  it('asks for the password again after a reload that interrupted it, also when that was put off, and is made once', async () => {
    await open();
    await ask('2000');
    const before = orders().length;
    const stopFault = planFault(harness.site.world, 'createWithdrawOrder', LOST);
    await fill('Payment password', PASSWORD);
    await press('Withdraw ₱2,000.00');
    await waitForText('We are checking what became of it');
    stopFault();
    await harness.site.reopen();
    await waitForText('This withdrawal was interrupted');
    await press('Close');
    await harness.site.waitUntil(() => findControl('Check now') !== undefined, 'The withdrawal that was put off');
    await press('Check now');
    await harness.site.waitUntil(() => findControl('Payment password') !== undefined, 'The password');
    await fill('Payment password', PASSWORD);
    await press('Withdraw ₱2,000.00');
    await waitForText('We are checking your withdrawal of ₱2,000.00');
    expect(orders()).toHaveLength(before + 1);
  });

  it('waits while another one is open, and leads to it', async () => {
    const { store } = harness.site.world;
    const [order] = orders();
    store.transact(() => store.withdrawOrders.update(order?.id ?? '', { status: 'PROCESSING' }));
    await open();
    await waitForText('One withdrawal is on its way');
    expect(findControl('Check and confirm')).toHaveProperty('disabled', true);
    await press('Where it is');
    await harness.site.waitUntil(() => location.search === `?order=${order?.id}`, 'The order');
  });

  it('needs a payment password, which is set on the page', async () => {
    const { store } = harness.site.world;
    store.transact(() => store.profiles.update(MARICEL, { paymentPassword: null }));
    await open();
    await waitForText('Set a payment password first');
    await fill('New payment password', '771902');
    await fill('The same again', '771903');
    await fill('The password that you log in with', 'Sampaguita7');
    await press('Set it');
    await waitForText('The two differ');
    await fill('The same again', '771902');
    await press('Set it');
    await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
    expect(store.profiles.get(MARICEL)?.paymentPassword).toBe('771902');
  });
});

describe('the accounts to pay to', () => {
  it('lose one by the payment password', async () => {
    await open();
    await harness.site.waitUntil(() => findControl(/^Add an account, 2 of 5/) !== undefined, 'The form');
    await press('Change your accounts');
    await harness.site.waitUntil(() => findControl(/^Remove/) !== undefined, 'The accounts');
    await press('Remove Kampupot e-wallet 4410');
    await harness.site.waitUntil(() => findControl('Payment password') !== undefined, 'The password');
    await fill('Payment password', PASSWORD);
    await press('Remove it');
    await harness.site.waitUntil(() => findControl(/^Add an account, 1 of 5/) !== undefined, 'The accounts');
    const cards = harness.site.world.store.bankCards.findBy('memberId', MARICEL);
    expect(cards.filter(({ removedAt }) => removedAt === null)).toHaveLength(1);
  });
});
