import type { FrameLocator, Locator, Page } from '@playwright/test';

import { startSession, expect, openAs, test } from './site.ts';

const SLOT = '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20510';
const COLOR = '/seamless?vassalage=AGILA&gameType=LIVE';

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

const gameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="The game"]');

/** Plays one round and waits until game and page show the new balance. */
async function playRound(page: Page, begin: () => Promise<void>): Promise<PlayResponse['round']> {
  const gameBalance = gameOf(page).locator('#balance');
  const before = await amountIn(gameBalance);
  const response = page.waitForResponse('**/mock-games/server/play');
  await begin();
  const { round, balance }: PlayResponse = await (await response).json();
  await expect.poll(() => amountIn(gameBalance)).toBe(Number(balance));
  await expect.poll(() => amountIn(page.getByRole('main').getByText('₱').first())).toBe(Number(balance));
  expect(Number(balance)).toBeCloseTo(before - Number(round.stake) + Number(round.payout), 2);
  return round;
}

async function amountIn(element: Locator): Promise<number> {
  const [amount = ''] = /[\d,]+\.\d\d/.exec((await element.textContent()) ?? '') ?? [];
  return Number(amount.replaceAll(',', ''));
}

async function openGame(page: Page, url: string): Promise<FrameLocator> {
  await startSession(page, 'member');
  await openAs(page, { url });
  const game = gameOf(page);
  await expect(game.locator('#balance')).toContainText('₱');
  return game;
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
