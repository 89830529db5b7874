import { applyScenario, personas, type World } from '@croupier/mock-server/node';

import { solvePuzzle, fill, press, findControl } from './user-actions.ts';
import type { ActionCall } from './action-call.ts';
import { signInBy } from './provider-window.ts';
import { fillRegistration } from './registration-input.ts';
import type { TestSite } from './test-site.ts';

const LOGIN = { kind: 'popup', address: '/nowhere', popup: 'login' } as const;
const REGISTRATION = { kind: 'popup', address: '/nowhere', popup: 'register' } as const;
const WARNING_BUTTON = 'Correct the code';
const SEND = /^Send code/;

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

async function fillLogin(site: TestSite, { account, password }: { account: string; password: string }): Promise<void> {
  await waitForControl(site, 'Password');
  await fill('Username', account);
  await fill('Password', password);
}

async function dragSlider(site: TestSite): Promise<void> {
  await site.untilIdle();
  if (document.querySelector('input[type=range]:not([disabled])') === null) {
    if (site.isOffline) return;
    await press('Another puzzle');
  }
  await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
  await site.untilIdle();
}

/** Fills the SMS login form and opens the puzzle. */
async function openSmsPuzzle(site: TestSite): Promise<void> {
  await waitForControl(site, 'SMS code');
  await press('SMS code');
  await waitForControl(site, /^Country code Phil/);
  await fill('Mobile number', '0917 123 4567');
  await press(SEND);
  await waitForControl(site, 'Another puzzle');
}

/** Fills the login by the phone service with the code that it has sent. */
async function openPhoneLogin(site: TestSite): Promise<void> {
  await waitForControl(site, 'SMS code');
  await press('SMS code');
  await waitForControl(site, /^Country code Phil/);
  await fill('Mobile number', '0917 123 4567');
  await press(SEND);
  await site.waitUntil(() => latestCode(site) !== '', 'The code');
  await fill('Verification code', latestCode(site));
}

async function openTwoStep(site: TestSite): Promise<void> {
  await fillLogin(site, personas.unknownAddress);
  await press('Log in');
  await waitForControl(site, SEND);
}

const latestCode = ({ world }: TestSite): string => world.store.outbox.all().at(-1)?.code ?? '';

async function fillAndAccept(site: TestSite): Promise<void> {
  await waitForControl(site, 'Create account');
  await fillRegistration();
  await press(/^I have read/);
}

async function closeWarning(site: TestSite): Promise<void> {
  if (findControl(WARNING_BUTTON) === undefined) return;
  await press(WARNING_BUTTON);
  await site.waitUntil(() => findControl(WARNING_BUTTON) === undefined, 'The form');
}

async function register(site: TestSite): Promise<void> {
  // The warning of a wrong invitation code covers the form.
  await closeWarning(site);
  if (findControl('Another puzzle') === undefined) await press('Create account');
  await waitForControl(site, 'Another puzzle');
  await dragSlider(site);
}

function enableMobileRegistration({ store }: World): void {
  const pattern = { acceptedPattern: null, patternId: null, minLength: null, maxLength: null };
  store.transact(() => {
    store.siteFlags.insert({ id: 'MOBILENUMREG3', on: true });
    store.siteFlags.insert({ id: 'MOBILENUMPASSREG3', on: false });
    store.registerFields.insert({ id: 'birthday', enabled: false, required: false, ...pattern });
  });
}

async function fillMobile(site: TestSite): Promise<void> {
  await waitForControl(site, /^Country code Phil/);
  await fill('Mobile number', '0918 765 4321');
}

async function fillNewPassword(site: TestSite, old: string): Promise<void> {
  await waitForControl(site, 'Old password');
  await fill('Old password', old);
  await fill('New password', 'Ilangilang8');
  await fill('New password again', 'Ilangilang8');
}

const FORGOT = { kind: 'popup', address: '/forget' } as const;

/** The way that the page of a forgotten password shows first. */
const startWith =
  (byMobile: boolean) =>
  ({ store }: World): void =>
    store.transact(() => void store.siteFlags.insert({ id: 'CHNGPASSVERIF3', on: byMobile }));

let nameCount = 0;

