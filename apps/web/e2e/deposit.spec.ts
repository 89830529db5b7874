import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** The sandbox's provider never credits amounts that end in .02. */
const UNPAID = '500.02';

/** Creates a deposit with this method; it stays open. */
async function createDeposit(page: Page, method: RegExp): Promise<void> {
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
  await createDeposit(page, /Bayani/);
  await page.reload();
  await expect(page.getByText(/^Pay ₱500\.02 within/)).toBeInViewport();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the code' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toMatch(/^dep_.*\.png$/);
  const image = await readFile(await download.path());
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  await expectAccessible(page);
});

test(
  'an uploaded proof and its preview survive Back and a reload until the proof is submitted',
  PHONE,
  async ({ page }) => {
    await createDeposit(page, /Bank transfer/);
    await expect(page.getByRole('button', { name: 'Copy ₱500.02' })).toBeVisible();
    const file = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await page.locator('input[type=file]').setInputFiles(file);
    const row = page.getByRole('listitem').filter({ hasText: 'proof.png' });
    await expect(row).toContainText('Uploaded, not handed in yet');
    await page.goBack();
    await page.getByRole('button', { name: 'Continue this deposit' }).click();
    await expect(row).toBeVisible();
    await page.reload();
    const imageWidth = await row
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.width));
    expect(imageWidth).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Hand in the proof' }).click();
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
  },
);
