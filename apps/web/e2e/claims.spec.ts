import type { Page } from '@playwright/test';

import { amountIn, openGame, planRound, SLOT } from './game.ts';
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

const balanceOf = (page: Page) => page.getByRole('banner');

async function openPage(page: Page, url: string): Promise<void> {
  await startSession(page, 'member');
  await openAs(page, { url });
}

test(
  'a mission is collected in its row, and badge and balance change in every window [MISSION-01]',
  DESKTOP,
  async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, '/member/playerRank');
    const menu = other.getByRole('navigation', { name: 'Member centre' });
    await expect(menu.getByText('1 mission to collect')).toBeAttached();
    await openPage(page, '/member/missionLeaderboard');
    await expect(page.getByRole('heading', { name: '₱10.00 is ready to collect.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Collect ₱10.00' }).click();
    const slip = page.getByRole('dialog', { name: 'Collected' });
    await expect(slip).toContainText('₱12,490.50');
    await expectAccessible(page);
    await slip.getByRole('button', { name: 'Good' }).click();
    await expect(page.getByRole('main').getByText('Collected', { exact: true })).toBeVisible();
    await expect(balanceOf(other)).toContainText('₱12,490.50');
    await expect(menu.getByText('1 mission to collect')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nothing to collect yet.' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

/** The own score on the board of the week, in whole pesos. */
async function ownScore(page: Page): Promise<number> {
  const row = await page.getByRole('row').filter({ hasText: 'You' }).innerText();
  return Number((/₱([\d,]+)/.exec(row)?.[1] ?? '').replaceAll(',', ''));
}

test(
  'a mission is finished by two spins, collected, and both count on the board of the week [MISSION-01]',
  DESKTOP,
  async ({ page }) => {
    await openPage(page, '/member/missionLeaderboard');
    const before = await ownScore(page);
    const game = await openGame(page, SLOT);
    const raise = game.getByRole('button', { name: 'Raise the stake' });
    while ((await amountIn(game.locator('#stake'))) < 500) await raise.click();
    for (let round = 0; round < 2; round += 1) {
      await planRound(page, { atLeast: 0, atMost: 0 });
      const answer = page.waitForResponse('**/mock-games/server/play');
      await game.getByRole('button', { name: 'Spin' }).click();
      await answer;
      await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
    }
    await page.goto('/member/missionLeaderboard');
    await page.getByRole('button', { name: 'Collect ₱20.00' }).click();
    await expect(page.getByRole('dialog', { name: 'Collected' })).toContainText('₱20.00');
    await page.getByRole('button', { name: 'Good' }).click();
    await expect.poll(() => ownScore(page)).toBe(before + 1000);
  },
);

test('the place on the board leads to the bets that count', PHONE, async ({ page }) => {
  await openPage(page, '/member/missionLeaderboard');
  await expect(page.getByRole('table', { name: 'Board of the week' }).getByText('You')).toBeVisible();
  await page.getByRole('link', { name: 'See these bets' }).click();
  await expect(page).toHaveURL(/\/member\/personalHistoryCopy\?from=\d{4}-\d\d-\d\d&to=/);
});

test('the rank says what is missing to the next, and its bonus is collected [VIP-01]', async ({ page }) => {
  await openPage(page, '/member/playerRank');
  await expect(page.getByText(/of deposits and .* of bets to Gold\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Collect ₱50.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Collected' })).toContainText('₱12,530.50');
});

for (const url of ['/member/missionLeaderboard', '/member/manualRebate', '/member/playerRank'])
  test(`${url} has no horizontal scroll at 320 px`, PHONE, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await startSession(page, 'member');
    await openAs(page, { lang: 'QPS', url });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
