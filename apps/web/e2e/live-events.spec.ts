import { operations } from '@croupier/sdk/operations';
import type { Page } from '@playwright/test';

import { DESKTOP, expect, openAs, test } from './site.ts';

const SECOND = 1000;
/** Time in ms until a change must be on screen; without events an order is asked for every 5 s. */
const AT_ONCE = { timeout: 2 * SECOND };

/** Starts a session of its own in this page, and waits until its stream of events is open. */
async function openWithEvents(page: Page, url: string): Promise<void> {
  const response = await page.request.post('/__mock/login', { data: { persona: 'member' } });
  const { token }: { token: string } = await response.json();
  await page.addInitScript((value) => {
    if (window.top === window) sessionStorage.setItem('token', value);
  }, token);
  const { path } = operations.openEventStream;
  const opened = page.waitForResponse((answer) => answer.url().includes(`${path}?`));
  await openAs(page, { url });
  expect((await opened).status()).toBe(200);
}

const balanceOf = (page: Page) => page.getByRole('banner');

test(
  'a deposit and a withdrawal of one window change balance and order in another at once',
  DESKTOP,
  async ({ page, context }) => {
    const other = await context.newPage();
    await openWithEvents(other, '/member/depositRecord');
    await openWithEvents(page, '/member/depositv2');
    await page.getByRole('textbox', { name: 'Amount' }).fill('777');
    await page.getByRole('button', { name: /^Deposit ₱777/ }).click();
    await expect(other.getByRole('row', { name: /Waiting for payment ₱777\.00/ })).toBeVisible(AT_ONCE);
    // The payment arrives by itself, 3 s later.
    await expect(other.getByRole('row', { name: /Credited ₱777\.00/ })).toBeVisible({ timeout: 6 * SECOND });
    await expect(balanceOf(other)).toContainText('₱13,257.50');
    await expect(balanceOf(page)).toContainText('₱13,257.50');
    await page.goto('/member/withdraw');
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
    await page.getByRole('button', { name: 'Check and confirm' }).click();
    await page.getByRole('dialog').getByLabel('Payment password', { exact: true }).fill('482915');
    await page.getByRole('button', { name: /^Withdraw ₱/ }).click();
    await expect(balanceOf(other)).toContainText('₱12,257.50', AT_ONCE);
    await expect(page).toHaveURL(/order=/);
    const orderUrl = page.url();
    await other.goto(orderUrl);
    await expect(other.getByText('We are checking your withdrawal of ₱1,000.00')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel this withdrawal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel it' }).click();
    await expect(other.getByText('We are checking your withdrawal of ₱1,000.00')).toBeHidden(AT_ONCE);
    await expect(balanceOf(other)).toContainText('₱13,257.50', AT_ONCE);
  },
);
