import type { Page } from '@playwright/test';

import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  openAs,
  personas,
  PHONE,
  test,
} from './site.ts';

const games = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Slots' }).getByRole('listitem');
const menu = (page: Page, name: string) => page.getByRole('navigation', { name });

/** Opens the page as a logged-in member. */
async function openAsMember(page: Page, persona: keyof typeof personas, url: string): Promise<void> {
  const response = await page.request.post('/__mock/login', { data: { persona } });
  const { token }: { token: string } = await response.json();
  await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
  await openAs(page, { url });
}

test('vendor, sub-category, search and page are kept in the URL over a reload [LOBBY-07] [LOBBY-08] [LOBBY-10] [ROUTE-19] [ROUTE-20]', async ({
  page,
}) => {
  await openAs(page, { url: '/rng' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  await menu(page, 'Game makers').getByRole('link', { name: 'Mangga Street' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mangga Street');
  await menu(page, 'Pages of games').getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/rng?vassalage=JDB&page=2');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ }).first()).toHaveText(
    /^Page 2 of \d+ · \d+ games$/,
  );
  await menu(page, 'Kinds of games').getByRole('link', { name: 'Jackpot' }).click();
  await expect(page).toHaveURL('/rng?vassalage=JDB&classify=JP');
  await page.reload();
  await expect(page).toHaveTitle('Mangga Street · Slots · Croupier');
  await expect(menu(page, 'Kinds of games').getByRole('link', { name: 'Jackpot' })).toHaveAttribute('aria-current');
  await expect(games(page).first()).toContainText('Mangga Street');
  await expect(games(page).first().getByRole('img', { name: 'with a jackpot' })).toBeVisible();
});

test('makers, kinds and new games add up, are sorted, and are taken back one by one [LOBBY-07] [LOBBY-08]', async ({
  page,
}) => {
  const applied = page.getByRole('group', { name: 'Active filters' });
  const count = page.getByRole('main').getByRole('status').filter({ hasText: /./ }).first();
  await openAs(page, { url: '/rng' });
  await expect(count).toHaveText(/^1,\d{3} games$/);
  await menu(page, 'Game makers').getByRole('link', { name: 'Mangga Street' }).click();
  await expect(applied.getByRole('link')).toHaveCount(2);
  await menu(page, 'Game makers').getByRole('link', { name: 'Salamin' }).click();
  await expect(page).toHaveURL('/rng?vassalage=JDB&makers=CQ9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  await menu(page, 'Kinds of games').getByRole('link', { name: 'Jackpot' }).click();
  await menu(page, 'Kinds of games').getByRole('link', { name: 'New' }).click();
  await expect(page).toHaveURL('/rng?vassalage=JDB&makers=CQ9&classify=JP&isNew=1');
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'A to Z' }).click();
  await expect(page).toHaveURL('/rng?vassalage=JDB&makers=CQ9&classify=JP&isNew=1&sort=name');
  await page.reload();
  await expect(applied.getByRole('link')).toHaveText(['Mangga Street', 'Salamin', 'New', 'Jackpot', 'Clear all']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const few = Number.parseInt(await count.innerText());
  await applied.getByRole('link', { name: 'Remove New' }).click();
  await expect(applied).toBeFocused();
  await expect.poll(async () => Number.parseInt(await count.innerText())).toBeGreaterThan(few);
  await page.goBack();
  await expect(count).toHaveText(new RegExp(`^${few} games?$`));
  await applied.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/rng?sort=name');
});

/** With the games above the fold of a phone and of a desktop; live games come after the rooms. */
const LOBBIES_OF_GAMES = [
  ['/rng', 'Slots', [3, 12]],
  ['/live', 'Live casino', [0, 0]],
] as const;

for (const [url, name, [onPhone, onDesktop]] of LOBBIES_OF_GAMES) {
  test(`${url} shows 15 games, three in a row on phones and eight on desktops [LOBBY-24]`, async ({ page }, {
    project,
  }) => {
    await openAs(page, { url });
    const tiles = page.getByRole('list', { name }).getByRole('listitem');
    await expect(tiles.first()).toHaveAttribute('aria-setsize', '15');
    const boxes = await tiles.evaluateAll((items) =>
      items.map((item) => {
        const cover = item.querySelector('img')?.getBoundingClientRect();
        return { top: cover?.top ?? 0, bottom: cover?.bottom ?? Infinity };
      }),
    );
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(project.name === 'phone' ? 3 : 8);
    const fullyVisible = boxes.filter(({ bottom }) => bottom <= (page.viewportSize()?.height ?? 0));
    expect(fullyVisible.length).toBeGreaterThanOrEqual(project.name === 'phone' ? onPhone : onDesktop);
  });
}

test('a lobby has ten games in a row when the screen is 1920 px wide', DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, { url: '/rng' });
  await expect(games(page).first()).toBeVisible();
  const tops = await games(page).evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(10);
});

test('a lobby has at most one tag on six tiles, and the hot list has no tag Hot', PHONE, async ({ page }) => {
  await openAs(page, { url: '/rng' });
  await expect(games(page).first()).toBeVisible();
  expect(await page.locator('main [data-tag]').count()).toBeLessThanOrEqual(15 / 6);
  await page.goto('/hot');
  const hot = page.getByRole('main').getByRole('list', { name: 'Hot' });
  await expect(hot.getByRole('listitem').first()).toBeVisible();
  await expect(hot.locator('[data-tag="hot"]')).toHaveCount(0);
});

test(
  'a search is trimmed, kept by the address, and taken away where nothing is found [LOBBY-09] [LOBBY-14]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: '/rng?page=3' });
    const box = page.getByRole('searchbox', { name: 'Search Slots' });
    await box.fill('  dragon ');
    await expect(page).toHaveURL('/rng?name=dragon');
    await expect(games(page).first()).toContainText(/dragon/i);
    await page.reload();
    await expect(box).toHaveValue('dragon');
    await box.fill('no such game');
    await expect(page.getByRole('heading', { name: 'No game is called “no such game”' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all games' }).click();
    await expect(page).toHaveURL('/rng');
    await expect(box).toHaveValue('');
    await expect(games(page)).not.toHaveCount(0);
  },
);

test('the search field cuts its input to the length that the platform accepts', PHONE, async ({ page }) => {
  await openAs(page, { url: '/rng' });
  const box = page.getByRole('searchbox');
  await box.fill('zq'.repeat(300));
  const searchedName = await box.inputValue();
  expect(searchedName).toMatch(/^(zq)+/);
  await expect(page.getByRole('heading', { name: searchedName })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('Back restores the page and scroll position of a lobby', async ({ page }) => {
  await openAs(page, { url: '/rng' });
  await menu(page, 'Pages of games').getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ }).first()).toHaveText(/^Page 2/);
  // The footer comes when the browser is idle; until then the page may be too short to be scrolled that far.
  await expect(async () => {
    await page.mouse.wheel(0, 200 - (await page.evaluate(() => scrollY)));
    expect(await page.evaluate(() => scrollY)).toBe(200);
  }).toPass();
  await page.waitForFunction(() => (sessionStorage.getItem('scroll-positions') ?? '').includes('200'));
  await page.evaluate(() => document.querySelector<HTMLElement>('nav[aria-label="Kinds of games"] a')?.click());
  await expect(page).toHaveURL('/rng');
  await page.goBack();
  await expect(page).toHaveURL('/rng?page=2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test('a reload restores the scroll position of a lobby', PHONE, async ({ page }) => {
  await openAs(page, { url: '/rng' });
  await expect(games(page).first()).toBeVisible();
  // The footer comes when the browser is idle; until then the page may be too short to be scrolled that far.
  await expect(async () => {
    await page.mouse.wheel(0, 150 - (await page.evaluate(() => scrollY)));
    expect(await page.evaluate(() => scrollY)).toBe(150);
  }).toPass();
  await page.reload();
  await expect(games(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
});

test('a lobby ignores invalid parameters', PHONE, async ({ page }) => {
  await openAs(page, { url: '/rng?vassalage=NOBODY&page=-4' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  await expect(games(page)).not.toHaveCount(0);
  await page.goto('/rng?page=9999');
  await expect(page).not.toHaveURL(/9999/);
  await expect(games(page)).not.toHaveCount(0);
});

test('a vendor of live tables is played directly [LOBBY-17] [LOBBY-18]', PHONE, async ({ page }) => {
  await openAs(page, { url: '/live?vassalage=EG2' });
  await expect(page.getByRole('link', { name: 'Play Oriole Live' })).toHaveAttribute(
    'href',
    '/seamless?vassalage=EG2&gameType=LIVE',
  );
  await expect(page.getByRole('list', { name: 'Live casino' }).getByRole('listitem')).not.toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a vendor of slots shows its games alone [LOBBY-18]', PHONE, async ({ page }) => {
  await openAs(page, { url: '/rng?vassalage=JDB' });
  await expect(games(page).first()).toContainText('Mangga Street');
  await expect(page.getByRole('link', { name: 'Play Mangga Street' })).toHaveCount(0);
});

test('the centres show their vendors, each of which leads to its game [ROUTE-18] [VENDOR-02]', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const vendor = (name: string) => page.getByRole('main').getByRole('link', { name });
  await openAs(page, { url: '/sports?gameType=NONSENSE' });
  await expect(heading).toHaveText('Sports');
  await expect(vendor('Sigla Sports')).toHaveAttribute('href', '/seamless?vassalage=BTI&gameType=SPORTS');
  await expect(vendor('Arena Norte')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/sports?gameType=COCKFIGHT');
  await expect(heading).toHaveText('Cockfights');
  await expect(vendor('Labuyo Ring')).toBeVisible();
});

test(
  'lotteries are played as lotteries, and e-sports have a way back [ROUTE-18] [LOBBY-12]',
  PHONE,
  async ({ page }) => {
    const vendor = (name: string) => page.getByRole('main').getByRole('link', { name });
    await openAs(page, { url: '/lott' });
    await expect(vendor('Bola ng Bayan')).toHaveAttribute('href', '/lottery');
    await page.goto('/esports');
    await expect(vendor('Arena Norte')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'the hot games are narrowed by category and shown ten at a time [LOBBY-06] [LOBBY-11]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: '/hot' });
    const summary = page.getByRole('main').getByRole('status').filter({ hasText: /./ }).first();
    await expect(summary).toHaveText(/^10 of \d+ games$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(summary).toHaveText(/^20 of/);
    await menu(page, 'Categories').getByRole('link', { name: 'Fishing' }).click();
    await expect(page).toHaveURL('/hot?gameType=FISH');
    await expect(summary).toHaveText(/^(10|\d) of \d+ games?$/);
    await page.goBack();
    await expect(summary).toHaveText(/^20 of/);
  },
);

test('a game that gets a heart is among the favourites, and gives it back when the platform refuses [FAV-02] [ROUTE-17]', async ({
  page,
  watch,
}) => {
  watch.expectStatus(500);
  await openAsMember(page, 'newcomer', '/rng');
  const first = games(page).nth(0);
  const second = games(page).nth(1);
  const add = { name: /^Add .* to favourites$/ };
  const remove = { name: /^Remove .* from favourites$/ };
  const name = (await first.getByRole('button', add).getAttribute('aria-label'))?.slice(4, -14) ?? '';
  for (const game of [games(page).nth(2), first]) {
    await game.getByRole('button', add).click();
    await expect(game.getByRole('button', remove)).toBeAttached();
  }
  const fault = { operation: 'addFavoriteGame', kind: 'error', code: 'INTERNAL_ERROR' };
  await page.request.post('/__mock/faults', { data: fault });
  await second.getByRole('button', add).click();
  await expect(page.getByText('The favourite was not changed')).toBeVisible();
  await expect(second.getByRole('button', add)).toBeAttached();
  await page.goto('/favorite');
  const favourites = page.getByRole('main').getByRole('list', { name: 'Favourites' });
  await expect(favourites.getByRole('listitem')).toHaveCount(2);
  await expect(favourites.getByRole('listitem').first()).toContainText(name);
  await expectAccessible(page);
  await favourites.getByRole('button', remove).first().click();
  await expect(favourites.getByRole('listitem')).toHaveCount(1);
  await expect(favourites.getByRole('link')).toBeFocused();
  await favourites.getByRole('button', remove).click();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the slots' }).click();
  await expect(page).toHaveURL('/rng');
});

test(
  'a lobby without a connection says so, tries again, and goes on by itself once it is back [ERR-16]',
  PHONE,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/);
    await openAs(page, { url: '/rng' });
    await expect(games(page)).not.toHaveCount(0);
    await context.setOffline(true);
    await menu(page, 'Kinds of games').getByRole('link', { name: 'Jackpot' }).click();
    await expect(page.getByText('The games did not load')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Network link is abnormal, please try again')).toBeVisible();
    await context.setOffline(false);
    await expect(games(page)).not.toHaveCount(0);
  },
);

test(
  'a guest who wants favourites logs in and is brought there [ROLE-05] [ROLE-06] [ROUTE-28]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: '/favorite?gameType=RNG' });
    await logIn(page, personas.member);
    await expect(page).toHaveURL('/favorite?gameType=RNG');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
    await expect(page.getByRole('main').getByRole('list', { name: 'Favourites' })).toBeVisible();
  },
);

test(
  'free play has no favourites, with the reason, but has recently played games [ROLE-09]',
  PHONE,
  async ({ page }) => {
    await openAsMember(page, 'trial', '/favorite');
    await expect(page.getByRole('heading', { name: 'This needs an account of your own' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/recent');
    await expect(page.getByRole('heading', { name: 'You have not played yet' })).toBeVisible();
  },
);
