import { createApiClient, getWalletBalance } from '@croupier/sdk/client';
import type { Page } from '@playwright/test';

import { gameOf, SLOT } from './game.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  openAs,
  personas,
  PHONE,
  planFault,
  startSession,
  test,
} from './site.ts';

/** Advances the world's clock and freezes it, so that no deposit is credited until the next call. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.request.patch('/__mock/clock', { data: { advance: milliseconds, frozen: true } });
}

/** Balance from the API. */
async function balanceOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const cookies = await page.context().cookies();
  const world = cookies.find(({ name }) => name === 'mock-world')?.value ?? '';
  const client = createApiClient({
    baseUrl: new URL(page.url()).origin,
    getToken: () => token,
    fetch: (request) => {
      request.headers.set('X-Mock-World', world);
      return fetch(request);
    },
  });
  const { value } = await getWalletBalance({ client });
  return value.balance;
}

async function countOrders(page: Page): Promise<number> {
  const response = await page.request.get('/__mock/world');
  const { rows }: { rows: { depositOrders: unknown[] } } = await response.json();
  return rows.depositOrders.length;
}

const peso = (amount: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'PHP', currencyDisplay: 'narrowSymbol' }).format(
    Number(amount),
  );

const mainOf = (page: Page) => page.getByRole('main');

async function spin(page: Page): Promise<void> {
  const button = gameOf(page).getByRole('button', { name: 'Spin' });
  await expect(button).toBeEnabled();
  const response = page.waitForResponse('**/server/play');
  await button.click();
  await response;
}

