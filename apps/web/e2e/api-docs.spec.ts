import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of ['index.html', 'tag-session.html', 'encryption.html']) {
    test(`${name} of the API reference has no accessibility violations in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/docs/api/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('the index of calls links to the reference of a call and its errors', async ({ page }) => {
  await page.goto('/docs/api');
  await page.getByRole('main').getByRole('link', { name: 'from A to Z' }).click();
  await page.getByRole('link', { name: 'login', exact: true }).click();
  const call = page.getByRole('region', { name: 'Log in by user name' });
  await expect(call.getByText('Inside the encrypted body')).toBeVisible();
  await call.getByRole('link', { name: 'AUTH_ACCOUNT_LOCKED' }).click();
  await expect(page.getByRole('heading', { name: 'AUTH_ACCOUNT_LOCKED' })).toBeInViewport();
});

test('the contents open in an overlay, and pages have no horizontal scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['index.html', 'tag-session.html']) {
    await page.goto(`/docs/api/${name}`);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Contents' }).click();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Errors' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors');
  await expectNoSidewaysScroll(page);
});
