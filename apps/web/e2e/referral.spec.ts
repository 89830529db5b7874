import { loseOnRed } from './game.ts';
import { DESKTOP, expect, expectAccessible, openAs, PHONE, solveSlider, startSession, test } from './site.ts';

test('a member invites friends by code, link and QR code [REF-01] [MEMBER-11]', DESKTOP, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/referral' });
  await expect(page.getByText('₱188.00 for you, ₱188.00 for each friend.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Collect ₱188.00' }).first().click();
  await expect(page.getByText('Your reward is in')).toBeVisible();
});

test(
  'a friend who registers by the link, deposits and plays qualifies, and both see their reward [REF-01]',
  PHONE,
  async ({ page, context }) => {
    await openAs(page, { url: '/register?referralCode=MARICEL7' });
    const dialog = page.getByRole('dialog', { name: 'Take your seat' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('luningning');
    await dialog.getByLabel('Password', { exact: true }).fill('Ilangilang8');
    await dialog.getByLabel('Password again').fill('Ilangilang8');
    await dialog.getByLabel('Email').fill('luningning@mail.example');
    await dialog.getByLabel('Birthday').fill('1990-01-01');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await solveSlider(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, luningning' })).toBeVisible();

    await page.goto('/member/depositv2');
    await page.getByRole('radio', { name: 'No bonus' }).check();
    await page.getByRole('radio', { name: /Bayani/ }).check();
    await page.getByRole('textbox', { name: 'Amount' }).fill('2000');
    await page.getByRole('button', { name: /^Deposit ₱2,000/ }).click();
    // The method adds one percent.
    await expect(page.getByRole('banner')).toContainText('₱2,020.00', { timeout: 20_000 });

    for (let round = 1; round <= 3; round += 1) await loseOnRed(page);
    await page.goto('/member/rewardCenter');
    await expect(page.getByText('₱188.00').first()).toBeVisible();
    const inviter = await context.newPage();
    await startSession(inviter, 'member');
    await openAs(inviter, { url: '/member/referral' });
    await expect(inviter.getByText('3 friends have qualified.')).toBeVisible();
  },
);