test('a member logs in, pays in, plays five rounds, and finds them in balance and record [DEPOSIT-01] [GAME-07] [MEMBER-03] [MEMBER-06]', async ({
  page,
}, { project }) => {
  await openAs(page, { url: '/login' });
  await logIn(page, personas.member);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const before = await balanceOf(page);
  const betsBefore = 6;

  await page.goto('/member/depositv2');
  await page.getByRole('radio', { name: /Kampupot/ }).check();
  await page.getByRole('button', { name: '₱500', exact: true }).click();
  await passTime(page, 1);
  await page.getByRole('button', { name: 'Deposit ₱500.00' }).click();
  await expect(page.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
    'href',
    /\/mock-pages\/payments\//,
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'Go to the payment page' })).toBeVisible();
  await passTime(page, 4_000);
  await expect(page.getByText('₱500.00 has been credited')).toBeVisible();
  expect(Number(await balanceOf(page))).toBe(Number(before) + 500);

  await page.goto(SLOT);
  await expect(mainOf(page)).toContainText(peso(await balanceOf(page)));
  for (let round = 1; round <= 5; round += 1) await spin(page);
  await expect(mainOf(page)).toContainText(peso(await balanceOf(page)));
  const after = peso(await balanceOf(page));
  await page.reload();
  await expect(gameOf(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(mainOf(page)).toContainText(after);

  await page.goto('/member/personalHistoryCopy');
  const table = page.getByRole('table', { name: 'Betting record' });
  await expect(table.getByRole('row')).toHaveCount(1 + betsBefore + 5);
  if (project.name === 'phone') {
    const heights = await table
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(88);
    expect(
      await table
        .getByText(/^rd_|^[0-9a-f]{8}-/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  }
  await table.getByRole('button', { name: 'Bituin ng Maynila' }).first().click();
  const bet = page.getByRole('dialog', { name: 'Bet' });
  await expect(bet.getByText('₱10.00').first()).toBeVisible();
  await expect(bet.getByRole('link')).toHaveAttribute('href', /\/mock-pages\/bets\//);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Account of Maricel' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  // The session ends after the URL has changed.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('the deposit sheet over a game keeps game and input, and announces the credit when it is closed', async ({
  page,
}) => {
  await startSession(page, 'member');
  await openAs(page, { url: SLOT });
  await spin(page);
  const before = Number(await balanceOf(page));
  await expect(mainOf(page)).toContainText(peso(String(before)));
  await page.getByRole('button', { name: 'Deposit' }).click();
  const sheet = page.getByRole('dialog', { name: 'Deposit' });
  await sheet.getByRole('button', { name: '₱200', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Deposit' }).click();
  await passTime(page, 1);
  await sheet.getByRole('button', { name: 'Deposit ₱200.00' }).click();
  await expect(sheet.getByText(/^Pay ₱.* within/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await passTime(page, 4_000);
  await expect(page.getByText('₱200.00 has been credited').filter({ visible: true })).toBeVisible();
  await expect(mainOf(page)).toContainText(peso(String(before + 200)));
  await expect(gameOf(page).locator('#balance')).toHaveText(peso(String(before + 200)));
  await spin(page);
});

test('a slow launch shows a message and then opens the game', PHONE, async ({ page }) => {
  await page.clock.install();
  await startSession(page, 'member');
  await planFault(page, { operation: 'launchGame', kind: 'slow', milliseconds: 3_000, count: 1 });
  await openAs(page, { url: SLOT });
  await expect(page.getByText('Opening the game')).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(/taking its time/)).toBeVisible();
  await expect(gameOf(page).getByRole('button', { name: 'Spin' })).toBeVisible();
});

test('the button of a deposit is in sight from the start, and a bonus adds what it brings and costs', async ({
  page,
}) => {
  await startSession(page, 'newcomer');
  await openAs(page, { url: '/member/depositv2' });
  // The question about limits is above the form until it is answered.
  await page.getByRole('button', { name: 'No limit' }).click();
  const submit = page.getByRole('button', { name: /^Deposit/ }).last();
  await expect(submit).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: 'Amount' }).fill('2000');
  await expect(page.getByText('Added to your balance', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: /^100% welcome bonus/ }).check();
  await expect(page.getByText('₱60,000, 30 times the bonus')).toBeVisible();
  await expect(page.getByText('₱4,000.00').first()).toBeVisible();
  await expect(submit).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('the error of a missing payer is not covered by another element', async ({ page }) => {
  await startSession(page, 'newcomer');
  await openAs(page, { url: '/member/depositv2' });
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('600');
  await page.getByRole('button', { name: 'Deposit ₱600.00' }).click();
  const error = page.getByText('Enter the name of who pays');
  await expect(error).toBeVisible();
  // No floating element covers the error.
  const isUncovered = (): Promise<boolean> =>
    error.evaluate((text) => {
      const { left, top, height } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint(left + 30, top + height / 2));
    });
  await expect.poll(isUncovered).toBe(true);
});

test(
  'a guest who wants a game is asked to log in and may play the demo [GAME-08] [ROUTE-14]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: SLOT });
    await expect(page.getByText('Return to player')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log in to play' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Play the demo' }).click();
    await spin(page);
    await expect(mainOf(page)).toContainText('Play money');
  },
);

test('free play is refused a real game, and plays the demo of it [GAME-09] [ROLE-09]', PHONE, async ({ page }) => {
  await startSession(page, 'trial');
  await openAs(page, { url: SLOT });
  await expect(page.getByText('You need a real account to play for money')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Play the demo' }).click();
  await spin(page);
});

test('a double click and lost responses create only one deposit order', PHONE, async ({ page, watch }) => {
  watch.expectError(/net::ERR_|Failed to load resource/);
  await startSession(page, 'member');
  await openAs(page, { url: '/member/depositv2' });
  const before = await countOrders(page);
  // The browser may repeat a request when the connection is lost, but not after a truncated response. Together the faults
  // exceed the tries of the transport, so the page must repeat the request.
  await planFault(page, { operation: 'createDepositOrder', kind: 'lostAfterCommit', count: 2 });
  await planFault(page, { operation: 'createDepositOrder', kind: 'truncated', count: 6 });
  // The sandbox's provider never credits amounts that end in .02, so the order stays open.
  await page.getByRole('textbox', { name: 'Amount' }).fill('300.02');
  await page.getByRole('button', { name: 'Deposit ₱300.02' }).dblclick();
  await expect(page.getByText('We are checking your deposit')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText(/^Pay ₱.* within/)).toBeVisible({ timeout: 20_000 });
  expect(await countOrders(page)).toBe(before + 1);
});

test('a deposit can be cancelled, and a refused cancellation explains why', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/depositv2' });
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByText('Enter an amount')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('99');
  await expect(page.getByText('The least amount is ₱100.00')).toBeVisible();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('600');
  await page.getByRole('textbox', { name: 'Name of the payer' }).fill('Maricel D. Santos');
  await page.getByRole('button', { name: 'Deposit ₱600.00' }).click();
  await expect(page.getByText('Kawayan Bank')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this deposit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel deposit' }).click();
  await expect(page.getByText('You cancelled this deposit')).toBeVisible();
  await page.getByRole('button', { name: 'New deposit' }).click();
  await expect(page.getByRole('cell', { name: 'Cancelled' })).toBeVisible();
});

test('a game under maintenance says when it is back [GAME-04]', PHONE, async ({ page, watch }) => {
  watch.expectStatus(503);
  await startSession(page, 'member');
  await planFault(page, { operation: 'launchGame', kind: 'error', code: 'GAME_MAINTENANCE', count: 1 });
  await openAs(page, { url: SLOT });
  await expect(page.getByRole('heading', { name: 'The game is under maintenance' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await spin(page);
});

test('deposit page and betting record have no horizontal scroll at 320 px', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, 'member');
  await openAs(page, { lang: 'QPS', url: '/member/depositv2' });
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an invalid amount shows an error, and Arabic digits are accepted', PHONE, async ({ page }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member/depositv2' });
  const before = await countOrders(page);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const submit = page.getByRole('button', { name: /^Deposit/ }).last();
  const invalidAmounts = [
    ['50000.01', 'The greatest amount is ₱50,000.00'],
    ['1'.repeat(30), 'This amount is too large'],
    ['500.123456789', 'Write at most two digits after the point'],
    ['1,5', 'Write no commas, and a point before the centavos'],
    ['١٢', 'The least amount is ₱100.00'],
  ] as const;
  for (const [input, errorText] of invalidAmounts) {
    await amount.fill('');
    await amount.pressSequentially(input);
    await expect(amount).toHaveValue(input);
    await expect(submit).toHaveText('Deposit');
    await submit.click();
    await expect(page.getByText(errorText)).toBeVisible();
    await expect(amount).toBeFocused();
  }
  expect(await countOrders(page)).toBe(before);
  await amount.fill('١٢٠٫٥');
  await page.getByRole('button', { name: 'Deposit ₱120.50' }).click();
  await expect(page.getByRole('main').getByText('₱120.50').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the payment page' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});

test(
  'a phone keeps a typed amount when "Deposit" is pressed again, and asks for the balance when it is uncovered [HEADER-07]',
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await startSession(page, 'member');
    await openAs(page, { url: '/member/depositv2' });
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill('750');
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL('/member/depositv2');
    await expect(amount).toHaveValue('750');
    await page.getByRole('button', { name: 'Hide amount' }).click();
    const response = page.waitForResponse('**/member/info*');
    await page.getByRole('button', { name: 'Show amount' }).click();
    await response;
  },
);
