import type { Page } from '@playwright/test';

import { amountIn, COLOR, expectBalance, gameOf, planRound, SLOT } from './game.ts';
import { advance, PICTURE, SECOND } from './money.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  startScenario,
  startSession,
  test,
} from './site.ts';

const HOUR = 3600 * SECOND;

test(
  'a guest goes from the menu over a promotion and its example to the registration [ROUTE-12] [PROMO-01]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: '/promotions' });
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('navigation', { name: 'Kinds of promotions' }).getByRole('link', { name: 'Welcome' }).click();
    await expect(page).toHaveURL(/type=WELCOME/);
    await page.getByRole('list', { name: 'Promotions' }).getByRole('link').first().click();
    const example = page.getByRole('region', { name: 'An example in full' });
    await expect(example.getByText('₱30,000.00')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Register and take it' }).click();
    await expect(page.getByRole('dialog', { name: 'Take your seat' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/promotions\?type=WELCOME$/);
  },
);

test('a member collects all rewards, and finds them among the collected ones [REWARD-01] [MEMBER-10]', async ({
  page,
}) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/rewardCenter' });
  await expect(page.getByText('What ends first is on top')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Collect all \d+$/ }).click();
  await expect(page.getByText(/rewards collected$/)).toBeVisible();
  await expect(page.getByText('New balance')).toBeVisible();
  await expect(page.getByText('Nothing to collect')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Collected', exact: true }).click();
  // Titles are in the language of the account.
  await expect(page.getByText('Para sa pasensya mo sa naantalang deposito').first()).toBeVisible();
  await expectAccessible(page);
});

test(
  'the last stake of a bonus is refused above its most, then plays it to its end and frees the money [PROMO-01] [GAME-07]',
  DESKTOP,
  async ({ page, watch }) => {
    watch.expectStatus(409);
    await startScenario(page, 'bonus-nearly-played', 'newcomer');
    await openAs(page, { url: '/member/bonusDetails' });
    await expect(page.getByText(/stake ₱500\.00 more for it/)).toBeVisible();
    await page.goto(COLOR);
    const game = gameOf(page);
    const throwDice = game.getByRole('button', { name: 'Throw the dice' });
    await expect(game.locator('#balance')).toContainText('₱2,000.00');
    await game.getByRole('radio', { name: /^Chip of ₱500/ }).check({ force: true });
    const red = game.getByRole('button', { name: /^Red/ });
    await red.click();
    await red.click();
    await throwDice.click();
    await expect(game.getByText('This stake is above the most you can stake now. No bet was placed.')).toBeVisible();
    await expectBalance(page, 2000);
    // A stake in slots counts in full.
    await page.goto(SLOT);
    const raise = game.getByRole('button', { name: 'Raise the stake' });
    while ((await amountIn(game.locator('#stake'))) < 500) await raise.click();
    await planRound(page, { atLeast: 0, atMost: 0 });
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect.poll(() => amountIn(game.locator('#balance'))).toBe(1500);
    await page.goto('/member/bonusDetails');
    await expect(page.getByText('All of your ₱1,500.00 can be withdrawn now')).toBeVisible();
    await expect(page.getByText('Played, yours').first()).toBeVisible();
    await expectAccessible(page);
  },
);

async function applyForBirthday(page: Page, note: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('textbox', { name: 'A note to us (optional)' }).fill(note);
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('We are looking at your application')).toBeVisible();
}

test(
  'an application with a photo is rejected for a reason, sent again, issued and claimed [PROMO-03] [PROMO-04]',
  PHONE,
  async ({ page }) => {
    await startScenario(page, 'birthday', 'newcomer');
    await openAs(page, { url: '/promotions/promo_birthday' });
    await applyForBirthday(page, '#reject');
    await expectAccessible(page);
    await advance(page, HOUR);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Apply again' })).toBeVisible();
    await expect(page.getByText('2 applications left this year.')).toBeVisible();
    await expectAccessible(page);
    await applyForBirthday(page, 'Today');
    await advance(page, HOUR);
    await page.reload();
    await page.getByRole('button', { name: 'Claim it' }).click();
    await expect(page.getByText('₱288.00 is in your balance.')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('₱288.00');
    await page.reload();
    await expect(page.getByText('Claimed', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Claim it' })).toHaveCount(0);
  },
);
