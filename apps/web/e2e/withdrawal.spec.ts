import type { Page } from '@playwright/test';

import { expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PASSWORD = '482915';
const SECOND = 1000;
const DAY = 86_400 * SECOND;

async function advance(page: Page, milliseconds: number): Promise<void> {
  expect((await page.request.patch('/__mock/clock', { data: { advance: milliseconds } })).ok()).toBe(true);
}

/** Starts another session in the same tab: one lasts a day. */
async function renewSession(page: Page): Promise<void> {
  const { token }: { token: string } = await (
    await page.request.post('/__mock/login', { data: { persona: 'member' } })
  ).json();
  await page.evaluate((value) => sessionStorage.setItem('token', value), token);
  await page.reload();
}

/** Asks for an amount up to the payment password. */
async function ask(page: Page, amount: string): Promise<void> {
  await openAs(page, { url: '/member/withdraw' });
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Check and confirm' }).click();
}

/** Answers the payment password of the open sheet. */
async function confirm(page: Page, password: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Payment password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^Withdraw ₱/ }).click();
}

test('a withdrawal above what is free is refused with the amount that is', async ({ page, watch }) => {
  watch.expectStatus(409);
  await startSession(page, 'member');
  await ask(page, '10980.51');
  await expect(page.getByText('₱10,980.50 can be withdrawn now')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('three parts are confirmed, disputed and paid again, and received by the clock [WITHDRAW-01] [WITHDRAW-02] [WITHDRAW-03] [MEMBER-04]', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401, 422);
  await startSession(page, 'member');
  await ask(page, '2000.03');
  await confirm(page, '111111');
  await expect(page.getByText('4 tries left')).toBeVisible();
  await confirm(page, PASSWORD);
  await expect(page.getByText('We are checking your withdrawal of ₱2,000.03')).toBeVisible();
  await advance(page, 245 * SECOND);
  const first = page.getByRole('region', { name: 'Did ₱663.35 arrive?' });
  await first.getByRole('button', { name: 'Yes, it arrived' }).click();
  const file = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, ₱663.35 arrived' }).click();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'No, or not all of it' }).first().click();
  await page.getByRole('textbox', { name: 'What arrived' }).fill('600');
  await page.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText('We are looking into ₱663.34 that did not arrive in full')).toBeVisible();
  await advance(page, 121 * SECOND);
  await expect(page.getByText('Part 2, replaced')).toBeVisible();
  await expect(page.getByText('Part 4, sent')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Did ₱63.34 arrive?' })).toBeVisible();
  await advance(page, DAY);
  await renewSession(page);
  await expect(page.getByText('₱1,990.03 has arrived')).toBeVisible();
  await expect(page.getByText('counts as received').first()).toBeVisible();
});

test('a refused withdrawal comes back to the balance, and the record leads to it', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await ask(page, '2000.01');
  await confirm(page, PASSWORD);
  await expect(page.getByText('We are checking your withdrawal of ₱2,000.01')).toBeVisible();
  await expect(page.getByText('₱10,480.49').first()).toBeVisible();
  await advance(page, 61 * SECOND);
  await expect(page.getByText('It was refused, and ₱2,000.01 is back in your balance')).toBeVisible();
  await expect(page.getByText('₱12,480.50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to withdrawals' }).click();
  await page.getByRole('link', { name: 'All withdrawals' }).click();
  await expect(page).toHaveURL('/member/withdrawRecord');
  await expect(page.getByRole('row').filter({ hasText: '₱2,000.01' }).first()).toContainText('Refused');
});
