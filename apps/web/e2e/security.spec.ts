import type { Browser, Page } from '@playwright/test';

import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  latestCode,
  logIn,
  openAs,
  personas,
  PHONE,
  startSession,
  test,
} from './site.ts';
import { totpAt } from './totp.ts';

const PASSWORD = personas.member.password;
/** After this time in ms, the app shows another code; each is valid once. */
const NEXT_CODE_MS = 60_000;
/** After this time in ms, staff of the sandbox have decided about documents. */
const DECISION_MS = 121_000;
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Opens another browser in the same world. */
async function openOther(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin });
  const cookies = await page.context().cookies();
  await context.addCookies(cookies.filter(({ name }) => name === 'mock-world'));
  return context.newPage();
}

/** The code of the app with this secret now, by the clock of the world. */
async function codeOfApp(page: Page, secret: string): Promise<string> {
  const { now }: { now: string } = await (await page.request.get('/__mock/clock')).json();
  return totpAt(secret, Date.parse(now));
}

const advance = async (page: Page, milliseconds: number): Promise<void> =>
  void (await page.request.patch('/__mock/clock', { data: { advance: milliseconds } }));

test('a device that another one ends is logged out [MEMBER-01]', DESKTOP, async ({ page, browser }) => {
  await startSession(page, 'member');
  await openAs(page, { url: '/member' });
  await expect(page).toHaveURL('/member/securityCenter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
  const other = await openOther(browser, page);
  await startSession(other, 'member');
  await openAs(other, { url: '/member/securityCenter?tab=security' });
  await expect(other.getByRole('heading', { name: 'Devices' })).toBeVisible();
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await page.getByRole('button', { name: 'End the others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the others' }).click();
  await expect(page.getByText(/devices are logged out/)).toBeVisible();
  await expectAccessible(page);
  await other.reload();
  // An event of the platform may have logged it out before.
  await expect(other.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await other.context().close();
});

for (const [name, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(
    `staff ask for a proof of address, which ends the hold once it is accepted on a ${name}`,
    size,
    async ({ page }) => {
      await startSession(page, 'member');
      const data = { kind: 'ADDRESS', blocks: ['WITHDRAW'], reason: 'Your address has changed.' };
      expect((await page.request.put('/__mock/identity/maricel', { data })).ok()).toBe(true);
      await openAs(page, { url: '/member/securityCenter?tab=overview' });
      await expect(page.getByText(/We need a proof of your address\. .* Your address has changed\./)).toBeVisible();
      await expect(page.getByText('On hold: withdrawals')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Send documents' }).click();
      await page.getByRole('link', { name: 'Send: Address' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('combobox', { name: 'Kind of document' }).selectOption('Bank statement');
      const file = { name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
      await page.locator('input[type=file]').setInputFiles(file);
      await sheet.getByRole('button', { name: 'Send for the check' }).click();
      await expect(page.getByText('Your document is sent and is being checked')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Overview', exact: true }).click();
      await expect(page.getByText(/We are checking the proof of your address/)).toBeVisible();
      await advance(page, DECISION_MS);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Nothing is on hold' })).toBeVisible();
    },
  );
}

test('a stolen session can neither replace a contact nor withdraw', PHONE, async ({ page, browser, watch }) => {
  watch.expectStatus(422);
  await startSession(page, 'member');
  await openAs(page, { url: '/member/securityCenter?tab=security' });
  await expect(page.getByRole('heading', { name: 'Logging in' })).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const thief = await openOther(browser, page);
  await thief.addInitScript((stolen) => sessionStorage.setItem('token', stolen ?? ''), token);
  await openAs(thief, { url: '/member/securityCenter?tab=security&sheet=email' });
  await thief.getByRole('textbox', { name: 'Email address' }).fill('thief@mail.example');
  await thief.getByRole('button', { name: 'Send code' }).click();
  await expect(thief.getByText(/^Resend in/)).toBeVisible();
  await thief.getByLabel('Verification code').fill(await latestCode(page));
  await thief.getByRole('textbox', { name: 'Login password' }).fill('a guess');
  await thief.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(thief.getByRole('group', { name: 'Email address' }).getByText('Wrong password')).toBeVisible();
  await expectNoSidewaysScroll(thief);
  await thief.goto('/member/withdraw');
  await thief.getByRole('textbox', { name: 'Amount' }).fill('500');
  await thief.getByRole('button', { name: 'Check and confirm' }).click();
  await thief.getByRole('dialog').getByLabel('Payment password', { exact: true }).fill('111111');
  await thief.getByRole('button', { name: /^Withdraw ₱/ }).click();
  await expect(thief.getByText('4 tries left')).toBeVisible();
  await page.reload();
  await expect(page.getByText('m*****l@mail.example')).toBeVisible();
  await thief.context().close();
});

test(
  'an app is added, the two-step check switched on, and a login takes its code or a recovery code',
  PHONE,
  async ({ page, browser }) => {
    await startSession(page, 'member');
    await openAs(page, { url: '/member/securityCenter?tab=security' });
    await page.getByRole('link', { name: 'Add the app' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Login password' }).fill(PASSWORD);
    await sheet.getByRole('button', { name: 'Next' }).click();
    await expect(sheet.getByRole('img', { name: 'Code for the authenticator app' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const secret = (await sheet.getByRole('list', { name: 'Secret for the authenticator app' }).innerText()).replaceAll(
      /\s/g,
      '',
    );
    await sheet.getByLabel('Code that the app shows').fill(await codeOfApp(page, secret));
    await sheet.getByRole('button', { name: 'Check the code' }).click();
    const codes = sheet.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await expectAccessible(page);
    await expect(sheet.getByRole('button', { name: 'Done' })).toBeDisabled();
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: 'Done' }).click();

    await advance(page, NEXT_CODE_MS);
    await sheet.getByRole('textbox', { name: 'Code that the app shows' }).fill(await codeOfApp(page, secret));
    await sheet.getByRole('textbox', { name: 'Login password' }).fill(PASSWORD);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The two-step login is changed')).toBeVisible();
    const twoStep = page.getByRole('region', { name: 'Two-step login' });
    await expect(twoStep.getByText('A login from a place that you do not trust needs a code.')).toBeVisible();

    const logins = [
      ['Authenticator app', async () => codeOfApp(page, secret)],
      ['Recovery code', async () => recoveryCode],
    ] as const;
    for (const [method, code] of logins) {
      await advance(page, NEXT_CODE_MS);
      const other = await openOther(browser, page);
      await openAs(other, { url: '/login' });
      await logIn(other, personas.member);
      await other.getByRole('radio', { name: method }).check();
      await other.getByRole('textbox', { name: method }).fill(await code());
      await other.getByRole('button', { name: 'Confirm' }).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maricel');
      await other.context().close();
    }
    await page.reload();
    await expect(page.getByText('9 of 10 are left')).toBeVisible();
  },
);

/** Sends a passport with this number and a picture of it. */
async function sendPassport(page: Page, number: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Kind of document' }).selectOption('Passport');
  await sheet.getByRole('textbox', { name: 'Number of the document' }).fill(number);
  await sheet.getByRole('combobox', { name: 'Issued by' }).selectOption('Philippines');
  await sheet.getByLabel('Valid until').fill('2031-06-11');
  const picture = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file]').setInputFiles(picture);
  await sheet.getByRole('button', { name: 'Send for the check' }).click();
  await expect(page.getByText('Your document is sent and is being checked')).toBeVisible();
}

test('P-27: a document is refused with its reason, sent again, and confirmed by the clock', PHONE, async ({ page }) => {
  await startSession(page, 'newcomer');
  await openAs(page, { url: '/member/securityCenter?tab=verification' });
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('link', { name: 'Send: Identity' }).click();
  await expectAccessible(page);
  await sendPassport(page, 'P8412000');
  await expect(documents.getByText('In check')).toBeVisible();
  await expect(documents.getByText(/^Decided by/)).toBeVisible();
  await advance(page, DECISION_MS);
  await page.reload();
  await expect(documents.getByText('Refused')).toBeVisible();
  await expectAccessible(page);
  await documents.getByRole('link', { name: 'Send again: Identity' }).click();
  await sendPassport(page, 'P8412073');
  await advance(page, DECISION_MS);
  await page.reload();
  await expect(documents.getByText('Confirmed')).toBeVisible();
  await expect(documents.getByText('Valid until Jun 11, 2031')).toBeVisible();
});
