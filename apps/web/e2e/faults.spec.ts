import type { Page } from '@playwright/test';

import { expect, logIn, openAs, personas, PHONE, planFault, startSession, test } from './site.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Expects content without leaked values, and a control. */
async function expectUsable(page: Page): Promise<void> {
  const main = page.locator('main');
  await expect(main).not.toBeEmpty();
  await expect(main).not.toContainText(/\bNaN\b|\bundefined\b|\[object|Bad Gateway/);
  await expect(main.locator('a, button').first()).toBeEnabled();
}

async function clearFaults(page: Page): Promise<void> {
  expect((await page.request.delete('/__mock/faults')).ok()).toBe(true);
}

test('the site shows an error when it cannot start, and starts on retry', PHONE, async ({ page, watch }) => {
  watch.expectStatus(502, 503);
  watch.expectError(/ERR_CONNECTION|ERR_EMPTY|Failed to load resource/);
  await openAs(page, { url: '/nowhere' });
  for (const kind of ['html', 'status', 'truncated', 'reset']) {
    await planFault(page, { operation: 'getSiteConfiguration', kind });
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await clearFaults(page);
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUsable(page);
  }
});

test(
  'the proof of a transfer can be uploaded and submitted again when a call fails',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(502);
    watch.expectError(/ERR_CONNECTION|ERR_EMPTY|Failed to load resource/);
    await openAs(page, { url: '/login' });
    await logIn(page, personas.member);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
    await page.goto('/member/depositv2');
    await page.getByRole('radio', { name: /Bank transfer/ }).check();
    await page.getByRole('textbox', { name: 'Amount' }).fill('500.00');
    const payer = page.getByLabel('Name of the payer');
    await expect(payer).toHaveValue(/Santos/);
    await payer.clear();
    await page.getByRole('button', { name: /^Deposit ₱500/ }).click();
    await expect(page.getByText('Enter the name of who pays')).toBeVisible();
    await payer.fill('Maricel D. Santos');
    await page.getByRole('button', { name: /^Deposit ₱500/ }).click();
    const file = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    const submitProof = page.getByRole('button', { name: 'Hand in the proof' });
    await expect(submitProof).toBeVisible();
    await planFault(page, { operation: 'uploadImage', kind: 'html', count: 1 });
    await page.locator('input[type=file]').setInputFiles(file);
    const retryUpload = page.getByRole('button', { name: 'Send proof.png again' });
    await retryUpload.click();
    await expect(submitProof).toBeEnabled();
    await expectUsable(page);
    for (const kind of ['reset', 'html', 'truncated']) {
      await planFault(page, { operation: 'submitDepositProof', kind, count: 1 });
      if (!(await submitProof.isVisible())) break;
      await submitProof.click();
      await expect(submitProof.or(page.getByText(/confirm/i).first())).toBeVisible();
      await expectUsable(page);
      await clearFaults(page);
    }
  },
);

test('a document can be sent again when the call fails', PHONE, async ({ page, watch }) => {
  watch.expectStatus(502);
  watch.expectError(/ERR_CONNECTION|ERR_EMPTY|Failed to load resource/);
  await startSession(page, 'newcomer');
  await openAs(page, { url: '/member/securityCenter?tab=verification&sheet=addressDocument' });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Kind of document' }).selectOption('Bill for water, power or telephone');
  const file = { name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file]').setInputFiles(file);
  const send = sheet.getByRole('button', { name: 'Send for the check' });
  await planFault(page, { operation: 'submitIdentity', kind: 'status', count: 1 });
  await send.click();
  // Nobody knows whether it arrived, so the page asks again by itself, with the same key.
  await expect(page.getByText('Your document is sent and is being checked')).toBeVisible();
  await expectUsable(page);
});
