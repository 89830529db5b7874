import type { Locator, Page } from '@playwright/test';

import { operations } from '@croupier/sdk/operations';

import { DESKTOP, PHONE, expect, expectAccessible, expectNoSidewaysScroll, test } from './site.ts';

/** Time limit in ms until the viewer, a script of 4 MB, shows the contract on a busy machine. */
const VIEWER_LIMIT = { timeout: 30_000 };

/** Opens the reference at an operation; returns its section. `watch` fails on every blocked request or style. */
async function openOperation(page: Page, tag: string, id: string): Promise<Locator> {
  await page.goto(`/docs/api/#tag/${tag}/${id}`);
  const section = page.locator(`[id$="tag/${tag}/${id}"]`);
  await expect(section.getByRole('button', { name: 'Test Request' })).toBeVisible(VIEWER_LIMIT);
  return section;
}

/** Sends the request of the open dialog; returns the answer. */
async function send(page: Page, id: keyof typeof operations): Promise<{ status: number; sent: string; text: string }> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === operations[id].path);
  await page.getByRole('button', { name: /^Send/ }).first().click();
  const response = await answer;
  return { status: response.status(), sent: response.request().postData() ?? '', text: await response.text() };
}

for (const [colorScheme, size] of [
  ['light', DESKTOP],
  ['dark', PHONE],
] as const) {
  for (const name of ['workflows.html', 'encryption.html', 'changes.html']) {
    test(
      `${name} next to the API reference has no accessibility violations in ${colorScheme}`,
      size,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`/docs/api/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      },
    );
  }

  test(`the API reference follows the system's ${colorScheme} setting and fits the width`, size, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs/api');
    await expect(page.getByRole('heading', { level: 1, name: 'Croupier platform API' })).toBeVisible(VIEWER_LIMIT);
    await expectNoSidewaysScroll(page);
    const lightness = await page.evaluate(() =>
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number),
    );
    expect(lightness?.every((channel) => (colorScheme === 'dark' ? channel < 60 : channel > 200))).toBe(true);
  });
}

test('the API reference sends requests to its own origin only', DESKTOP, async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const call = await openOperation(page, 'member', 'getMemberInfo');
  await call.getByRole('button', { name: 'Test Request' }).click();
  await expect(page.getByRole('button', { name: /^Send/ }).first()).toBeVisible();
  expect([...origins]).toEqual([baseURL]);
});

test('a request is sent with the token of a sandbox account after its button is pressed', DESKTOP, async ({ page }) => {
  const call = await openOperation(page, 'member', 'getMemberInfo');
  await page.getByRole('combobox', { name: 'Sandbox account' }).selectOption('agent');
  await page.getByRole('button', { name: 'Use its token' }).click();
  await expect(page.getByText('Calls are sent as amihan.')).toBeVisible();
  await call.getByRole('button', { name: 'Test Request' }).click();
  const { status, text } = await send(page, 'getMemberInfo');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ value: { account: 'amihan' } });
});

test(
  'the form for sandbox accounts stays hidden on a server without control calls',
  DESKTOP,
  async ({ page, watch }) => {
    watch.expectStatus(404);
    await page.route('**/__mock/personas', (route) => route.fulfill({ status: 404 }));
    const answer = page.waitForResponse('**/__mock/personas');
    await openOperation(page, 'member', 'getMemberInfo');
    await answer;
    await expect(page.getByRole('button', { name: 'Use its token' })).toBeHidden();
  },
);

test('the request of an encrypted call is encrypted before it is sent [CALL-94]', DESKTOP, async ({ page }) => {
  const call = await openOperation(page, 'session', 'login');
  await call.getByRole('button', { name: 'Test Request' }).click();
  const { status, sent, text } = await send(page, 'login');
  expect(status).toBe(200);
  expect(Object.keys(JSON.parse(sent))).toEqual(['keyId', 'timestamp', 'nonce', 'iv', 'data', 'mac']);
  expect(JSON.parse(text)).toMatchObject({ success: true, value: { user: { account: 'maricel' } } });
});

test('the search finds an operation by an error code, by keyboard alone', DESKTOP, async ({ page }) => {
  await page.goto('/docs/api/');
  await expect(page.getByRole('heading', { level: 1, name: 'Croupier platform API' })).toBeVisible(VIEWER_LIMIT);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /search/i }).fill('AUTH_CAPTCHA_REQUIRED');
  await expect(page.getByRole('option', { name: /session\/login/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#tag\/\w+\/\w+$/);
});

test('an operation lists its errors and has samples in several languages', DESKTOP, async ({ page }) => {
  const call = await openOperation(page, 'session', 'login');
  await expect(call.getByText('AUTH_ACCOUNT_LOCKED: Too many failures')).toBeVisible();
  await call.getByRole('button', { name: /Curl/ }).click();
  for (const name of ['TypeScript, encrypted', 'Python, encrypted', 'Curl', 'Requests'])
    await expect(page.getByRole('option', { name, exact: true }).first()).toBeAttached();
  await page.getByRole('option', { name: 'Python, encrypted' }).click();
  await expect(call.getByText('from encrypted_call import call_encrypted')).toBeVisible();
});

test('the page of workflows links to operations of the reference', DESKTOP, async ({ page }) => {
  await page.goto('/docs/api/workflows.html');
  await page.locator('main a').first().click();
  await expect(page).toHaveURL(/index\.html#tag\/\w+\/\w+$/);
  const id = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id$="${id}"]`)).toBeInViewport(VIEWER_LIMIT);
});
