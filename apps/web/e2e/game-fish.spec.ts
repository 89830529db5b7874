import { amountIn, expectBalance, FISHING, openGame, planRound } from './game.ts';
import { DESKTOP, expect, test } from './site.ts';

test(
  'the fishing game pays a catch, takes a miss, and leaves a balance that equals the record',
  DESKTOP,
  async ({ page }) => {
    const game = await openGame(page, FISHING);
    const [shown, shoot] = [game.locator('#balance'), game.getByRole('button', { name: 'Shoot' })];
    const start = await amountIn(shown);
    const stake = await amountIn(game.locator('#stake'));

    await planRound(page, { atLeast: 3, atMost: 3 });
    await game.getByRole('radio', { name: /^Mackerel/ }).check({ force: true });
    await shoot.click();
    await expect(game.locator('#plate-text')).toHaveText('Mackerel caught');
    await expectBalance(page, start + 2 * stake);
    await planRound(page, { atLeast: 0, atMost: 0 });
    // The space bar shoots, too, unless a control has the focus.
    await shoot.blur();
    await page.keyboard.press('Space');
    await expect(game.locator('#plate-text')).toHaveText('Mackerel got away');
    await expectBalance(page, start + stake);

    // The greatest win can be collected in the frame of the site.
    await planRound(page, { atLeast: 100, atMost: 100 });
    await game.getByRole('radio', { name: /^Bakunawa/ }).check({ force: true });
    await shoot.click();
    const win = game.getByRole('dialog', { name: /win$/ });
    await expect(win).toBeVisible();
    await game.getByRole('button', { name: 'Collect' }).click();
    await expect(win).toHaveCount(0);
    await expectBalance(page, start + 100 * stake);

    await page.goto('/member/personalHistoryCopy');
    const rounds = page
      .getByRole('table', { name: 'Betting record' })
      .getByRole('row')
      .filter({ hasText: 'Hari ng Dagat' });
    await expect(rounds).toHaveCount(3);
    for (const [row, net] of [
      [0, 99 * stake],
      [1, -stake],
      [2, 2 * stake],
    ] as const) {
      const sign = net < 0 ? '-' : '+';
      await expect(rounds.nth(row)).toContainText(`${sign}₱${Math.abs(net).toFixed(2)}`);
      await expect(rounds.nth(row)).toContainText(`₱${stake.toFixed(2)}`);
    }
    await expect(page.getByRole('banner')).toContainText(
      (start + 100 * stake).toLocaleString('en', { minimumFractionDigits: 2 }),
    );
  },
);
