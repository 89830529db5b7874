import {
  getMemberInfo,
  login,
  loginFreePlay,
  loginPhoneAuth,
  loginSocial,
  resetPasswordByMobile,
  sendLoginSmsCode,
  updatePaymentPassword,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { changeSettings, changeSite } from '../domain/site/index.ts';
import type { World } from '../node.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { clientAt, lastCode, MINUTE, readCaptcha, solvePuzzle } from '../testing/people.ts';

const right = bodyOf(personas.member);
const wrong = { ...right, password: 'wrong' };

async function fail({ client }: Caller, times: number, body = wrong): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (let failure = 0; failure < times; failure += 1) errors.push(await refusalOf(login({ client, body })));
  return errors;
}

describe('a login after failures', () => {
  it('needs no captcha before the third failure, and says so with it [LOGIN-05]', async () => {
    const caller = createCaller();
    const errors = await fail(caller, 3);
    expect(errors).toMatchObject([
      { code: 'AUTH_INVALID_CREDENTIALS', value: { captcha: false } },
      { code: 'AUTH_INVALID_CREDENTIALS', value: { captcha: false } },
      { code: 'AUTH_INVALID_CREDENTIALS', value: { captcha: true } },
    ]);
    const error = await refusalOf(login({ client: caller.client, body: right }));
    expect(error).toMatchObject({ code: 'AUTH_CAPTCHA_REQUIRED', value: { captcha: true } });
  });

  it("succeeds with the captcha's digits, which are valid once [LOGIN-05]", async () => {
    const caller = createCaller();
    await fail(caller, 3);
    const { captcha, captchaId } = await readCaptcha(caller);
    const headers = { 'X-Captcha-Id': captchaId };
    const { value } = await login({ client: caller.client, body: { ...right, captcha }, headers });
    expect(value.user.account).toBe('maricel');
    await fail(caller, 3);
    const again = await refusalOf(login({ client: caller.client, body: { ...right, captcha }, headers }));
    expect(again.code).toBe('AUTH_CAPTCHA_INVALID');
  });

  it.each([
    ['wrong digits', { wrongDigits: true, after: 0 }],
    ['a picture older than two minutes', { wrongDigits: false, after: 2 * MINUTE }],
  ])('refuses %s', async (_what, { wrongDigits, after }) => {
    const caller = createCaller();
    await fail(caller, 3);
    const { captcha, captchaId } = await readCaptcha(caller);
    caller.world.clock.advance(after);
    const input = wrongDigits ? captcha.replaceAll(/\d/g, (digit) => String(9 - Number(digit))) : captcha;
    const headers = { 'X-Captcha-Id': captchaId };
    const error = await refusalOf(login({ client: caller.client, body: { ...right, captcha: input }, headers }));
    expect(error.code).toBe('AUTH_CAPTCHA_INVALID');
  });

  it('needs a captcha from an address that tried several names, and from no other address', async () => {
    const caller = createCaller();
    for (const username of ['tala1', 'tala2', 'tala3']) await fail(caller, 1, { ...wrong, username });
    const error = await refusalOf(login({ client: caller.client, body: right }));
    expect(error.code).toBe('AUTH_CAPTCHA_REQUIRED');
    const { value } = await login({ client: clientAt(caller.world, '203.0.113.9'), body: right });
    expect(value.user.account).toBe('maricel');
  });

  it('needs no captcha after fifteen minutes, nor after a success from another address', async () => {
    const caller = createCaller();
    await fail(caller, 3);
    caller.world.clock.advance(15 * MINUTE);
    await login({ client: caller.client, body: right });
    await fail(caller, 2);
    await login({ client: caller.client, body: right });
    const elsewhere = { ...caller, client: clientAt(caller.world, '203.0.113.9') };
    const [error] = await fail(elsewhere, 1);
    expect(error).toMatchObject({ value: { captcha: false } });
  });

  it("keeps the address's failures when another account logs in from it", async () => {
    const caller = createCaller();
    await fail(caller, 2);
    await login({ client: caller.client, body: bodyOf(personas.agent) });
    const [error] = await fail(caller, 1, { ...wrong, username: 'tala1' });
    expect(error).toMatchObject({ value: { captcha: true } });
  });

  it('counts failures of names like `address:` and `payment:` separately from other counters', async () => {
    const { client, world, setToken } = createCaller();
    const [locking, probing] = ['203.0.113.1', '203.0.113.2'].map((address) => ({
      ...createCaller(),
      client: clientAt(world, address),
    }));
    if (locking === undefined || probing === undefined) throw new Error('There are two.');
    for (let time = 0; time < 5; time += 1) {
      const { captcha, captchaId } = await readCaptcha({ client, world, setToken });
      const body = { ...wrong, username: 'payment:m_1001', captcha };
      await refusalOf(login({ client: locking.client, body, headers: { 'X-Captcha-Id': captchaId } }));
    }
    const { value } = await login({ client, body: right });
    setToken(value.token);
    const chosen = { newPaymentPassword: '771902', confirmNewPaymentPassword: '771902' };
    const body = { ...chosen, oldPaymentPassword: '482915' };
    expect((await updatePaymentPassword({ client, body })).success).toBe(true);

    // Name and address count once each; in one key space they would count twice.
    const [first, second] = await fail(probing, 2, { ...wrong, username: 'address:203.0.113.2' });
    expect([first, second]).toMatchObject([{ value: { captcha: false } }, { value: { captcha: false } }]);
  });
});

