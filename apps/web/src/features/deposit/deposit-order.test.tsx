import type { World } from '@croupier/mock-server/node';
import { createApiClient, createDepositOrder } from '@croupier/sdk/client';
import { beforeEach, describe, expect, it } from 'vitest';

import { planFault } from '../../testing/fault-kinds.data.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, fill, findControl, press } from '../../testing/user-actions.ts';
import { SLOT } from '../../testing/page-calls.data.ts';
import { showsText } from '../../testing/page-parts.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  harness.site.world.clock.hold(true);
});

const DEPOSITS = '/member/depositv2';
const BROKEN = { name: 'broken', fault: { kind: 'status', status: 503 } } as const;
const LOST = { name: 'lost', fault: { kind: 'lostAfterCommit' } } as const;
/** Processing time of the sandbox's provider in ms. */
const CREDITED_AFTER = 4_000;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const open = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });

/** Creates a deposit of 500 pesos outside the page and returns its order number. */
async function createOrder(methodId: string): Promise<string> {
  const { world } = harness.site;
  const client = createApiClient({
    baseUrl: 'https://platform.example',
    fetch: world.dispatch,
    getToken: () => harness.tokens['member'],
  });
  const body = { methodId, amount: '500.00', currency: 'PHP' } as const;
  const { value } = await createDepositOrder({ client, body, headers: { 'Idempotency-Key': '0123456789abcdef' } });
  return value.depositOrder.orderId;
}

/** Changes the platform's deposit methods. */
function offer(change: (methods: { methodId: string; maintenance: boolean }[]) => unknown[]): void {
  const { world } = harness.site;
  const dispatch: World['dispatch'] = async (request) => {
    const response = await world.dispatch(request);
    if (!request.url.includes('/methods')) return response;
    const body = await response.json();
    return Response.json({ ...body, value: { ...body.value, list: change(body.value.list) } });
  };
  harness.site.world = { ...world, dispatch };
}

const balance = (): string => /Balance(₱[\d,.]+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? '';

describe('a deposit that is credited before it is opened', () => {
  it('updates balance and list when it is opened from an outdated list', async () => {
    await createOrder('pm_ewallet_01');
    await open(DEPOSITS);
    await waitForText('Waiting for payment');
    await harness.site.waitUntil(() => balance() !== '', 'The balance');
    const before = balance();
    harness.site.world.clock.advance(CREDITED_AFTER);
    await press(document.querySelector('main tbody a'));
    await waitForText('₱500.00 has been credited');
    await harness.site.waitAtMost(() => balance() !== before, 1_000);
    expect(Number(balance().replaceAll(/[₱,]/g, ''))).toBe(Number(before.replaceAll(/[₱,]/g, '')) + 500);
    await press('Another deposit');
    await waitForText('Recent deposits');
    expect(showsText('Waiting for payment')).toBe(false);
  });

  it('is announced over a game and updates the balance when the response to its creation was lost', async () => {
    await open(SLOT);
    await harness.site.waitUntil(() => findControl('Deposit') !== undefined, 'The game');
    await press('Deposit');
    await harness.site.waitUntil(() => findControl('₱200') !== undefined, 'The form');
    await press('₱200');
    const stopFault = planFault(harness.site.world, 'createDepositOrder', LOST);
    await harness.site.waitUntil(() => findControl('Deposit ₱200.00') !== undefined, 'The amount');
    await press('Deposit ₱200.00');
    await waitForText('We are checking your deposit');
    stopFault();
    harness.site.world.clock.advance(CREDITED_AFTER);
    harness.site.callsSinceOpen.clear();
    await checkNow();
    await waitForText(/₱200.00 has been credited.*₱200.00 has been credited/s);
    expect([...harness.site.callsSinceOpen]).toContain('getMemberInfo');
  });
});

describe('the URL of a deposit', () => {
  it('shows an error and stops polling when the deposit does not exist', async () => {
    await open(`${DEPOSITS}?order=nonsense`);
    await waitForText('There is no such deposit');
    harness.site.callsSinceOpen.clear();
    await harness.site.waitAtMost(() => harness.site.callsSinceOpen.size > 0, 2_500);
    expect([...harness.site.callsSinceOpen]).not.toContain('getDepositOrder');
    await press('New deposit');
    await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
  });
});

describe('the proof of a transfer that was created in another tab', () => {
  it('can be submitted after a failed load of the methods was retried', async () => {
    const orderId = await createOrder('pm_bank_01');
    const stopFault = planFault(harness.site.world, 'listDepositMethods', BROKEN);
    await open(`${DEPOSITS}?order=${orderId}`);
    await waitForText('The ways to pay did not load');
    expect(findControl('Cancel this deposit')).toBeDefined();
    stopFault();
    await press('Try again');
    await harness.site.waitUntil(() => findControl('Hand in the proof') !== undefined, 'The proof');
  });

  it('can be submitted, with a note, when its method is no longer offered', async () => {
    const orderId = await createOrder('pm_bank_01');
    offer((methods) => methods.filter(({ methodId }) => methodId !== 'pm_bank_01'));
    await open(`${DEPOSITS}?order=${orderId}`);
    await waitForText('no longer offered');
    expect(findControl('Hand in the proof')).toBeDefined();
  });

  it('is not requested when the method needs none', async () => {
    const orderId = await createOrder('pm_ewallet_01');
    await open(`${DEPOSITS}?order=${orderId}`);
    await waitForText('Waiting for');
    expect(findControl('Hand in the proof')).toBeUndefined();
  });
});

describe('the deposit form', () => {
  it('is disabled with a message while all methods are closed', async () => {
    let isClosed = true;
    offer((methods) => methods.map((method) => ({ ...method, maintenance: isClosed || method.maintenance })));
    await open(DEPOSITS);
    await waitForText('Every way to pay is closed for now');
    await fill('Amount', '500');
    expect(findControl(/^Deposit ₱500|^Deposit$/)).toHaveProperty('disabled', true);
    isClosed = false;
    await harness.site.reload('listDepositMethods');
    await waitForText('Min ₱100.00');
    expect(showsText('is closed for now')).toBe(false);
    expect(findControl('Amount')).toHaveProperty('value', '500');
    expect(findControl('Deposit ₱500.00')).toHaveProperty('disabled', false);
  });

  it('keeps its input when the page is left and opened again, until a deposit is created', async () => {
    await open(DEPOSITS);
    await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
    await fill('Amount', '750');
    await press('Betting record');
    // The form stays until the code of the record is loaded.
    await harness.site.waitUntil(() => findControl('Amount') === undefined, 'The record');
    await press('Deposit');
    await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
    expect(findControl('Amount')).toHaveProperty('value', '750');
    await press('Deposit ₱750.00');
    await harness.site.waitUntil(() => findControl('Back to deposits') !== undefined, 'The deposit');
    await press('Back to deposits');
    await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
    expect(findControl('Amount')).toHaveProperty('value', '');
  });
});
