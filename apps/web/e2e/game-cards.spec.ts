import type { Page } from '@playwright/test';

import { amountIn, CARDS, expectBalance, gameOf, openGame, planRound } from './game.ts';
import { expect, PHONE, test } from './site.ts';

interface PlayResponse {
  /** `chooseBy` is the end of the time for a choice. */
  readonly round: { readonly stake: string; readonly chooseBy?: string };
  readonly balance: string;
}

/** Deals rounds of a planned payout until one waits for a choice; a lucky nine ends a round at once. */
async function dealToChoice(page: Page, stakes: number): Promise<{ readonly before: number; readonly stake: number }> {
  const game = gameOf(page);
  for (;;) {
    await expect(game.getByRole('button', { name: 'Deal' })).toBeEnabled();
    const before = await amountIn(game.locator('#balance'));
    await planRound(page, { atLeast: stakes, atMost: stakes });
    const response = page.waitForResponse('**/mock-games/server/play');
    await game.getByRole('button', { name: 'Deal' }).click();
    const { round, balance }: PlayResponse = await (await response).json();
    if (round.chooseBy !== undefined) return { before, stake: Number(round.stake) };
    await expectBalance(page, Number(balance));
  }
}

test(
  'Lucky Nine asks in mid-round, goes on after a reload without a second stake, and pays a win',
  PHONE,
  async ({ page }) => {
    const game = await openGame(page, CARDS);
    const [draw, stand] = [game.getByRole('button', { name: 'Draw' }), game.getByRole('button', { name: 'Stand' })];
    const ownCards = game.getByRole('img', { name: /^You: / });

    const lost = await dealToChoice(page, 0);
    await expect(stand).toBeEnabled();
    await expect(game.getByRole('img', { name: /^Bank: [^,]+, one card face down/ })).toBeVisible();
    await expectBalance(page, lost.before - lost.stake);
    const dealt = (await ownCards.getAttribute('aria-label')) ?? '';
    await page.reload();
    await expect(stand).toBeEnabled();
    await expect(ownCards).toHaveAccessibleName(dealt);
    await expectBalance(page, lost.before - lost.stake);
    await draw.click();
    await expect(game.locator('#plate-text')).toHaveText(/^The bank wins|^Both have/);
    await expect(ownCards).toHaveAccessibleName(/, .*, /);
    await expectBalance(page, lost.before - lost.stake);

    const won = await dealToChoice(page, 2);
    await expect(stand).toBeEnabled();
    // The buttons of the choice take the focus of the one that dealt.
    await page.keyboard.press('ArrowLeft');
    await expect(game.locator('#plate-text')).toHaveText(/ beats /);
    await expectBalance(page, won.before + won.stake);
    await expect(game.getByRole('button', { name: 'Deal' })).toBeEnabled();
  },
);
