// @vitest-environment jsdom
import { createApiClient, createDepositOrder } from '@croupier/sdk/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setUpFaultHarness } from '../../testing/fault-harness.ts';
import { fill, press, query } from '../../testing/user-actions.ts';

vi.setConfig({ testTimeout: 60_000 });

const harness = setUpFaultHarness();
beforeEach(() => {
  harness.renew();
  harness.site.world.clock.hold(true);
});

const DEPOSITS = '/member/depositv2';
/** How long the sandbox's provider takes. */
const CREDITED_AFTER = 4_000;

const says = (text: string | RegExp): boolean => {
  const all = document.body.textContent ?? '';
  return typeof text === 'string' ? all.includes(text) : text.test(all);
};
const come = (text: string | RegExp): Promise<void> => harness.site.until(() => says(text), String(text));
const offered = (name: string | RegExp): Promise<void> =>
  harness.site.until(() => query(name) !== undefined, String(name));
const open = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });

/** Opens a deposit of 500 pesos in the form, by this way to pay. */
async function deposit(method: RegExp): Promise<void> {
  await open(DEPOSITS);
  await offered(method);
  press(method);
  fill('Amount', '500');
  await offered('Deposit ₱500.00');
  press('Deposit ₱500.00');
  await offered('Cancel this deposit');
}

/** Loads the page again as the browser does: what the tab keeps is kept. */
async function reload(): Promise<void> {
  const kept = Object.entries(sessionStorage);
  const { pathname, search } = location;
  const { open: openStage } = harness.site;
  const clear = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {});
  await openStage.call(harness.site, { address: pathname + search, token: harness.tokens['member'] });
  clear.mockRestore();
  expect(Object.entries(sessionStorage)).toEqual(expect.arrayContaining(kept));
}

/** Opens a deposit of 500 pesos in another tab, and gives its number. */
async function openElsewhere(methodId: string): Promise<string> {
  const client = createApiClient({
    baseUrl: 'https://platform.example',
    fetch: harness.site.world.dispatch,
    getToken: () => harness.tokens['member'],
  });
  const body = { methodId, amount: '500.00', currency: 'PHP' } as const;
  const { value } = await createDepositOrder({ client, body, headers: { 'Idempotency-Key': '0123456789abcdef' } });
  return value.depositOrder.orderId;
}

describe('how an order is paid', () => {
  it('is shown again when the page is loaded again: a code', async () => {
    await deposit(/Bayani QR/);
    await offered('Save the code');
    await reload();
    await offered('Save the code');
    expect(query(/^Copy the code/)).toBeDefined();
    expect(says('Pay ₱500.00 within')).toBe(true);
  });

  it('is shown again when the page is loaded again: an account, with the amount to copy', async () => {
    await deposit(/^B?Bank transfer/);
    await come('Kawayan Bank');
    await reload();
    await come('Kawayan Bank');
    expect(query('Copy ₱500.00')).toBeDefined();
  });

  it('is forgotten when the order has ended, which says what was paid', async () => {
    await deposit(/Bayani QR/);
    const isKept = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith('deposit-payment:'));
    expect(isKept()).toBe(true);
    expect(says('To pay')).toBe(true);
    harness.site.world.clock.advance(CREDITED_AFTER);
    await come('has been credited');
    await harness.site.until(() => !isKept(), 'The end');
    expect([says('To pay'), says('Paid')]).toEqual([false, true]);
  });

  it('is said to be in the other tab when the order was opened there', async () => {
    await open(`${DEPOSITS}?order=${await openElsewhere('pm_qr_01')}`);
    await offered('Cancel this deposit');
    expect(says('only in the tab or app in which this deposit was opened')).toBe(true);
  });

  it('is explained with what the platform notes about the way to pay', async () => {
    await open(DEPOSITS);
    await come('Sandbox: there is nothing to pay');
    press(/^B?Bank transfer/);
    await come('Hand in any picture as proof');
    await open(`${DEPOSITS}?order=${await openElsewhere('pm_qr_01')}`);
    await offered('Cancel this deposit');
    await harness.site.untilIdle();
    expect(says('Sandbox: there is nothing to pay')).toBe(true);
  });
});

describe('an open order', () => {
  it('is offered above the form, and opens', async () => {
    await openElsewhere('pm_bank_01');
    await open(DEPOSITS);
    await come('A deposit of ₱500.00 is open: Bank transfer');
    const before = document
      .querySelector('main form')
      ?.compareDocumentPosition(query('Continue this deposit') ?? document);
    expect(before).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    press('Continue this deposit');
    await offered('Hand in the proof');
  });

  it('takes the focus from the form that it replaces, and gives it back to the form', async () => {
    await open(DEPOSITS);
    await offered('Amount');
    fill('Amount', '500');
    await offered('Deposit ₱500.00');
    query('Deposit ₱500.00')?.focus();
    press('Deposit ₱500.00');
    await offered('Cancel this deposit');
    await harness.site.until(() => document.activeElement?.textContent === 'Your deposit', 'The heading');
    query('Back to deposits')?.focus();
    press('Back to deposits');
    await offered('Amount');
    expect(document.activeElement).not.toBe(document.body);
  });
});
