import {
  changeSettings,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAs,
  openPhoneMenu,
  PHONE,
  startSession,
  test,
} from './site.ts';

test('the language changes every text, the document, and what is stored [I18N-03] [I18N-04] [HEADER-03]', async ({
  page,
}) => {
  await openAs(page, { lang: 'TY' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('May upuan para sa iyo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await openPhoneMenu(page, 'Mga laro');
  await page.getByRole('button', { name: /^Wika/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(heading).toHaveText('A seat is kept for you');
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
    'EN',
    'EN',
  ]);
});

test(
  'the deposit form keeps its input and translates the methods when the language changes',
  PHONE,
  async ({ page }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/member/depositv2' });
    await page.getByRole('radio', { name: /Bayani/ }).check();
    await page.getByRole('textbox', { name: 'Amount' }).fill('777');
    await openPhoneMenu(page, 'Games');
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Filipino' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: /Debit o credit card/ })).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Halaga' })).toHaveValue('777');
    await expect(page.getByRole('radio', { name: /Bayani/ })).toBeChecked();
  },
);

test('a first visit is in the language of the brand [I18N-02]', PHONE, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('May upuan para sa iyo');
});

test('every text of the page comes from the locale files', async ({ page }) => {
  await openAs(page, { lang: 'QPS', url: '/register' });
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  const untranslated = await page.evaluate(() => {
    // Only the dialog, because the page behind it shows texts of the platform.
    const dialog = document.querySelector('[role="dialog"]') ?? document.body;
    const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const inCode = walker.currentNode.parentElement?.closest('script, style, svg') !== null;
      if (/[A-Za-z]/.test(text) && !inCode && !/^\[.*\]$/.test(text)) texts.push(text);
    }
    return texts;
  });
  // The brand's name, and the name of a country, which comes from the browser.
  expect(untranslated.filter((text) => !['Croupier', 'Philippines'].includes(text))).toEqual([]);
});

test('the drawer of a phone leads a member to records, offers, the app and help [SIDE-03]', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/hot' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, path] of [
    ['Betting record', '/member/personalHistoryCopy'],
    ['Promotions', '/promotions'],
    ['Missions', '/member/missionLeaderboard'],
    ['Rebate', '/member/manualRebate'],
    ['Rewards', '/member/rewardCenter'],
    ['Download the app', '/down'],
    ['Help center', '/help'],
  ] as const) {
    await openPhoneMenu(page, 'Games');
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openPhoneMenu(page, 'Games');
  await expect(drawer.getByRole('button', { name: /^Language/ })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Customer service' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Server speed' }).click();
  await expect(page.getByRole('dialog', { name: 'Server speed' })).toBeVisible();
});

test('the theme changes at once, is kept, and never flashes the other one [THEME-01]', async ({ page }) => {
  await openAs(page);
  await openPhoneMenu(page, 'Games');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test(
  'a first visit has the theme of the device from the first paint, and so has who chooses it again [THEME-01]',
  PHONE,
  async ({ page }) => {
    const html = page.locator('html');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/hot', { waitUntil: 'commit' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await openPhoneMenu(page, 'Mga laro');
    const choose = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: /^Tema/ }).click();
      await page.getByRole('menuitemradio', { name }).click();
    };
    await choose('Madilim');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await choose('Gaya ng device');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
  },
);

for (const width of [320, 390]) {
  test(`the header fits one row at ${width} pixels in the brand’s own language`, PHONE, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, { lang: 'TY', url: '/nowhere' });
    const rowOf = async (name: string): Promise<number> => {
      const box = await page.locator('header').getByRole('link', { name }).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    await expect(page.locator('header').getByRole('link', { name: 'Magrehistro' })).toBeVisible();
    expect(await rowOf('Croupier')).toBe(await rowOf('Magrehistro'));
    await expectNoSidewaysScroll(page);
  });
}

test('the header has the brand, which leads home [HEADER-01]', async ({ page }) => {
  await openAs(page, { url: '/nowhere' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Croupier/ })
    .click();
  await expect(page).toHaveURL('/');
});

test('an unknown URL shows an error page with a link to the home page', PHONE, async ({ page }) => {
  await openAs(page, { url: '/nowhere' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
});

for (const alias of ['/index', '/index.html', '/home']) {
  test(`${alias} shows the home page [ROUTE-03]`, PHONE, async ({ page }) => {
    await openAs(page, { url: alias });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
  });
}

test(
  'a platform that does not answer gives a page with a way on, which works once it answers [SYS-10]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/);
    await page.route('**/wps/system/siteConfig**', (route) => route.abort());
    await openAs(page);
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('could not start');
    await expectAccessible(page);
    await page.unroute('**/wps/system/siteConfig**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
  },
);

test(
  'code that does not load keeps the frame, names failure and file, and offers a reload [ERR-05]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED|Failed to fetch dynamically imported module|ChunkLoadError/);
    await page.route('**/assets/NotFoundPage-*.js', (route) => route.abort());
    await openAs(page, { url: '/nowhere' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This did not load');
    await expect(page.getByText('The connection broke off')).toBeVisible();
    await expect(page.getByText(/^\/assets\/NotFoundPage-[\w-]+\.js$/)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/assets/NotFoundPage-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  },
);

test('texts that do not load show no keys but a reload button', PHONE, async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED|Failed to fetch dynamically imported module|ChunkLoadError/);
  await openAs(page);
  await page.route('**/assets/texts/**/lobby.json', (route) => route.abort());
  await page.getByRole('link', { name: 'See all: Hot' }).click();
  await expect(page).toHaveURL('/hot');
  await expect(page.getByText('A part of the page did not load.')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText('');
  await page.unroute('**/assets/texts/**/lobby.json');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot');
});

test('a page whose code takes its time says so, and comes [ERR-17]', PHONE, async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await openAs(page);
  await page.route('**/assets/GameListPage-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'See all: Hot' }).click();
  await expect(
    page.getByText('The page took longer time to load, please check your network connectivity'),
  ).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot');
});

test('a language is not changed, with a message, when its texts do not load', PHONE, async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED|Failed to fetch dynamically imported module|ChunkLoadError/);
  await openAs(page);
  await openPhoneMenu(page, 'Games');
  const chooseFilipino = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Filipino' }).click();
  };
  await expect(page.getByRole('button', { name: /^Language/ })).toBeVisible();
  await page.route('**/assets/texts/**/site.json', (route) => route.abort());
  await chooseFilipino();
  await expect(page.getByText('The language did not load')).toBeVisible();
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])).toEqual([
    'en',
    'EN',
  ]);
  await page.unroute('**/assets/texts/**/site.json');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
});

test(
  'maintenance and a closed region replace the page and give way again [SYS-01] [SYS-02] [SYS-07] [SYS-08] [SYS-09]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(503, 451);
    await changeSettings(page, { maintenance: true, maintenanceEnd: '2026-11-21T14:00:00Z' });
    await openAs(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('System maintenance');
    // In the brand's time zone.
    await expect(page.getByText('Nov 21, 2026, 10:00 PM')).toBeVisible();
    const support = page.getByRole('main').getByRole('button', { name: 'Customer service' });
    await expect(support).toBeVisible();
    await expectAccessible(page);
    await changeSettings(page, { regionRestriction: true });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(heading).toHaveText('Access restricted');
    await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
    await expect(support).toBeVisible();
    await changeSettings(page, { maintenance: false, regionRestriction: false });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(heading).toHaveText('A seat is kept for you');
  },
);
