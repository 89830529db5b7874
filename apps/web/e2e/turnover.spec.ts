import type { Page } from '@playwright/test';

import { COLOR, expectBalance, gameOf, openGame, planRound, SLOT } from './game.ts';
import { DESKTOP, expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

const PASSWORD = '482915';
const MINUTE = 60_000;

/** Loses a round of ₱500 at the slot, and waits until the balance says so. */
async function loseRound(page: Page, balance: number): Promise<void> {
  await planRound(page, { atLeast: 0, atMost: 0 });
  await gameOf(page).getByRole('button', { name: 'Spin' }).click();
  await expectBalance(page, balance);
}

test(
  'what is locked is refused with what is free, is played in a game, and is then paid out [WITHDRAW-01] [GAME-07]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(409);
    const game = await openGame(page, SLOT);
    const amount = page.getByRole('textbox', { name: 'Amount' });
    const check = page.getByRole('button', { name: 'Check and confirm' });
    const raise = game.getByRole('button', { name: 'Raise the stake' });
    for (let step = 0; step < 5; step += 1) await raise.click();
    await loseRound(page, 11_980.5);
    // The deposit of ₱1,000 is staked to its half.
    await page.goto('/member/withdraw');
    await amount.fill('10600');
    await check.click();
    await expect(page.getByText('₱10,480.50 can be withdrawn now')).toBeVisible();
    await expect(page.getByText('₱500.00 of ₱1,000.00')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(SLOT);
    for (let step = 0; step < 5; step += 1) await raise.click();
    await loseRound(page, 11_480.5);
    await page.goto('/member/withdraw');
    // The page keeps what was asked for.
    await expect(amount).toHaveValue('10,600');
    await check.click();
    await page.getByRole('dialog').getByLabel('Payment password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: /^Withdraw ₱/ }).click();
    await expect(page.getByText('We are checking your withdrawal of ₱10,600.00')).toBeVisible();
    expect((await page.request.patch('/__mock/clock', { data: { advance: MINUTE } })).ok()).toBe(true);
    await expect(page.getByText('₱10,590.00 is being paid')).toBeVisible();
  },
);

test(
  'a stake above the most of a bonus costs nothing, and forfeiting the bonus leaves the own money [GAME-07]',
  DESKTOP,
  async ({ page, watch }) => {
    watch.expectStatus(409);
    const game = await openGame(page, COLOR);
    const throwDice = game.getByRole('button', { name: 'Throw the dice' });
    const stakeThousand = async (): Promise<void> => {
      await game.getByRole('radio', { name: /^Chip of ₱500/ }).check({ force: true });
      for (let chip = 0; chip < 2; chip += 1) await game.getByRole('button', { name: /^Red/ }).click();
      await throwDice.click();
    };
    await stakeThousand();
    await expect(game.getByText('This stake is above the most you can stake now. No bet was placed.')).toBeVisible();
    await expectBalance(page, 12_480.5);
    await page.getByRole('button', { name: 'See the bonus' }).click();
    await expect(page.getByText('₱10,980.50 of your ₱12,480.50 can be withdrawn now')).toBeVisible();
    await expect(page.getByText('At most ₱500.00 a round')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Give up the bonus' }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give it up' }).click();
    await expect(page.getByText('You gave the bonus up. ₱500.00 went back.')).toBeVisible();
    await expect(page.getByText('₱10,980.50 of your ₱11,980.50 can be withdrawn now')).toBeVisible();
    await expect(page.getByText('Given up', { exact: true })).toBeVisible();
    await page.goto(COLOR);
    await planRound(page, { atLeast: 0, atMost: 0 });
    await stakeThousand();
    await expectBalance(page, 10_980.5);
  },
);

test('the page of bonuses is accessible and fits every width, also for a member who never had one', async ({
  page,
}) => {
  await startSession(page, 'newcomer');
  await openAs(page, { url: '/member/bonusDetails' });
  await expect(page.getByText('No bonus is in play, so nothing has to be staked for one.')).toBeVisible();
  await expect(page.getByText('You can always say no.')).toBeVisible();
  await expectAccessible(page);
});
