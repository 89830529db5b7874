import type { Locator, Page } from '@playwright/test';

import { gameOf } from './game.ts';
import { DESKTOP, expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

const tileOf = (page: Page, list = 'Slots'): Locator =>
  page.getByRole('list', { name: list }).locator('a[href*="gameType=RNG&nodeId"]').nth(1);
const sheetOf = (page: Page): Locator => page.getByRole('dialog');
const leave = (page: Page): Promise<void> => page.getByRole('link', { name: 'Leave the game' }).click();

async function scrollToTile(page: Page): Promise<number> {
  await tileOf(page).scrollIntoViewIfNeeded();
  await expect(tileOf(page)).toBeInViewport();
  return page.evaluate(() => scrollY);
}

async function expectBackAtTile(page: Page, top: number): Promise<void> {
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(tileOf(page)).toBeFocused();
  await expect(tileOf(page)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

test("a guest sees a game's sheet over home, and Back returns to its tile", async ({ page }) => {
  await openAs(page);
  const top = await scrollToTile(page);
  const href = (await tileOf(page).getAttribute('href')) ?? '';
  expect(href).toContain('/seamless?');
  await tileOf(page).click();
  await expect(sheetOf(page).getByText('Return to player')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await page.reload();
  await expect(sheetOf(page).getByRole('button', { name: 'Log in to play' })).toBeVisible();
  await page.goBack();
  await expectBackAtTile(page, top);
  await page.goForward();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectBackAtTile(page, top);
});

test('a guest plays the demo from a sheet, and leaving it returns to the tile', PHONE, async ({ page }) => {
  await openAs(page);
  const top = await scrollToTile(page);
  await tileOf(page).click();
  // A similar game replaces the game of the sheet, and Back still leads to the page.
  await sheetOf(page).getByRole('listitem').first().getByRole('link').click();
  await sheetOf(page).getByRole('link', { name: 'Play the demo' }).click();
  await expect(gameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await leave(page);
  await expectBackAtTile(page, top);
});

test(
  'a guest logs in from a sheet into the game, and closing the login returns to the sheet',
  PHONE,
  async ({ page }) => {
    await openAs(page);
    await tileOf(page).click();
    await sheetOf(page).getByRole('button', { name: 'Log in to play' }).click();
    const login = page.getByRole('dialog', { name: 'Welcome back' });
    await expect(login).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
    await expect(sheetOf(page).getByRole('button', { name: 'Log in to play' })).toBeVisible();
  },
);

test(
  'a member plays from a sheet by the keyboard alone, and leaving returns to the tile',
  DESKTOP,
  async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page);
    const tile = tileOf(page, 'Hot');
    await tile.focus();
    await page.keyboard.press('Enter');
    const play = sheetOf(page).getByRole('link', { name: 'Play', exact: true });
    await expect(play).toBeVisible();
    await play.focus();
    await page.keyboard.press('Enter');
    const spin = gameOf(page).getByRole('button', { name: 'Spin' });
    await spin.click();
    const visit = page.getByRole('button', { name: /This session/ });
    await visit.click();
    await expect(page.getByRole('main')).toContainText('Rounds1');
    await page.reload();
    await expect(spin).toBeEnabled();
    await visit.click();
    await expect(page.getByRole('main')).toContainText('Rounds1');
    await leave(page);
    await expect(tile).toBeFocused();
  },
);

test('automatic play ends at its limits and takes no further stake', DESKTOP, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20510' });
  const game = gameOf(page);
  await game.getByRole('button', { name: 'Quick, without animations' }).click();
  await page.request.post('/__mock/rounds', { data: { atLeast: 0, atMost: 0 } });
  await game.getByRole('button', { name: 'Auto' }).click();
  await game.getByRole('radio', { name: '₱50.00' }).check({ force: true });
  await game.getByRole('button', { name: 'Start' }).click();
  await expect(game.getByRole('button', { name: /^Stop \(\d+\)$/ })).toBeVisible();
  await game.getByRole('button', { name: /^Stop \(\d+\)$/ }).click();
  await expect(game.locator('#notice')).toContainText('Auto has stopped');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
});

test('a game of a lottery leads to its own page, with its code [GAME-05]', DESKTOP, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/seamless?vassalage=LOTT&gameType=ELOTT&nodeId=elott_80001' });
  await expect(page).toHaveURL('/lottery?gameCode=MNL3D');
});
