import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  startScenario,
  startSession,
  test,
} from './site.ts';
import { openTab } from './later.ts';
import { advance, SECOND } from './money.ts';
import { amountOfStatement } from './settlement-file.ts';
import { peso } from './statement-file.ts';

const DIVIDENDS = '/agentHome/agentDividendRecordCopy2';
const DAILY = '/agentHome/agentDailyWages2';

async function openAsAgent(page: Page, url: string, persona: 'agent' | 'subAgent' = 'agent'): Promise<void> {
  await startSession(page, persona);
  await openAs(page, { url });
}

for (const [name, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`why a salary was paid is three presses away on a ${name}, and its file adds up`, size, async ({ page }) => {
    await openAsAgent(page, '/agentHome');
    if (name === 'phone') await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: /^Daily salary/ }).click();
    await expect(page.getByRole('heading', { name: /was paid for|Nothing was due for/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const settlements = page.getByRole('region', { name: 'Settlements' });
    await settlements.getByRole('table').getByRole('link').first().click();
    const statement = page.getByRole('dialog', { name: 'Explained statement' });
    await expect(statement.getByRole('heading', { name: 'Tier reached' })).toBeVisible();
    await expectAccessible(page);
    const downloadEvent = page.waitForEvent('download');
    await statement.getByRole('button', { name: /^CSV, / }).click();
    const amount = amountOfStatement(await readFile(await (await downloadEvent).path(), 'utf8'));
    await expect(statement.getByText(peso(amount)).first()).toBeVisible();
    await statement.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(new RegExp(`${DAILY}$`));
  });
}

test('an offer is compared, accepted once, and then in force', DESKTOP, async ({ page }) => {
  await openAsAgent(page, `${DAILY}?view=contracts`);
  await page.getByRole('link', { name: 'Compare and decide' }).first().click();
  const contract = page.getByRole('dialog', { name: 'Daily salary, version 2' });
  await expect(contract.getByRole('heading', { name: /would have paid/ })).toBeVisible();
  await expectAccessible(page);
  await contract.getByRole('button', { name: 'Accept version 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/^Accepted\. In force from/)).toBeVisible();
  await expect(contract.getByRole('button', { name: 'Accept version 2' })).toHaveCount(0);
  await page.reload();
  await expect(contract.getByText('Approved').first()).toBeVisible();
});

test('an offer of an agent is rejected on a phone with a reason', PHONE, async ({ page }) => {
  await openAsAgent(page, '/member/contracts', 'subAgent');
  await expect(page.getByRole('heading', { name: 'One offer waits for your answer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare and answer' }).click();
  await page.getByRole('button', { name: 'Reject…' }).click();
  await page.getByRole('radio', { name: 'Rate too low' }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reject the offer' }).click();
  await expect(page.getByText('The offer is rejected.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('The rate is too low.').first()).toBeVisible();
});

test('terms are counted while they are typed, and the draft survives', DESKTOP, async ({ page, watch }) => {
  watch.expectStatus(422);
  await openAsAgent(page, `${DAILY}?view=contracts&offer=new`);
  const editor = page.getByRole('dialog', { name: 'Offer a contract' });
  await editor.getByLabel('Kind').selectOption('Daily salary');
  await editor.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: /kidlat/ }).click();
  await editor.getByRole('radio', { name: /paid every day/ }).check({ force: true });
  await editor.getByRole('textbox', { name: 'Turnover from' }).fill('1000');
  await editor.getByRole('textbox', { name: 'Share' }).fill('0.05');
  await expect(editor.getByText('You would have paid')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(editor.getByRole('textbox', { name: 'Share' })).toHaveValue('0.05');
  await editor.getByRole('textbox', { name: 'Share' }).fill('1');
  await expect(editor.getByText(/^At most 0\.\d+%/)).toBeVisible();
});

test('a real-time salary counts down by the clock of the platform and can be paused', PHONE, async ({ page }) => {
  await openAsAgent(page, '/agentHome/agentRealtimeSalary');
  const ring = page.getByRole('timer');
  await expect(ring).toHaveAccessibleName(/^Next settlement in \d minutes and \d+ seconds$/);
  await page.getByRole('button', { name: 'Pause updates' }).click();
  await expect(page.getByRole('button', { name: 'Go on with updates' })).toBeVisible();
  await expectAccessible(page);
});

test('pay that staff refuse is no debt any more, and both sides read why', DESKTOP, async ({ page, context }) => {
  await startScenario(page, 'contract-payer-short', 'agent');
  await openAs(page, { url: DIVIDENDS });
  const debt = page.getByText(/^You owe ₱[\d,]+\.\d\d of contract pay/);
  await expect(debt).toBeVisible();
  const payee = await openTab(context, 'subAgent', DIVIDENDS);
  await expect(payee.getByText(/^₱[\d,]+\.\d\d is owed to you$/)).toBeVisible();
  await payee.getByRole('link', { name: 'Why this amount' }).click();
  const recordId = new URL(payee.url()).searchParams.get('record') ?? '';
  const data = { decision: 'REJECT', reason: 'The bets are under review.' };
  expect((await page.request.post(`/__mock/settlements/${recordId}`, { data })).ok()).toBe(true);
  await expect(debt).toHaveCount(0);
  // The browser has the time of the scenario from now on, with which the list ends.
  await advance(page, SECOND);
  await page.goto(`${DIVIDENDS}?record=${recordId}`);
  for (const side of [page, payee]) {
    const statement = side.getByRole('dialog', { name: 'Explained statement' });
    await expect(statement.getByText('Staff refused this settlement')).toBeVisible();
    await expect(statement.getByText('The bets are under review.')).toBeVisible();
    await expectAccessible(side);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const settlements = page.getByRole('region', { name: 'Settlements' });
  await expect(settlements.getByRole('table').getByText('Refused').first()).toBeVisible();
});
