import { startSession, expect, expectAccessible, openAs, test } from './site.ts';

const SLOT = '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20510';

test('deposit, betting record and game page have no accessibility violations', async ({ page, isMobile }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/depositv2' });
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await expectAccessible(page);

  await page.goto('/member/personalHistoryCopy');
  const table = page.getByRole('table', { name: 'Betting record' });
  await expect(table).toBeVisible();
  await expectAccessible(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog').getByLabel('Provider')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await table.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Bet' }).getByText('Stake')).toBeVisible();
  await expectAccessible(page);

  await page.goto(SLOT);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByRole('textbox')).toBeVisible();
  await expectAccessible(page);
});

test('everyone can read what is announced and what is on offer [ANN-03]', async ({ page }) => {
  await openAs(page, { announcements: true });
  const popup = page.getByRole('dialog', { name: 'Announcements' });
  await expect(popup.getByText('on your first deposit')).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Close' }).click();
  // The carousel repeats its first slides; those out of view are inert.
  await page
    .locator('[role="group"]:not([inert])')
    .getByRole('link', { name: /^100% welcome bonus/ })
    .click();
  await expect(page.getByRole('main').getByText('counts double')).toBeVisible();
  await expectAccessible(page);
});
