import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { loseOnRed } from './game.ts';
import { expectBalanced, exportWorld, walletOf } from './ledger.ts';
import { advanceToNextDay, advanceToNextMark, BLANK, MINUTE, openTab } from './later.ts';
import { advance, SECOND } from './money.ts';
import { DESKTOP, expect, expectAccessible, openAs, PHONE, startScenario, startSession, test } from './site.ts';
import { amountOfStatement } from './settlement-file.ts';
import { peso, recompute } from './statement-file.ts';
import { takeBackLastBet } from './vendor.ts';

const DAILY = '/agentHome/agentDailyWages2';
const REALTIME = '/agentHome/agentRealtimeSalary';
const DIVIDENDS = '/agentHome/agentDividendRecordCopy2';
const OFFERS = '/member/contracts';
const ACCOUNT_RECORD = '/member/transactionHistory';

/** Downloads the file that a button makes. */
async function fileOf(page: Page, button: Locator): Promise<string> {
  const downloadEvent = page.waitForEvent('download');
  await button.click();
  return readFile(await (await downloadEvent).path(), 'utf8');
}

/** Opens the newest settlement of a list, and computes its amount in centavos from the file of its statement. */
async function amountOfNewest(page: Page, list: Locator): Promise<bigint> {
  await list.getByRole('table').getByRole('link').first().click();
  const statement = page.getByRole('dialog', { name: 'Explained statement' });
  await expect(statement.getByRole('heading', { name: 'Tier reached' })).toBeVisible();
  const amount = amountOfStatement(await fileOf(page, statement.getByRole('button', { name: /^CSV, / })));
  await expect(statement.getByText(peso(amount)).first()).toBeVisible();
  return amount;
}

/** Amounts of a type in the file of an account record, in centavos. */
async function recordedIn(page: Page, type: string): Promise<readonly bigint[]> {
  const file = await fileOf(page, page.getByRole('button', { name: 'Download as CSV' }));
  return recompute(file).entries.flatMap((entry) => (entry.type === type ? [entry.amount] : []));
}

/** Expects a settlement to be one movement from a payer to a payee, in a ledger that sums to zero. */
async function expectPaidOnce(
  page: Page,
  { recordId, payer, payee, amount }: { recordId: string; payer: string; payee: string; amount: bigint },
): Promise<void> {
  const world = await exportWorld(page);
  expectBalanced(world);
  const amountsOf = (account: string): readonly bigint[] =>
    walletOf(world, account).flatMap((entry) => (entry.reference === recordId ? [entry.amount] : []));
  expect(amountsOf(payee)).toEqual([amount]);
  expect(amountsOf(payer)).toEqual([-amount]);
}

/** Id of the settlement whose statement is open. */
const openRecord = (page: Page): string => new URL(page.url()).searchParams.get('record') ?? '';

test(
  'a daily salary is offered, accepted, earned and paid, as the account records of both say [CONTRACT-05]',
  DESKTOP,
  async ({ page, context }) => {
    await startSession(page, 'agent');
    await openAs(page, { url: `${DAILY}?view=contracts&offer=new` });
    const editor = page.getByRole('dialog', { name: 'Offer a contract' });
    await editor.getByLabel('Kind').selectOption('Daily salary');
    await editor.getByRole('combobox', { name: 'To' }).click();
    await page.getByRole('option', { name: /maricel/ }).click();
    await editor.getByRole('radio', { name: /paid every day/ }).check({ force: true });
    await editor.getByRole('textbox', { name: 'Turnover from' }).fill('500');
    await editor.getByRole('textbox', { name: 'Share' }).fill('0.1');
    await editor.getByRole('button', { name: /^Send the offer/ }).click();
    await expect(page.getByText(/^The offer to .* is sent\.$/)).toBeVisible();
    await page.goto(BLANK);

    const offered = await openTab(context, 'member', OFFERS);
    await offered.getByRole('link', { name: 'Read and answer' }).click();
    await offered.getByRole('button', { name: 'Accept version 1' }).click();
    await offered.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await expect(offered.getByText(/^Accepted\. In force from/)).toBeVisible();
    await offered.close();

    await advanceToNextDay(page, 60 * MINUTE);
    const player = await openTab(context, 'member', '/');
    await loseOnRed(player);
    await player.close();

    await advanceToNextDay(page, 11 * MINUTE);
    const payee = await openTab(context, 'member', OFFERS);
    const amount = await amountOfNewest(payee, payee.getByRole('region', { name: 'What you were paid' }));
    // A tenth of a percent of a stake of 500.00.
    expect(amount).toBe(50n);
    const recordId = openRecord(payee);
    await expectAccessible(payee);
    await payee.goto(ACCOUNT_RECORD);
    expect(await recordedIn(payee, 'SALARY')).toEqual([amount]);

    const payer = await openTab(context, 'agent', `${DAILY}?record=${recordId}`);
    const statement = payer.getByRole('dialog', { name: 'Explained statement' });
    await expect(statement.getByText(peso(amount)).first()).toBeVisible();
    await payer.goto(ACCOUNT_RECORD);
    expect((await recordedIn(payer, 'SALARY')).filter((paid) => paid === -amount)).toEqual([-amount]);
    await expectPaidOnce(page, { recordId, payer: 'amihan', payee: 'maricel', amount });
  },
);

