import type { GetRegisterSettingResponse } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fillRegistration } from '../../testing/registration-input.ts';
import { showsText } from '../../testing/page-parts.ts';
import { recordBodies, setFields, setFlags } from '../../testing/site-settings.ts';
import { solvePuzzle, fill, nameOf, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PICKER = /^Country code/;
const SEND = /^Send code/;
const TERMS = /^I have read/;

/** The names of what can be filled in; a choice between the two forms is not. */
const fieldNames = (): string[] =>
  [...document.querySelectorAll('[role=dialog] :is(input:not([type=radio]), select)')].map(nameOf);

/** Chooses one of the two forms. */
const choose = (form: string): Promise<void> =>
  press([...document.querySelectorAll<HTMLElement>('[type=radio]')].find((radio) => nameOf(radio) === form));

async function openForm(address = '/nowhere'): Promise<void> {
  await harness.site.open({ address, popup: 'register' });
  await harness.site.waitUntil(() => findControl('Create account') !== undefined, 'The form');
}

const describedBy = (name: string | RegExp): string =>
  (findControl(name)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('the way to register', () => {
  it('is by user name, without a choice, when the site has no mobile registration [REG-02] [REG-16]', async () => {
    setFlags(harness.site.world, { MOBILENUMREG3: false });
    await openForm();
    expect(fieldNames()).toEqual(expect.arrayContaining(['Username', 'Password', 'Password again']));
    expect(fieldNames()).not.toContain('Verification code');
    expect(document.querySelectorAll('[role=dialog] [type=radio], [role=dialog] [role=radio]')).toHaveLength(0);
  });

  it('is by mobile number at first, and by user name when chosen, when the site has both [REG-01] [REG-02] [REG-05] [REG-16]', async () => {
    const { site } = harness;
    setFlags(site.world, { MOBILENUMREG3: true });
    await openForm();
    await site.waitUntil(() => findControl(PICKER) !== undefined, 'The countries');
    expect(findControl(PICKER)?.textContent).toContain('+63');
    expect(findControl(SEND)).toBeDefined();
    expect(fieldNames()).toEqual(expect.arrayContaining(['Mobile number', 'Verification code']));
    expect(fieldNames()).not.toContain('Username');
    await choose('Username');
    await site.waitUntil(() => fieldNames().includes('Username'), 'The other form');
    expect(fieldNames()).not.toContain('Verification code');
    expect(findControl(SEND)).toBeUndefined();
    await choose('Mobile number');
    await site.waitUntil(() => findControl(SEND) !== undefined, 'The first form');
    expect(fieldNames()).not.toContain('Username');
  });

  it.each([
    [true, false, ['Verification code']],
    [false, true, ['Password', 'Password again']],
  ])(
    'by mobile number has a code when REGMOBVERF3 is %s and a password when MOBILENUMPASSREG3 is %s [REG-17] [REG-18]',
    async (REGMOBVERF3, MOBILENUMPASSREG3, expected) => {
      setFlags(harness.site.world, { MOBILENUMREG3: true, REGMOBVERF3, MOBILENUMPASSREG3 });
      await openForm();
      const asked = new Set(['Verification code', 'Password', 'Password again']);
      expect(fieldNames().filter((name) => asked.has(name))).toEqual(expected);
    },
  );

  it('by mobile number requires the number and the code, whatever the configuration says [VAL-08]', async () => {
    const { site } = harness;
    setFlags(site.world, { MOBILENUMREG3: true });
    changeAnswers<GetRegisterSettingResponse['value']>(site, 'getRegisterSetting', (value) => {
      const optional = (name: string) => ({ [name]: { ...value.fields[name], enabled: true, required: false } });
      return { ...value, fields: { ...value.fields, ...optional('mobileNum'), ...optional('verificationCode') } };
    });
    await openForm();
    await press('Create account');
    await site.waitUntil(() => describedBy('Mobile number').includes('Input cannot be empty'), 'The number');
    expect(describedBy('Verification code')).toContain('Please enter the SMS code');
  });

  it('sends no code to a number that is none, and asks for the puzzle before it sends one [VAL-04] [VAL-29] [SLIDER-01]', async () => {
    const { site } = harness;
    setFlags(site.world, { MOBILENUMREG3: true });
    await openForm();
    await site.waitUntil(() => findControl(PICKER) !== undefined, 'The countries');
    await fill('Mobile number', '12');
    await press(SEND);
    await site.waitUntil(
      () => describedBy('Mobile number').includes('Please enter a valid mobile number'),
      'The error',
    );
    expect(site.callsSinceOpen.has('createSliderChallenge')).toBe(false);
    await fill('Mobile number', '0918 765 4321');
    // A second press within a second is ignored.
    for (; !site.callsSinceOpen.has('createSliderChallenge'); await site.untilIdle()) await press(SEND);
    await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
    expect(site.callsSinceOpen.has('sendRegisterSmsCode')).toBe(false);
    await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
    await site.waitUntil(() => site.callsSinceOpen.has('sendRegisterSmsCode'), 'The code');
  });
});

const LABELS = {
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Password again',
  payeeName: 'Full name, as your bank has it',
  email: 'Email',
  mobileNum: 'Mobile number',
  recommenderId: 'Account of who recommended us',
  paymentPassword: 'Payment password',
  qqNum: 'QQ number',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  wechat: 'WeChat',
  idNumber: 'ID number',
  captcha: 'Type the digits you see',
  affiliateCode: 'Invitation code',
  nickname: 'Nickname',
  birthday: 'Birthday',
  zalo: 'Zalo',
  telegram: 'Telegram',
  address: 'Address',
  nationality: 'Nationality',
  occupation: 'Occupation',
  sourceOfIncome: 'Source of income',
} as const;

it.each([0, 1])(
  'shows a field only when the platform enables it, every second one from %i on [REG-03] [REG-04]',
  async (first) => {
    const names = Object.keys(LABELS);
    const isOn = (name: string): boolean => names.indexOf(name) % 2 === first;
    setFields(
      harness.site.world,
      Object.fromEntries(names.map((name) => [name, { enabled: isOn(name), required: false }])),
    );
    await openForm();
    const shown = Object.values(LABELS).filter((label) => fieldNames().includes(label));
    expect(shown).toEqual(Object.entries(LABELS).flatMap(([name, label]) => (isOn(name) ? [label] : [])));
  },
);

it('holds a field against the pattern, the lengths and the duty that the platform gives [VAL-05] [VAL-10] [VAL-12] [REG-14]', async () => {
  const { site } = harness;
  setFields(site.world, {
    nickname: { enabled: true, required: true, patternId: 0, minLength: 3, maxLength: 5 },
    occupation: {
      enabled: true,
      required: false,
      acceptedPattern: 'dealer*',
      patternId: 16,
      minLength: 2,
      maxLength: 9,
    },
  });
  await openForm();
  await press('Create account');
  await site.waitUntil(() => describedBy('Nickname').includes('Input cannot be empty'), 'The missing name');
  expect(findControl('Occupation')?.getAttribute('aria-invalid')).not.toBe('true');
  await fill('Nickname', 'Mari7');
  await fill('Occupation', 'pilot');
  await site.waitUntil(() => describedBy('Nickname').includes('Use 3-5 letters only'), 'The wrong name');
  expect(describedBy('Occupation')).toContain('Use 2-9 characters');
  await fill('Nickname', 'Mari');
  await fill('Occupation', 'dealer 7');
  await site.waitUntil(() => findControl('Nickname')?.getAttribute('aria-invalid') !== 'true', 'The right name');
  expect(findControl('Occupation')?.getAttribute('aria-invalid')).not.toBe('true');
});

it('draws another captcha when its picture is pressed [REG-12] [CAPTCHA-01]', async () => {
  const { site } = harness;
  setFields(site.world, { captcha: { enabled: true, required: true } });
  await openForm();
  const picture = (): HTMLImageElement | null => document.querySelector('img[alt="Picture with digits"]');
  await site.waitUntil(() => picture() !== null, 'The picture');
  const drawn = (): number => site.world.store.captchas.all().length;
  const [before, src] = [drawn(), picture()?.src];
  await press(picture());
  await site.waitUntil(() => picture()?.src !== src, 'Another picture');
  await press(picture());
  await site.untilIdle();
  expect(drawn()).toBe(before + 1);
});

it('goes through terms, fields, invitation code, puzzle, registration and login information, and then home [REG-13] [REG-19] [VAL-09] [SLIDER-01] [ENT-08]', async () => {
  const { site } = harness;
  const { store } = site.world;
  store.transact(() =>
    store.inviteCodes.insert({ id: 'HOST2026', kind: 'affiliate', memberId: 'm_2001', domains: [location.hostname] }),
  );
  const bodies = recordBodies();
  await openForm('/nowhere?referralCode=MARICEL7');
  await fillRegistration();
  await fill('Invitation code', 'HOST2026');
  await fill('Mobile number', '0918 765 4321');
  await site.untilIdle();
  const order = ['checkAffiliateCode', 'createSliderChallenge', 'registerMember', 'getMemberInfo'];
  const made = (): string[] => [...site.callsSinceOpen].filter((call) => order.includes(call));
  site.callsSinceOpen.clear();
  await press('Create account');
  await site.waitUntil(() => showsText('Please accept the terms'), 'The error of the terms');
  await press(TERMS);
  await fill('Password again', 'other');
  await press('Create account');
  await site.waitUntil(() => describedBy('Password again').includes('mismatch'), 'The error of the field');
  expect(made()).toEqual([]);

  await fill('Password again', 'Ilangilang8');
  await press('Create account');
  await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  expect(made()).toEqual(order.slice(0, 2));
  expect(site.world.store.sliders.all().at(-1)).toMatchObject({ scene: 'REGISTER' });
  await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
  await site.waitUntil(() => location.pathname === '/' && showsText('Welcome, luningning'), 'Home');
  expect(made()).toEqual(order);
  expect(bodies('registerMember').at(-1)).toMatchObject({
    username: 'luningning',
    mobileNum: '9187654321',
    countryDialingCode: '63',
    login: true,
    registerUrl: `${location.origin}/nowhere`,
    affiliateCode: 'HOST2026',
    referralCode: 'MARICEL7',
    domain: location.hostname,
    registerMethod: 'WEB',
  });
});
