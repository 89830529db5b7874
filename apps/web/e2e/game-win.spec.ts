import type { FrameLocator, Page } from '@playwright/test';

import { COLOR, expectBalance, openGame, planRound, SLOT } from './game.ts';
import { expect, PHONE, test } from './site.ts';

interface PlayResponse {
  readonly balance: string;
}

async function expectCollected(page: Page, win: Promise<PlayResponse>, game: FrameLocator): Promise<void> {
  const balance = Number((await win).balance);
  await expect(game.getByRole('dialog')).toHaveCount(0);
  await expectBalance(page, balance);
}

const nextRound = async (page: Page): Promise<PlayResponse> =>
  (await page.waitForResponse('**/mock-games/server/play')).json();

test('a big win of the slot can be collected by tap, click or Enter before the next round', async ({
  page,
  hasTouch,
}) => {
  const game = await openGame(page, SLOT);
  const spin = game.getByRole('button', { name: 'Spin' });
  const collect = game.getByRole('button', { name: 'Collect' });
  const collectActions: readonly (() => Promise<void>)[] = [
    () => (hasTouch ? collect.tap() : collect.click()),
    () => page.keyboard.press('Enter'),
  ];
  for (const collectWin of collectActions) {
    await planRound(page, { atLeast: 20 });
    const win = nextRound(page);
    await spin.click();
    // Free spins may come first.
    await expect(game.getByRole('dialog', { name: /win$/ })).toBeVisible({ timeout: 30_000 });
    await collectWin();
    await expectCollected(page, win, game);
  }
  await planRound(page, { atLeast: 0, atMost: 0 });
  const next = nextRound(page);
  await spin.click();
  await expectCollected(page, next, game);
});

test('a big win of the colour game can be collected before the next round', async ({ page, hasTouch }) => {
  const game = await openGame(page, COLOR);
  const roll = game.getByRole('button', { name: 'Throw the dice' });
  await game.getByRole('button', { name: /^Red/ }).click();
  await planRound(page, { atLeast: 13 });
  const win = nextRound(page);
  await roll.click();
  const collect = game.getByRole('button', { name: 'Collect' });
  if (hasTouch) await collect.tap();
  else await collect.click();
  await expectCollected(page, win, game);
  const next = nextRound(page);
  await roll.click();
  await next;
});

// The last control is enabled or shown when the round is over.
for (const [name, address, field, action, idle] of [
  ['slot', SLOT, undefined, 'Spin', 'Spin'],
  ['colour game', COLOR, /^Red/, 'Throw the dice', 'Same again'],
] as const) {
  test(
    `a shown round of the ${name} is over though the balance cannot be read: nothing offers to repeat it`,
    PHONE,
    async ({ page, watch }) => {
      watch.expectError(/Failed to load resource/);
      const game = await openGame(page, address);
      if (field !== undefined) await game.getByRole('button', { name: field }).click();
      await page.route('**/mock-games/server/play', async (route) => {
        const response = await route.fetch();
        const { balance: _balance, ...body } = await response.json();
        await route.fulfill({ response, json: body });
      });
      await page.route('**/mock-games/server/state', (route) => route.abort());
      await planRound(page, { atLeast: 0, atMost: 0 });
      const failed = page.waitForRequest('**/mock-games/server/state');
      await game.getByRole('button', { name: action }).click();
      await failed;
      await expect(game.getByRole('button', { name: idle })).toBeEnabled({ timeout: 30_000 });
      await expect(game.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    },
  );
}
