import {
  changeSettings,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  latestCode,
  openAs,
  PHONE,
  solveSlider,
  test,
} from './site.ts';

test(
  'a member signs in by the window of Google, after closing it once [LOGIN-09] [LOGIN-29] [ERR-15]',
  DESKTOP,
  async ({ page }) => {
    await openAs(page, { url: '/login' });
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    const google = dialog.getByRole('button', { name: 'Google' });

    const [closed] = await Promise.all([page.waitForEvent('popup'), google.click()]);
    await expect(closed.getByRole('heading', { level: 1 })).toContainText('Continue with Google');
    await expect(closed).toHaveURL(/\/mock-pages\/identity\/google\?/);
    await closed.close();
    await expect(dialog.getByText('The popup was closed, so the login failed. Please retry.')).toBeVisible();
    await expect(google).toBeEnabled();
    await expectAccessible(page);

    const [opened] = await Promise.all([page.waitForEvent('popup'), google.click()]);
    const hasClosed = opened.waitForEvent('close');
    await opened.getByRole('button', { name: /Maricel Santos/ }).click();
    await hasClosed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
  },
);

test(
  'a new player registers by a number of another country and a code of the phone service [REG-05] [SMS-01] [SMS-03] [ERR-10] [ENT-09]',
  PHONE,
  async ({ page, watch }) => {
    // The phone service refuses the wrong code.
    watch.expectStatus(400);
    await changeSettings(page, {
      flags: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: false },
      // By default the platform accepts numbers in the format of the Philippines only.
      register: { birthday: { enabled: false, required: false }, mobileNum: { enabled: true, required: true } },
      phoneAuth: true,
    });
    await openAs(page, { url: '/register' });
    const dialog = page.getByRole('dialog', { name: 'Take your seat' });
    await dialog.getByRole('button', { name: /^Country code Philippines/ }).click();
    await page.getByRole('option', { name: /Singapore/ }).click();
    await expect(dialog.getByRole('button', { name: 'Country code Singapore +65' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('8123 4567');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText(/^Resend in (60|[1-5]\d) s$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const code = await latestCode(page);
    expect(code).toMatch(/^\d+$/);
    const field = dialog.getByLabel('Verification code');
    await field.fill(String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0'));
    await dialog.getByRole('checkbox').check();
    const create = dialog.getByRole('button', { name: 'Create account' });
    await create.click();
    await expect(dialog.getByText('Invalid or missing verification code').first()).toBeVisible();
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

    await field.fill(code);
    await create.click();
    await solveSlider(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, player/);
    await expect(page).toHaveURL('/');
  },
);
