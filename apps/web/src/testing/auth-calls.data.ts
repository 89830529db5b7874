import { personas, type World } from '@croupier/mock-server/node';

import { drag, fill, press, query } from './user-actions.ts';
import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';

const LOGIN = { address: '/nowhere', popup: 'login' } as const;
const REGISTRATION = { address: '/nowhere', popup: 'register' } as const;
const WARNING = 'Correct the code';
const SEND = /^Send code/;

const openWhenReady = (stage: TestSite, control: string | RegExp): Promise<void> =>
  stage.until(() => query(control) !== undefined, String(control));

async function submitLogin(
  stage: TestSite,
  { account, password }: { account: string; password: string },
): Promise<void> {
  await openWhenReady(stage, 'Password');
  fill('Username', account);
  fill('Password', password);
}

async function dragSlider(stage: TestSite): Promise<void> {
  await stage.untilIdle();
  if (document.querySelector('input[type=range]:not([disabled])') === null) {
    if (stage.isOffline) return;
    press('Another puzzle');
  }
  await stage.until(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await drag(stage.world.store.sliders.all().at(-1)?.gapX ?? 0);
  await stage.untilIdle();
}

/** Fills the SMS login form; the puzzle is open unless left out. */
async function bySms(stage: TestSite): Promise<void> {
  await openWhenReady(stage, 'SMS code');
  press('SMS code');
  await openWhenReady(stage, /^Country code Phil/);
  fill('Mobile number', '0917 123 4567');
  press(SEND);
  await openWhenReady(stage, 'Another puzzle');
}

async function toTwoStep(stage: TestSite): Promise<void> {
  await submitLogin(stage, personas.unknownAddress);
  press('Log in');
  await openWhenReady(stage, SEND);
}

const newestCode = ({ world }: TestSite): string => world.store.outbox.all().at(-1)?.code ?? '';

async function fillRegistration(stage: TestSite): Promise<void> {
  await openWhenReady(stage, 'Create account');
  fill('Username', 'luningning');
  fill('Password', 'Ilangilang8');
  fill('Password again', 'Ilangilang8');
  fill('Email', 'luningning@mail.example');
  fill('Birthday', '1990-01-01');
  press(/^I have read/);
}

async function answerWarning(stage: TestSite): Promise<void> {
  if (query(WARNING) === undefined) return;
  press(WARNING);
  await stage.until(() => query(WARNING) === undefined, 'The form');
}

async function register(stage: TestSite): Promise<void> {
  // The warning of a wrong invitation code wants an answer first.
  await answerWarning(stage);
  if (query('Another puzzle') === undefined) press('Create account');
  await openWhenReady(stage, 'Another puzzle');
  await dragSlider(stage);
}

function byMobile({ store }: World): void {
  const pattern = { acceptedPattern: null, patternId: null, minLength: null, maxLength: null };
  store.transact(() => {
    store.siteFlags.insert({ id: 'MOBILENUMREG3', on: true });
    store.siteFlags.insert({ id: 'MOBILENUMPASSREG3', on: false });
    store.registerFields.insert({ id: 'birthday', enabled: false, required: false, ...pattern });
  });
}

async function fillMobile(stage: TestSite): Promise<void> {
  await openWhenReady(stage, /^Country code Phil/);
  fill('Mobile number', '0918 765 4321');
}

async function fillNewPassword(stage: TestSite, old: string): Promise<void> {
  await openWhenReady(stage, 'Old password');
  fill('Old password', old);
  fill('New password', 'Ilangilang8');
  fill('New password again', 'Ilangilang8');
}

let names = 0;

/** Calls of login and registration. */
export const AUTH_CALLS: readonly ActionCall[] = [
  {
    call: 'getEncryptionKey',
    ...LOGIN,
    begin: (stage) => submitLogin(stage, personas.member),
    control: 'Password',
    act: () => press('Log in'),
  },
  {
    call: 'login',
    ...LOGIN,
    begin: (stage) => submitLogin(stage, personas.member),
    control: 'Password',
    act: () => press('Log in'),
  },
  {
    call: 'getCaptcha',
    ...LOGIN,
    begin: async (stage) => {
      await submitLogin(stage, { account: 'maricel', password: 'wrong' });
      for (let tries = 0; tries < 5 && query('Another picture') === undefined; tries += 1) {
        press('Log in');
        await stage.untilIdle();
      }
    },
    control: 'Another picture',
    act: (stage) => stage.reload('getCaptcha'),
  },
  { call: 'loginFreePlay', ...LOGIN, control: 'Try it with play money', act: () => press('Try it with play money') },
  {
    call: 'createSliderChallenge',
    ...LOGIN,
    begin: bySms,
    control: 'Another puzzle',
    act: () => press('Another puzzle'),
  },
  { call: 'verifySliderChallenge', ...LOGIN, begin: bySms, control: 'Another puzzle', act: dragSlider },
  { call: 'sendLoginSmsCode', ...LOGIN, begin: bySms, control: 'Another puzzle', act: dragSlider },
  { call: 'sendTwoStepCode', ...LOGIN, begin: toTwoStep, control: SEND, act: () => press(SEND), isSpent: true },
  {
    call: 'verifyTwoStepLogin',
    ...LOGIN,
    begin: async (stage) => {
      await toTwoStep(stage);
      press(SEND);
      await stage.untilIdle();
      fill('Verification code', newestCode(stage));
    },
    control: 'Confirm',
    act: () => press('Confirm'),
  },
  {
    call: 'checkAccountAvailability',
    ...REGISTRATION,
    control: 'Create account',
    act: () => fill('Username', `luningning${(names += 1)}`),
  },
  {
    call: 'getHelpCenter',
    ...REGISTRATION,
    begin: async (stage) => {
      await openWhenReady(stage, 'Read the terms of use');
      press('Read the terms of use');
      await stage.until(() => stage.calledHere.has('getHelpCenter'), 'The terms');
    },
    control: 'Create account',
    act: (stage) => stage.reload('getHelpCenter'),
  },
  {
    call: 'checkAffiliateCode',
    ...REGISTRATION,
    begin: async (stage) => {
      await fillRegistration(stage);
      fill('Invitation code', 'AMIHAN19');
    },
    control: 'Create account',
    // The check comes before the puzzle, which stays away when the check fails.
    act: async (stage) => {
      await answerWarning(stage);
      press('Create account');
      await stage.untilIdle();
    },
  },
  { call: 'registerMember', ...REGISTRATION, begin: fillRegistration, control: 'Create account', act: register },
  {
    call: 'sendRegisterSmsCode',
    ...REGISTRATION,
    arrange: byMobile,
    begin: async (stage) => {
      await fillMobile(stage);
      press(SEND);
      await openWhenReady(stage, 'Another puzzle');
    },
    control: 'Another puzzle',
    act: dragSlider,
  },
  {
    call: 'registerMemberByMobile',
    ...REGISTRATION,
    arrange: byMobile,
    begin: async (stage) => {
      await fillMobile(stage);
      press(SEND);
      await dragSlider(stage);
      fill('Verification code', newestCode(stage));
      press(/^I have read/);
    },
    control: 'Create account',
    act: register,
  },
  {
    call: 'changePassword',
    address: '/nowhere',
    as: 'expiredPassword',
    passwordDue: 'expired',
    begin: (stage) => fillNewPassword(stage, personas.expiredPassword.password),
    control: 'Change password',
    act: () => press('Change password'),
  },
  {
    call: 'runFirstLogin',
    address: '/nowhere',
    as: 'firstLogin',
    passwordDue: 'firstLogin',
    begin: (stage) => fillNewPassword(stage, personas.firstLogin.password),
    control: 'Change password',
    act: () => press('Change password'),
    isSpent: true,
  },
];
