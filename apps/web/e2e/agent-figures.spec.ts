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
  startSession,
  test,
} from './site.ts';

test(
  'an agent reads what the team did today, asks how a figure is counted, and follows it to the accounts',
  DESKTOP,
  async ({ page }) => {
    await openAs(page, { url: '/login' });
    await logIn(page, personas.agent);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Agent centre' }).click();
    await expect(page).toHaveURL('/agentHome/agentTeamOverview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team overview');
    await expect(page.getByText(/^Today to .* your team|no bet of your team has been settled/)).toBeVisible();
    const figures = page.getByRole('region', { name: 'What the team did' });
    await figures.getByRole('button', { name: 'How “Net loss of the team” is counted' }).click();
    const formula = page.getByRole('dialog', { name: 'Net loss of the team' });
    await expect(formula.getByText('less payouts')).toBeVisible();
    await expectAccessible(page);
    await formula.getByRole('link', { name: 'See the accounts' }).click();
    await expect(page).toHaveURL(/palStatementsAgentCopy\?from=\d{4}-\d{2}-\d{2}&to=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User loss');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search games and pages' }).fill('my income');
    await page.getByRole('option', { name: 'My income' }).click();
    await expect(page).toHaveURL('/agentHome/agentRevenueReport');
  },
);

test('an agent opens a branch of the losses, an account of it, and takes the file', DESKTOP, async ({ page }) => {
  await startSession(page, 'agent');
  await openAs(page, { url: '/agentHome/palStatementsAgentCopy' });
  const grid = page.getByRole('grid', { name: 'User loss' });
  await expect(grid.getByText('Whole team')).toBeVisible();
  await grid.getByRole('button', { name: 'Open kidlat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User loss: below kidlat');
  await grid
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect(grid.getByRole('link', { name: 'See these bets' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the whole team' }).click();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await downloadEvent).path(), 'utf8');
  expect(file).toMatch(/^\uFEFF?account,accountType,level,teamSize,deposit/);
});

test('an agent on a phone goes by bar and sheet, and finds a page by the search', PHONE, async ({ page }) => {
  await startSession(page, 'agent');
  await openAs(page, { url: '/agentHome' });
  const bar = page.getByRole('navigation', { name: 'Agent shortcuts' });
  await bar.getByRole('link', { name: 'Income' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My income');
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Agent centre' });
  await expect(sheet.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: /^Announcements/ }).click();
  await expect(page).toHaveURL('/agentHome/agentAnnouncement');
  await page.getByRole('button', { name: 'Find account or page' }).click();
  await page.getByRole('combobox').fill('team overview');
  await page.getByRole('option', { name: 'Team overview' }).click();
  await expect(page).toHaveURL('/agentHome/agentTeamOverview');
});

for (const url of [
  '/agentHome/agentTeamOverview',
  '/agentHome/agentRevenueReport',
  '/agentHome/palStatementsAgentCopy',
]) {
  test(`${url} has no horizontal scroll at 320 px with long texts`, PHONE, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await startSession(page, 'agent');
    await openAs(page, { lang: 'QPS', url });
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });
}
