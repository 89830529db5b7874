import type { Locator, Page } from '@playwright/test';

import {
  changeSettings,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  latestCode,
  logIn,
  openAs,
  personas,
  PHONE,
  planFault,
  solveSlider,
  startSession,
  test,
} from './site.ts';

const greeting = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test(
  'remember me keeps the user name for the next visit, and neither password nor token [LOGIN-06] [LOGIN-14]',
  PHONE,
  async ({ page, context }) => {
    await openAs(page, { url: '/login' });
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await logIn(page, personas.member);
    await expect(greeting(page)).toHaveText('Welcome, Maricel');
    const cookie = (await context.cookies()).find(({ name }) => name === 'rememberedLogin');
    expect(cookie).toMatchObject({ value: 'username%3Amaricel', sameSite: 'Lax' });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toHaveValue('maricel');
    await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toHaveValue('');
  },
);

test(
  'a code that is sent to the phone lets in, once a number and the puzzle are right [LOGIN-02] [LOGIN-13] [LOGIN-16] [VAL-04] [VAL-29] [SLIDER-01]',
  PHONE,
  async ({ page }) => {
    await changeSettings(page, { flags: { MOBILEVERCODELOGIN3: false } });
    await openAs(page, { url: '/login' });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'SMS code' })).toHaveCount(0);
    await changeSettings(page, { flags: { MOBILEVERCODELOGIN3: true } });
    await page.goto('/login');
    await page.getByRole('tab', { name: 'SMS code' }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Send code' });
    await send.click();
    await expect(dialog.getByText('Please enter a valid mobile number')).toBeVisible();
    await dialog.getByLabel('Mobile number').fill('0917 123 4567');
    await expectAccessible(page);
    await send.click();
    await solveSlider(page);
    await expect(dialog.getByText(/^Resend in \d+ s$/)).toBeVisible();
    await dialog.getByLabel('Verification code').fill(await latestCode(page));
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(greeting(page)).toHaveText('Welcome, Maricel');
  },
);

test(
  'a code that could not be sent shows a warning and can be requested again [ERR-01] [ERR-08]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(429);
    await openAs(page, { url: '/login' });
    await page.getByRole('tab', { name: 'SMS code' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mobile number').fill('0917 123 4567');
    await planFault(page, { operation: 'sendLoginSmsCode', kind: 'error', code: 'SMS_TOO_FREQUENT', count: 1 });
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await solveSlider(page);
    const warning = page.getByRole('alertdialog', { name: 'The code was not sent' });
    await expect(warning).toContainText('Too many requests, try again after 5 minutes');
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(warning).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await solveSlider(page);
    await expect(dialog.getByText(/^Resend in \d+ s$/)).toBeVisible();
  },
);

test(
  'where the site asks for it, a login is not sent before its puzzle is solved [ENT-01]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(422);
    await changeSettings(page, { sliderAtLogin: true });
    await openAs(page, { url: '/login' });
    await logIn(page, personas.member);
    await solveSlider(page);
    await expect(greeting(page)).toHaveText('Welcome, Maricel');
  },
);

test('a login from an unknown device requires a code', PHONE, async ({ page, watch }) => {
  watch.expectStatus(403);
  await openAs(page, { url: '/login' });
  await logIn(page, personas.unknownAddress);
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByRole('radio', { name: 'Email' }).check();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(/^Sent to /)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Verification code').fill(await latestCode(page));
  await dialog.getByRole('checkbox', { name: 'Trust this place from now on' }).check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(greeting(page)).toHaveText(/^Welcome, /);
});

test('free play needs no account, and ends like every session [LOGIN-15]', PHONE, async ({ page }) => {
  await changeSettings(page, { flags: { FREEPLAY3: true } });
  await openAs(page, { url: '/login' });
  await page.getByRole('button', { name: 'Try it with play money' }).click();
  await expect(greeting(page)).toHaveText(/^Welcome, trial/);
  await page.goto('/register');
  await expect(page.getByRole('dialog', { name: 'Take your seat' })).toBeVisible();
});

