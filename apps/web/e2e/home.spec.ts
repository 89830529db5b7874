import type { Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, logIn, openAs, personas, PHONE, test } from './site.ts';

test('home has no accessibility violations and no horizontal scroll', async ({ page }) => {
  await openAs(page);
  await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the first banner comes in the HTML and nothing jumps [HOME-01]', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + shift,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('<img src="/mock-assets/banners/home-parol.svg"');
  expect(await (await page.request.get('/hot')).text()).not.toContain('/mock-assets/banners/');
  await openAs(page);
  await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
  expect(shift).toBeLessThan(0.05);
});

test("home uses only the brand's fonts while it loads and when it has loaded", PHONE, async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/GCSGAME_hotGamesV2?*', async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible();
  await expect.poll(() => systemFontsOf(page)).toEqual([]);
  release();
  await expect(page.getByRole('region', { name: 'Hot' }).getByRole('link').first()).toBeVisible();
  expect(await systemFontsOf(page)).toEqual([]);
});

/** Names of the used fonts that are not the brand's; for a missing character the browser searches the system's fonts. */
async function systemFontsOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#root *' });
  // An element removed meanwhile has no font.
  const fontsOf = async (nodeId: number) =>
    client.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
  const results = await Promise.all(nodeIds.map(fontsOf));
  await client.detach();
  return results.flatMap(({ fonts }) => fonts).flatMap((font) => (font.isCustomFont ? [] : [font.familyName]));
}

test(
  'a notice leads to its full text among all others, and back to where it was pressed [HOME-02]',
  PHONE,
  async ({ page }) => {
    await openAs(page);
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('link').nth(1);
    const title = await notice.innerText();
    await notice.click();
    await expect(page).toHaveURL(/\/announce\?notice=nt_\d+$/);
    await expect(page.getByRole('button', { name: title, expanded: true })).toBeVisible();
    await page.goBack();
    await expect(notice).toBeVisible();
  },
);

test('announcements come up once a session [ANN-08] [ANN-10] [ANN-12]', PHONE, async ({ page }) => {
  await openAs(page, { announcements: true });
  const popup = page.getByRole('dialog', { name: 'Announcements' });
  await expect(popup).toContainText('Welcome to the table');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  await expect(popup).toHaveCount(0);
});

test('a hidden balance stays hidden over a reload [HEADER-05] [HEADER-06]', async ({ page }) => {
  await openAs(page, { url: '/login' });
  await logIn(page, personas.member);
  await expect(page.getByText('₱12,480.50')).toBeVisible();
  await page.getByRole('button', { name: /Hide amount/ }).click();
  await expect(page.getByText('₱12,480.50')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /Show amount/ })).toBeVisible();
  await expect(page.getByText('₱12,480.50')).toHaveCount(0);
});

test(
  'the menu of home begins at home with the hot games, and a chosen category opens at its top [LOBBY-21] [LOBBY-22]',
  PHONE,
  async ({ page }) => {
    await openAs(page);
    const menu = page.getByRole('main').getByRole('navigation', { name: 'Games' });
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 }).first()).toHaveText(
      'Hot',
    );
    await page.mouse.wheel(0, 160);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(160);
    await menu.getByRole('link', { name: 'Live casino' }).click();
    await expect(page).toHaveURL('/live');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live casino');
    await expect(page.getByRole('list', { name: 'Live casino' }).getByRole('listitem')).not.toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'a phone shows games in the first screen, and the jackpot below them leads to its games',
  PHONE,
  async ({ page }) => {
    await openAs(page);
    const cover = page.getByRole('region', { name: 'Hot' }).getByRole('listitem').first().locator('img');
    await expect(cover).toBeVisible();
    const { y = Infinity } = (await cover.boundingBox()) ?? {};
    expect(y).toBeLessThan(480);
    await page.getByRole('region', { name: 'Grand jackpot' }).getByRole('link').click();
    await expect(page).toHaveURL('/rng?classify=JP');
  },
);
