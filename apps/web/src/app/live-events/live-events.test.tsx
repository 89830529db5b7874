import { createApiClient, createDepositOrder, createWithdrawOrder, login, logout } from '@croupier/sdk/client';
import { personas } from '@croupier/mock-server/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { isStreamOpen } from '../../shared/live-events/live-stream.ts';
import { holdBalance } from '../../shared/member-balance.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const SECOND = 1000;
/** Time in ms until a change must be on screen; an order is asked for every minute while events come. */
const AT_ONCE = 10 * SECOND;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForStream = (): Promise<void> => harness.site.waitUntil(isStreamOpen, 'The stream');
const balanceShown = (amount: string): boolean =>
  document.querySelector('header')?.textContent?.includes(amount) === true;

/** A client with the session of the page, or with its own. */
function clientWith(token: string | undefined) {
  return createApiClient({
    baseUrl: 'https://platform.example',
    fetch: (request) => harness.site.world.dispatch(request),
    getToken: () => token,
  });
}

/** Another device of the member. */
async function otherDevice() {
  const { account: username, password } = personas.member;
  const { value } = await login({ client: clientWith(undefined), body: { username, password, type: 'username' } });
  return clientWith(value.token);
}

let keys = 0;
function keyHeader() {
  keys += 1;
  return { 'Idempotency-Key': `idk_${String(keys).padStart(16, '0')}` };
}

async function control(method: string, path: string, body: unknown): Promise<void> {
  const request = new Request(`https://platform.example/__mock${path}`, { method, body: JSON.stringify(body) });
  expect((await harness.site.world.dispatch(request)).ok).toBe(true);
}

/** Withdraws on another device, and opens the page of the order here. */
async function openOrder(): Promise<string> {
  const body = { amount: '1000.00', currency: 'PHP', bankCardId: 'card_31', paymentPassword: '482915' };
  const { value } = await createWithdrawOrder({ client: await otherDevice(), headers: keyHeader(), body });
  const { orderId } = value;
  await harness.site.open({ address: `/member/withdraw?order=${orderId}`, token: harness.tokens['member'] });
  await waitForText('We are checking your withdrawal of ₱1,000.00');
  return orderId;
}

/** Opens the list of deposits here, and deposits on another device. */
async function depositElsewhere(): Promise<void> {
  await harness.site.open({ address: '/member/depositRecord', token: harness.tokens['member'] });
  await waitForStream();
  const body = { methodId: 'pm_ewallet_01', amount: '777.00', currency: 'PHP' };
  await createDepositOrder({ client: await otherDevice(), headers: keyHeader(), body });
}

const depositIs = (status: string): boolean =>
  [...document.querySelectorAll('main tr, main li')].some(
    ({ textContent }) => textContent.includes('777.00') && textContent.includes(status),
  );

/** True when the condition becomes true at once. */
async function comesAtOnce(condition: () => boolean): Promise<boolean> {
  await harness.site.waitAtMost(condition, AT_ONCE);
  return condition();
}

describe('while live events arrive', () => {
  it('an order and the balance change on screen when they change on the platform', async () => {
    const orderId = await openOrder();
    await waitForStream();
    expect(balanceShown('₱11,480.50')).toBe(true);
    harness.site.callsSinceOpen.clear();
    await control('POST', `/withdrawals/${orderId}`, { decision: 'REJECT' });
    expect(await comesAtOnce(() => balanceShown('₱12,480.50') && !showsText('We are checking your withdrawal'))).toBe(
      true,
    );
    expect(harness.site.callsSinceOpen).toContain('getWithdrawOrder');
  });

  it('a deposit of another device comes into the list and into the balance', async () => {
    await depositElsewhere();
    expect(await comesAtOnce(() => depositIs('Waiting for payment'))).toBe(true);
    await control('PATCH', '/clock', { advance: 3 * SECOND });
    expect(await comesAtOnce(() => balanceShown('₱13,257.50') && depositIs('Credited'))).toBe(true);
  });

  it('the balance is left to a game that is running', async () => {
    await depositElsewhere();
    expect(await comesAtOnce(() => depositIs('Waiting for payment'))).toBe(true);
    const release = holdBalance();
    await control('PATCH', '/clock', { advance: 3 * SECOND });
    expect(await comesAtOnce(() => depositIs('Credited'))).toBe(true);
    release();
    expect(document.querySelector('header')?.textContent).toContain('₱12,480.50');
  });

  it('a maintenance closes the page, and its end opens it again', async () => {
    await harness.site.open({ address: '/member/withdraw', token: harness.tokens['member'] });
    await waitForStream();
    await control('PATCH', '/site', { maintenance: true });
    expect(await comesAtOnce(() => showsText('System maintenance'))).toBe(true);
    await control('PATCH', '/site', { maintenance: false });
    expect(await comesAtOnce(() => !showsText('System maintenance'))).toBe(true);
  });
});

