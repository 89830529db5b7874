import { calendarDay, DAY_MS } from '@croupier/sdk/rules';
import type { Locator, Page } from '@playwright/test';

import { gameOf, openGame, SLOT } from './game.ts';
import { DESKTOP, expect, expectAccessible, expectNoSidewaysScroll, openAs, PHONE, test } from './site.ts';
import { peso } from './statement-file.ts';

/** Address of the games of yesterday and today, which fit one page, by the clock of this test's world. */
async function addressOfGames(page: Page): Promise<string> {
  const response = await page.request.patch('/__mock/clock', { data: { advance: 0 } });
  const { now }: { now: string } = await response.json();
  const [from, to] = [DAY_MS, 0].map((ago) => calendarDay(new Date(Date.parse(now) - ago), 'Asia/Manila'));
  return `/member/transactionHistory?kind=games&from=${from}&to=${to}`;
}

/** Plays a number of rounds between opening the game and leaving it. */
async function visit(page: Page, rounds: number): Promise<void> {
  await openGame(page, SLOT);
  for (let round = 0; round < rounds; round += 1) {
    const spin = gameOf(page).getByRole('button', { name: 'Spin' });
    await expect(spin).toBeEnabled();
    const played = page.waitForResponse('**/server/play');
    await spin.click();
    await played;
  }
  await expect(gameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  const left = page.waitForResponse('**/exitGame');
  await page
    .getByRole('link', { name: 'Leave' })
    .or(page.getByRole('button', { name: 'Leave' }))
    .first()
    .click();
  await left;
}

/** Signed amount in the fourth column of a row, in centavos. */
async function amountOf(row: Locator): Promise<bigint> {
  const text = (await row.locator('> td').nth(3).textContent()) ?? '';
  const [, sign = '', digits = ''] = /([+−-]?)₱([\d,]+\.\d\d)/.exec(text) ?? [];
  return BigInt((sign === '+' || sign === '' ? '' : '-') + digits.replaceAll(/[,.]/g, ''));
}

async function sumOf(rows: Locator): Promise<bigint> {
  const amounts = await Promise.all((await rows.all()).map(amountOf));
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

for (const [name, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(
    `two visits are two lines that add up to the totals and open their rounds on a ${name}`,
    size,
    async ({ page }) => {
      await visit(page, 2);
      await visit(page, 1);
      await openAs(page, { url: await addressOfGames(page) });
      const table = page.getByRole('table', { name: 'Statement' });
      const lines = table.locator('tr:has(> td button[aria-expanded])');
      const played = lines.filter({ hasText: 'Bituin ng Maynila' });
      await expect(played.nth(1)).toContainText('2 rounds, ₱');
      await expect(played.nth(0)).toContainText('1 round, ₱');
      const answer = page.getByRole('heading', { name: / came in and .* went out/ });
      const [into = '', out = ''] = ((await answer.textContent()) ?? '').match(/₱[\d,]+\.\d\d/g) ?? [];
      const total = await sumOf(lines);
      expect(total).toBe(BigInt(into.replaceAll(/\D/g, '')) - BigInt(out.replaceAll(/\D/g, '')));
      const line = played.nth(1);
      await line.getByRole('button').press('Enter');
      await expect(line.getByRole('button', { expanded: true })).toBeFocused();
      const rounds = table.getByRole('table', { name: 'Stakes and payouts of this visit' });
      await expect(rounds.getByRole('button', { name: 'Stake' })).toHaveCount(2);
      expect(await sumOf(rounds.locator('tbody > tr'))).toBe(await amountOf(line));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await rounds.getByRole('button', { name: 'Stake' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Stake' }).getByText('Bituin ng Maynila')).toBeVisible();
      await page.getByRole('dialog', { name: 'Stake' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('switch', { name: 'Rounds of one visit as one line' }).press('Space');
      await expect(page).toHaveURL(/[?&]group=none/);
      await expect(table.getByRole('button', { name: 'Stake' }).first()).toBeVisible();
      await expect(lines).toHaveCount(0);
      await expect(answer).toContainText(peso(BigInt(into.replaceAll(/\D/g, ''))));
      expect(await sumOf(table.locator('tbody > tr:not([data-group])'))).toBe(total);
    },
  );
}