test(
  'a real-time salary is paid while its page is open, and corrected when the vendor takes a bet back [CONTRACT-02]',
  PHONE,
  async ({ page, context }) => {
    await startSession(page, 'agent');
    await openAs(page, { url: BLANK });
    await advanceToNextMark(page, 20 * SECOND);
    const player = await openTab(context, 'member', '/');
    for (let round = 1; round <= 2; round += 1) await loseOnRed(player);
    await page.goto(REALTIME);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('main').getByText('₱1,000.00').first()).toBeVisible();
    const newest = page.getByRole('region', { name: 'Settlements' }).getByRole('table').getByRole('row').nth(1);
    await advance(page, 5 * MINUTE);
    // 0.12 percent of two stakes of 500.00.
    await expect(newest).toContainText('+₱1.20', { timeout: 20_000 });

    await takeBackLastBet(page, 'TF', 'maricel');
    for (let round = 1; round <= 2; round += 1) await loseOnRed(player);
    await player.close();
    await advance(page, 5 * MINUTE);
    // 0.12 percent of two stakes, less that of the one that was taken back.
    await expect(newest).toContainText('+₱0.60', { timeout: 20_000 });
    const amount = await amountOfNewest(page, page.getByRole('region', { name: 'Settlements' }));
    expect(amount).toBe(60n);
    const statement = page.getByRole('dialog', { name: 'Explained statement' });
    await expect(statement.getByText('Was ₱1.20, is ₱0.60')).toBeVisible();
    await expectAccessible(page);
    expect(openRecord(page)).toMatch(/^sal_206_/);
    const world = await exportWorld(page);
    expectBalanced(world);
    const paid = walletOf(world, 'amihan').filter(({ reference }) => reference === openRecord(page));
    expect(paid.map((entry) => entry.amount)).toEqual([amount]);
  },
);

test(
  'pay that the balance does not cover is shown to both, and paid once when the agent deposits [CONTRACT-01]',
  DESKTOP,
  async ({ page, context }) => {
    await startScenario(page, 'contract-payer-short', 'agent');
    await openAs(page, { url: DIVIDENDS });
    const debt = page.getByText(/^You owe ₱[\d,]+\.\d\d of contract pay/);
    await expect(debt).toBeVisible();
    await expectAccessible(page);
    const payee = await openTab(context, 'subAgent', DIVIDENDS);
    await expect(payee.getByText(/^₱[\d,]+\.\d\d is owed to you$/)).toBeVisible();
    await payee.getByRole('link', { name: 'Why this amount' }).click();
    const statement = payee.getByRole('dialog', { name: 'Explained statement' });
    await expect(statement.getByText(/It is paid by itself as soon as the balance covers it/)).toBeVisible();
    const recordId = openRecord(payee);
    const amount = amountOfStatement(await fileOf(payee, statement.getByRole('button', { name: /^CSV, / })));
    await expect(debt).toContainText(peso(amount));

    await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).click();
    await page.getByRole('radio', { name: /Kampupot/ }).check();
    await page.getByRole('textbox', { name: 'Amount' }).fill('9000');
    await page.getByRole('button', { name: 'Deposit ₱9,000.00' }).click();
    await expect(page.getByText('₱9,000.00 has been credited')).toBeVisible({ timeout: 15_000 });
    await advance(page, 5 * MINUTE);
    await page.goto(DIVIDENDS);
    await expect(page.getByRole('heading', { name: 'Settlements' })).toBeVisible();
    await expect(debt).toHaveCount(0);
    await payee.goto(`${DIVIDENDS}?record=${recordId}`);
    await expect(statement.getByText(/It is paid by itself/)).toHaveCount(0);
    // Another pass finds nothing to pay.
    await advance(page, 5 * MINUTE);
    await payee.goto(ACCOUNT_RECORD);
    expect(await recordedIn(payee, 'DIVIDEND')).toContain(amount);
    await expectPaidOnce(page, { recordId, payer: 'amihan', payee: 'kidlat', amount });
  },
);
