// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { setUpFaultHarness } from '../../testing/fault-harness.ts';
import { fill, press, query } from '../../testing/user-actions.ts';

vi.setConfig({ testTimeout: 60_000 });

const harness = setUpFaultHarness();
beforeEach(() => harness.renew());

const text = (): string => document.body.textContent ?? '';

async function open(as = 'member'): Promise<void> {
  await harness.site.open({ address: '/member/depositv2', token: harness.tokens[as] });
  await harness.site.until(() => query('Amount') !== undefined, 'The form');
}

it('fills in the name on the accounts of the member as the payer, which can be emptied', async () => {
  await open();
  press(/^B?Bank transfer/);
  await harness.site.until(() => query('Name of the payer') !== undefined, 'The payer');
  await harness.site.until(() => /Santos/.test(payer()), 'The name');
  fill('Name of the payer', '');
  await harness.site.untilIdle();
  expect(payer()).toBe('');
});

it('does not judge the name of the payer before a deposit with it was tried', async () => {
  await open();
  press('Deposit');
  await harness.site.until(() => text().includes('Enter an amount'), 'The judgement');
  press(/^B?Bank transfer/);
  await harness.site.until(() => query('Name of the payer') !== undefined, 'The payer');
  fill('Name of the payer', '');
  await harness.site.untilIdle();
  expect(text()).not.toContain('Enter the name of who pays');
  fill('Amount', '500');
  press('Deposit ₱500.00');
  await harness.site.until(() => text().includes('Enter the name of who pays'), 'The judgement');
});

it('marks the quick amount that is typed, and says how the amount is read', async () => {
  await open();
  fill('Amount', '1000');
  await harness.site.untilIdle();
  expect(query('₱1,000')?.getAttribute('aria-pressed')).toBe('true');
  expect(text()).toContain('Read as ₱1,000.00');
  expect(query('Amount')).toHaveProperty('value', '1,000');
});

const payer = (): string => {
  const field = query('Name of the payer');
  return field instanceof HTMLInputElement ? field.value : '';
};
