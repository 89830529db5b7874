import type { Page } from '@playwright/test';

import { amountIn, CARDS, expectBalance, gameOf, openGame, planRound } from './game.ts';
import { expect, PHONE, test } from './site.ts';

interface PlayResponse {
  /** `chooseBy` is the end of the time for a choice. */
  readonly round: { readonly stake: string; readonly chooseBy?: string };
  readonly balance: string;
}

/** Deals rounds that pay twice the stake until one waits for a choice; a lucky nine ends a round at once. */
async function dealToChoice(page: Page): Promise<{ readonly before: number; readonly stake: number }> {
  const game = gameOf(page);
  for (;;) {
    await expect(game.getByRole('button', { name: 'Deal' })).toBeEnabled();
    const before = await amountIn(game.locator('#balance'));
    await planRound(page, { atLeast: 2, atMost: 2 });
    const response = page.waitForResponse('**/mock-games/server/play');
    await game.getByRole('button', { name: 'Deal' }).press('Enter');
    const { round, balance }: PlayResponse = await (await response).json();
    if (round.chooseBy !== undefined) return { before, stake: Number(round.stake) };
    await expectBalance(page, Number(balance));
  }
}

test('Lucky Nine is played by the keyboard alone', PHONE, async ({ page }) => {
  const game = await openGame(page, CARDS);
  const { before, stake } = await dealToChoice(page);
  await expect(game.getByRole('img', { name: /^Bank: [^,]+, one card face down/ })).toBeVisible();
  // The buttons of the choice take the focus of the one that dealt.
  await expect(game.getByRole('button', { name: 'Stand' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(game.locator('#plate-text')).toHaveText(/ beats /);
  await expectBalance(page, before + stake);
  await expect(game.getByRole('button', { name: 'Deal' })).toBeFocused();
});
