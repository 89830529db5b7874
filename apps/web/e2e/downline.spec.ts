import type { Locator, Page } from '@playwright/test';

import { loseOnRed } from './game.ts';
import { advanceToNextDay, BLANK, MINUTE, openTab, startOfToday } from './later.ts';
import { expectBalanced, exportWorld, sumOf, teamOf, walletOf } from './ledger.ts';
import { advance } from './money.ts';
import { DESKTOP, expect, expectAccessible, openAs, solveSlider, test } from './site.ts';
import { linesOf, peso } from './statement-file.ts';

const NEWCOMER = 'luningning';
const HOUR = 60 * MINUTE;
const BONUSES = ['PROMOTION', 'REWARD', 'POINT_CONVERT'];

/** The brand day at the end of the reference of a settlement or a rebate difference, as `20261127`. */
const dayOf = (reference: string): string | undefined => /_(\d{8})(?:\d{4})?$/.exec(reference)?.[1];

/** Lines of the formula of a figure. */
async function formulaOf(page: Page, figures: Locator, name: string): Promise<ReadonlyMap<string, string>> {
  await figures.getByRole('button', { name: `How “${name}” is counted` }).click();
  const formula = page.getByRole('dialog', { name });
  await expect(formula).toBeVisible();
  const lines = await linesOf(formula);
  await page.keyboard.press('Escape');
  return lines;
}

/** An amount that lowers a figure, as its formula writes it. */
const lessOf = (minor: bigint): string => (minor > 0n ? `-${peso(minor)}` : peso(minor));

/** Registers the newcomer by a link. */
async function registerBy(page: Page, address: string): Promise<void> {
  await openAs(page, { url: address });
  const form = page.getByRole('dialog', { name: 'Take your seat' });
  await form.getByRole('textbox', { name: 'Username' }).fill(NEWCOMER);
  await form.getByLabel('Password', { exact: true }).fill('Ilangilang8');
  await form.getByLabel('Password again').fill('Ilangilang8');
  await form.getByLabel('Email').fill(`${NEWCOMER}@mail.example`);
  await form.getByLabel('Birthday').fill('1990-01-01');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await solveSlider(page);
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${NEWCOMER}` })).toBeVisible();
}

async function deposit(page: Page): Promise<void> {
  await page.goto('/member/depositv2');
  await page.getByRole('radio', { name: 'No bonus' }).check();
  await page.getByRole('radio', { name: /Kampupot/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('2000');
  await page.getByRole('button', { name: 'Deposit ₱2,000.00' }).click();
  await expect(page.getByRole('banner')).toContainText('₱2,000.00', { timeout: 20_000 });
}

test(
  'who registers by the link of an agent is in the figures and the income of the agent as the ledger says [AGENT-03] [AGENT-04] [AGENT-07] [AGENT-08]',
  DESKTOP,
  async ({ page, context }) => {
    await page.goto(BLANK);
    // On a day on which nobody else has played.
    await advanceToNextDay(page, 9 * HOUR);
    const agent = await openTab(context, 'agent', '/agentHome/registerCenter');
    await agent.getByRole('button', { name: 'New link' }).click();
    const sheet = agent.getByRole('dialog', { name: 'New link' });
    await sheet.getByRole('textbox', { name: 'Name of the link' }).fill('Palengke');
    await sheet.getByRole('button', { name: 'Make the link' }).click();
    await expect(agent.getByText('The link is made')).toBeVisible();
    const { pathname, search } = new URL((await agent.getByText(/\/register\?affiliateCode=/).textContent()) ?? '');

    const newcomer = await context.newPage();
    await registerBy(newcomer, pathname + search);
    await deposit(newcomer);
    await loseOnRed(newcomer);
    await newcomer.close();

    // The figures are those to the last full minute.
    await advance(page, 2 * MINUTE);
    await agent.goto('/agentHome/agentTeamOverview');
    const figures = agent.getByRole('region', { name: 'What the team did' });
    const lines = await formulaOf(agent, figures, 'Net loss of the team');
    const start = await startOfToday(page);
    const world = await exportWorld(page);
    expectBalanced(world);
    const team = teamOf(world, 'amihan');
    expect(team).toContain(NEWCOMER);
    const today = team.flatMap((account) => walletOf(world, account)).filter(({ at }) => at >= start);
    const booked = {
      stakes: -sumOf(today, 'BET'),
      payouts: sumOf(today, 'PAYOUT'),
      bonuses: sumOf(today, ...BONUSES),
      rebates: sumOf(today, 'REBATE'),
    };
    expect([...lines.values()]).toEqual([
      peso(booked.stakes),
      lessOf(booked.payouts),
      lessOf(booked.bonuses),
      lessOf(booked.rebates),
      peso(booked.stakes - booked.payouts - booked.bonuses - booked.rebates),
    ]);
    expect(booked.stakes).toBe(50_000n);
    await expect(figures).toContainText(peso(sumOf(today, 'DEPOSIT')));
    await expectAccessible(agent);

    await agent.goto('/agentHome/palStatementsAgentCopy');
    const row = agent.getByRole('grid', { name: 'User loss' }).getByRole('row', { name: new RegExp(NEWCOMER) });
    await expect(row).toContainText('₱2,000.00');
    await expect(row).toContainText('₱500.00');
    await agent.close();

    await advanceToNextDay(page, 20 * MINUTE);
    const later = await openTab(context, 'agent', '/agentHome/agentRevenueReport');
    await later
      .locator('label')
      .filter({ hasText: /^Yesterday$/ })
      .click();
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('My income');
    const nextWorld = await exportWorld(page);
    const day = new Date(start + 8 * HOUR).toISOString().slice(0, 10).replaceAll('-', '');
    const pay = walletOf(nextWorld, 'amihan').filter(
      ({ kind, reference }) => ['SALARY', 'DIVIDEND', 'REBATE'].includes(kind) && dayOf(reference) === day,
    );
    const rebates = sumOf(pay, 'REBATE');
    const salaries = pay.filter(({ kind }) => kind === 'SALARY');
    let parts: ReadonlyMap<string, string> = new Map();
    // The figures of today stay until those of yesterday have come.
    await expect(async () => {
      parts = await formulaOf(later, later.getByRole('main'), 'You keep');
      expect(parts.get('Rebate difference')).toBe(peso(rebates));
    }).toPass();
    // One stake makes one settlement of each kind.
    const shown = [parts.get('Daily salary'), parts.get('Hourly salary'), parts.get('Real-time salary')];
    expect(new Set(shown)).toEqual(new Set(salaries.map(({ amount }) => peso(amount))));
    expect(parts.get('You keep')).toBe(peso(pay.reduce((sum, { amount }) => sum + amount, 0n)));
  },
);
