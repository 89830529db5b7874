import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  startSession,
  test,
} from './site.ts';

const NEW_ACCOUNT = '/agentHome/registerCenter?view=hand';
const TEAM = '/agentHome/downlineManagmentView';
const MOVEMENTS = '/agentHome/agentDownlineTransactionDetailsCopy';

/** Payment password of the agent. */
const PASSWORD = '300985';

test(
  'an agent opens an account by hand, hands over its slip, and finds it in the team [AGENT-04] [AGENT-05]',
  PHONE,
  async ({ page }) => {
    await startSession(page, 'agent');
    await openAs(page, { url: NEW_ACCOUNT });
    await page.getByRole('textbox', { name: 'User name' }).fill('rosalinda24');
    await expect(page.getByText('Free', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Nickname' }).fill('Rosa');
    await page.getByRole('textbox', { name: 'Slots' }).fill('0.35');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const password = await page.getByRole('textbox', { name: 'Password for the first login' }).inputValue();
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expect(page.getByText('The account of Rosa is open')).toBeVisible();
    await expect(page.getByText(password, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the account in your team' }).click();
    await expect(page).toHaveURL(`${TEAM}?account=rosalinda24`);
    const drawer = page.getByRole('dialog', { name: 'Rosa' });
    await expect(drawer.getByText(/rosalinda24: Player on level 1/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(password)).toHaveCount(0);
  },
);

test(
  'an agent walks down the tree, changes a rate, and sends money to an account [AGENT-01] [AGENT-19]',
  DESKTOP,
  async ({ page }) => {
    await startSession(page, 'agent');
    await openAs(page, { url: TEAM });
    const tree = page.getByRole('tree', { name: 'Agents' });
    await tree.getByRole('treeitem', { name: /^Kidlat/ }).click();
    await expect(page).toHaveURL(`${TEAM}?branch=kidlat`);
    const grid = page.getByRole('grid', { name: 'Accounts of your team' });
    await expect(grid.getByText('Lakan', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await grid.getByRole('button', { name: 'Open Tala' }).click();
    const drawer = page.getByRole('dialog', { name: 'Tala' });
    await expect(drawer.getByText('Between you and Tala', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Rates' }).click();
    const rates = page.getByRole('dialog', { name: 'Rates of Tala' });
    await rates.getByRole('textbox', { name: 'Slots' }).fill('0.9');
    await expect(rates.getByText(/^Between 0\.00% and/)).toBeVisible();
    await rates.getByRole('textbox', { name: 'Slots' }).fill('0.5');
    await rates.getByRole('button', { name: 'Save the rates' }).click();
    await expect(page.getByText('The rates of Tala are saved', { exact: false })).toBeVisible();
    await drawer.getByRole('button', { name: 'Transfer' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await page.getByRole('button', { name: 'Check and confirm' }).click();
    await page.getByLabel('Payment password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Send ₱100.00' }).click();
    await expect(page.getByText('₱100.00 was sent to Tala')).toBeVisible();
    await page.goto(`${MOVEMENTS}?account=tala`);
    const table = page.getByRole('table', { name: 'Account details' });
    await expect(table.getByRole('row', { name: /tala.*Transfer in.*\+₱100\.00/ }).first()).toBeVisible();
  },
);

test('the pages of accounts have no horizontal scroll at 320 px', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, 'agent');
  for (const url of [TEAM, `${TEAM}?account=kidlat`, '/agentHome/registerCenter', NEW_ACCOUNT, MOVEMENTS]) {
    await test.step(url, async () => {
      await openAs(page, { lang: 'QPS', url });
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });
  }
});
