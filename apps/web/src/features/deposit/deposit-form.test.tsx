import type { DepositMethods, DepositOrders } from '@croupier/sdk/types';
import { beforeEach, expect, it } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
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

it('chooses the method of the last deposit', async () => {
  changeAnswers<DepositOrders>(harness.site, 'listDepositOrders', (page) => ({
    ...page,
    content: page.content.map((order) => ({ ...order, methodId: 'pm_bank_01' })),
  }));
  await open();
  await harness.site.waitUntil(() => findControl('Name of the payer') !== undefined, 'The bank transfer');
  expect(findControl(/^B?Bank transfer/)).toHaveProperty('checked', true);
});

/** Answers that the limits of the member leave this amount. */
const limitTo = (depositRemaining: string): void =>
  changeAnswers<DepositMethods>(harness.site, 'listDepositMethods', (methods) => ({
    ...methods,
    depositRemaining,
    resetsAt: '2026-11-21T16:00:00Z',
  }));

it('takes no more than the limits of the member leave, and says until when', async () => {
  limitTo('700.00');
  await open();
  await harness.site.waitUntil(() => pageText().includes('Your limit leaves ₱700.00 to deposit until'), 'The limit');
  expect(findControl('₱1,000')).toBeUndefined();
  await fill('Amount', '700.01');
  await press('Deposit');
  await harness.site.waitUntil(() => pageText().includes('The greatest amount is ₱700.00'), 'The refusal');
});

it('is closed while the limits leave less than the minimum of the method', async () => {
  limitTo('99.99');
  await open();
  await harness.site.waitUntil(() => pageText().includes('Your own limit leaves less'), 'The reason');
  expect(findControl('Deposit')).toHaveProperty('disabled', true);
});