describe('a lock after wrong passwords', () => {
  it('blocks password logins only', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    changeSettings(world, { phoneAuth: true });
    await fail(caller, 3);
    for (let time = 0; time < 2; time += 1) {
      const { captcha, captchaId } = await readCaptcha(caller);
      await refusalOf(login({ client, body: { ...wrong, captcha }, headers: { 'X-Captcha-Id': captchaId } }));
    }
    expect(await refusalOf(login({ client, body: right }))).toMatchObject({
      code: 'AUTH_ACCOUNT_LOCKED',
      retryAfter: 15 * 60,
    });

    const number = { mobileNum: '9171234567', countryDialingCode: '63' };
    const firebase = { firebaseChannel: 'ph-main', firebaseIdToken: 'sandbox:phone:639171234567' };
    const social = { provider: 'FACEBOOK', idToken: 'sandbox:facebook:maricel' } as const;
    const askCode = async (purpose: 'login' | 'forgotPassword'): Promise<string> => {
      const sliderVerification = await solvePuzzle(caller, 'SMS');
      world.clock.advance(MINUTE);
      await sendLoginSmsCode({ client, body: { ...number, sliderVerification, purpose } });
      return lastCode(world);
    };
    const bySms = { username: number.mobileNum, countryDialingCode: '63', type: 'sms' } as const;
    const tokens = [
      (await loginPhoneAuth({ client, body: { ...number, ...firebase } })).value.token,
      (await loginSocial({ client, body: social })).value.token,
      (await login({ client, body: { ...bySms, password: await askCode('login') } })).value.token,
    ];
    const verificationCode = await askCode('forgotPassword');
    const reset = { ...number, verificationCode, newPassword: 'Ilangilang8' };
    tokens.push((await resetPasswordByMobile({ client, body: reset })).value.token);
    expect(tokens).toEqual(tokens.map(() => expect.stringMatching(/^mbr_/)));
  });
});

describe('the slider at login', () => {
  it('is required when configured, with a proof valid once and for its scene [ENT-01]', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    changeSettings(world, { sliderAtLogin: true });
    expect((await refusalOf(login({ client, body: right }))).code).toBe('AUTH_SLIDER_FAILED');
    const foreign = await solvePuzzle(caller, 'SMS');
    const refused = await refusalOf(login({ client, body: { ...right, sliderVerification: foreign } }));
    expect(refused.code).toBe('AUTH_SLIDER_FAILED');
    const sliderVerification = await solvePuzzle(caller, 'LOGIN');
    const { value } = await login({ client, body: { ...right, sliderVerification } });
    expect(value.token).toMatch(/^mbr_/);
    const again = await refusalOf(login({ client, body: { ...right, sliderVerification } }));
    expect(again.code).toBe('AUTH_SLIDER_FAILED');
  });
});

describe('what a login says of its account', () => {
  it.each([
    [
      'nothing of a usual one',
      personas.member,
      { firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false },
    ],
    ['the first login', personas.firstLogin, { firstTimeLogin: true, passwordExpired: false }],
    ['an expired password [LOGIN-22]', personas.expiredPassword, { passwordExpired: true, passwordIsDefault: false }],
    [
      'the weak default password [LOGIN-21]',
      personas.weakPassword,
      { passwordExpired: false, passwordIsDefault: true },
    ],
  ])('is %s', async (_what, persona, expected) => {
    const { client } = createCaller();
    const { value } = await login({ client, body: bodyOf(persona) });
    expect(value).toMatchObject(expected);
  });

  it('is not expiry where the site does not force a change [PWD-05]', async () => {
    const { client, world } = createCaller();
    changeSite(world, { flags: { PWDEXPFORCECHANGE3: false } });
    const { value } = await login({ client, body: bodyOf(personas.expiredPassword) });
    expect(value.passwordExpired).toBe(false);
  });
});

