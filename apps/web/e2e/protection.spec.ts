import type { Page } from '@playwright/test';

import { gameOf, openGame, planRound, SLOT } from './game.ts';
import { ask, confirm, PASSWORD } from './money.ts';
import { DESKTOP, expect, expectAccessible, openAs, PHONE, startSession, test } from './site.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

async function advance(page: Page, milliseconds: number): Promise<void> {
  expect((await page.request.patch('/__mock/clock', { data: { advance: milliseconds } })).ok()).toBe(true);
}

/** Starts another session in the same tab: one lasts a day. */
async function renewSession(page: Page, persona: 'newcomer' | 'member'): Promise<void> {
  const { token }: { token: string } = await (await page.request.post('/__mock/login', { data: { persona } })).json();
  await page.evaluate((value) => sessionStorage.setItem('token', value), token);
  await page.reload();
}

async function deposit(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: `Deposit ₱${amount}.00` }).click();
}

test(
  'a second deposit above a limit is refused with its rest, and a raise holds after a day and a second yes',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(409);
    await startSession(page, 'newcomer');
    await openAs(page, { url: '/member/depositv2' });
    await expect(page.getByRole('heading', { name: 'Do you want a deposit limit?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'At most a day' }).fill('500');
    await page.getByRole('button', { name: 'Set deposit limits' }).click();
    await expect(page.getByRole('heading', { name: 'Do you want a deposit limit?' })).toHaveCount(0);
    await deposit(page, '300');
    await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
    await page.goto('/member/depositv2');
    await page.getByRole('textbox', { name: 'Amount' }).fill('300');
    await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(page.getByText('The greatest amount is ₱200.00')).toBeVisible();
    await page.goto('/member/limits');
    await expect(page.getByRole('heading', { name: 'You can deposit ₱200.00 more today' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change', exact: true }).first().click();
    await page.getByRole('textbox', { name: 'At most' }).fill('1000');
    await page.getByRole('button', { name: 'Ask for the raise' }).click();
    await expect(page.getByText('Raise to ₱1,000.00 a day')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/^This is possible from/)).toBeVisible();
    await advance(page, DAY);
    await renewSession(page, 'newcomer');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('left of ₱1,000.00')).toBeVisible();
  },
);

test('a reality check stops a slot after an hour, and what was won stays', DESKTOP, async ({ page, watch }) => {
  watch.expectStatus(409);
  const game = await openGame(page, SLOT);
  const spin = game.getByRole('button', { name: 'Spin' });
  await game.getByRole('button', { name: 'Quick, without animations' }).click();
  for (let minutes = 0; minutes < 50; minutes += 10) {
    await planRound(page, { atLeast: 0, atMost: 0 });
    await spin.click();
    await expect(spin).toBeEnabled();
    await advance(page, 10 * MINUTE);
  }
  await planRound(page, { atLeast: 0, atMost: 0 });
  await spin.click();
  await expect(spin).toBeEnabled();
  await planRound(page, { atLeast: 2 });
  await advance(page, 9 * MINUTE);
  await spin.click();
  await expect(spin).toBeEnabled();
  await advance(page, MINUTE + 1000);
  // The refused stake lets the page look again; else it would at the next poll.
  await spin.click();
  const check = page.getByRole('alertdialog', { name: /^You have been playing for 1:0/ });
  await expect(check).toBeVisible({ timeout: 20_000 });
  await expect(check).toContainText('after 7 rounds');
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(check).toHaveCount(0);
  await spin.click();
  await page.getByRole('button', { name: /This session/ }).click();
  await expect(page.getByRole('main')).toContainText('Rounds8');
  await expect(gameOf(page).locator('#balance')).toContainText('₱');
});

test(
  'an exclusion of six months closes games, deposits and offers, leaves withdrawals open, and has no early end',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(403, 409);
    await startSession(page, 'member');
    await openAs(page, { url: '/member/limits' });
    await page.getByRole('button', { name: '6 months' }).click();
    const sheet = page.getByRole('dialog', { name: 'Exclude yourself for 6 months?' });
    const exclude = sheet.getByRole('button', { name: 'Exclude me for 6 months' });
    await expect(exclude).toBeDisabled();
    await expectAccessible(page);
    await sheet.getByRole('checkbox').check();
    await exclude.click();
    const excluded = page.getByRole('heading', { name: /^You are excluded until/ });
    await expect(excluded).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask to lift it' })).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible();
    await expect(page.getByRole('link', { name: /See the offer/ })).toHaveCount(0);
    await page.goto(SLOT);
    await expect(page.getByText('You excluded yourself.').first()).toBeVisible();
    await page.goto('/member/depositv2');
    await expect(page.getByText('You excluded yourself.').first()).toBeVisible();

    await page.goto('/member/withdraw');
    await ask(page, '500');
    await confirm(page, PASSWORD);
    await expect(page.getByText('We are checking your withdrawal of ₱500.00')).toBeVisible();

    // The clock of the device ends nothing.
    await page.clock.setSystemTime('2028-01-01T00:00:00Z');
    await page.goto('/member/limits');
    await expect(excluded).toBeVisible();
  },
);
