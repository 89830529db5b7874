import type { Page } from '@playwright/test';

import {
  DESKTOP,
  expect,
  expectAccessible,
  openAs,
  personas,
  PHONE,
  planFault,
  startScenario,
  startSession,
  test,
} from './site.ts';

/** Orders of maricel in this test's world. */
async function countOrders(page: Page): Promise<number> {
  const response = await page.request.get('/__mock/world');
  const { rows }: { rows: { pointRedemptions: Array<{ memberId: string }> } } = await response.json();
  return rows.pointRedemptions.filter(({ memberId }) => memberId === 'm_1001').length;
}

test(
  'points buy goods after the password, and the order is in the history [ROUTE-13] [POINTS-01] [POINTS-03] [POINTS-05]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(422);
    await startSession(page, 'member');
    await openAs(page, { url: '/pointMall' });
    await expect(page.getByText(/^Your 3,800 points are enough for/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Steel tumbler' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Maricel Santos');
    await page.getByLabel('Mobile number').fill('9171234567');
    await page.getByLabel('Street, house and town').fill('14 Mabini Street, Quezon City');
    await page.getByLabel('Country').selectOption('PH');
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('Your points are enough for no more.')).toBeVisible();
    await page.getByRole('button', { name: 'Redeem 3,000 points' }).click();
    const sheet = page.getByRole('dialog', { name: 'Is it you?' });
    await expectAccessible(page);
    await sheet.getByLabel('Login password').fill('Wrong1234');
    await sheet.getByRole('button', { name: 'Redeem', exact: true }).click();
    await expect(sheet.getByText('4 tries left', { exact: false })).toBeVisible();
    await sheet.getByLabel('Login password').fill(personas.member.password);
    await sheet.getByRole('button', { name: 'Redeem', exact: true }).click();
    await page.getByRole('link', { name: 'Follow the order' }).click();
    await expect(page).toHaveURL(/\/pointMall\/history\?redemptionId=/);
    await expect(page.getByText('Processing').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'an order whose answer was lost is made once after a reload, also when the password was wrong first [POINTS-05]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(422);
    watch.expectError(/net::ERR_|Failed to load resource/);
    await startSession(page, 'member');
    await openAs(page, { url: '/pointMall/goods?id=pg_tumbler' });
    await page.getByLabel('Name', { exact: true }).fill('Maricel Santos');
    await page.getByLabel('Mobile number').fill('9171234567');
    await page.getByLabel('Street, house and town').fill('14 Mabini Street, Quezon City');
    await page.getByLabel('Country').selectOption('PH');
    const before = await countOrders(page);
    // Lost before the platform reads it: the page cannot know, and a wrong password is answered as wrong.
    await planFault(page, { operation: 'redeemPointReward', kind: 'reset' });
    await page.getByRole('button', { name: 'Redeem 1,500 points' }).click();
    const sheet = page.getByRole('dialog', { name: 'Is it you?' });
    const confirm = async (password: string): Promise<void> => {
      await sheet.getByLabel('Login password').fill(password);
      await sheet.getByRole('button', { name: 'Redeem', exact: true }).click();
    };
    await confirm(personas.member.password);
    await expect(page.getByText('We are checking what became of it')).toBeVisible({ timeout: 20_000 });
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Check now' })).toBeEnabled();
    await page.reload();
    expect((await page.request.delete('/__mock/faults')).ok()).toBe(true);
    await expect(sheet.getByText('The page was reloaded before the answer came.', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check now' }).click();
    await confirm('Wrong1234');
    await expect(sheet.getByText('4 tries left', { exact: false })).toBeVisible();
    expect(await countOrders(page)).toBe(before);
    await confirm(personas.member.password);
    await expect(page.getByRole('link', { name: 'Follow the order' })).toBeVisible();
    expect(await countOrders(page)).toBe(before + 1);
  },
);

async function order(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Maricel Santos');
  await page.getByLabel('Mobile number').fill('9171234567');
  await page.getByLabel('Street, house and town').fill('14 Mabini Street, Quezon City');
  await page.getByLabel('Country').selectOption('PH');
  await page.getByRole('button', { name: 'Redeem 1,500 points' }).click();
  await page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Login password').fill(personas.member.password);
}

test(
  'of two sessions that redeem the last piece at once one gets it, and the other keeps its points',
  DESKTOP,
  async ({ page, context, watch }) => {
    watch.expectStatus(409);
    await startScenario(page, 'goods-last-piece', 'member');
    const other = await context.newPage();
    await startSession(other, 'member');
    const url = '/pointMall/goods?id=pg_tumbler';
    for (const tab of [page, other]) {
      await openAs(tab, { url });
      await order(tab);
    }
    const before = await countOrders(page);
    const confirm = (tab: Page) => tab.getByRole('button', { name: 'Redeem', exact: true }).click();
    await Promise.all([confirm(page), confirm(other)]);
    const countSoldOut = async (): Promise<number> => {
      const counts = await Promise.all([page, other].map((tab) => tab.getByText('Just sold out').count()));
      return counts.reduce((sum, count) => sum + count, 0);
    };
    await expect.poll(countSoldOut).toBe(1);
    expect(await countOrders(page)).toBe(before + 1);
    await page.goto('/pointMall');
    await expect(page.getByText(/^Your 2,300 points are/)).toBeVisible();
  },
);