describe('free play', () => {
  const body = { os: 'Android 15', platform: 'W' } as const;

  it('opens a trial account with its own play money for everyone who asks [CALL-03] [ROLE-08]', async () => {
    const { client, setToken } = createCaller();
    const first = await loginFreePlay({ client, body });
    const second = await loginFreePlay({ client, body });
    expect(first.value.token).toMatch(/^trl_/);
    expect(first.value.user).toMatchObject({
      type: 4,
      isTrial: true,
      isAgent: false,
      balance: '5000.00',
      hasVip: false,
    });
    expect(second.value.user.id).not.toBe(first.value.user.id);
    setToken(first.value.token);
    expect((await getMemberInfo({ client })).value.id).toBe(first.value.user.id);
  });

  it('is refused where the site offers none [LOGIN-15]', async () => {
    const { client, world } = createCaller();
    changeSite(world, { flags: { FREEPLAY3: false } });
    expect((await refusalOf(loginFreePlay({ client, body }))).code).toBe('FREEPLAY_DISABLED');
  });
});

describe('a social login', () => {
  it('registers a stranger once and knows them afterwards [LOGIN-29]', async () => {
    const { client } = createCaller();
    const body = { provider: 'GOOGLE', idToken: 'sandbox:google:tala.reyes' } as const;
    const first = await loginSocial({ client, body: { ...body, termsAccepted: true, birthday: '1990-01-01' } });
    const second = await loginSocial({ client, body });
    expect(first.value).toMatchObject({
      registered: true,
      firstTimeLogin: true,
      user: { nickname: 'tala.reyes', type: 0 },
    });
    expect(second.value).toMatchObject({ registered: false, user: { id: first.value.user.id } });
  });

  it('opens the account that is bound to the subject [LOGIN-29]', async () => {
    const { client } = createCaller();
    const { value } = await loginSocial({
      client,
      body: { provider: 'FACEBOOK', idToken: 'sandbox:facebook:maricel' },
    });
    expect(value).toMatchObject({ registered: false, firstTimeLogin: false, user: { account: 'maricel' } });
  });

  it.each([
    ['SOCIAL_TOKEN_INVALID', 'a token of another provider', 'sandbox:facebook:maricel'],
    ['SOCIAL_TOKEN_INVALID', 'a malformed token', 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln'],
    ['AUTH_NOT_MEMBER', 'a back-office account', 'sandbox:google:backoffice'],
  ])('is refused with %s for %s [LOGIN-29]', async (code, _what, idToken) => {
    const { client } = createCaller();
    expect((await refusalOf(loginSocial({ client, body: { provider: 'GOOGLE', idToken } }))).code).toBe(code);
  });

  it('is refused when the site has disabled the provider', async () => {
    const { client, world } = createCaller();
    changeSettings(world, { socialProviders: ['GOOGLE'] });
    const body = { provider: 'FACEBOOK', idToken: 'sandbox:facebook:maricel' } as const;
    expect((await refusalOf(loginSocial({ client, body }))).code).toBe('SOCIAL_LOGIN_DISABLED');
  });
});

describe('a login by the phone service', () => {
  const body = (idToken: string, mobileNum = '9171234567') => ({
    firebaseChannel: 'ph-main',
    firebaseIdToken: idToken,
    mobileNum,
    countryDialingCode: '63',
  });

  const start = () => {
    const caller = createCaller();
    changeSettings(caller.world, { phoneAuth: true });
    return caller;
  };

  it('opens the account of the number [LOGIN-29]', async () => {
    const { client } = start();
    const { value } = await loginPhoneAuth({ client, body: body('sandbox:phone:639171234567') });
    expect(value).toMatchObject({ firstTimeLogin: false, user: { account: 'maricel' } });
  });

  it.each([
    ['SMS_CODE_INVALID', 'a token of another number', body('sandbox:phone:639171234568')],
    ['SMS_CODE_INVALID', 'a number without an account', body('sandbox:phone:639990001122', '9990001122')],
    ['SMS_CODE_EXPIRED', 'an expired token', body('sandbox:phone:639171234567:expired')],
    ['SMS_CODE_EXPIRED', 'a token of an hour ago', body('sandbox:phone:639171234567:1795237200')],
    ['SMS_QUOTA_EXCEEDED', 'a used up quota', body('sandbox:phone:639171234567:quota')],
  ])('is refused with %s for %s [LOGIN-29]', async (code, _what, request) => {
    const { client } = start();
    expect((await refusalOf(loginPhoneAuth({ client, body: request }))).code).toBe(code);
  });

  it.each([
    ['login by code', (world: World) => changeSite(world, { flags: { MOBILEVERCODELOGIN3: false } })],
    ['the phone service', (world: World) => changeSettings(world, { phoneAuth: false })],
  ])('is refused when the site has disabled %s', async (_what, disable) => {
    const { client, world } = start();
    disable(world);
    const error = await refusalOf(loginPhoneAuth({ client, body: body('sandbox:phone:639171234567') }));
    expect(error.code).toBe('SMS_NOT_ENABLED');
  });
});
