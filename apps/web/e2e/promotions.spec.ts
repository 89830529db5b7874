import { expect, expectAccessible, expectNoSidewaysScroll, openAs, PHONE, startSession, test } from './site.ts';

test(
  'a guest goes from the menu over a promotion and its example to the registration [ROUTE-12] [PROMO-01]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: '/promotions' });
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('navigation', { name: 'Kinds of promotions' }).getByRole('link', { name: 'Welcome' }).click();
    await expect(page).toHaveURL(/type=WELCOME/);
    await page.getByRole('list', { name: 'Promotions' }).getByRole('link').first().click();
    const example = page.getByRole('region', { name: 'An example in full' });
    await expect(example.getByText('₱30,000.00')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Register and take it' }).click();
    await expect(page.getByRole('dialog', { name: 'Take your seat' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/promotions\?type=WELCOME$/);
  },
);

test('a member collects all rewards, and finds them among the collected ones [REWARD-01] [MEMBER-10]', async ({
  page,
}) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/rewardCenter' });
  await expect(page.getByText('What ends first is on top')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Collect all \d+$/ }).click();
  await expect(page.getByText(/rewards collected$/)).toBeVisible();
  await expect(page.getByText('New balance')).toBeVisible();
  await expect(page.getByText('Nothing to collect')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Collected', exact: true }).click();
  // Titles are in the language of the account.
  await expect(page.getByText('Para sa pasensya mo sa naantalang deposito').first()).toBeVisible();
  await expectAccessible(page);
});
