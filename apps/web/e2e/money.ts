import type { Page } from '@playwright/test';

import { CONNECTION_RETRIES, expect, type personas } from './site.ts';

/** The payment password of maricel. */
export const PASSWORD = '482915';

export const SECOND = 1000;
export const DAY = 86_400 * SECOND;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A picture of one pixel, for fields that take files. */
export const PICTURE = { name: 'proof.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };

/** Advances the clock of this test's world by the control call `/__mock/clock`, and that of the device with it. */
export async function advance(page: Page, milliseconds: number): Promise<void> {
  const response = await page.request.patch('/__mock/clock', {
    data: { advance: milliseconds },
    maxRetries: CONNECTION_RETRIES,
  });
  expect(response.ok()).toBe(true);
  const { now }: { now: string } = await response.json();
  await page.clock.setSystemTime(now);
}

/** Starts another session in the same tab, of maricel by default: one lasts a day. */
export async function renewSession(page: Page, persona: keyof typeof personas = 'member'): Promise<void> {
  const response = await page.request.post('/__mock/login', { data: { persona } });
  const { token }: { token: string } = await response.json();
  await page.evaluate((value) => sessionStorage.setItem('token', value), token);
  await page.reload();
}

/** Asks for an amount in the form of the page, up to the payment password. */
export async function ask(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Check and confirm' }).click();
}

/** Answers the payment password of the open sheet. */
export async function confirm(page: Page, password: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Payment password', { exact: true }).fill(password);
  await sheet.getByRole('button', { name: /^(Withdraw|Send) ₱/ }).click();
}

/** Confirms a part that arrived, with a picture. `onSheet` looks at the filled sheet before it is sent. */
export async function confirmPart(page: Page, amount: string, onSheet: () => Promise<void>): Promise<void> {
  const question = page.getByRole('region', { name: `Did ${amount} arrive?` });
  await question.getByRole('button', { name: 'Yes, it arrived' }).click();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await onSheet();
  await page.getByRole('button', { name: `Yes, ${amount} arrived` }).click();
  await expect(question).toHaveCount(0);
}

/** Reports that less arrived than a part is; of equal parts, of the first. */
export async function disputePart(page: Page, amount: string, arrived: string): Promise<void> {
  const question = page.getByRole('region', { name: `Did ${amount} arrive?` }).first();
  await question.getByRole('button', { name: 'No, or not all of it' }).click();
  await page.getByRole('textbox', { name: 'What arrived' }).fill(arrived);
  await page.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText(`We are looking into ${amount} that did not arrive in full`)).toBeVisible();
}

/** Moves money into the wallet of a vendor by the sheet of a phone. */
export async function moveInto(page: Page, wallet: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Move money' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Game wallet' }).selectOption({ label: wallet });
  await sheet.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await sheet.getByRole('button', { name: /^Move ₱/ }).click();
  await expect(page.getByText(`is now in ${wallet}`)).toBeVisible();
}
