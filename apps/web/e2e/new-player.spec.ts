import type { Page } from '@playwright/test';

import { amountIn, gameOf, planRound, SLOT } from './game.ts';
import { expectBalanced, exportWorld, sumOf, walletOf } from './ledger.ts';
import { advance, ask, confirm, SECOND } from './money.ts';
import { expect, logIn, openAs, PHONE, solveSlider, test } from './site.ts';

const NEWCOMER = { account: 'luningning', password: 'Ilangilang8' };
const PAYMENT_PASSWORD = '739204';
/** The longest that staff and the bank take. */
const PAID = 250 * SECOND;

async function register(page: Page): Promise<void> {
  await openAs(page, { url: '/register' });
  const form = page.getByRole('dialog', { name: 'Take your seat' });
  await form.getByRole('textbox', { name: 'Username' }).fill(NEWCOMER.account);
  await form.getByLabel('Password', { exact: true }).fill(NEWCOMER.password);
  await form.getByLabel('Password again').fill(NEWCOMER.password);
  await form.getByLabel('Email').fill(`${NEWCOMER.account}@mail.example`);
  await form.getByLabel('Birthday').fill('1990-01-01');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await solveSlider(page);
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${NEWCOMER.account}` })).toBeVisible();
}

async function deposit(page: Page): Promise<void> {
  await page.goto('/member/depositv2');
  await page.getByRole('radio', { name: 'No bonus' }).check();
  await page.getByRole('radio', { name: /Kampupot/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('2000');
  await page.getByRole('button', { name: 'Deposit ₱2,000.00' }).click();
  await expect(page.getByRole('banner')).toContainText('₱2,000.00', { timeout: 20_000 });
}

/** Stakes 500.00 in the open slot this often; each round pays its stake. */
async function stake(page: Page, rounds: number): Promise<void> {
  await page.goto(SLOT);
  const game = gameOf(page);
  const raise = game.getByRole('button', { name: 'Raise the stake' });
  await expect(game.locator('#balance')).toContainText('₱2,000.00');
  while ((await amountIn(game.locator('#stake'))) < 500) await raise.click();
  for (let round = 0; round < rounds; round += 1) {
    await planRound(page, { atLeast: 1, atMost: 1 });
    const answer = page.waitForResponse('**/mock-games/server/play');
    await game.getByRole('button', { name: 'Spin' }).click();
    await answer;
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  }
}

async function logInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Account of ${NEWCOMER.account}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A seat is kept for you' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, NEWCOMER);
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${NEWCOMER.account}` })).toBeVisible();
}

/** Sets a payment password and adds an account to pay to. */
async function preparePayout(page: Page): Promise<void> {
  await page.goto('/member/withdraw');
  await page.getByLabel('New payment password').fill(PAYMENT_PASSWORD);
  await page.getByLabel('The same again').fill(PAYMENT_PASSWORD);
  await page.getByLabel('The password that you log in with').fill(NEWCOMER.password);
  await page.getByRole('button', { name: 'Set it' }).click();
  await page.getByRole('button', { name: /^Add an account/ }).click();
  const card = page.getByRole('dialog');
  await card.getByLabel('Bank or e-wallet').selectOption({ index: 1 });
  await card.getByLabel('Account number').fill('90817263');
  await card.getByLabel('Name of the holder').fill('LUNINGNING CRUZ');
  await card.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await card.getByRole('button', { name: 'Add this account' }).click();
}

test(
  'a new player registers, logs in, deposits, plays, withdraws and claims a reward [GEN-02]',
  PHONE,
  async ({ page }) => {
    // Seven pages, and four rounds of a game.
    test.slow();
    await register(page);
    await logInAgain(page);
    await deposit(page);
    await stake(page, 4);

    await preparePayout(page);
    await ask(page, '1000');
    await confirm(page, PAYMENT_PASSWORD);
    await expect(page.getByText('We are checking your withdrawal of ₱1,000.00')).toBeVisible();

    await page.goto('/member/missionLeaderboard');
    await page.getByRole('button', { name: 'Collect ₱20.00' }).click();
    await expect(page.getByRole('dialog', { name: 'Collected' })).toContainText('₱1,020.00');

    await page.goto('/member/withdraw');
    await page.getByRole('region', { name: 'Your withdrawals' }).getByRole('link').first().click();
    await advance(page, PAID);
    // The fee of a withdrawal is 10.00.
    await expect(page.getByRole('heading', { name: 'Did ₱990.00 arrive?' })).toBeVisible();
    const world = await exportWorld(page);
    expectBalanced(world);
    const entries = walletOf(world, NEWCOMER.account);
    const kinds = ['DEPOSIT', 'BET', 'PAYOUT', 'WITHDRAWAL', 'REWARD'];
    expect(kinds.map((kind) => sumOf(entries, kind))).toEqual([200_000n, -200_000n, 200_000n, -100_000n, 2_000n]);
  },
);
