import type { FrameLocator, Page } from '@playwright/test';

import { amountIn, expectBalance, openGame, ROOM } from './game.ts';
import { changeSettings, DESKTOP, expect, expectAccessible, test } from './site.ts';

const ROUND_MS = 40_000;
const BETTING_MS = 22_000;
const SHIFT_MS = 4 * 3_600_000;
/** Position of room 7; a room is closed in one of nine shifts. */
const ROOM_INDEX = 6;

const changeClock = async (page: Page, change: object): Promise<void> => {
  expect((await page.request.patch('/__mock/clock', { data: change })).ok()).toBe(true);
};

/** Moves this test's world to the beginning of a round in which room 7 is open. */
async function startRound(page: Page): Promise<void> {
  const { now }: { now: string } = await (await page.request.get('/__mock/clock')).json();
  let to = Math.ceil((Date.parse(now) + 1) / ROUND_MS) * ROUND_MS;
  while ((ROOM_INDEX + Math.floor(to / SHIFT_MS)) % 9 === 8) to += SHIFT_MS;
  await changeClock(page, { to: new Date(to).toISOString() });
}

const spotOf = (game: FrameLocator, name: string) => game.getByRole('button', { name: new RegExp(`^${name}, `) });

test(
  'a bet is taken back by the keyboard, and a late one is refused and stays on its spot',
  DESKTOP,
  async ({ page, watch }) => {
    // The refusal of the late bet.
    watch.expectStatus(409);
    await startRound(page);
    const game = await openGame(page, ROOM);
    const before = await amountIn(game.locator('#balance'));
    const betButton = game.getByRole('button', { name: 'Bet ₱100' });
    // The keys 1 to 3 lay a chip wherever the focus is.
    await spotOf(game, 'Player').press('3');
    await betButton.press('Enter');
    await expect(game.locator('#plate-text')).toHaveText(/^Your bet is taken/);
    await expectBalance(page, before - 100);
    await game.getByRole('button', { name: 'Take back ₱100' }).press('Backspace');
    await expectBalance(page, before);
    await expect(spotOf(game, 'Banker')).toHaveAccessibleName(/98\.94 %$/);

    await page.route('**/mock-games/server/play', async (route) => {
      await changeClock(page, { advance: BETTING_MS });
      await route.continue();
    });
    await spotOf(game, 'Tie').click();
    await betButton.click();
    await expect(game.getByRole('alert').filter({ hasText: 'The time was up' })).toBeVisible();
    await expect(spotOf(game, 'Tie')).toHaveAccessibleName(/₱100\.00 on it$/);
    await expectBalance(page, before);

    await page.unroute('**/mock-games/server/play');
    await startRound(page);
    await betButton.click({ timeout: 15_000 });
    await expectBalance(page, before - 100);
    await expectAccessible(page);
  },
);

test('cockfights are played where the policy allows them, and nowhere else', DESKTOP, async ({ page, watch }) => {
  const arena = '/seamless?vassalage=DIG&gameType=COCKFIGHT';
  await startRound(page);
  const game = await openGame(page, arena);
  await game.locator('.chip').last().click();
  await spotOf(game, 'Wala').click();
  await game.getByRole('button', { name: 'Bet ₱500' }).click();
  await expect(game.locator('#plate-text')).toHaveText(/^Your bet is taken/);
  await changeClock(page, { advance: BETTING_MS });
  await expect(game.locator('#plate-text')).toHaveText(/^(?:Meron wins|Wala wins|Draw)$/, { timeout: 20_000 });

  await changeSettings(page, { policyPack: 'pagcorLike' });
  watch.expectStatus(404);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sports', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cockfights' })).toHaveCount(0);
  await page.goto('/sports?gameType=COCKFIGHT');
  await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
  await expect(page.getByText('Labuyo Ring')).toHaveCount(0);
  await page.goto(arena);
  await expect(page.getByRole('heading', { name: /no such game|not found/i })).toBeVisible();
});
