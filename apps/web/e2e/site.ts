import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

import { personas } from '@croupier/mock-server/personas';
export { expect, personas };

interface PageWatch {
  /** HTTP statuses that the journey provokes; Chromium reports each failed load as an error. */
  expectStatus(...statuses: number[]): void;
  /** Texts of errors that the journey provokes. */
  expectError(pattern: RegExp): void;
}

/** A test that fails on any console error, uncaught exception or CSP violation. */
export const test = base.extend<{ watch: PageWatch }>({
  watch: [
    async ({ page, context, baseURL }, use) => {
      // Each test has its own world, so that faults and limits stay separate.
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

/** Opens the site with this language and theme already chosen, without announcements unless requested. */
export async function openAs(
  page: Page,
  choice: { lang?: string; theme?: string; url?: string; announcements?: boolean } = {},
): Promise<void> {
  const { lang = 'EN', theme = 'dark', url = '/', announcements = false } = choice;
  if (lang === 'QPS') {
    const config = { brand: 'croupier', apiBase: '', testLanguage: true };
    await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  }
  await page.addInitScript(
    ([language, scheme, quietUntil]) => {
      // A game's frame has no storage.
      if (window.top !== window) return;
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', language);
      if (localStorage.getItem('theme') === null) localStorage.setItem('theme', scheme);
      localStorage.setItem('announcements-quiet', quietUntil);
    },
    [lang, theme, announcements ? '' : '9999-12-31'] as const,
  );
  await page.goto(url);
}

/** Opens the drawer with language and theme on phones; desktops have none. */
export async function openPhoneMenu(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await page.getByRole('button', { name, exact: true }).click();
}

/** Changes this test's world (flags, maintenance, region) by the control call `/__mock/site`. */
export async function changeSettings(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  // Requests of the page's context carry its cookies.
  const answer = await page.request.patch('/__mock/site', { data: change });
  expect(answer.status()).toBe(200);
}

export async function logIn(page: Page, { account, password }: { account: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill(account);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

/** Starts a session in this test's world without the form. */
export async function startSession(page: Page, persona: keyof typeof personas): Promise<void> {
  const answer = await page.request.post('/__mock/login', { data: { persona } });
  const { token }: { token: string } = await answer.json();
  await page.addInitScript((given) => {
    if (window.top === window && sessionStorage.getItem('entered') === null) {
      sessionStorage.setItem('entered', 'yes');
      sessionStorage.setItem('token', given);
    }
  }, token);
}

/** Expects no WCAG 2.2 AA violation in the current state. Documents of games in frames are not included. */
export async function expectAccessible(page: Page): Promise<void> {
  const scan = (): AxeBuilder => new AxeBuilder({ page }).exclude('iframe');
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  let { violations } = await scan().withTags(tags).analyze();
  if (violations.some(({ id }) => id === 'target-size')) {
    // Hides floating bars, which may cover scrolled content by chance and distort target sizes.
    await showFloatingBars(page, false);
    const sizes = await scan().withRules(['target-size']).analyze();
    await showFloatingBars(page, true);
    violations = [...violations.filter(({ id }) => id !== 'target-size'), ...sizes.violations];
  }
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

async function showFloatingBars(page: Page, shown: boolean): Promise<void> {
  await page.evaluate((isShown) => {
    for (const bar of document.querySelectorAll<HTMLElement>('header, nav, [role="complementary"]')) {
      const floats = ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
      if (floats) bar.style.visibility = isShown ? '' : 'hidden';
    }
  }, shown);
}

/** Expects no horizontal scroll. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(shown ?? 0);
}

/** Digits of the last captcha drawn in this test's world. */
export async function latestCaptcha(page: Page): Promise<string> {
  const answer = await page.request.get('/__mock/world');
  const { rows }: { rows: { captchas: Array<{ digits: string }> } } = await answer.json();
  return rows.captchas.at(-1)?.digits ?? '';
}

/** Starts and ends faults in this test's world by the control call `/__mock/faults`. */
export async function planFault(page: Page, fault: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await page.request.post('/__mock/faults', { data: fault });
  expect(answer.ok()).toBe(true);
}

/** Code in the newest message that this test's world has sent. */
export async function latestCode(page: Page): Promise<string> {
  const answer = await page.request.get('/__mock/outbox');
  const { messages }: { messages: Array<{ code: string | null }> } = await answer.json();
  return messages[0]?.code ?? '';
}

/** Solves the open slider puzzle. */
export async function solveSlider(page: Page): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Drag the piece into the gap' });
  await expect(slider).toBeEnabled();
  const answer = await page.request.get('/__mock/world');
  const { rows }: { rows: { sliders: Array<{ gapX: number }> } } = await answer.json();
  const gap = rows.sliders.at(-1)?.gapX ?? 0;
  // Real drags vary in speed.
  for (const share of [0.01, 0.1, 0.4, 0.8, 1]) await slider.fill(String(Math.round(gap * share)));
  await slider.press('Enter');
}
