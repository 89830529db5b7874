import {
  changeSettings,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  latestCode,
  latestLink,
  openAs,
  personas,
  PHONE,
  solveSlider,
  test,
} from './site.ts';

const NEW_PASSWORD = 'Ilangilang8';

test(
  'a password is forgotten: the link of the email sets another one, which logs in [FORGOT-01] [FORGOT-05]',
  DESKTOP,
  async ({ page }) => {
    await openAs(page, { url: '/login' });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    const popup = page.getByRole('dialog', { name: 'Forgot your password?' });
    await popup.getByRole('radio', { name: 'By email' }).check();
    await popup.getByLabel('Username').fill(personas.member.account);
    await popup.getByLabel('Email', { exact: true }).fill('maricel@mail.example');
    await popup.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/a link is on its way there/)).toBeVisible();
    await expect(popup).toBeHidden();

    await page.goto(await latestLink(page));
    await expect(page).toHaveURL(/\/forget$/);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('New password again').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText('The new password is in force. Log in with it.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    const login = page.getByRole('dialog', { name: 'Welcome back' });
    await login.getByRole('textbox', { name: 'Username' }).fill(personas.member.account);
    await login.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD);
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  },
);

test(
  'a password is forgotten: a code by SMS sets another one and logs in [FORGOT-06] [FORGOT-07] [FORGOT-08]',
  PHONE,
  async ({ page }) => {
    await openAs(page);
    await changeSettings(page, { flags: { CHNGPASSVERIF3: true } });
    await page.goto('/forget');
    await page.getByLabel('Mobile number').fill('0917 123 4567');
    await page.getByRole('button', { name: /^Send code/ }).click();
    await solveSlider(page);
    await expect(page.getByRole('button', { name: /Resend in/ })).toBeVisible();
    await page.getByLabel('Verification code').fill(await latestCode(page));
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Set the password and log in' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Register' })).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toMatch(/^mbr_/);
  },
);
