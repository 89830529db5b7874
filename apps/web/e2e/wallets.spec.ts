import type { Page } from '@playwright/test';

import { ask, confirm, moveInto, PASSWORD } from './money.ts';
import { DESKTOP, expect, expectAccessible, openAs, PHONE, planFault, startSession, test } from './site.ts';

const WALLETS = '/member/transferFund';
const UPLINE = '/member/transferUpline';

interface ExportedWorld {
  readonly rows: {
    readonly vendorClosures: Array<{ id: string; until: string | null }>;
    readonly accountTransfers: readonly unknown[];
  };
  readonly journal: { readonly movements: ReadonlyArray<{ memberId: string | null; kind: string }> };
}

async function exportWorld(page: Page): Promise<ExportedWorld> {
  return (await page.request.get('/__mock/world')).json();
}

/** Closes a vendor for an hour of the world's clock. */
async function closeVendor(page: Page, vendor: string): Promise<void> {
  const { now }: { now: string } = await (await page.request.get('/__mock/clock')).json();
  const world = await exportWorld(page);
  world.rows.vendorClosures.push({ id: vendor, until: new Date(Date.parse(now) + 3_600_000).toISOString() });
  expect((await page.request.put('/__mock/world', { data: world })).ok()).toBe(true);
}

/** Movements of maricel of a kind. */
async function countMovements(page: Page, kind: 'TRANSFER_IN' | 'TRANSFER_OUT'): Promise<number> {
  const { journal } = await exportWorld(page);
  return journal.movements.filter((movement) => movement.memberId === 'm_1001' && movement.kind === kind).length;
}

/** Loses the answers of a call for longer than the transport repeats it, so that the page has to. */
async function loseAnswers(page: Page, operation: string): Promise<void> {
  await planFault(page, { operation, kind: 'lostAfterCommit', count: 2 });
  await planFault(page, { operation, kind: 'truncated', count: 6 });
}

test(
  'all wallets are collected but the one that is closed, once, although the answer was lost',
  PHONE,
  async ({ page, watch }) => {
    watch.expectError(/net::ERR_|Failed to load resource/);
    await startSession(page, 'member');
    await openAs(page, { url: WALLETS });
    await moveInto(page, 'Mangga Street', '860');
    await moveInto(page, 'Salamin', '320');
    await closeVendor(page, 'CQ9');
    await page.reload();
    await expect(page.getByText('Collect ₱860.00 into the main wallet')).toBeVisible();
    await expect(page.getByText(/Salamin is closed until .*; its ₱320\.00 can follow then\./)).toBeVisible();
    await expectAccessible(page);
    const before = await countMovements(page, 'TRANSFER_IN');
    await loseAnswers(page, 'recallAllWallets');
    await page.getByRole('button', { name: 'Collect all' }).dblclick();
    await expect(page.getByText('We are checking what was collected')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('₱860.00 collected, ₱320.00 not yet')).toBeVisible({ timeout: 20_000 });
    expect(await countMovements(page, 'TRANSFER_IN')).toBe(before + 1);
  },
);

test(
  'a transfer to the upline survives a wrong payment password and a lost answer, and is made once',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(401, 422);
    watch.expectError(/net::ERR_|Failed to load resource/);
    await startSession(page, 'member');
    await openAs(page, { url: UPLINE });
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    await expectAccessible(page);
    const before = await countMovements(page, 'TRANSFER_OUT');
    await ask(page, '500');
    await confirm(page, '111111');
    await expect(page.getByText('4 tries left')).toBeVisible();
    await expectAccessible(page);
    await loseAnswers(page, 'transferToUpline');
    await confirm(page, PASSWORD);
    await expect(page.getByText('We are checking your transfer')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('₱500.00 was sent to Amihan')).toBeVisible({ timeout: 20_000 });
    expect(await countMovements(page, 'TRANSFER_OUT')).toBe(before + 1);
  },
);

/** Opens a tab with a copy of the session storage, as a browser does for "duplicate tab". */
async function duplicate(page: Page): Promise<Page> {
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const copy = await page.context().newPage();
  await copy.addInitScript((entries) => {
    if (window.top === window) Object.entries(entries).forEach(([key, value]) => sessionStorage.setItem(key, value));
  }, stored);
  await copy.goto(page.url());
  return copy;
}

test('a duplicated tab makes the same move only once, and the next move is another one', DESKTOP, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: WALLETS });
  const submit = async (tab: Page): Promise<void> => {
    await tab.getByRole('textbox', { name: 'Amount' }).fill('200');
    await tab.getByRole('button', { name: 'Move ₱200.00' }).click();
    await expect(tab.getByText('₱200.00 is now in Mangga Street')).toBeVisible();
  };
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  const before = await countMovements(page, 'TRANSFER_OUT');
  const copy = await duplicate(page);
  await submit(page);
  await submit(copy);
  expect(await countMovements(page, 'TRANSFER_OUT')).toBe(before + 1);
  await submit(page);
  expect(await countMovements(page, 'TRANSFER_OUT')).toBe(before + 2);
});
