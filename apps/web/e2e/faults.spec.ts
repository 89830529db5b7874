import type { Page } from '@playwright/test';

import { expect, logIn, openAs, personas, planFault, test } from './site.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Shows no unreadable text, and offers a control. */
async function expectUsable(page: Page): Promise<void> {
  const main = page.locator('main');
  await expect(main).not.toBeEmpty();
  await expect(main).not.toContainText(/\bNaN\b|\bundefined\b|\[object|Bad Gateway/);
  await expect(main.locator('a, button').first()).toBeEnabled();
}

async function clearFaults(page: Page): Promise<void> {
  expect((await page.request.delete('/__mock/faults')).ok()).toBe(true);
}

test('a site that cannot start says so, and starts when asked again', async ({ page, watch }) => {
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

test('the proof of a transfer can be sent again when the upload fails', async ({ page, watch }) => {
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
  const handIn = page.getByRole('button', { name: 'Hand in the proof' });
  await expect(handIn).toBeVisible();
  await planFault(page, { operation: 'uploadImage', kind: 'html', count: 1 });
  await page.locator('input[type=file]').setInputFiles(file);
  const again = page.getByRole('button', { name: 'Send proof.png again' });
  await again.click();
  await expect(handIn).toBeEnabled();
  await expectUsable(page);
  for (const kind of ['reset', 'html', 'truncated']) {
    await planFault(page, { operation: 'submitDepositProof', kind, count: 1 });
    if (!(await handIn.isVisible())) break;
    await handIn.click();
    await expect(handIn.or(page.getByText(/confirm/i).first())).toBeVisible();
    await expectUsable(page);
    await clearFaults(page);
  }
});
