import {
  checkAccountAvailability,
  checkAffiliateCode,
  getMemberInfo,
  getMemberProfile,
  getSiteConfiguration,
  login,
  registerMember,
  registerMemberByMobile,
  sendRegisterSmsCode,
} from '@croupier/sdk/client';
import type { MobileRegistrationRequest, RegistrationFieldConfig, RegistrationRequest } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { REGISTRATION_FIELDS, changeSettings, WEAK_DEFAULT_PASSWORD, changeSite } from '../domain/site/index.ts';
import { createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { clientAt, lastCode, MINUTE, wrongCode, readCaptcha, solvePuzzle } from '../testing/people.ts';

const NUMBER = { mobileNum: '9998887766', countryDialingCode: '63' };
const FILLED: RegistrationRequest = {
  termsAccepted: true,
  username: 'Kalayaan7',
  password: 'Ilangilang8',
  confirmPassword: 'Ilangilang8',
  email: 'Kalayaan@mail.example',
  birthday: '1999-03-14',
  domain: 'play.croupier.example',
  registerMethod: 'WEB',
};

/** Changes fields of this world's form. */
const changeFields = (world: Caller['world'], fields: Record<string, RegistrationFieldConfig>): void =>
  changeSite(world, { register: fields });

async function register(caller: Caller, change: Partial<RegistrationRequest> = {}) {
  const sliderVerification = await solvePuzzle(caller, 'REGISTER');
  return registerMember({ client: caller.client, body: { ...FILLED, sliderVerification, ...change } });
}

describe('registering by user name', () => {
  it('opens an account with nothing in it, and its session', async () => {
    const caller = createCaller();
    const { client, setToken } = caller;
    const { value } = await register(caller, { payeeName: 'Kalayaan M. Reyes', ...NUMBER });
    setToken(value.token);
    expect((await getMemberInfo({ client })).value).toMatchObject({
      id: value.memberId,
      account: 'kalayaan7',
      balance: '0.00',
      isTrial: false,
      firstTimeLogin: false,
    });
    expect((await getMemberProfile({ client })).value).toMatchObject({
      payeeName: 'Kalayaan M. Reyes',
      birthday: '1999-03-14',
      mobileNum: '999****766',
      mobileVerified: false,
    });
    const again = await login({ client, body: { username: 'KALAYAAN7', password: 'Ilangilang8', type: 'username' } });
    expect(again.value.user.id).toBe(value.memberId);
  });

  it('records the agent and the inviter of the given codes [ENT-08]', async () => {
    const caller = createCaller();
    const { value } = await register(caller, { affiliateCode: 'amihan19', referralCode: 'MARICEL7' });
    const profile = caller.world.store.profiles.get(value.memberId);
    expect(profile).toMatchObject({ uplineId: 'm_2001', inviterId: 'm_1001' });
    expect(caller.world.store.inviteCodes.findBy('memberId', value.memberId)).toHaveLength(1);
  });

  it.each<[string, Partial<RegistrationRequest>]>([
    ['USERNAME_TAKEN', { username: 'Maricel' }],
    ['EMAIL_TAKEN', { email: 'Maricel@mail.example' }],
    ['MOBILE_TAKEN', { mobileNum: '9171234567', countryDialingCode: '63' }],
    ['AFFILIATE_CODE_INVALID', { affiliateCode: 'NOBODY19' }],
    ['AFFILIATE_CODE_INVALID', { affiliateCode: 'AMIHAN19', domain: 'other.example' }],
    ['AFFILIATE_CODE_INVALID', { affiliateCode: 'AMIHAN19', domain: '' }],
    ['REFERRAL_CODE_INVALID', { referralCode: 'NOBODY7' }],
    ['REFERRAL_CODE_INVALID', { referralCode: 'AMIHAN19' }],
    ['AGE_BELOW_MINIMUM', { birthday: '2005-11-22' }],
    ['PASSWORD_WEAK', { password: WEAK_DEFAULT_PASSWORD, confirmPassword: WEAK_DEFAULT_PASSWORD }],
    ['AUTH_SLIDER_FAILED', { sliderVerification: { challengeId: 'sld_none', verifyToken: 'svt_none' } }],
  ])('is refused with %s for %j, and creates no account', async (code, change) => {
    const caller = createCaller();
    const before = caller.world.store.members.all().length;
    expect((await refusalOf(register(caller, change))).code).toBe(code);
    expect(caller.world.store.members.all()).toHaveLength(before);
  });

  it('is refused when the terms are not accepted', async () => {
    const caller = createCaller();
    // The contract's type allows only true, but a client may send anything.
    const unticked = { termsAccepted: false } as unknown as Partial<RegistrationRequest>;
    expect((await refusalOf(register(caller, unticked))).code).toBe('TERMS_NOT_ACCEPTED');
  });

  it.each<[string, Partial<RegistrationRequest>, Record<string, unknown>]>([
    ['username', { username: '7even' }, { patternId: 4, minLength: 6, maxLength: 16 }],
    ['password', { password: 'short', confirmPassword: 'short' }, { patternId: 18, minLength: 8, maxLength: 20 }],
    ['confirmPassword', { confirmPassword: 'Ilangilang9' }, {}],
    ['email', { email: 'nobody' }, { patternId: 5 }],
    ['birthday', { birthday: undefined }, { patternId: 12 }],
    ['mobileNum', { mobileNum: '81712A4567' }, { patternId: 1 }],
  ])('names the field %s that does not fit [VAL-07] [VAL-12]', async (field, change, expected) => {
    const error = await refusalOf(register(createCaller(), change));
    expect(error).toMatchObject({ code: 'FIELD_INVALID', fieldErrors: [{ field, ...expected }] });
  });

  it('keeps the slider proof valid when a field is invalid', async () => {
    const caller = createCaller();
    const sliderVerification = await solvePuzzle(caller, 'REGISTER');
    await refusalOf(register(caller, { sliderVerification, username: '7even' }));
    expect((await register(caller, { sliderVerification })).value.token).toMatch(/^mbr_/);
  });

  it.each<[string, string, Partial<RegistrationRequest>]>([
    ['a user name', 'USERNAME_TAKEN', { username: 'maricel' }],
    ['an email address', 'EMAIL_TAKEN', { email: 'maricel@mail.example' }],
    ['a recommender', 'FIELD_INVALID', { recommenderId: 'nobody' }],
  ])('needs a new captcha and slider proof for each answer about %s', async (_what, code, change) => {
    const caller = createCaller();
    changeFields(caller.world, {
      captcha: { ...REGISTRATION_FIELDS.captcha, enabled: true, required: true },
      recommenderId: { ...REGISTRATION_FIELDS.recommenderId, enabled: true },
    });
    const proof = { sliderVerification: await solvePuzzle(caller, 'REGISTER') };
    const body = { ...FILLED, ...change, captcha: '0000', ...proof };
    const unread = await refusalOf(registerMember({ client: caller.client, body }));
    const { captcha, captchaId } = await readCaptcha(caller);
    const headers = { 'X-Captcha-Id': captchaId };
    const without = { ...body, captcha, sliderVerification: { challengeId: 'sld_none', verifyToken: 'svt_none' } };
    const unsolved = await refusalOf(registerMember({ client: caller.client, body: without, headers }));
    const next = await readCaptcha(caller);
    const solved = { ...body, captcha: next.captcha };
    const nextHeaders = { 'X-Captcha-Id': next.captchaId };
    const answered = await refusalOf(registerMember({ client: caller.client, body: solved, headers: nextHeaders }));
    const again = await refusalOf(registerMember({ client: caller.client, body: solved, headers: nextHeaders }));
    expect([unread.code, unsolved.code, answered.code, again.code]).toEqual([
      'AUTH_CAPTCHA_INVALID',
      'AUTH_SLIDER_FAILED',
      code,
      'AUTH_CAPTCHA_INVALID',
    ]);
  });

  it('requires shown fields and drops hidden ones [REG-03] [REG-04] [VAL-05]', async () => {
    const caller = createCaller();
    const { client, world, setToken } = caller;
    changeFields(world, {
      telegram: { ...REGISTRATION_FIELDS.telegram, enabled: true, required: true },
      recommenderId: { ...REGISTRATION_FIELDS.recommenderId, enabled: true },
      birthday: { ...REGISTRATION_FIELDS.birthday, required: false },
    });
    const { value: site } = await getSiteConfiguration({ client, query: { device: 'WEB' } });
    expect(site.register).toMatchObject({ telegram: { required: true }, zalo: { enabled: false } });
    const missing = await refusalOf(register(caller, { birthday: undefined }));
    expect(missing.fieldErrors).toMatchObject([{ field: 'telegram' }]);
    const unknown = await refusalOf(register(caller, { telegram: 'kala_tg', recommenderId: 'nobody' }));
    expect(unknown.fieldErrors).toMatchObject([{ field: 'recommenderId' }]);
    const { value } = await register(caller, { telegram: 'kala_tg', zalo: 'kala.zalo', recommenderId: 'maricel' });
    setToken(value.token);
    const { value: profile } = await getMemberProfile({ client });
    expect(profile).toMatchObject({ telegram: 'kala_tg' });
    expect(profile).not.toHaveProperty('zalo');
    expect(world.store.profiles.get(value.memberId)?.inviterId).toBe('m_1001');
  });

  it('needs the digits of a captcha when the form has one', async () => {
    const caller = createCaller();
    changeFields(caller.world, { captcha: { ...REGISTRATION_FIELDS.captcha, enabled: true, required: true } });
    changeSettings(caller.world, { sliderAtRegistration: false });
    const { captcha, captchaId } = await readCaptcha(caller);
    const headers = { 'X-Captcha-Id': captchaId };
    const body = { ...FILLED, captcha };
    const unnamed = await refusalOf(registerMember({ client: caller.client, body }));
    expect(unnamed.code).toBe('AUTH_CAPTCHA_INVALID');
    expect((await registerMember({ client: caller.client, body, headers })).value.token).toMatch(/^mbr_/);
  });

  it('judges the age by the higher of the two ages, in the site’s time zone [REG-07]', async () => {
    const caller = createCaller();
    changeSettings(caller.world, { birthdayAge: 16, termsAge: 18 });
    expect((await refusalOf(register(caller, { birthday: '2008-11-22' }))).code).toBe('AGE_BELOW_MINIMUM');
    expect((await register(caller, { birthday: '2008-11-21' })).value.token).toMatch(/^mbr_/);
  });
});

describe('registering by mobile number', () => {
  const body: MobileRegistrationRequest = {
    termsAccepted: true,
    ...NUMBER,
    password: 'Ilangilang8',
    confirmPassword: 'Ilangilang8',
    birthday: '1999-03-14',
    registerMethod: 'WEB',
  };
  const start = (): Caller => {
    const caller = createCaller();
    changeSite(caller.world, { flags: { MOBILENUMREG3: true } });
    return caller;
  };
  const sendCode = async (caller: Caller): Promise<string> => {
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    await sendRegisterSmsCode({ client: caller.client, body: { ...NUMBER, sliderVerification } });
    return lastCode(caller.world);
  };
  const registerMobile = async (caller: Caller, change: Partial<MobileRegistrationRequest>) => {
    const sliderVerification = await solvePuzzle(caller, 'REGISTER');
    return registerMemberByMobile({ client: caller.client, body: { ...body, sliderVerification, ...change } });
  };

  it('is refused unless the site offers it [REG-16]', async () => {
    const error = await refusalOf(registerMobile(createCaller(), { verificationCode: '123456' }));
    expect(error.code).toBe('FEATURE_DISABLED');
  });

  it('opens an account whose number is verified by the code [REG-05] [VAL-08]', async () => {
    const caller = start();
    const verificationCode = await sendCode(caller);
    const { value } = await registerMobile(caller, { verificationCode });
    caller.setToken(value.token);
    const { value: profile } = await getMemberProfile({ client: caller.client });
    expect(profile).toMatchObject({ mobileNum: '999****766', mobileVerified: true });
    expect((await refusalOf(registerMobile(caller, { verificationCode }))).code).toBe('SMS_CODE_INVALID');
  });

  it("accepts the phone service's verification instead [ENT-09]", async () => {
    const caller = start();
    changeSettings(caller.world, { phoneAuth: true });
    const firebase = { firebaseChannel: 'ph-main', firebaseIdToken: 'sandbox:phone:639998887766' };
    const foreign = await refusalOf(
      registerMobile(caller, { ...firebase, firebaseIdToken: 'sandbox:phone:639170000000' }),
    );
    expect(foreign.code).toBe('SMS_CODE_INVALID');
    expect((await registerMobile(caller, firebase)).value.token).toMatch(/^mbr_/);
  });

  it('is refused with SMS_QUOTA_EXCEEDED when the quota of the phone service is used up', async () => {
    const firebaseIdToken = 'sandbox:phone:639998887766:quota';
    const caller = start();
    changeSettings(caller.world, { phoneAuth: true });
    const error = await refusalOf(registerMobile(caller, { firebaseChannel: 'ph-main', firebaseIdToken }));
    expect(error).toMatchObject({ code: 'SMS_QUOTA_EXCEEDED', status: 429 });
  });

  it('is refused with FEATURE_DISABLED when the site does not use the phone service', async () => {
    const firebase = { firebaseChannel: 'ph-main', firebaseIdToken: 'sandbox:phone:639998887766' };
    expect((await refusalOf(registerMobile(start(), firebase))).code).toBe('FEATURE_DISABLED');
  });

  it('does not reveal an existing number before the slider is solved', async () => {
    const caller = start();
    changeSite(caller.world, { flags: { REGMOBVERF3: false } });
    const existingNumber = { mobileNum: '9171234567' };
    const unproven = { sliderVerification: { challengeId: 'sld_none', verifyToken: 'svt_none' } };
    const answered = await refusalOf(registerMobile(caller, existingNumber));
    const unverified = await refusalOf(registerMobile(caller, { ...existingNumber, ...unproven }));
    expect([answered.code, unverified.code]).toEqual(['MOBILE_TAKEN', 'AUTH_SLIDER_FAILED']);
  });

  it('asks for a password or a code only where the site does [REG-17] [REG-18]', async () => {
    const caller = start();
    changeSite(caller.world, { flags: { MOBILENUMPASSREG3: false, REGMOBVERF3: false } });
    const { value } = await registerMobile(caller, { password: undefined, confirmPassword: undefined });
    expect(caller.world.store.members.get(value.memberId)?.password).toBe('');
  });

  it.each<[string, Partial<MobileRegistrationRequest>]>([
    ['MOBILE_INVALID', { mobileNum: '8171234567' }],
    ['FIELD_INVALID', { password: undefined }],
    ['FIELD_INVALID', { verificationCode: '' }],
    ['FIELD_INVALID', { password: WEAK_DEFAULT_PASSWORD, confirmPassword: WEAK_DEFAULT_PASSWORD }],
    ['AFFILIATE_CODE_INVALID', { affiliateCode: 'NOBODY19' }],
    ['REFERRAL_CODE_INVALID', { referralCode: 'NOBODY7' }],
    ['AGE_BELOW_MINIMUM', { birthday: '2015-01-01' }],
    ['AUTH_SLIDER_FAILED', { sliderVerification: { challengeId: 'sld_none', verifyToken: 'svt_none' } }],
  ])('is refused with %s for %j', async (code, change) => {
    const caller = start();
    const verificationCode = await sendCode(caller);
    expect((await refusalOf(registerMobile(caller, { verificationCode, ...change }))).code).toBe(code);
  });

  it('is refused with a wrong or expired code, and without the terms', async () => {
    const caller = start();
    const verificationCode = await sendCode(caller);
    const wrong = await refusalOf(registerMobile(caller, { verificationCode: wrongCode(verificationCode) }));
    // The contract's type allows only true, but a client may send anything.
    const unticked = { verificationCode, termsAccepted: false } as unknown as Partial<MobileRegistrationRequest>;
    const terms = await refusalOf(registerMobile(caller, unticked));
    caller.world.clock.advance(MINUTE);
    const old = await refusalOf(registerMobile(caller, { verificationCode }));
    expect([wrong.code, terms.code, old.code]).toEqual(['SMS_CODE_INVALID', 'TERMS_NOT_ACCEPTED', 'SMS_CODE_EXPIRED']);
  });
});

describe('availability checks', () => {
  it.each([
    ['username', ' MARICEL', false],
    ['username', 'maricel2', true],
    ['email', 'Maricel@mail.example', false],
    ['email', 'nobody@mail.example', true],
    ['mobileNum', '9171234567', false],
    ['mobileNum', '9998887766', true],
  ] as const)('answers whether the %s %j is free', async (field, value, available) => {
    const { client } = createCaller();
    expect((await checkAccountAvailability({ client, query: { field, value } })).value.available).toBe(available);
  });

  it('are limited per network address', async () => {
    const { client, world } = createCaller();
    const ask = (by = client) =>
      checkAccountAvailability({ client: by, query: { field: 'username', value: 'maricel' } });
    for (let time = 0; time < 30; time += 1) await ask();
    expect(await refusalOf(ask())).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
    expect((await ask(clientAt(world, '203.0.113.5'))).value.available).toBe(false);
    world.clock.advance(MINUTE);
    expect((await ask()).value.available).toBe(false);
  });

  it('accepts an agent’s code on the agent’s host only [ENT-11]', async () => {
    const { client } = createCaller();
    const check = (code: string, domain: string) => checkAffiliateCode({ client, query: { code, domain } });
    expect((await check('AMIHAN19', 'play.croupier.example')).success).toBe(true);
    expect((await refusalOf(check('AMIHAN19', 'other.example'))).code).toBe('AFFILIATE_CODE_INVALID');
    expect((await refusalOf(check('MARICEL7', 'play.croupier.example'))).code).toBe('AFFILIATE_CODE_INVALID');
  });
});
