import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of ['index.html', 'tag-session.html', 'encryption.html']) {
    test(`everyone can read ${name} of the API's reference in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/docs/api/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('a reader finds a call by its name and reads what it takes and answers', async ({ page }) => {
  await page.goto('/docs/api');
  await page.getByRole('main').getByRole('link', { name: 'from A to Z' }).click();
  await page.getByRole('link', { name: 'login', exact: true }).click();
  const call = page.getByRole('region', { name: 'Log in by user name' });
  await expect(call.getByText('Inside the encrypted body')).toBeVisible();
  await call.getByRole('link', { name: 'AUTH_ACCOUNT_LOCKED' }).click();
  await expect(page.getByRole('heading', { name: 'AUTH_ACCOUNT_LOCKED' })).toBeInViewport();
});

test('on a phone the contents open over the page, and nothing sticks out at 320 pixels', async ({ page }) => {
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