/** Calls of login and registration. */
export const AUTH_CALLS: readonly ActionCall[] = [
  {
    call: 'requestPasswordResetByEmail',
    ...FORGOT,
    arrange: startWith(false),
    begin: async (site) => {
      await waitForControl(site, 'Send the link');
      await fill('Username', 'maricel');
      await fill('Email', 'another@mail.example');
    },
    control: 'Send the link',
    act: () => press('Send the link'),
  },
  {
    call: 'resetPasswordByMobile',
    ...FORGOT,
    arrange: startWith(true),
    begin: async (site) => {
      await waitForControl(site, /^Country code Phil/);
      await fill('Mobile number', '0917 123 4567');
      await fill('Verification code', '000000');
      await fill('New password', 'Ilangilang8');
    },
    control: 'Set the password and log in',
    act: () => press('Set the password and log in'),
  },
  {
    call: 'confirmPasswordResetByEmail',
    ...FORGOT,
    begin: async (site) => {
      sessionStorage.setItem('resetToken', 'rst_unknown');
      await site.reopen();
      await waitForControl(site, 'New password again');
      await fill('New password', 'Ilangilang8');
      await fill('New password again', 'Ilangilang8');
    },
    control: 'Set the password',
    act: () => press('Set the password'),
    isOneTime: true,
  },
  {
    call: 'getEncryptionKey',
    ...LOGIN,
    begin: (site) => fillLogin(site, personas.member),
    control: 'Password',
    act: () => press('Log in'),
  },
  {
    call: 'login',
    ...LOGIN,
    begin: (site) => fillLogin(site, personas.member),
    control: 'Password',
    act: () => press('Log in'),
  },
  {
    call: 'getCaptcha',
    ...LOGIN,
    begin: async (site) => {
      await fillLogin(site, { account: 'maricel', password: 'wrong' });
      for (let tries = 0; tries < 5 && findControl('Another picture') === undefined; tries += 1) {
        await press('Log in');
        await site.untilIdle();
      }
    },
    control: 'Another picture',
    act: (site) => site.reload('getCaptcha'),
  },
  {
    call: 'loginSocial',
    ...LOGIN,
    control: 'Google',
    act: (site) => signInBy(site, 'Google', { idToken: 'sandbox:google:maricel:maricel@mail.example' }),
  },
  {
    call: 'loginPhoneAuth',
    ...LOGIN,
    arrange: (world) => void applyScenario(world, 'phone-service'),
    begin: openPhoneLogin,
    control: 'Log in',
    act: () => press('Log in'),
  },
  { call: 'loginFreePlay', ...LOGIN, control: 'Try it with play money', act: () => press('Try it with play money') },
  {
    call: 'createSliderChallenge',
    ...LOGIN,
    begin: openSmsPuzzle,
    control: 'Another puzzle',
    act: () => press('Another puzzle'),
  },
  { call: 'verifySliderChallenge', ...LOGIN, begin: openSmsPuzzle, control: 'Another puzzle', act: dragSlider },
  { call: 'sendLoginSmsCode', ...LOGIN, begin: openSmsPuzzle, control: 'Another puzzle', act: dragSlider },
  { call: 'sendTwoStepCode', ...LOGIN, begin: openTwoStep, control: SEND, act: () => press(SEND), isOneTime: true },
  {
    call: 'verifyTwoStepLogin',
    ...LOGIN,
    begin: async (site) => {
      await openTwoStep(site);
      await press(SEND);
      await site.untilIdle();
      await fill('Verification code', latestCode(site));
    },
    control: 'Confirm',
    act: () => press('Confirm'),
  },
  {
    call: 'checkAccountAvailability',
    ...REGISTRATION,
    control: 'Create account',
    act: () => fill('Username', `luningning${(nameCount += 1)}`),
  },
  {
    call: 'getHelpCenter',
    ...REGISTRATION,
    begin: async (site) => {
      await waitForControl(site, 'Read the terms of use');
      await press('Read the terms of use');
      await site.waitUntil(() => site.callsSinceOpen.has('getHelpCenter'), 'The terms');
    },
    control: 'Create account',
    act: (site) => site.reload('getHelpCenter'),
  },
  {
    call: 'checkAffiliateCode',
    ...REGISTRATION,
    begin: async (site) => {
      await fillAndAccept(site);
      await fill('Invitation code', 'AMIHAN19');
    },
    control: 'Create account',
    // The puzzle opens only when the check succeeds.
    act: async (site) => {
      await closeWarning(site);
      await press('Create account');
      await site.untilIdle();
    },
  },
  { call: 'registerMember', ...REGISTRATION, begin: fillAndAccept, control: 'Create account', act: register },
  {
    call: 'sendRegisterSmsCode',
    ...REGISTRATION,
    arrange: enableMobileRegistration,
    begin: async (site) => {
      await fillMobile(site);
      await press(SEND);
      await waitForControl(site, 'Another puzzle');
    },
    control: 'Another puzzle',
    act: dragSlider,
  },
  {
    call: 'registerMemberByMobile',
    ...REGISTRATION,
    arrange: enableMobileRegistration,
    begin: async (site) => {
      await fillMobile(site);
      await press(SEND);
      await dragSlider(site);
      await fill('Verification code', latestCode(site));
      await press(/^I have read/);
    },
    control: 'Create account',
    act: register,
  },
  {
    call: 'changePassword',
    kind: 'popup',
    address: '/nowhere',
    as: 'expiredPassword',
    passwordDue: 'expired',
    begin: (site) => fillNewPassword(site, personas.expiredPassword.password),
    control: 'Change password',
    act: () => press('Change password'),
  },
  {
    call: 'runFirstLogin',
    kind: 'popup',
    address: '/nowhere',
    as: 'firstLogin',
    passwordDue: 'firstLogin',
    begin: (site) => fillNewPassword(site, personas.firstLogin.password),
    control: 'Change password',
    act: () => press('Change password'),
    isOneTime: true,
  },
];
