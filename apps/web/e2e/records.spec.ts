import { readFile } from 'node:fs/promises';

import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  openAs,
  personas,
  PHONE,
  planFault,
  startSession,
  test,
} from './site.ts';

test('the deposit record leads from the deposits to each of them, and back', async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/depositv2' });
  await page.getByRole('link', { name: 'All deposits' }).click();
  await expect(page).toHaveURL('/member/depositRecord');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit record');
  const table = page.getByRole('table', { name: 'Deposit record' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await expect(page.getByText('1 of 1 deposit')).toBeVisible();
  await table.getByRole('link', { name: 'Kampupot e-wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
  await page.goBack();
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('the deposits that a filter excludes come back when the filters are cleared, and a reload keeps them', async ({
  page,
}, { project }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/depositRecord' });
  const isPhone = project.name === 'phone';
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Refused');
  if (isPhone) await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL('/member/depositRecord?status=FAILED');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing matches the filters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/member/depositRecord');
  await expect(page.getByRole('table', { name: 'Deposit record' })).toBeVisible();
});

test(
  'the CSV file of the deposits is downloaded, and a refusal is shown in words',
  DESKTOP,
  async ({ page, watch }) => {
    watch.expectStatus(403);
    await startSession(page, 'member');
    // A stream that opens loads the list again, which would meet the fault instead of the download.
    await planFault(page, { operation: 'createEventTicket', kind: 'error', code: 'FEATURE_DISABLED' });
    await openAs(page, { url: '/member/depositRecord' });
    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await downloadEvent;
    expect(download.suggestedFilename()).toMatch(/^croupier-deposits-.*\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toContain('Kampupot e-wallet');
    await planFault(page, { operation: 'listDepositOrders', kind: 'error', code: 'FEATURE_DISABLED', count: 1 });
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Deposit record' })).toBeVisible();
  },
);

test('the deposit record has no horizontal scroll at 320 px', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, 'member');
  await openAs(page, { lang: 'QPS', url: '/member/depositRecord' });
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an agent opens the bets of the team, filters them and downloads them', async ({ page, watch }, { project }) => {
  watch.expectStatus(403);
  const isPhone = project.name === 'phone';
  await openAs(page, { url: '/login' });
  await logIn(page, personas.agent);
  if (isPhone) {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Agent centre' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog', { name: 'Agent centre' }).getByRole('link', { name: 'Team betting' }).click();
  } else {
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Agent centre' }).click();
    await page.getByRole('navigation', { name: 'Agent centre' }).getByRole('link', { name: 'Team betting' }).click();
  }
  await expect(page).toHaveURL('/agentHome/personalHistoryCopy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team betting');
  const table = page.getByRole('table', { name: 'Team betting' });
  await expect(table).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('searchbox', { name: 'Account' }).fill('mangben');
  await expect(page).toHaveURL(/account=mangben/);
  if (isPhone) await page.getByRole('button', { name: 'Show results' }).click();
  await expect(table.getByText('jomarcruz')).toHaveCount(0);
  await expect(table.getByRole('button', { name: 'mangben' }).first()).toBeVisible();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await downloadEvent).path(), 'utf8');
  const [header = '', ...rows] = file.replace('\uFEFF', '').trim().split('\r\n');
  const column = header.split(',').indexOf('account');
  expect(new Set(rows.map((row) => row.split(',').at(column)))).toEqual(new Set(['mangben']));
  if (isPhone) {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog', { name: 'Agent centre' }).getByRole('link', { name: 'Games' }).click();
  } else {
    await page.getByRole('link', { name: 'Croupier: Home' }).click();
  }
  await expect(page).toHaveURL('/');
});
