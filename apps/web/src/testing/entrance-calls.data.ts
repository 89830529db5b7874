import { personas, type World } from '@croupier/mock-server/node';

import { drag, fill, press, seek } from './hands.ts';
import type { PressedCall } from './pressed-call.ts';
import type { Stage } from './stage.ts';

const LOGIN = { address: '/nowhere', popup: 'login' } as const;
const REGISTRATION = { address: '/nowhere', popup: 'register' } as const;
const WARNING = 'Correct the code';
const SEND = /^Send code/;

const come = (stage: Stage, control: string | RegExp): Promise<void> =>
  stage.until(() => seek(control) !== undefined, String(control));

async function enter(stage: Stage, { account, password }: { account: string; password: string }): Promise<void> {
  await come(stage, 'Password');
  fill('Username', account);
  fill('Password', password);
}

async function solve(stage: Stage): Promise<void> {
  await stage.settle();
  if (document.querySelector('input[type=range]:not([disabled])') === null) {
    if (stage.isOffline) return;
    press('Another puzzle');
  }
  await stage.until(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await drag(stage.world.store.sliders.all().at(-1)?.gapX ?? 0);
  await stage.settle();
}

/** Fills the SMS login form; the puzzle is open unless left out. */
async function bySms(stage: Stage): Promise<void> {
  await come(stage, 'SMS code');
  press('SMS code');
  await come(stage, /^Country code Phil/);
  fill('Mobile number', '0917 123 4567');
  press(SEND);
  await come(stage, 'Another puzzle');
}

async function toTwoStep(stage: Stage): Promise<void> {
  await enter(stage, personas.unknownAddress);
  press('Log in');
  await come(stage, SEND);
}

const newestCode = ({ world }: Stage): string => world.store.outbox.all().at(-1)?.code ?? '';

async function fillRegistration(stage: Stage): Promise<void> {
  await come(stage, 'Create account');
  fill('Username', 'luningning');
  fill('Password', 'Ilangilang8');
  fill('Password again', 'Ilangilang8');
  fill('Email', 'luningning@mail.example');
  fill('Birthday', '1990-01-01');
  press(/^I have read/);
}

async function answerWarning(stage: Stage): Promise<void> {
  if (seek(WARNING) === undefined) return;
  press(WARNING);
  await stage.until(() => seek(WARNING) === undefined, 'The form');
}

async function register(stage: Stage): Promise<void> {
  // The warning of a wrong invitation code wants an answer first.
  await answerWarning(stage);
  if (seek('Another puzzle') === undefined) press('Create account');
  await come(stage, 'Another puzzle');
  await solve(stage);
}

function byMobile({ store }: World): void {
  const pattern = { acceptedPattern: null, patternId: null, minLength: null, maxLength: null };
  store.transact(() => {
    store.siteFlags.insert({ id: 'MOBILENUMREG3', on: true });
    store.siteFlags.insert({ id: 'MOBILENUMPASSREG3', on: false });
    store.registerFields.insert({ id: 'birthday', enabled: false, required: false, ...pattern });
  });
}

async function fillMobile(stage: Stage): Promise<void> {
  await come(stage, /^Country code Phil/);
  fill('Mobile number', '0918 765 4321');
}

async function fillNewPassword(stage: Stage, old: string): Promise<void> {
  await come(stage, 'Old password');
  fill('Old password', old);
  fill('New password', 'Ilangilang8');
  fill('New password again', 'Ilangilang8');
}

let names = 0;

/** Calls of login and registration. */
export const ENTRANCE_CALLS: readonly PressedCall[] = [
  {
    call: 'getEncryptionKey',
    ...LOGIN,
    begin: (stage) => enter(stage, personas.member),
    control: 'Password',
    act: () => press('Log in'),
  },
  {
    call: 'login',
    ...LOGIN,
    begin: (stage) => enter(stage, personas.member),
    control: 'Password',
    act: () => press('Log in'),
  },
  {
    call: 'getCaptcha',
    ...LOGIN,
    begin: async (stage) => {
      await enter(stage, { account: 'maricel', password: 'wrong' });
      for (let tries = 0; tries < 5 && seek('Another picture') === undefined; tries += 1) {
        press('Log in');
        await stage.settle();
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
  { call: 'verifySliderChallenge', ...LOGIN, begin: bySms, control: 'Another puzzle', act: solve },
  { call: 'sendLoginSmsCode', ...LOGIN, begin: bySms, control: 'Another puzzle', act: solve },
  { call: 'sendTwoStepCode', ...LOGIN, begin: toTwoStep, control: SEND, act: () => press(SEND), isSpent: true },
  {
    call: 'verifyTwoStepLogin',
    ...LOGIN,
    begin: async (stage) => {
      await toTwoStep(stage);
      press(SEND);
      await stage.settle();
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
      await come(stage, 'Read the terms of use');
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
      await stage.settle();
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
      await come(stage, 'Another puzzle');
    },
    control: 'Another puzzle',
    act: solve,
  },
  {
    call: 'registerMemberByMobile',
    ...REGISTRATION,
    arrange: byMobile,
    begin: async (stage) => {
      await fillMobile(stage);
      press(SEND);
      await solve(stage);
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
