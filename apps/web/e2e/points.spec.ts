import { DESKTOP, expect, expectAccessible, openAs, personas, PHONE, startSession, test } from './site.ts';

test(
  'points buy goods after the password, and the order is in the history [ROUTE-13] [POINTS-01] [POINTS-03] [POINTS-05]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(422);
    await startSession(page, 'member');
    await openAs(page, { url: '/pointMall' });
    await expect(page.getByText(/^Your 3,800 points are enough for/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Steel tumbler' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Maricel Santos');
    await page.getByLabel('Mobile number').fill('9171234567');
    await page.getByLabel('Street, house and town').fill('14 Mabini Street, Quezon City');
    await page.getByLabel('Country').selectOption('PH');
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('Your points are enough for no more.')).toBeVisible();
    await page.getByRole('button', { name: 'Redeem 3,000 points' }).click();
    const sheet = page.getByRole('dialog', { name: 'Is it you?' });
    await expectAccessible(page);
    await sheet.getByLabel('Login password').fill('Wrong1234');
    await sheet.getByRole('button', { name: 'Redeem', exact: true }).click();
    await expect(sheet.getByText('4 tries left', { exact: false })).toBeVisible();
    await sheet.getByLabel('Login password').fill(personas.member.password);
    await sheet.getByRole('button', { name: 'Redeem', exact: true }).click();
    await page.getByRole('link', { name: 'Follow the order' }).click();
    await expect(page).toHaveURL(/\/pointMall\/history\?redemptionId=/);
    await expect(page.getByText('Processing').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test('a member invites friends by code, link and QR code [REF-01] [MEMBER-11]', DESKTOP, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/referral' });
  await expect(page.getByText('₱188.00 for you, ₱188.00 for each friend.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Collect ₱188.00' }).first().click();
  await expect(page.getByText('₱188.00 is in your balance.')).toBeVisible();
});
