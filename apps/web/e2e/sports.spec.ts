import type { Page } from '@playwright/test';

import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  startSession,
  test,
} from './site.ts';

const MINUTE = 60_000;

/** The prices that can be chosen. */
const prices = (page: Page) => page.locator('main li [aria-pressed]:not([disabled])');
const balance = (page: Page) => page.getByRole('banner');

/** Ends a match of this test's world, or calls it off by null. */
async function endMatch(page: Page, matchId: string, result: { home: number; away: number } | null): Promise<void> {
  const response = await page.request.post('/__mock/match-results', { data: { matchId, result } });
  expect(response.status()).toBe(200);
}

/** Puts the price of a match on the slip, by its place in the list, and returns the match's id. */
async function chooseMatch(page: Page, place: number): Promise<string> {
  const matches = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  // A market can be suspended for a while.
  const match = matches.filter({ has: page.locator('[aria-pressed]:not([disabled])') }).nth(place);
  await match.locator('[aria-pressed]:not([disabled])').first().click();
  return page.evaluate(() =>
    String(JSON.parse(sessionStorage.getItem('sports-slip:SPORTS') ?? '{}').selections.at(-1).matchId),
  );
}

/** Opens the matches of tomorrow, which all take bets. */
async function openSports(page: Page): Promise<void> {
  await startSession(page, 'member');
  await openAs(page, { url: '/sports?when=tomorrow' });
  await expect(prices(page).nth(8)).toBeVisible();
}

test(
  'selections together count one that is called off as 1.00, and a single bet comes back',
  PHONE,
  async ({ page }) => {
    await openSports(page);
    const [off, won] = [await chooseMatch(page, 0), await chooseMatch(page, 1)];
    await page.getByRole('button', { name: /^Bet slip/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await sheet.getByRole('radio', { name: 'Together' }).check({ force: true });
    await sheet.getByLabel('Stake', { exact: true }).fill('100');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Place ₱100.00' }).click();
    await expect(sheet.getByText('Your bet is placed')).toBeVisible();
    await sheet.getByRole('button', { name: 'My bets' }).click();
    await expect(page.getByText('2 selections together')).toBeVisible();
    await endMatch(page, off, null);
    await endMatch(page, won, { home: 0, away: 9 });
    await page.reload();
    await page.getByRole('tab', { name: 'My bets' }).click();
    await expect(page.getByText('Called off, counts as 1.00')).toBeVisible();
    await expect(page.getByText('Lost, 0 : 9')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a price that has changed is placed only when it is accepted, a closed market never',
  DESKTOP,
  async ({ page, watch }) => {
    watch.expectStatus(409);
    await openSports(page);
    await chooseMatch(page, 0);
    await page.getByLabel(/^Stake on/).fill('100');
    await page.request.patch('/__mock/clock', { data: { advance: 6 * MINUTE } });
    await page.getByRole('button', { name: 'Place ₱100.00' }).click();
    await expect(page.getByText('The odds have changed', { exact: true })).toBeVisible();
    const accept = page.getByRole('button', { name: /^Accept \d+\.\d\d and place$/ });
    await expect(accept).toBeVisible();
    // A press right after the change is taken for the price before.
    await expect(async () => {
      await accept.click({ timeout: 1_000 });
      await expect(page.getByText('Your bet is placed')).toBeVisible({ timeout: 1_000 });
    }).toPass();

    const matchId = await chooseMatch(page, 1);
    await page.getByLabel(/^Stake on/).fill('100');
    await endMatch(page, matchId, null);
    await page.getByRole('button', { name: 'Place ₱100.00' }).click();
    await expect(page.getByText('Remove what takes no bets now, to place the rest.')).toBeVisible();
    await expect(balance(page)).toContainText('₱12,380.50');
  },
);
