import type { Locator } from '@playwright/test';

import {
  changeSettings,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  startSession,
  test,
} from './site.ts';

/** Expects an element at the left edge of the page, which is the end of a line written from right to left. */
async function expectAtTheLeft(element: Locator): Promise<void> {
  const box = await element.boundingBox();
  expect(box?.x).toBeLessThan(40);
}

test('a language that is written from right to left mirrors the page, its menus and its sheets', async ({
  page,
  isMobile,
}) => {
  await changeSettings(page, { languages: ['EN', 'AR'] });
  await startSession(page, 'member');
  await openAs(page, { lang: 'AR' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const account = page.getByRole('button', { name: 'Account of Maricel' });
  await expectAtTheLeft(account);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await account.click();
  await expectAtTheLeft(page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Betting record' }).click();
  const table = page.getByRole('table', { name: 'Betting record' });
  await expect(table).toBeVisible();
  await expectNoSidewaysScroll(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).first();
    await expect(close).toBeVisible();
    await expectAtTheLeft(close);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await table.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Bet' }).getByText('Stake')).toBeVisible();
  await expectAccessible(page);
});
