import { COLOR, expectBalance, openGame, planRound } from './game.ts';
import { DESKTOP, expect, expectAccessible, openAs, startSession, test } from './site.ts';

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
