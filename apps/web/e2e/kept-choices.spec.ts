import { expect, openAs, PHONE, startSession, test } from './site.ts';

const SLOT = '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20510';

test('a balance that is hidden in the header is hidden over a game and in it [HEADER-06]', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/hot' });
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /Hide amount/ }).click();
  await expect(header).not.toContainText('12,480.50');
  await page.goto(SLOT);
  const game = page.frameLocator('main iframe');
  await expect(game.locator('#balance')).toHaveText('••••••');
  await expect(page.getByRole('main')).toContainText('••••••');
  await expect(page.getByRole('main')).not.toContainText('12,480.50');
});

test('customer service opens in the language and theme of the site [CS-01]', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/hot', lang: 'TY', theme: 'light' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Maricel/ })
    .click();
  const popupEvent = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Customer service' }).click();
  const service = await popupEvent;
  await expect(service.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await expect(service.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(service.getByText('Magandang araw!')).toBeVisible();
});