describe('a session', () => {
  it('that ends elsewhere lets the visitor log in again and go on', async () => {
    await openOrder();
    await waitForStream();
    await logout({ client: clientWith(harness.tokens['member']) });
    await waitForText('Your session has ended. Log in again to go on where you were.');
    expect(isStreamOpen()).toBe(false);
  });

  it('that the visitor ends here is not reported as ended', async () => {
    await openOrder();
    await waitForStream();
    await press(/^Account of/);
    await harness.site.waitUntil(() => findControl('Log out') !== undefined, 'The menu');
    await press('Log out');
    await harness.site.waitUntil(() => findControl('Cancel') !== undefined, 'The confirmation');
    await press('Log out');
    await harness.site.waitUntil(() => location.pathname === '/', 'Home');
    expect([showsText('Your session has ended'), isStreamOpen()]).toEqual([false, false]);
  });
});

describe('without live events', () => {
  it('a stream that broke off lets the page ask again, and continues with what was missed', async () => {
    const orderId = await openOrder();
    await waitForStream();
    harness.site.world.events.stop();
    await harness.site.waitUntil(() => !isStreamOpen(), 'The end of the stream');
    await control('POST', `/withdrawals/${orderId}`, { decision: 'APPROVE' });
    await waitForStream();
    expect(await comesAtOnce(() => !showsText('We are checking your withdrawal'))).toBe(true);
  });

  it('an order is asked for every 5 seconds, and no stream is opened', async () => {
    await control('PATCH', '/site', { liveEvents: false });
    const orderId = await openOrder();
    await control('POST', `/withdrawals/${orderId}`, { decision: 'REJECT' });
    await harness.site.waitUntil(() => !showsText('We are checking your withdrawal'), 'The change');
    expect(harness.site.callsSinceOpen).not.toContain('createEventTicket');
  });

  it.each(['createEventTicket', 'openEventStream'] as const)(
    'an order is asked for every 5 seconds while %s fails',
    async (call) => {
      const stopFault = planFault(harness.site.world, call, { name: 'a failure', fault: { kind: 'html' } });
      const orderId = await openOrder();
      await harness.site.waitUntil(() => harness.site.callsSinceOpen.has(call), call);
      await control('POST', `/withdrawals/${orderId}`, { decision: 'REJECT' });
      await harness.site.waitUntil(() => !showsText('We are checking your withdrawal'), 'The change');
      expect(isStreamOpen()).toBe(false);
      expect(stopFault()).toBeGreaterThan(0);
    },
  );

  it('an order that does not exist is not asked for again', async () => {
    await control('PATCH', '/site', { liveEvents: false });
    await harness.site.open({ address: '/member/withdraw?order=wd_unknown', token: harness.tokens['member'] });
    await waitForText('There is no such withdrawal');
    harness.site.callsSinceOpen.clear();
    await harness.site.waitAtMost(() => harness.site.callsSinceOpen.has('getWithdrawOrder'), 6 * SECOND);
    expect(harness.site.callsSinceOpen).not.toContain('getWithdrawOrder');
  });
});
