import type { Page } from '@playwright/test';

import { amountIn, COLOR, expectBalance, gameOf, openGame, SLOT } from './game.ts';
import { expect, test } from './site.ts';

// Chromium applies the offset of an out-of-process frame twice to clicks that it creates from injected touches; real
// touches are correct. So the frame shares the page's process here.
test.use({
  launchOptions: async ({ launchOptions }, launchWith) => {
    const { args = [], ...others } = launchOptions;
    await launchWith({ ...others, args: [...args, '--disable-features=IsolateSandboxedIframes'] });
  },
});

interface PlayResponse {
  readonly round: { readonly stake: string; readonly payout: string };
  readonly balance: string;
}

/** Plays one round and waits until game and page show the new balance. */
async function playRound(page: Page, begin: () => Promise<void>): Promise<PlayResponse['round']> {
  const before = await amountIn(gameOf(page).locator('#balance'));
  const response = page.waitForResponse('**/mock-games/server/play');
  await begin();
  const { round, balance }: PlayResponse = await (await response).json();
  await expectBalance(page, Number(balance));
  expect(Number(balance)).toBeCloseTo(before - Number(round.stake) + Number(round.payout), 2);
  return round;
}

test('the slot can be played by touch on a phone and by keyboard on a desktop', async ({ page, hasTouch }) => {
  const game = await openGame(page, SLOT);
  const spin = game.getByRole('button', { name: 'Spin' });
  const lower = game.getByRole('button', { name: 'Lower the stake' });
  const lowerStake = async (): Promise<void> => (hasTouch ? lower.tap() : lower.press('Enter'));
  await lowerStake();
  const stake = await amountIn(game.locator('#stake'));
  const begin = async (): Promise<void> => (hasTouch ? spin.tap() : spin.press('Enter'));
  expect(Number((await playRound(page, begin)).stake)).toBe(stake);
  await expect(spin).toBeEnabled();
});

test('the colour game can be played by touch on a phone and by keyboard on a desktop', async ({ page, hasTouch }) => {
  const game = await openGame(page, COLOR);
  const chips = game.getByRole('radio', { name: /^Chip of/ });
  const red = game.getByRole('button', { name: /^Red/ });
  const roll = game.getByRole('button', { name: 'Throw the dice' });
  await expect(roll).toBeDisabled();
  if (hasTouch) {
    await game.locator('.chip').nth(2).tap();
    await red.tap();
  } else {
    await chips.nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await red.press('Enter');
  }
  await expect(chips.nth(2)).toBeChecked();
  const chip = Number(await chips.nth(2).inputValue());
  expect(await amountIn(game.locator('#stake'))).toBe(chip);
  const begin = async (): Promise<void> => (hasTouch ? roll.tap() : roll.press('Enter'));
  expect(Number((await playRound(page, begin)).stake)).toBe(chip);
});
