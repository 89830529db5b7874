import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectBalance, gameOf, openGame, planRound, SLOT } from './game.ts';
import {
  advance,
  ask,
  confirm,
  confirmPart,
  DAY,
  disputePart,
  moveInto,
  PASSWORD,
  renewSession,
  SECOND,
} from './money.ts';
import { expect, expectAccessible, PHONE, test } from './site.ts';
import { linesOf, peso, recompute } from './statement-file.ts';

const WITHDRAW = '/member/withdraw';

/** Loses a round of ₱500 in the open slot, after which the balance is this. */
async function loseRound(page: Page, balance: number): Promise<void> {
  const raise = gameOf(page).getByRole('button', { name: 'Raise the stake' });
  for (let step = 0; step < 5; step += 1) await raise.click();
  await planRound(page, { atLeast: 0, atMost: 0 });
  await gameOf(page).getByRole('button', { name: 'Spin' }).click();
  await expectBalance(page, balance);
}

/** Entries of the statement that this journey makes, newest first, in centavos. */
const MADE = [
  ['TRANSFER_OUT', -50_000n],
  ['TRANSFER_IN', 32_000n],
  ['TRANSFER_IN', 86_000n],
  ['TRANSFER_OUT', -32_000n],
  ['TRANSFER_OUT', -86_000n],
  ['WITHDRAWAL', 200_001n],
  ['WITHDRAWAL', -200_001n],
  // The rebate of the two rounds, paid by itself after midnight.
  ['REBATE', 500n],
  ['WITHDRAWAL', -200_003n],
  ['BET', -50_000n],
  ['BET', -50_000n],
];
/** What the balance is before and after them, in centavos. */
const BEFORE = 1_248_050n;
const AFTER = 898_547n;

test(
  'money is played free, paid out in parts, returned, collected and sent on, and the statement adds up [WITHDRAW-01] [WITHDRAW-02] [WITHDRAW-03] [MEMBER-04] [GAME-07]',
  PHONE,
  async ({ page, watch }) => {
    test.slow();
    // 410: a ticket for live events expires when the clock jumps before it is used.
    watch.expectStatus(401, 409, 410, 422);
    const amount = page.getByRole('textbox', { name: 'Amount' });

    await test.step('what is locked is refused with what is free, until it is played', async () => {
      await openGame(page, SLOT);
      await loseRound(page, 11_980.5);
      await page.goto(WITHDRAW);
      await ask(page, '10600');
      await expect(page.getByText('₱10,480.50 can be withdrawn now')).toBeVisible();
      await expect(page.getByText('₱500.00 of ₱1,000.00')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(SLOT);
      await loseRound(page, 11_480.5);
      await page.goto(WITHDRAW);
      await expect(amount, 'the page keeps what was asked for').toHaveValue('10,600');
      await page.getByRole('button', { name: 'Check and confirm' }).click();
      await expect(page.getByRole('dialog', { name: 'Withdraw ₱10,600.00' })).toBeVisible();
    });

    await test.step('three parts are confirmed, disputed and paid again, and received by the clock', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await amount.press('Shift+Tab');
      await page.keyboard.press('Tab');
      // Replaces the amount, as all of a field that is reached by Tab is selected.
      await page.keyboard.type('2000.03');
      await page.getByRole('button', { name: 'Check and confirm' }).click();
      await confirm(page, '111111');
      await expect(page.getByText('4 tries left')).toBeVisible();
      await confirm(page, PASSWORD);
      await expect(page.getByText('We are checking your withdrawal of ₱2,000.03')).toBeVisible();
      await advance(page, 245 * SECOND);
      await confirmPart(page, '₱663.35', () => expectAccessible(page));
      await disputePart(page, '₱663.34', '600');
      await advance(page, 121 * SECOND);
      await expect(page.getByText('Part 2, replaced')).toBeVisible();
      await expect(page.getByText('Part 4, sent')).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Did ₱63.34 arrive?' })).toBeVisible();
      await advance(page, DAY);
      await renewSession(page);
      await expect(page.getByText('₱1,990.03 has arrived')).toBeVisible();
      await expect(page.getByText('counts as received').first()).toBeVisible();
    });

    await test.step('a refused withdrawal comes back, and the record leads to it', async () => {
      await page.getByRole('button', { name: 'Back to withdrawals' }).click();
      await ask(page, '2000.01');
      await confirm(page, PASSWORD);
      await expect(page.getByText('We are checking your withdrawal of ₱2,000.01')).toBeVisible();
      await expect(page.getByText('₱7,485.46').first()).toBeVisible();
      await advance(page, 61 * SECOND);
      await expect(page.getByText('It was refused, and ₱2,000.01 is back in your balance')).toBeVisible();
      await expect(page.getByText('₱9,485.47').first()).toBeVisible();
      await page.getByRole('button', { name: 'Back to withdrawals' }).click();
      await page.getByRole('link', { name: 'All withdrawals' }).click();
      const refused = page.getByRole('row').filter({ hasText: '₱2,000.01' }).first();
      await expect(refused).toContainText('Refused');
    });

    await test.step('all wallets are collected', async () => {
      await page.goto('/member/transferFund');
      await moveInto(page, 'Mangga Street', '860');
      await moveInto(page, 'Salamin', '320');
      await page.getByRole('button', { name: 'Collect all' }).click();
      await expect(page.getByText('₱1,180.00 is back in the main wallet.')).toBeVisible();
    });

    await test.step('a transfer goes to the upline', async () => {
      await page.goto('/member/transferUpline');
      await ask(page, '500');
      await confirm(page, PASSWORD);
      await expect(page.getByText('₱500.00 was sent to Amihan')).toBeVisible();
    });

    await test.step('the statement says the same as its file, computed again', async () => {
      await page.goto('/member/transactionHistory');
      // The steps are final when the statement of all wallets has loaded.
      await expect(page.getByText(/Since you joined/)).toBeVisible();
      const downloadEvent = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as CSV' }).click();
      const file = recompute(await readFile(await (await downloadEvent).path(), 'utf8'));
      expect(file.entries.slice(0, MADE.length).map((entry) => [entry.type, entry.amount])).toEqual(MADE);
      expect(file.entries.at(MADE.length)?.balance).toBe(BEFORE);
      expect(file.closing).toBe(AFTER);
      const lines = await linesOf(page.getByRole('figure', { name: /^From .* to now$/ }));
      expect([...lines.values()].at(0)).toBe(peso(file.opening));
      expect(lines.get('Now')).toBe(peso(AFTER));
      const withdrawn = file.sums.get('WITHDRAWAL') ?? 0n;
      expect(lines.get('Withdrawals')).toBe(`-${peso(withdrawn)}`);
    });
  },
);
