import { readFile } from 'node:fs/promises';

import { DESKTOP, expect, expectAccessible, openAs, PHONE, planFault, startSession, test } from './site.ts';
import { linesOf, peso, recompute } from './statement-file.ts';

/** Time in ms after which the sandbox has made a statement. */
const MADE_AFTER_MS = 61_000;

for (const [name, size, games] of [
  ['desktop', DESKTOP, 'Games'],
  ['phone', PHONE, 'Games, won and lost'],
] as const) {
  test(`the file of the statement adds up to what the page says on a ${name}`, size, async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/member/transactionHistory' });
    const answer = page.getByRole('heading', { name: / now, .* more than on / });
    await expect(answer).toBeVisible();
    const figure = page.getByRole('figure', { name: /^From .* to now$/ });
    // The steps are final when the statement of all wallets has loaded.
    await expect(page.getByText(/Since you joined/)).toBeVisible();
    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const { opening, closing, sums } = recompute(await readFile(await (await downloadEvent).path(), 'utf8'));
    const lines = await linesOf(figure);
    expect([...lines.values()].at(0)).toBe(peso(opening));
    expect(lines.get('Now')).toBe(peso(closing));
    expect(lines.get('Deposits')).toBe(`+${peso(sums.get('DEPOSIT') ?? 0n)}`);
    expect(lines.get(games)).toBe(`+${peso((sums.get('BET') ?? 0n) + (sums.get('PAYOUT') ?? 0n))}`);
    await expect(answer).toContainText(`${peso(closing)} now, ${peso(closing - opening)} more`);
    await expectAccessible(page);
  });
}

test('a chip leaves the entries of its kind, also after a reload', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/transactionHistory' });
  await page
    .getByRole('main')
    .locator('label')
    .filter({ hasText: /^Games$/ })
    .click();
  await expect(page).toHaveURL(/[?&]kind=games/);
  await expect(page.getByRole('heading', { name: / came in and .* went out/ })).toBeVisible();
  await page.reload();
  const table = page.getByRole('table', { name: 'Statement' });
  await expect(table.getByRole('button', { name: 'Bituin ng Maynila', expanded: false }).first()).toBeVisible();
  await expect(table.getByRole('button', { name: /^(Deposit|Withdrawal)/ })).toHaveCount(0);
  await expectAccessible(page);
});

for (const [name, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`the best game leads to its entries, which add up to its result on a ${name}`, size, async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/member/personalProfit' });
    const best = page.getByRole('main').locator('dl > div').filter({ hasText: 'Best game' });
    const [result = ''] = ((await best.textContent()) ?? '').match(/[\d,]+\.\d\d/) ?? [];
    await expectAccessible(page);
    await best.getByRole('link', { name: 'Bituin ng Maynila' }).click();
    await expect(page).toHaveURL(/[?&]game=rng_20510/);
    const answer = page.getByRole('heading', { name: / came in and .* went out/ });
    await expect(answer).toBeVisible();
    await page.reload();
    const amounts = ((await answer.textContent()) ?? '').match(/[\d,]+\.\d\d/g) ?? [];
    const [into = 0n, out = 0n, net = 0n] = [...amounts, result].map((text) => BigInt(text.replaceAll(/\D/g, '')));
    expect(into - out).toBe(net);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove Bituin ng Maynila' }).click();
    await expect(
      page.getByRole('table', { name: 'Statement' }).getByRole('button', { name: 'Deposit' }).first(),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/game=/);
  });
}

test('an entry opens the order that it belongs to', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/transactionHistory' });
  const table = page.getByRole('table', { name: 'Statement' });
  await table.getByRole('button', { name: 'Withdrawal' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Withdrawal' });
  await expect(sheet.getByText('**** **** 4821')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Open the withdrawal' }).click();
  await expect(page).toHaveURL(/^[^?]*\/member\/withdraw\?order=/);
});

test('more days than a page shows become files, which a reload and a minute do not lose', DESKTOP, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/transactionHistory?from=2026-01-01&to=2026-11-21' });
  await expect(page.getByRole('heading', { name: 'That is too long to show at once' })).toBeVisible();
  await page.getByRole('link', { name: 'Make a file of these days' }).click();
  await expect(page.getByLabel('From')).toHaveValue('2026-01-01');
  await page.getByRole('button', { name: 'Make the files' }).click();
  await expect(page.getByRole('heading', { name: 'Your files are being made' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your files are being made' })).toBeVisible();
  await page.request.patch('/__mock/clock', { data: { advance: MADE_AFTER_MS } });
  await expect(page.getByRole('heading', { name: 'Your files are ready' })).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Account record' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('croupier-transactions-20260101-20261121.csv');
  expect(recompute(await readFile(await download.path(), 'utf8')).sums.size).toBeGreaterThan(1);
});

test('a refused request for files can be repeated, and expired files say so', PHONE, async ({ page, watch }) => {
  watch.expectStatus(422, 404);
  await startSession(page, 'member');
  await openAs(page, { url: '/member/transactionHistory?view=files' });
  await planFault(page, { operation: 'requestStatement', kind: 'error', code: 'DATE_RANGE_INVALID', count: 1 });
  await page.getByRole('button', { name: 'Make the files' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Make the files' }).click();
  await expect(page.getByRole('heading', { name: 'Your files are being made' })).toBeVisible();
  await page.goto('/member/transactionHistory?view=files&statement=st_20260101_01');
  await expect(page.getByRole('heading', { name: 'These files are gone' })).toBeVisible();
});
