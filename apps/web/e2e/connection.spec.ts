import { expect, expectAccessible, openAs, openPhoneMenu, PHONE, test } from './site.ts';

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|ChunkLoadError/;

test(
  'a page that was not loaded before the connection was lost says so, has a way home, and opens by itself',
  PHONE,
  async ({ page, context, watch }) => {
    watch.expectError(OFFLINE);
    await openAs(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
    await context.setOffline(true);
    const offline = page.getByRole('heading', { name: 'You are offline' });
    const seeAll = page.getByRole('link', { name: 'See all: Hot' });
    await seeAll.click();
    await expect(offline).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
    await seeAll.click();
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot');
  },
);

test(
  'a page of an older release says that there is a new one, and opens when it is loaded again',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(404);
    watch.expectError(/Failed to fetch dynamically imported module|ChunkLoadError/);
    await openAs(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
    await page.route('**/assets/GameListPage-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.getByRole('link', { name: 'See all: Hot' }).click();
    await expect(page.getByRole('heading', { name: 'A new version is ready' })).toBeVisible();
    await page.unroute('**/assets/GameListPage-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot');
  },
);

test('the word that the connection is gone covers no title, on a phone and on a desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(OFFLINE);
  await openAs(page, { url: '/hot' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Hot');
  // The code of the message loads when the browser is idle.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const message = page.getByText('You are offline. What you see may be old.');
  await expect(message).toBeVisible();
  const [headingBox, messageBox] = [await heading.boundingBox(), await message.boundingBox()];
  expect((messageBox?.y ?? 0) + (messageBox?.height ?? 0)).toBeLessThanOrEqual(headingBox?.y ?? 0);
});

test('help covers nothing on a phone: the menu has customer service', async ({ page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  await openAs(page, { url: '/hot' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('complementary', { name: 'Help and channels' })).toHaveCount(isPhone ? 0 : 1);
  await openPhoneMenu(page, 'Games');
  const menu = page.getByRole(isPhone ? 'dialog' : 'navigation', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Customer service' })).toBeVisible();
});
