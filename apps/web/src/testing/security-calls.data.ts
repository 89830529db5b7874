import { applyScenario, type World } from '@croupier/mock-server/node';

import type { ActionCall } from './action-call.ts';
import type { TestSite } from './test-site.ts';
import { fill, findControl, press } from './user-actions.ts';

const PASSWORD = 'Sampaguita7';
const CODE = '000000';

const waitForControl = (site: TestSite, control: string | RegExp): Promise<void> =>
  site.waitUntil(() => findControl(control) !== undefined, String(control));

const TAB = { kind: 'list', address: '/member/securityCenter?tab=security', as: 'member' } as const;

/** An open form of the security centre. */
const sheet = (name: string) =>
  ({ kind: 'form', address: `/member/securityCenter?tab=security&sheet=${name}`, as: 'member' }) as const;

/** Sends the form, or asks again for an answer that was lost. */
const submitWith = (button: string) => async (): Promise<void> =>
  press(findControl('Check now') === undefined ? button : 'Check now');

/** Fills in fields of a form when the first of them is shown. */
const fillFields =
  (fields: Readonly<Record<string, string>>) =>
  async (site: TestSite): Promise<void> => {
    await waitForControl(site, Object.keys(fields)[0] ?? '');
    for (const [name, value] of Object.entries(fields)) await fill(name, value);
  };

/** A form that changes the app of an account. */
const appSheet = (name: string) => {
  const opening = sheet(name);
  const arrange = async (world: World): Promise<string> => {
    applyScenario(world, 'two-step-app');
    return opening.address;
  };
  return { ...opening, arrange, begin: fillFields({ 'Code that the app shows': CODE, 'Login password': PASSWORD }) };
};

/** Calls of a member that are about the security of the account and the own data. */
export const SECURITY_CALLS: readonly ActionCall[] = [
  { call: 'revokeSession', ...TAB, control: /^End Browser/, act: () => press(/^End Browser/), isOneTime: true },
  {
    call: 'revokeOtherSessions',
    ...TAB,
    control: 'End the others',
    act: async (site) => {
      await press('End the others');
      const answers = () => document.querySelectorAll('[role=alertdialog] button');
      await site.waitUntil(() => answers().length > 0, 'The question');
      await press([...answers()].at(-1));
    },
    isOneTime: true,
  },
  {
    call: 'deleteTrustedAddress',
    ...TAB,
    control: /^Remove Makati/,
    act: () => press(/^Remove Makati/),
    isOneTime: true,
  },
  { call: 'updateNoticeChoices', ...TAB, control: 'By email', act: () => press('By email') },
  {
    call: 'updateMemberProfile',
    kind: 'form',
    address: '/member/securityCenter?tab=details',
    as: 'member',
    begin: fillFields({ Occupation: 'Teacher' }),
    control: 'Save',
    act: () => press('Save'),
    isOneTime: true,
  },
  {
    call: 'sendSecurityCode',
    ...sheet('forgottenPaymentPassword'),
    control: /^Send code/,
    act: () => press(/^Send code/),
    isOneTime: true,
  },
  {
    call: 'sendEmailCode',
    ...sheet('email'),
    begin: fillFields({ 'Email address': 'new@mail.example' }),
    control: /^Send code/,
    act: () => press(/^Send code/),
    isOneTime: true,
  },
  {
    call: 'bindMemberEmail',
    ...sheet('email'),
    begin: fillFields({ 'Email address': 'new@mail.example', 'Verification code': CODE, 'Login password': PASSWORD }),
    control: 'Confirm this address',
    act: () => press('Confirm this address'),
  },
  {
    call: 'bindMemberMobile',
    ...sheet('mobile'),
    begin: fillFields({ 'Mobile number': '9185550142', 'Verification code': CODE, 'Login password': PASSWORD }),
    control: 'Confirm this number',
    act: () => press('Confirm this number'),
  },
  {
    call: 'resetPaymentPassword',
    ...sheet('forgottenPaymentPassword'),
    begin: fillFields({
      'Verification code': CODE,
      'Login password': PASSWORD,
      'New payment password': '771902',
      'The same again': '771902',
    }),
    control: /^Save$|^Check now$/,
    act: submitWith('Save'),
  },
  {
    call: 'updateTwoStep',
    ...sheet('twoStep'),
    begin: fillFields({ 'Verification code': CODE, 'Login password': PASSWORD }),
    control: /^Save$|^Check now$/,
    act: submitWith('Save'),
  },
  {
    call: 'startTotp',
    ...sheet('app'),
    begin: fillFields({ 'Login password': PASSWORD }),
    control: /^Next$|^Check now$/,
    act: submitWith('Next'),
  },
  {
    call: 'confirmTotp',
    ...sheet('app'),
    begin: async (site) => {
      await fillFields({ 'Login password': PASSWORD })(site);
      await press('Next');
      await fillFields({ 'Code that the app shows': CODE })(site);
    },
    control: /^Check the code$|^Check now$/,
    act: submitWith('Check the code'),
  },
  {
    call: 'removeTotp',
    ...appSheet('removeApp'),
    control: /^Remove the app$|^Check now$/,
    act: submitWith('Remove the app'),
  },
  {
    call: 'createRecoveryCodes',
    ...appSheet('recoveryCodes'),
    control: /^Create recovery codes$|^Check now$/,
    act: submitWith('Create recovery codes'),
  },
];
