import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  latestCaptcha,
  logIn,
  openAs,
  personas,
  PHONE,
  test,
} from './site.ts';

test('a member logs in, is greeted by name, stays logged in over a reload and logs out [LOGIN-11] [LOGOUT-01] [LOGOUT-02]', async ({
  page,
}) => {
  await openAs(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, personas.member);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
  await expect(page.getByText('₱12,480.50')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');

  await page.getByRole('button', { name: 'Account of Maricel' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');

  await page.getByRole('button', { name: 'Account of Maricel' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test(
  'a wrong password is refused in words, and the form keeps what was typed [LOGIN-18] [ERR-03] [VAL-25] [VAL-26]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(401);
    await openAs(page, { url: '/login' });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByText('Input cannot be empty', { exact: true })).toHaveCount(2);
    await expect(dialog.getByRole('alert')).toHaveText('Please enter the username and password');
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused();

    await logIn(page, { account: 'nobody-here', password: 'wrong' });
    await expect(dialog.getByRole('alert')).toHaveText('Wrong username or password');
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('nobody-here');
    await logIn(page, personas.agent);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amihan');
  },
);

test(
  'after three failures a captcha is asked for, and the right digits let in [LOGIN-05]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(401, 422);
    await openAs(page, { url: '/login' });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Type the digits you see')).toHaveCount(0);
    for (let failure = 1; failure <= 3; failure += 1) {
      const response = page.waitForResponse('**/wps/session/login');
      await logIn(page, { account: personas.member.account, password: 'wrong' });
      await response;
    }
    const captcha = dialog.getByLabel('Type the digits you see');
    const captchaImage = dialog.getByRole('img', { name: 'Picture with digits' });
    await expect(captchaImage).toBeVisible();
    await expectAccessible(page);

    await logIn(page, personas.member);
    await expect(dialog.getByText('Please enter the captcha')).toBeVisible();
    await captcha.fill('none');
    await logIn(page, personas.member);
    await expect(captcha).toHaveAccessibleDescription(/Incorrect captcha/);
    await expect(captcha).toBeFocused();

    const previousSrc = await captchaImage.getAttribute('src');
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Another picture' }).click();
      expect(await captchaImage.getAttribute('src')).not.toBe(previousSrc);
    }).toPass();
    await captcha.fill(await latestCaptcha(page));
    await logIn(page, personas.member);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
  },
);

test('a back-office account cannot log in and sees why [ROLE-12]', PHONE, async ({ page, watch }) => {
  watch.expectStatus(403);
  await openAs(page, { url: '/login' });
  await logIn(page, personas.backOffice);
  await expect(page.getByRole('alert')).toHaveText('Non-member account unable to login');
});

test('the password can be shown and hidden again [LOGIN-04]', PHONE, async ({ page }) => {
  await openAs(page, { url: '/login' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test(
  '/login shows the home page with the popup, and closing it leaves the home page [ROUTE-04]',
  PHONE,
  async ({ page }) => {
    await openAs(page, { url: '/login' });
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
  },
);

test('a member logs in and out with the keyboard only', DESKTOP, async ({ page }) => {
  await openAs(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).focus();
  await page.keyboard.type(personas.member.account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(personas.member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
  await page.getByRole('button', { name: 'Account of Maricel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
});

test('a session that has ended elsewhere leaves a guest, not an error', PHONE, async ({ page, watch }) => {
  watch.expectStatus(401);
  await page.addInitScript(() => sessionStorage.setItem('token', 'mbr_gone'));
  await openAs(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you');
});

test(
  'the page shows an error when the account does not load, and loads it on retry',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(502);
    await openAs(page, { url: '/login' });
    await logIn(page, personas.member);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
    await page.route('**/wps/member/info', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Network link is abnormal, please try again');
    const retry = page.getByRole('button', { name: 'Try again' });
    // The page tries again by itself at first.
    await expect(retry).toBeEnabled();
    await page.unroute('**/wps/member/info');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
  },
);

test('everyone can use the pages in the theme of their choice [THEME-01]', async ({ page }) => {
  await openAs(page, { theme: 'light' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Input cannot be empty', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await logIn(page, personas.member);
  await expect(page.getByText('₱12,480.50')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account of Maricel' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});

test('home and login have no horizontal scroll at 320 px', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, { lang: 'QPS' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/login');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
