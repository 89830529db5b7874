import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

import { personas } from '@croupier/mock-server/personas';
export { expect, personas };

interface PageWatch {
  /** Allows HTTP statuses: Chromium logs each failed request as an error. */
  expectStatus(...statuses: number[]): void;
  /** Allows errors whose text matches. */
  expectError(pattern: RegExp): void;
}

/** A test that fails on any console error, uncaught exception or CSP violation. */
export const test = base.extend<{ watch: PageWatch }>({
  watch: [
    async ({ page, context, baseURL }, use) => {
      // Each test has its own world, so that faults and rate limits affect only one test.
      await context.addCookies([{ name: 'mock-world', value: crypto.randomUUID(), url: baseURL ?? '' }]);
      const problems: string[] = [];
      const statuses = new Set<number>();
      const patterns: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(describeMessage(message));
      });
      page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`CSP: ${violatedDirective} refused ${blockedURI}`);
        });
      });
      await use({
        expectStatus: (...expected) => expected.forEach((status) => statuses.add(status)),
        expectError: (pattern) => void patterns.push(pattern),
      });
      const isExpected = (problem: string): boolean =>
        // Only the journeys of the installed site have one.
        problem.includes('Service Worker registration blocked by Playwright') ||
        patterns.some((pattern) => pattern.test(problem)) ||
        [...statuses].some((status) => problem.includes(`responded with a status of ${status}`));
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

function describeMessage(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Opens the site with a stored language and theme, of a brand. Hides the announcements by default. */
export async function openAs(
  page: Page,
  choice: { lang?: string; theme?: string; url?: string; announcements?: boolean; brand?: string } = {},
): Promise<void> {
  const { lang = 'EN', theme = 'dark', url = '/', announcements = false, brand = 'croupier' } = choice;
  if (lang === 'QPS' || brand !== 'croupier') {
    const config = { brand, apiBase: '', testLanguage: lang === 'QPS' };
    await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  }
  await page.addInitScript(
    ([language, scheme, quietUntil]) => {
      // A game's frame has no access to storage.
      if (window.top !== window) return;
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', language);
      if (localStorage.getItem('theme') === null) localStorage.setItem('theme', scheme);
      localStorage.setItem('announcements-quiet', quietUntil);
    },
    [lang, theme, announcements ? '' : '9999-12-31'] as const,
  );
  await page.goto(url);
}

/** Opens the menu drawer on phones; desktops have none. */
export async function openPhoneMenu(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await page.getByRole('button', { name, exact: true }).click();
}

/** Changes this test's world (flags, maintenance, region) by the control call `/__mock/site`. */
export async function changeSettings(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  // `page.request` sends the cookie of the world.
  const response = await page.request.patch('/__mock/site', { data: change });
  expect(response.status()).toBe(200);
}

export async function logIn(page: Page, { account, password }: { account: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill(account);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** Of a control call: the server closes a connection after a quiet while, perhaps just when it is used again. */
export const CONNECTION_RETRIES = 1;

/** Starts a session in this test's world without the login form. */
export async function startSession(page: Page, persona: keyof typeof personas): Promise<void> {
  const response = await page.request.post('/__mock/login', { data: { persona }, maxRetries: CONNECTION_RETRIES });
  const { token }: { token: string } = await response.json();
  await page.addInitScript((sessionToken) => {
    if (window.top === window && sessionStorage.getItem('entered') === null) {
      sessionStorage.setItem('entered', 'yes');
      sessionStorage.setItem('token', sessionToken);
    }
  }, token);
}

/** Resets this test's world to a scenario, and starts a session of its persona. */
export async function startScenario(page: Page, name: string, persona: keyof typeof personas): Promise<void> {
  expect((await page.request.post('/__mock/scenario', { data: { name } })).ok()).toBe(true);
  await startSession(page, persona);
}

/** Details of a test whose result does not depend on the size of the screen: it runs at one of them. */
export const PHONE = { tag: '@phone' };
export const DESKTOP = { tag: '@desktop' };

/** Expects no violation of WCAG 2.2 AA on the current page, in both themes, except in the frames of games. */
export async function expectAccessible(page: Page): Promise<void> {
  // The legacy mode differs only in frames, which are excluded, and takes half the time.
  const scan = (): AxeBuilder => new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  let { violations } = await scan().withTags(tags).analyze();
  if (violations.some(({ id }) => id === 'target-size')) {
    // Scans again without floating bars, which may partly cover controls.
    await setFloatingBarsVisible(page, false);
    const sizes = await scan().withRules(['target-size']).analyze();
    await setFloatingBarsVisible(page, true);
    violations = [...violations.filter(({ id }) => id !== 'target-size'), ...sizes.violations];
  }
  if (await toggleTheme(page)) {
    violations = [...violations, ...(await scan().withRules(['color-contrast']).analyze()).violations];
    await toggleTheme(page);
  }
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Shows the page in its other theme, without transitions; false when it has none. */
async function toggleTheme(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    if (dataset['theme'] === undefined) return false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
    // Applies the colours while transitions are off.
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
    return true;
  });
}

async function setFloatingBarsVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((isVisible) => {
    for (const bar of document.querySelectorAll<HTMLElement>('header, nav, [role="complementary"]')) {
      const isFloating = ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
      if (isFloating) bar.style.visibility = isVisible ? '' : 'hidden';
    }
  }, visible);
}

/** Expects no horizontal scroll. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [contentWidth, viewportWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(contentWidth).toBeLessThanOrEqual(viewportWidth ?? 0);
}

/** Digits of the latest captcha of this test's world. */
export async function latestCaptcha(page: Page): Promise<string> {
  const response = await page.request.get('/__mock/world');
  const { rows }: { rows: { captchas: Array<{ digits: string }> } } = await response.json();
  return rows.captchas.at(-1)?.digits ?? '';
}

/** Starts a fault in this test's world by the control call `/__mock/faults`. */
export async function planFault(page: Page, fault: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await page.request.post('/__mock/faults', { data: fault });
  expect(response.ok()).toBe(true);
}

/** The latest message of this test's world. */
async function latestMessage(page: Page): Promise<{ code: string | null; link: string | null } | undefined> {
  const response = await page.request.get('/__mock/outbox');
  const { messages }: { messages: Array<{ code: string | null; link: string | null }> } = await response.json();
  return messages[0];
}

/** Code in the latest message of this test's world. */
export async function latestCode(page: Page): Promise<string> {
  return (await latestMessage(page))?.code ?? '';
}

/** Path and query of the link in the latest message of this test's world. */
export async function latestLink(page: Page): Promise<string> {
  const { pathname, search } = new URL((await latestMessage(page))?.link ?? '', page.url());
  return pathname + search;
}

/** Solves the open slider puzzle. */
export async function solveSlider(page: Page): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Drag the piece into the gap' });
  await expect(slider).toBeEnabled();
  const response = await page.request.get('/__mock/world');
  const { rows }: { rows: { sliders: Array<{ gapX: number }> } } = await response.json();
  const gap = rows.sliders.at(-1)?.gapX ?? 0;
  // In unequal steps, because the platform rejects a constant speed.
  for (const share of [0.01, 0.1, 0.4, 0.8, 1]) await slider.fill(String(Math.round(gap * share)));
  await slider.press('Enter');
}