for (const [persona, reason] of [
  ['firstLogin', 'Welcome! Before you start, choose a password of your own.'],
  ['expiredPassword', 'Your password has expired. Choose a new one to go on.'],
  ['weakPassword', 'The password you were given is too easy to guess. Choose one of your own.'],
] as const) {
  test(
    `${persona}: nothing goes on before the password is changed, not even after a reload [PWD-01] [PWD-02] [PWD-04] [VAL-15]`,
    PHONE,
    async ({ page, watch }) => {
      watch.expectStatus(422);
      await changeSettings(page, { flags: { PWDEXPFORCECHANGE3: true } });
      await openAs(page, { url: '/login' });
      await logIn(page, personas[persona]);
      const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
      await expect(dialog.getByText(reason)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue(personas[persona].account);
      await expect(dialog.getByLabel('Old password')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await dialog.getByLabel('New password', { exact: true }).fill('short');
      await dialog.getByLabel('New password again').fill('other');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(
        dialog.getByText('Use 8-20 characters with a letter and a digit, no spaces', { exact: true }),
      ).toBeVisible();
      await expect(dialog.getByText('Incorrect confirmation input', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.reload();
      await dialog.getByLabel('Old password').fill(personas[persona].password);
      await dialog.getByLabel('New password', { exact: true }).fill('Ilangilang8');
      await dialog.getByLabel('New password again').fill('Ilangilang8');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(dialog).toHaveCount(0);
      await page.reload();
      await expect(greeting(page)).toHaveText(/^Welcome, /);
      await expect(dialog).toHaveCount(0);
    },
  );
}

test('who does not want to change the password can only sign out [PWD-04]', PHONE, async ({ page }) => {
  await openAs(page, { url: '/login' });
  await logIn(page, personas.firstLogin);
  await page.getByRole('dialog', { name: 'Choose a new password' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the page keeps its content when the session expires and the same member logs in again',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(401);
    await openAs(page, { url: '/login' });
    await logIn(page, personas.member);
    await expect(greeting(page)).toHaveText('Welcome, Maricel');
    // Marks the DOM element, because a remounted page would lose a half-filled form.
    await greeting(page).evaluate((heading) => heading.append(document.createComment('half-filled')));
    const isSameElement = (): Promise<boolean> =>
      greeting(page).evaluate((heading) => heading.innerHTML.includes('half-filled'));
    await planFault(page, { operation: 'getMemberInfo', kind: 'error', code: 'AUTH_REQUIRED', count: 1 });
    // Data older than 30 s is refetched when the visitor returns to the tab.
    await page.clock.install();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    await expect(dialog.getByText('Your session has ended. Log in again to go on where you were.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('maricel');
    await dialog.getByLabel('Password', { exact: true }).fill(personas.member.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await isSameElement()).toBe(true);
  },
);

test(
  'a deposit can be submitted again when the session expired during the first try',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(401);
    await startSession(page, 'member');
    await openAs(page, { url: '/member/depositv2' });
    await page.getByRole('textbox', { name: 'Amount' }).fill('300');
    await planFault(page, { operation: 'createDepositOrder', kind: 'error', code: 'AUTH_REQUIRED', count: 1 });
    await page.getByRole('button', { name: 'Deposit ₱300.00' }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    await dialog.getByLabel('Password', { exact: true }).fill(personas.member.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Not logged in, please log in')).toHaveCount(0);
    await page.getByRole('button', { name: 'Deposit ₱300.00' }).click();
    await expect(page.getByRole('link', { name: 'Go to the payment page' })).toBeVisible();
  },
);

test('the token of an address opens its session and is gone from the address [SYS-11]', PHONE, async ({ page }) => {
  const response = await page.request.post('/__mock/login', { data: { persona: 'member' } });
  const { token }: { token: string } = await response.json();
  await openAs(page, { url: `/?token=${token}` });
  await expect(greeting(page)).toHaveText('Welcome, Maricel');
  await expect(page).toHaveURL('/');
});

test('a new player registers by user name, is led to what is wrong, and plays on at home [REG-06] [REG-11] [REG-13] [VAL-07] [VAL-09] [VAL-10] [VAL-33] [ROUTE-05]', async ({
  page,
  watch,
}) => {
  // The invitation code is checked when its field is left.
  watch.expectStatus(404, 422);
  await openAs(page, { url: '/register?referralCode=MARICEL7' });
  const dialog = page.getByRole('dialog', { name: 'Take your seat' });
  await expect(dialog.getByLabel('Referral code')).toHaveValue('MARICEL7');
  const create = dialog.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(dialog.getByRole('group', { name: 'Some fields need another look' })).toBeFocused();
  await expect(dialog.getByText('Please accept the terms')).toHaveCount(2);
  await expect(dialog.getByRole('link', { name: 'Birthday: Input cannot be empty' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await dialog.getByRole('textbox', { name: 'Username' }).fill('maricel');
  await dialog.getByLabel('Email').focus();
  await expect(dialog.getByText('This username is already taken')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Username' }).fill('7th');
  await expect(dialog.getByText('Use 6-16 letters or digits, starting with a letter')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Username' }).fill('luningning');
  await dialog.getByLabel('Password', { exact: true }).fill('Ilangilang8');
  await dialog.getByLabel('Password again').fill('Ilangilang9');
  await dialog.getByLabel('Email').fill('luningning@mail.example');
  await dialog.getByLabel('Birthday').fill('2020-01-01');
  await dialog.getByLabel('Invitation code').fill('NOBODY99');
  await dialog.getByRole('checkbox').check();
  await create.click();
  await expect(dialog.getByText('Confirm password mismatch')).toHaveCount(2);
  await expect(dialog.getByText('Please confirm you are 21 years old')).toHaveCount(2);
  await dialog.getByLabel('Password again').fill('Ilangilang8');
  await dialog.getByLabel('Birthday').fill('1990-01-01');
  await dialog.getByRole('link', { name: 'Read the terms of use' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of use' }).getByText('These terms apply')).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Invitation code').fill('');
  await create.click();
  await solveSlider(page);
  await expect(greeting(page)).toHaveText('Welcome, luningning');
  await expect(page).toHaveURL('/');
});

test(
  'a wrong invitation code shows a warning and an error at its field, and no input is lost [ERR-02] [VAL-27]',
  PHONE,
  async ({ page, watch }) => {
    watch.expectStatus(404, 422);
    await openAs(page, { url: '/register' });
    const dialog = page.getByRole('dialog', { name: 'Take your seat' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('luningning');
    await dialog.getByLabel('Password', { exact: true }).fill('Ilangilang8');
    await dialog.getByLabel('Password again').fill('Ilangilang8');
    await dialog.getByLabel('Email').fill('luningning@mail.example');
    await dialog.getByLabel('Birthday').fill('1990-01-01');
    await dialog.getByLabel('Invitation code').fill('NOBODY99');
    await dialog.getByRole('checkbox').check();
    await expect(dialog.getByText('Invalid invitation code')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Invalid invitation code' });
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'Correct the code' }).click();
    await expect(warning).toHaveCount(0);
    await expect(dialog.getByText('Invalid invitation code')).toBeVisible();
    await expect(dialog.getByLabel('Invitation code')).toBeFocused();
    await expect(dialog.getByLabel('Password again')).toHaveValue('Ilangilang8');
  },
);

test('a registration keeps its input except passwords when it is closed and opened again', PHONE, async ({ page }) => {
  await openAs(page, { url: '/register' });
  const dialog = page.getByRole('dialog', { name: 'Take your seat' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill('luningning');
  await dialog.getByLabel('Password', { exact: true }).fill('Ilangilang8');
  await dialog.getByLabel('Email').fill('luningning@mail.example');
  await dialog.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('luningning');
  await expect(dialog.getByLabel('Email')).toHaveValue('luningning@mail.example');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
});

test(
  'a half-filled registration goes on in the language that is chosen meanwhile, and so do the lists [I18N-03] [LOBBY-19]',
  DESKTOP,
  async ({ page }) => {
    await openAs(page, { url: '/register' });
    const dialog = page.getByRole('dialog', { name: 'Take your seat' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('7th');
    await dialog.getByLabel('Email').fill('luningning@mail.example');
    await expect(dialog.getByText('Use 6-16 letters or digits, starting with a letter')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const hot = page.waitForRequest((request) => /hotGamesV2\?.*language=TY/.test(request.url()));
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Filipino' }).click();
    await hot;
    await page.getByRole('banner').getByRole('link', { name: 'Magrehistro' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('heading', { level: 2 })).not.toHaveText('Take your seat');
    await expect(form.locator('input[name=username]')).toHaveValue('7th');
    await expect(form.locator('input[name=email]')).toHaveValue('luningning@mail.example');
    await form.locator('[type=submit]').click();
    await expect(form.getByText(/^Gumamit ng 6-16/).first()).toBeVisible();
    await expect(form.getByText(/^Use 6-16/)).toHaveCount(0);
  },
);

test(
  'a new player registers by mobile number and code [REG-02] [REG-05] [REG-16] [REG-17]',
  PHONE,
  async ({ page }) => {
    await changeSettings(page, {
      flags: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: false },
      register: { birthday: { enabled: false, required: false } },
    });
    await openAs(page, { url: '/register' });
    const dialog = page.getByRole('dialog', { name: 'Take your seat' });
    await expect(dialog.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('0918 765 4321');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await solveSlider(page);
    await expect(dialog.getByText(/^Resend in \d+ s$/)).toBeVisible();
    await dialog.getByLabel('Verification code').fill(await latestCode(page));
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await solveSlider(page);
    await expect(greeting(page)).toHaveText(/^Welcome, player/);
  },
);

test('the age of players follows the rules of the jurisdiction', PHONE, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Take your seat' });
  for (const [policyPack, age] of [
    ['mgaLike', 18],
    ['pagcorLike', 21],
  ] as const) {
    await changeSettings(page, { policyPack });
    await openAs(page, { url: '/register' });
    await expect(dialog.getByText(`and I am ${age} years old or older`)).toBeVisible();
    await dialog.getByLabel('Birthday').fill('2008-01-01');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog.getByText('Please accept the terms').first()).toBeVisible();
    await expect(dialog.getByText(`Please confirm you are ${age} years old`)).toHaveCount(age === 18 ? 0 : 2);
    await page.goto('/');
    await expect(page.getByText(`Croupier is for players aged ${age} and over.`)).toBeVisible();
  }
});

test('the registration has no accessibility violations', async ({ page }) => {
  await openAs(page, { url: '/register' });
  const dialog = page.getByRole('dialog', { name: 'Take your seat' });
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please accept the terms')).toHaveCount(2);
  await expectAccessible(page);
});
