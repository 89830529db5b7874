import { createApiClient, createDepositOrder } from '@croupier/sdk/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { showsText } from '../../testing/page-parts.ts';
import { fill, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
  harness.site.world.clock.hold(true);
});

const DEPOSITS = '/member/depositv2';
/** Processing time of the sandbox's provider in ms. */
const CREDITED_AFTER = 4_000;

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const open = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });

/** Creates a deposit of 500 pesos in the form, with this method. */
async function deposit(method: RegExp): Promise<void> {
  await open(DEPOSITS);
  await waitForControl(method);
  await press(method);
  await fill('Amount', '500');
  await waitForControl('Deposit ₱500.00');
  await press('Deposit ₱500.00');
  await waitForControl('Cancel this deposit');
}

/** Reloads the page and keeps the storage of the tab. */
async function reload(): Promise<void> {
  const entriesBefore = Object.entries(sessionStorage);
  const { pathname, search } = location;
  const { open: openSite } = harness.site;
  const clear = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {});
  await openSite.call(harness.site, { address: pathname + search, token: harness.tokens['member'] });
  clear.mockRestore();
  expect(Object.entries(sessionStorage)).toEqual(expect.arrayContaining(entriesBefore));
}

/** Creates a deposit of 500 pesos as another tab would, and returns its order number. */
async function createOrderElsewhere(methodId: string): Promise<string> {
  const client = createApiClient({
    baseUrl: 'https://platform.example',
    fetch: harness.site.world.dispatch,
    getToken: () => harness.tokens['member'],
  });
  const body = { methodId, amount: '500.00', currency: 'PHP' } as const;
  const { value } = await createDepositOrder({ client, body, headers: { 'Idempotency-Key': '0123456789abcdef' } });
  return value.depositOrder.orderId;
}

describe('payment instructions', () => {
  it('shows the QR code again after a reload', async () => {
    await deposit(/Bayani QR/);
    await waitForControl('Save the code');
    await reload();
    await waitForControl('Save the code');
    expect(findControl(/^Copy the code/)).toBeDefined();
    expect(showsText('Pay ₱500.00 within')).toBe(true);
  });

  it('shows the receiving account again after a reload', async () => {
    await deposit(/^B?Bank transfer/);
    await waitForText('Kawayan Bank');
    await reload();
    await waitForText('Kawayan Bank');
    expect(findControl('Copy ₱500.00')).toBeDefined();
  });

  it('deletes the instructions when the order is final', async () => {
    await deposit(/Bayani QR/);
    const isStored = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith('deposit-payment:'));
    expect(isStored()).toBe(true);
    expect(showsText('To pay')).toBe(true);
    harness.site.world.clock.advance(CREDITED_AFTER);
    await waitForText('has been credited');
    await harness.site.waitUntil(() => !isStored(), 'The end');
    expect([showsText('To pay'), showsText('You paid')]).toEqual([false, true]);
  });

  it('shows a note when the order was created in another tab', async () => {
    await open(`${DEPOSITS}?order=${await createOrderElsewhere('pm_qr_01')}`);
    await waitForControl('Cancel this deposit');
    expect(showsText('only in the tab or app in which this deposit was opened')).toBe(true);
  });

  it("shows the platform's note on the method", async () => {
    await open(DEPOSITS);
    await waitForText('Sandbox: there is nothing to pay');
    await press(/^B?Bank transfer/);
    await waitForText('Hand in any picture as proof');
    await open(`${DEPOSITS}?order=${await createOrderElsewhere('pm_qr_01')}`);
    await waitForControl('Cancel this deposit');
    await harness.site.untilIdle();
    expect(showsText('Sandbox: there is nothing to pay')).toBe(true);
  });
});

it('the receipt of a credited deposit can be shared as text', async () => {
  const orderId = await createOrderElsewhere('pm_qr_01');
  harness.site.world.clock.advance(CREDITED_AFTER);
  await open(`${DEPOSITS}?order=${orderId}`);
  await waitForControl('Share the receipt');
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: async (data: ShareData): Promise<void> => void shared.push(data),
  });
  await press('Share the receipt');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  expect(shared[0]?.text?.split('\n')).toEqual(
    expect.arrayContaining([
      'Receipt of Croupier',
      `Deposit ${orderId}`,
      'You paid: ₱500.00',
      'Bonus: ₱5.00',
      'Method: Bayani QR',
      'Added to your balance: ₱505.00',
    ]),
  );
});

describe('an open order', () => {
  it('is linked above the form', async () => {
    await createOrderElsewhere('pm_bank_01');
    await open(DEPOSITS);
    await waitForText('A deposit of ₱500.00 is open: Bank transfer');
    const position = document
      .querySelector('main form')
      ?.compareDocumentPosition(findControl('Continue this deposit') ?? document);
    expect(position).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await press('Continue this deposit');
    await waitForControl('Hand in the proof');
  });

  it('receives the focus when it replaces the form, and returns it to the form', async () => {
    await open(DEPOSITS);
    await waitForControl('Amount');
    await fill('Amount', '500');
    await waitForControl('Deposit ₱500.00');
    await press('Deposit ₱500.00');
    await waitForControl('Cancel this deposit');
    await harness.site.waitUntil(() => document.activeElement?.textContent === 'Your deposit', 'The heading');
    await press('Back to deposits');
    await waitForControl('Amount');
    expect(document.activeElement).not.toBe(document.body);
  });
});
