import type { Locator, Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  PHONE,
  solveSlider,
  startSession,
  test,
} from './site.ts';

const WELCOME = '100% welcome bonus';
const bonus = (page: Page): Locator => page.getByRole('radio', { name: /^100% welcome bonus/ });

async function openOffer(page: Page): Promise<Locator> {
  // The carousel repeats its first slides; those out of view are inert, once it is ready.
  await expect(page.locator('[role="group"][inert]').first()).toBeAttached();
  await page
    .locator('[role="group"]:not([inert])')
    .getByRole('link', { name: /^100% welcome bonus/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: WELCOME })).toBeVisible();
  await expect(page.getByText('deposit and bonus', { exact: true })).toBeVisible();
  return page.getByRole('main');
}

async function register(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Take your seat' });
  await expect(dialog.getByRole('heading', { name: WELCOME })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Username' }).fill('luningning');
  await dialog.getByLabel('Password', { exact: true }).fill('Ilangilang8');
  await dialog.getByLabel('Password again').fill('Ilangilang8');
  await dialog.getByLabel('Email').fill('luningning@mail.example');
  await dialog.getByLabel('Birthday').fill('1990-01-01');
  await dialog.getByRole('checkbox').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await solveSlider(page);
}

test(
  'an offer that a guest takes goes through registration, welcome and deposit to the receipt [DEPOSIT-01]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: '/' });
    const offer = await openOffer(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await offer.getByRole('button', { name: 'Register and take it' }).click();
    await register(page);
    const welcome = page.getByRole('dialog', { name: 'Welcome, luningning' });
    await expect(welcome.getByText(/You play ₱30,000 within 30 days/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await welcome.getByRole('button', { name: 'Deposit now' }).click();
    await expect(bonus(page)).toBeChecked();
    await page.getByRole('radio', { name: /Bayani/ }).check();
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Deposit ₱1,000/ }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(/^₱1,000 \+ ₱1,000 bonus, ₱30,000 to play by \w+ \d+$/)).toBeVisible({
      timeout: 20_000,
    });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(main.getByText(/^₱1,000 \+ ₱1,000 bonus, ₱30,000 to play by/)).toBeVisible();
  },
);

test('a member takes an offer at once to the deposit, and may still go without it', PHONE, async ({ page }) => {
  await startSession(page, 'newcomer');
  await openAs(page, { url: '/' });
  const offer = await openOffer(page);
  await offer.getByRole('button', { name: 'Take it' }).click();
  await expect(bonus(page)).toBeChecked();
  await page.reload();
  await expect(bonus(page)).toBeChecked();
  await page.getByRole('radio', { name: /^No bonus/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^No bonus/ })).toBeChecked();
});

test(
  'an offer that no longer fits is said plainly at the deposit, which goes on without it',
  PHONE,
  async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/' });
    // The page of the promotion does not offer again what the member has had; the tab may have kept it before.
    const offer = await openOffer(page);
    await expect(offer.getByRole('button', { name: 'Take it' })).toHaveCount(0);
    await page.evaluate(() => {
      const taken = { promotionId: 'promo_welcome100', title: '100% welcome bonus' };
      sessionStorage.setItem('offer', JSON.stringify(taken));
    });
    await page.goto('/member/depositv2');
    await expect(page.getByText('100% welcome bonus does not fit this deposit')).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => {
      const ended = { promotionId: 'promo_old', title: 'Harvest bonus', endAt: '2020-01-01T00:00:00Z' };
      sessionStorage.setItem('offer', JSON.stringify(ended));
    });
    await page.reload();
    await expect(page.getByText('Harvest bonus has ended')).toBeVisible();
    await page.getByRole('button', { name: 'All right' }).click();
    await expect(page.getByText('Harvest bonus has ended')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Amount' }).fill('300');
    await page.getByRole('button', { name: 'Deposit ₱300.00' }).click();
    await expect(page.getByRole('link', { name: 'Go to the payment page' })).toBeVisible();
  },
);
