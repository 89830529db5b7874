import { personas } from '@croupier/mock-server/node';
import type { LoginResult } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers } from '../../testing/changed-answers.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { recordBodies, setFlags } from '../../testing/site-settings.ts';
import { solvePuzzle, fill, nameOf, press, findControl } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const SEND = /^Send code/;
const PICKER = /^Country code/;
const DIGITS = 'Type the digits you see';
const FREE_PLAY = 'Try it with play money';
const NUMBER = '0917 123 4567';

const come = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const token = (): string | null => sessionStorage.getItem('token');
const fieldNames = (): string[] => [...document.querySelectorAll('[role=dialog] input')].map(nameOf);
const tabs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=tab]')];
const describedBy = (name: string): string =>
  (findControl(name)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function openLogin(): Promise<void> {
  await harness.site.open({ address: '/nowhere', popup: 'login' });
  await come('Password');
}

async function submit({ account, password }: { account: string; password: string }): Promise<void> {
  await fill('Username', account);
  await fill('Password', password);
  await press('Log in');
}

async function solveShownPuzzle(): Promise<void> {
  const { site } = harness;
  await site.waitUntil(() => document.querySelector('input[type=range]:not([disabled])') !== null, 'The puzzle');
  await solvePuzzle(site.world.store.sliders.all().at(-1)?.gapX ?? 0);
}

async function openSms(): Promise<void> {
  await openLogin();
  await press('SMS code');
  await come(PICKER);
}

async function sendCode(): Promise<string> {
  const { site } = harness;
  await fill('Mobile number', NUMBER);
  await press(SEND);
  await solveShownPuzzle();
  await site.waitUntil(() => site.world.store.outbox.all().length > 0, 'The code');
  return site.world.store.outbox.all().at(-1)?.code ?? '';
}

describe('the login popup', () => {
  it('has a tab for the user name and one for the SMS code, and switches between them [LOGIN-01] [LOGIN-02] [LOGIN-03] [LOGIN-08] [LOGIN-16] [LOGIN-17]', async () => {
    setFlags(harness.site.world, { MOBILEVERCODELOGIN3: true });
    await openLogin();
    const chosen = (): string | undefined =>
      tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;
    expect(tabs().map(nameOf)).toEqual(['Username', 'SMS code']);
    expect(chosen()).toBe('Username');
    expect(fieldNames()).toEqual(['Username', 'Password', 'Remember me']);
    expect(linksOf(document.querySelector('[role=dialog]') ?? undefined)).toContain('/register');
    await press('SMS code');
    await come(PICKER);
    expect(chosen()).toBe('SMS code');
    expect(fieldNames()).toEqual(['Mobile number', 'Verification code', 'Remember me']);
    await press(tabs()[0]);
    await come('Password');
    expect(chosen()).toBe('Username');
  });

  it.each([
    ['MOBILEVERCODELOGIN3', 0, FREE_PLAY],
    ['FREEPLAY3', 2, undefined],
  ])('offers what is left when %s is off [LOGIN-02] [LOGIN-15] [LOGIN-16]', async (flag, tabCount, freePlay) => {
    setFlags(harness.site.world, { MOBILEVERCODELOGIN3: true, FREEPLAY3: true, [flag]: false });
    await openLogin();
    expect(fieldNames()).toContain('Username');
    expect(tabs()).toHaveLength(tabCount);
    expect(findControl(FREE_PLAY)?.textContent).toBe(freePlay);
  });

  it('opens free play with the operating system, the platform and the versions [LOGIN-15] [ENT-03]', async () => {
    const { site } = harness;
    setFlags(site.world, { FREEPLAY3: true });
    const sent: unknown[] = [];
    answerWith(site, 'loginFreePlay', async (request, next) => {
      const versions = ['X-Encryption-Version', 'X-Gateway-Version'].map((name) => request.headers.get(name));
      sent.push(versions, await request.clone().json());
      return next(request);
    });
    await openLogin();
    await press(FREE_PLAY);
    await site.waitUntil(() => token() !== null, 'The session');
    expect(sent).toEqual([['3', '3'], { os: expect.stringMatching(/./), platform: 'W' }]);
    expect(token()).toMatch(/^trl_/);
  });
});

describe('a login by user name', () => {
  it('asks for a captcha only after a failure that says so, and sends it with name, password and puzzle [LOGIN-05] [ENT-01]', async () => {
    const { site } = harness;
    const { store } = site.world;
    const bodies = recordBodies();
    await openLogin();
    const wrong = { account: personas.member.account, password: 'wrong' };
    for (const count of [1, 2]) {
      await submit(wrong);
      const isRefused = (): boolean => bodies('login').length === count && showsText('Wrong username or password');
      await site.waitUntil(isRefused, `Failure ${count}`);
      expect([findControl(DIGITS), site.callsSinceOpen.has('getCaptcha')]).toEqual([undefined, false]);
    }
    await submit(wrong);
    await come(DIGITS);
    await site.waitUntil(() => document.querySelector('img[alt="Picture with digits"]') !== null, 'The picture');
    store.transact(() => store.settings.insert({ ...SETTINGS, sliderAtLogin: true }));
    await fill(DIGITS, store.captchas.all().at(-1)?.digits ?? '');
    await submit(personas.member);
    await site.waitUntil(() => showsText('a new picture'), 'The other captcha');
    await site.untilIdle();
    const captcha = store.captchas.all().at(-1)?.digits ?? '';
    await fill(DIGITS, captcha);
    await submit(personas.member);
    await solveShownPuzzle();
    await site.waitUntil(() => token() !== null, 'The session');
    const { account: username, password } = personas.member;
    expect(bodies('login').at(-1)).toEqual({
      username,
      password,
      captcha,
      type: 'username',
      sliderVerification: { challengeId: expect.any(String), verifyToken: expect.any(String) },
    });
  });

  it('shows that it is under way until it fails, and keeps the token when it succeeds [LOGIN-18] [LOGIN-19] [VAL-25] [VAL-26]', async () => {
    const { site } = harness;
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let opened: string | undefined;
    answerWith(site, 'login', async (request, next) => {
      await held;
      const answer = await next(request);
      if (answer.ok) opened = (await answer.clone().json()).value.token;
      return answer;
    });
    const button = (): Element | null => document.querySelector('[role=dialog] [type=submit]');
    await openLogin();
    await press('Log in');
    await site.waitUntil(() => showsText('Please enter the username and password'), 'The error');
    await site.waitUntil(() => describedBy('Username') === 'Input cannot be empty', 'The error of the name');
    expect(describedBy('Password')).toBe('Input cannot be empty');
    await submit({ account: personas.member.account, password: 'wrong' });
    await site.waitAtMost(() => button()?.getAttribute('aria-busy') === 'true', 2_000);
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    release();
    await site.waitUntil(() => showsText('Wrong username or password'), 'The failure');
    expect(button()?.getAttribute('aria-busy')).not.toBe('true');
    expect(token()).toBeNull();
    await submit(personas.member);
    await site.waitUntil(() => token() !== null, 'The session');
    expect(token()).toBe(opened);
  });
});

describe('a login by SMS code', () => {
  it('checks the number first, and sends the code and what was typed as name and password [LOGIN-13] [VAL-04] [VAL-29] [SLIDER-01] [ENT-02]', async () => {
    const { site } = harness;
    const bodies = recordBodies();
    await openSms();
    await fill('Mobile number', '12');
    await press(SEND);
    await site.waitUntil(() => describedBy('Mobile number') === 'Please enter a valid mobile number', 'The error');
    expect(site.callsSinceOpen.has('createSliderChallenge')).toBe(false);
    // A second press within a second is ignored.
    await site.waitAtMost(() => false, 1_000);
    const code = await sendCode();
    await site.waitUntil(() => showsText(/Resend in (60|5\d) s/), 'The countdown');
    expect(findControl(SEND)?.getAttribute('aria-disabled')).toBe('true');
    await fill('Verification code', code);
    await press('Log in');
    await site.waitUntil(() => token() !== null, 'The session');
    expect(bodies('login').at(-1)).toEqual({
      username: '9171234567',
      password: code,
      type: 'sms',
      countryDialingCode: '63',
    });
  });

  it('demands no other password, whatever is due, and runs the first login [LOGIN-20] [LOGIN-21] [LOGIN-22]', async () => {
    const { site } = harness;
    changeAnswers<LoginResult>(site, 'login', (result) => ({
      ...result,
      firstTimeLogin: true,
      passwordExpired: true,
      passwordIsDefault: true,
    }));
    await openSms();
    await fill('Verification code', await sendCode());
    await press('Log in');
    await site.waitUntil(() => token() !== null, 'The session');
    await site.waitUntil(() => site.callsSinceOpen.has('runFirstLogin'), 'The first login');
    expect(findControl('New password')).toBeUndefined();
  });
});

const SETTINGS = {
  id: 'site',
  sliderAtLogin: false,
  sliderAtRegistration: true,
  sliderAtSms: true,
  socialProviders: ['GOOGLE', 'FACEBOOK'],
  phoneAuth: false,
  languages: ['TY', 'EN'],
  neutralReset: false,
  termsAge: 18,
  birthdayAge: 21,
  policyPack: 'generic',
  chat: true,
  liveEvents: true,
  transferToUpline: true,
  singleWallet: false,
  closedGameTypes: [],
  depositFactor: 1,
  bonusFactorMax: 30,
  bonusLocksWinnings: false,
  withdrawCancel: true,
  receiptConfirmEnabled: true,
  receiptConfirmMinutes: 1440,
  weakDefaultPassword: personas.weakPassword.password,
  manualRebate: true,
  pointConversion: true,
} satisfies Parameters<typeof harness.site.world.store.settings.insert>[0];
