import type { FrameLocator, Locator, Page } from '@playwright/test';

import { CONNECTION_RETRIES, expect, openAs, startSession } from './site.ts';

export const SLOT = '/seamless?vassalage=TALA&gameType=RNG&nodeId=rng_20510';
export const COLOR = '/seamless?vassalage=TF&gameType=ESPORTS';
/** A room with baccarat, from 100 to 100,000. */
export const ROOM = '/seamless?vassalage=PT&gameType=LIVE&roomId=room_07';

export const CARDS = '/seamless?vassalage=TBL&gameType=PVP&nodeId=pvp_40026';

export const gameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="The game"]');

/** Opens a game as a member and waits until it shows the balance. */
export async function openGame(page: Page, url: string): Promise<FrameLocator> {
  await startSession(page, 'member');
  await openAs(page, { url });
  const game = gameOf(page);
  await expect(game.locator('#balance')).toContainText('₱');
  return game;
}

/** The first amount in the text of an element; 0 without one. */
export async function amountIn(element: Locator): Promise<number> {
  const [amount = ''] = /[\d,]+\.\d\d/.exec((await element.textContent()) ?? '') ?? [];
  return Number(amount.replaceAll(',', ''));
}

/** Waits until the game and the page around it show this balance. */
export async function expectBalance(page: Page, balance: number): Promise<void> {
  await expect.poll(() => amountIn(gameOf(page).locator('#balance'))).toBe(balance);
  const shown = balance.toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(page.getByRole('main').getByRole('button', { name: `Balance ₱${shown}` })).toBeVisible();
}

/** Sets limits for the payout of the next round, in stakes, by the control call `/__mock/rounds`. */
export async function planRound(
  page: Page,
  payout: { readonly atLeast: number; readonly atMost?: number },
): Promise<void> {
  const response = await page.request.post('/__mock/rounds', { data: payout, maxRetries: CONNECTION_RETRIES });
  expect(response.ok()).toBe(true);
}

/** Loses a stake of 500.00 in the game of colours, in the session of the page. */
export async function loseOnRed(page: Page): Promise<void> {
  await page.goto(COLOR);
  const balance = gameOf(page).locator('#balance');
  await expect(balance).toContainText('₱');
  const before = await amountIn(balance);
  await planRound(page, { atLeast: 0, atMost: 0 });
  const game = gameOf(page);
  await game.getByRole('radio', { name: /^Chip of ₱500/ }).check({ force: true });
  await game.getByRole('button', { name: /^Red/ }).click();
  await game.getByRole('button', { name: 'Throw the dice' }).click();
  await expect.poll(() => amountIn(balance)).toBe(before - 500);
}
