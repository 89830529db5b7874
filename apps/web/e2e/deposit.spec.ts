import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { startSession, expect, expectAccessible, openAs, test } from './site.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** An amount that the sandbox's provider never sees paid. */
const UNPAID = '500.02';

/** Opens a deposit by this way to pay, which stays open. */
async function openDeposit(page: Page, method: RegExp): Promise<void> {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/depositv2' });
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill(UNPAID);
  await page.getByRole('button', { name: /^Deposit ₱500/ }).click();
  await expect(page.getByText(/^Pay ₱500\.02 within/)).toBeVisible();
}

test('the code of a deposit is there after a reload, can be saved as a picture, and the amount is in sight [DEPOSIT-01]', async ({
  page,
}) => {
  await openDeposit(page, /Bayani/);
  await page.reload();
  await expect(page.getByText(/^Pay ₱500\.02 within/)).toBeInViewport();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the code' }).click();
  const saved = await waiting;
  expect(saved.suggestedFilename()).toMatch(/^dep_.*\.png$/);
  const picture = await readFile(await saved.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await expectAccessible(page);
});

test('an uploaded proof is still there, with its picture, after Back and a reload, until it is handed in', async ({
  page,
}) => {
  await openDeposit(page, /Bank transfer/);
  await expect(page.getByRole('button', { name: 'Copy ₱500.02' })).toBeVisible();
  const file = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file]').setInputFiles(file);
  const row = page.getByRole('listitem').filter({ hasText: 'proof.png' });
  await expect(row).toContainText('Uploaded, not handed in yet');
  await page.goBack();
  await page.getByRole('button', { name: 'Continue this deposit' }).click();
  await expect(row).toBeVisible();
  await page.reload();
  const seen = await row.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.width));
  expect(seen).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Hand in the proof' }).click();
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
});
