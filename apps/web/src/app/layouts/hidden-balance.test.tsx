import { beforeEach, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { press, findControl } from '../../testing/user-actions.ts';
import { SLOT } from '../../testing/page-calls.data.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const pageText = (): string => document.body.textContent ?? '';
const BALANCE = /12,480\.50/;

async function open(address: string): Promise<void> {
  await harness.site.open({ address, token: harness.tokens['member'] });
  await harness.site.waitUntil(() => BALANCE.test(pageText()), 'The balance');
}

it('hides the balance in the header and in the form of a deposit with one press [HEADER-06]', async () => {
  await open('/member/depositv2');
  await harness.site.waitUntil(() => pageText().includes('Balance ₱12,480.50'), 'The form');
  await harness.site.waitUntil(() => findControl(/Hide amount/) !== undefined, 'The header');
  await press(/Hide amount/);
  await harness.site.untilIdle();
  expect(pageText()).not.toMatch(BALANCE);
  expect(pageText()).toContain('Balance hidden');
  await press(/Show amount/);
  await harness.site.untilIdle();
  expect(pageText()).toContain('Balance ₱12,480.50');
});

it('keeps a hidden balance hidden over a game and in the deposit beside it [HEADER-06]', async () => {
  await open(SLOT);
  localStorage.setItem('balance-hidden', 'yes');
  dispatchEvent(new StorageEvent('storage', { key: 'balance-hidden' }));
  await harness.site.untilIdle();
  expect(pageText()).not.toMatch(BALANCE);
  await press('Deposit');
  await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The quick deposit');
  expect(pageText()).not.toMatch(BALANCE);
  expect(pageText()).toContain('Balance hidden');
});
