import { beforeEach, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const pageText = (): string => document.body.textContent ?? '';

const payer = (): string => {
  const field = findControl('Name of the payer');
  return field instanceof HTMLInputElement ? field.value : '';
};

async function open(as = 'member'): Promise<void> {
  await harness.site.open({ address: '/member/depositv2', token: harness.tokens[as] });
  await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
}

it('prefills the payer with the name of the member, which can be cleared', async () => {
  await open();
  await press(/^B?Bank transfer/);
  await harness.site.waitUntil(() => findControl('Name of the payer') !== undefined, 'The payer');
  await harness.site.waitUntil(() => /Santos/.test(payer()), 'The name');
  await fill('Name of the payer', '');
  await harness.site.untilIdle();
  expect(payer()).toBe('');
});

it('shows no error of the payer until a deposit that requires the payer is submitted', async () => {
  await open();
  await press('Deposit');
  await harness.site.waitUntil(() => pageText().includes('Enter an amount'), 'The error');
  await press(/^B?Bank transfer/);
  await harness.site.waitUntil(() => findControl('Name of the payer') !== undefined, 'The payer');
  await fill('Name of the payer', '');
  await harness.site.untilIdle();
  expect(pageText()).not.toContain('Enter the name of who pays');
  await fill('Amount', '500');
  await press('Deposit ₱500.00');
  await harness.site.waitUntil(() => pageText().includes('Enter the name of who pays'), 'The error');
});

it('marks the quick amount and shows the parsed amount when the amount is typed', async () => {
  await open();
  await fill('Amount', '1000');
  await harness.site.untilIdle();
  expect(findControl('₱1,000')?.getAttribute('aria-pressed')).toBe('true');
  expect(pageText()).toContain('Read as ₱1,000.00');
  expect(findControl('Amount')).toHaveProperty('value', '1,000');
});
