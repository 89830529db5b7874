import type { Page } from '@playwright/test';

import { amountIn, gameOf, planRound, SLOT } from './game.ts';
import { expectBalanced, exportWorld, walletOf } from './ledger.ts';
import { advance, DAY, renewSession, SECOND } from './money.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, startScenario, startSession, test } from './site.ts';

const MINUTE = 60 * SECOND;

/** Plays slots of 500.00 in another tab, each of which pays its stake back at least. */
async function playInAnotherTab(page: Page, rounds: number): Promise<void> {
  const tab = await page.context().newPage();
  await startSession(tab, 'newcomer');
  await openAs(tab, { url: SLOT });
  const game = gameOf(tab);
  await expect(game.locator('#balance')).toContainText('₱1,000.00');
  const raise = game.getByRole('button', { name: 'Raise the stake' });
  while ((await amountIn(game.locator('#stake'))) < 500) await raise.click();
  for (let round = 1; round <= rounds; round += 1) {
    await planRound(tab, { atLeast: 1, atMost: 3 });
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(page.getByRole('progressbar', { name: 'Counted since you joined' })).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^₱${(round * 500).toLocaleString('en')}\\.00 of`),
    );
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  }
  await tab.close();
}

/** Milliseconds from the world's clock to the end of the promotion. */
async function untilEnd(page: Page): Promise<number> {
  const clock: { now: string } = await (await page.request.get('/__mock/clock')).json();
  const { rows } = await exportWorld(page);
  const { endAt } = rows.promotionDates.find(({ id }) => id === 'promo_slot_fortnight') ?? {};
  return Date.parse(endAt ?? '') - Date.parse(clock.now);
}

test('a promotion is joined, played with its progress in sight, in process after its end, issued and claimed [PROMO-01] [PROMO-03]', async ({
  page,
}) => {
  await startScenario(page, 'challenge-open', 'newcomer');
  await openAs(page, { url: '/promotions' });
  await page
    .getByRole('list', { name: 'Promotions' })
    .getByRole('link', { name: /Two weeks of slots/ })
    .click();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('You take part from now on.')).toBeVisible();
  await expect(page.getByText('What you play counts by itself.')).toBeVisible();
  await playInAnotherTab(page, 4);
  await expect(page.getByRole('list', { name: 'What it brings' })).toContainText('₱8,000.00 left');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const left = await untilEnd(page);
  expect(left).toBeGreaterThan(DAY);
  await advance(page, left);
  await renewSession(page, 'newcomer');
  await expect(page.getByText('We are counting your result')).toBeVisible();
  await expect(page.getByText('In process').first()).toBeVisible();
  await expectAccessible(page);
  await advance(page, 10 * MINUTE);
  await page.reload();
  await expect(page.getByText('Issued, yours to claim')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Claim it' }).click();
  await expect(page.getByText('₱20.00 is in your balance.')).toBeVisible();
  await expect(page.getByText('Claimed', { exact: true }).first()).toBeVisible();

  const world = await exportWorld(page);
  expectBalanced(world);
  const won = walletOf(world, 'bituin').filter(({ kind }) => kind === 'PROMOTION');
  expect(won.map(({ amount }) => amount)).toEqual([2000n]);
  await page.goto('/promotions?view=mine');
  await expect(page.getByRole('list', { name: 'Promotions' })).toContainText('Claimed');
});
