import {
  changePassword,
  confirmPasswordResetByEmail,
  getMemberInfo,
  getMemberProfile,
  login,
  loginSocial,
  requestPasswordResetByEmail,
  resetPasswordByMobile,
  sendLoginSmsCode,
  sendSecurityCode,
  sendTwoStepCode,
  updatePaymentPassword,
  verifyTwoStepLogin,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { changeSettings, WEAK_DEFAULT_PASSWORD } from '../domain/site/index.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import {
  clientAt,
  createCallerAs,
  HOUR,
  lastCode,
  lastMessage,
  MINUTE,
  wrongCode,
  solvePuzzle,
} from '../testing/people.ts';

const NEW = 'Ilangilang8';
const OLD = personas.member.password;
const NUMBER = { mobileNum: '9171234567', countryDialingCode: '63' };

const logIn = ({ client }: Caller, password: string) =>
  login({ client, body: bodyOf({ ...personas.member, password }) });

describe('changing the password', () => {
  const change = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW };

  it('puts the new one in force and ends the other sessions', async () => {
    const caller = await createCallerAs(personas.member);
    const { client, setToken } = caller;
    const { value } = await logIn(caller, OLD);
    await changePassword({ client, body: change });
    expect((await getMemberInfo({ client })).value.account).toBe('maricel');
    setToken(value.token);
    expect((await refusalOf(getMemberInfo({ client }))).code).toBe('AUTH_REQUIRED');
    expect((await refusalOf(logIn(caller, OLD))).code).toBe('AUTH_INVALID_CREDENTIALS');
    expect((await logIn(caller, NEW)).value.passwordExpired).toBe(false);
  });

  it('resets expiry and the weak default', async () => {
    const { client } = await createCallerAs(personas.weakPassword);
    await changePassword({ client, body: { ...change, oldPassword: WEAK_DEFAULT_PASSWORD } });
    const { value } = await login({ client, body: bodyOf({ ...personas.weakPassword, password: NEW }) });
    expect(value).toMatchObject({ passwordIsDefault: false, passwordExpired: false });
  });

  it.each([
    ['PASSWORD_OLD_INVALID', { ...change, oldPassword: 'wrong' }],
    ['PASSWORD_MISMATCH', { ...change, confirmNewPassword: 'Ilangilang9' }],
    ['PASSWORD_WEAK', { ...change, newPassword: 'kalayaan', confirmNewPassword: 'kalayaan' }],
    ['PASSWORD_WEAK', { ...change, newPassword: WEAK_DEFAULT_PASSWORD, confirmNewPassword: WEAK_DEFAULT_PASSWORD }],
    ['PASSWORD_REUSED', { ...change, newPassword: OLD, confirmNewPassword: OLD }],
  ])('is refused with %s [VAL-15] [VAL-16]', async (code, body) => {
    const { client } = await createCallerAs(personas.member);
    expect((await refusalOf(changePassword({ client, body }))).code).toBe(code);
  });

  it('is locked for fifteen minutes after five wrong old passwords in a row', async () => {
    const { client, world } = await createCallerAs(personas.member);
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      const error = await refusalOf(changePassword({ client, body: { ...change, oldPassword: 'wrong' } }));
      expect(error).toMatchObject({ code: 'PASSWORD_OLD_INVALID', value: { attemptsLeft } });
    }
    const error = await refusalOf(changePassword({ client, body: change }));
    expect(error).toMatchObject({ code: 'AUTH_ACCOUNT_LOCKED', retryAfter: 15 * 60 });
    world.clock.advance(15 * MINUTE);
    expect((await changePassword({ client, body: change })).success).toBe(true);
  });

  it('voids the reset links and pending logins of the account only', async () => {
    const { client, world } = await createCallerAs(personas.unknownAddress, '198.51.100.61');
    const guest = clientAt(world, '203.0.113.5');
    await requestPasswordResetByEmail({
      client: guest,
      body: { username: 'crisanto', email: 'crisanto@mail.example' },
    });
    const resetToken = new URL(lastMessage(world).link ?? '').searchParams.get('token') ?? '';
    await requestPasswordResetByEmail({ client: guest, body: { username: 'maricel', email: 'maricel@mail.example' } });
    const suspended = await refusalOf(login({ client: guest, body: bodyOf(personas.unknownAddress) }));
    const twoStepToken = String(suspended.value?.['twoStepToken']);
    await sendTwoStepCode({ client: guest, body: { twoStepToken, channel: 'SMS' } });
    await changePassword({ client, body: change });

    const chosen = { newPassword: 'Kalayaan77', confirmNewPassword: 'Kalayaan77' };
    const byLink = confirmPasswordResetByEmail({ client: guest, body: { resetToken, ...chosen } });
    const byCode = verifyTwoStepLogin({
      client: guest,
      body: { twoStepToken, verificationCode: lastCode(world) },
    });
    expect([(await refusalOf(byLink)).code, (await refusalOf(byCode)).code]).toEqual([
      'RESET_TOKEN_INVALID',
      'TWO_STEP_EXPIRED',
    ]);
    expect(world.store.passwordResets.all()).toMatchObject([{ memberId: 'm_1001' }]);
  });
});

describe('a reset by email', () => {
  const who = { username: 'Maricel', email: 'Maricel@mail.example' };
  const chosen = { newPassword: NEW, confirmNewPassword: NEW };
  const ask = async ({ client, world }: Caller): Promise<string> => {
    await requestPasswordResetByEmail({ client, body: who });
    return new URL(lastMessage(world).link ?? '').searchParams.get('token') ?? '';
  };

  it('sends a link that sets a password once and ends every session', async () => {
    const caller = await createCallerAs(personas.member);
    const { client, world } = caller;
    const resetToken = await ask(caller);
    expect(lastMessage(world)).toMatchObject({
      channel: 'EMAIL',
      to: 'maricel@mail.example',
      purpose: 'passwordReset',
    });
    expect(lastMessage(world).link).toBe(`https://play.croupier.example/forget?token=${resetToken}`);
    await confirmPasswordResetByEmail({ client, body: { resetToken, ...chosen } });
    expect((await refusalOf(getMemberInfo({ client }))).code).toBe('AUTH_REQUIRED');
    expect((await logIn(caller, NEW)).value.user.account).toBe('maricel');
    const again = await refusalOf(confirmPasswordResetByEmail({ client, body: { resetToken, ...chosen } }));
    expect(again.code).toBe('RESET_TOKEN_INVALID');
  });

  it('is refused when the link is older than half an hour', async () => {
    const caller = createCaller();
    const resetToken = await ask(caller);
    caller.world.clock.advance(30 * MINUTE);
    const error = await refusalOf(
      confirmPasswordResetByEmail({ client: caller.client, body: { resetToken, ...chosen } }),
    );
    expect(error.code).toBe('RESET_TOKEN_INVALID');
  });

  it.each([
    ['PASSWORD_MISMATCH', { ...chosen, confirmNewPassword: 'Ilangilang9' }],
    ['PASSWORD_WEAK', { newPassword: '12345678', confirmNewPassword: '12345678' }],
    ['PASSWORD_WEAK', { newPassword: WEAK_DEFAULT_PASSWORD, confirmNewPassword: WEAK_DEFAULT_PASSWORD }],
    ['PASSWORD_REUSED', { newPassword: OLD, confirmNewPassword: OLD }],
  ])('is refused with %s, and the link stays valid', async (code, body) => {
    const caller = createCaller();
    const resetToken = await ask(caller);
    const error = await refusalOf(
      confirmPasswordResetByEmail({ client: caller.client, body: { resetToken, ...body } }),
    );
    expect(error.code).toBe(code);
    await confirmPasswordResetByEmail({ client: caller.client, body: { resetToken, ...chosen } });
    expect((await logIn(caller, NEW)).value.token).toMatch(/^mbr_/);
  });

  it('is refused for an unknown account unless the site hides that', async () => {
    const { client, world } = createCaller();
    const other = { ...who, email: 'amihan@mail.example' };
    const error = await refusalOf(requestPasswordResetByEmail({ client, body: other }));
    expect(error).toMatchObject({ code: 'USER_NOT_FOUND', status: 404 });
    changeSettings(world, { neutralReset: true });
    expect((await requestPasswordResetByEmail({ client, body: other })).success).toBe(true);
    expect(world.store.outbox.all()).toEqual([]);
  });

  it('is invalid when a newer link was requested', async () => {
    const caller = createCaller();
    const [older, newer] = [await ask(caller), await ask(caller)];
    const reset = (resetToken: string) =>
      confirmPasswordResetByEmail({ client: caller.client, body: { resetToken, ...chosen } });
    expect((await refusalOf(reset(older))).code).toBe('RESET_TOKEN_INVALID');
    expect((await reset(newer)).success).toBe(true);
  });

  it('is limited to five requests an hour per network address', async () => {
    const caller = createCaller();
    for (let time = 0; time < 5; time += 1) await ask(caller);
    caller.world.clock.advance(MINUTE);
    expect(await refusalOf(ask(caller))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 59 * 60 });
    await requestPasswordResetByEmail({ client: clientAt(caller.world, '203.0.113.5'), body: who });
    caller.world.clock.advance(HOUR);
    expect(await ask(caller)).toMatch(/^rst_/);
  });
});

describe('a reset by mobile number', () => {
  const start = async (caller: Caller): Promise<string> => {
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    await sendLoginSmsCode({
      client: caller.client,
      body: { ...NUMBER, sliderVerification, purpose: 'forgotPassword' },
    });
    return lastCode(caller.world);
  };
  const reset = ({ client }: Caller, verificationCode: string, newPassword = NEW, mobileNum = NUMBER.mobileNum) =>
    resetPasswordByMobile({ client, body: { mobileNum, verificationCode, newPassword } });

  it('sets the password and logs in', async () => {
    const caller = createCaller();
    const code = await start(caller);
    const { value } = await reset(caller, code);
    caller.setToken(value.token);
    expect((await getMemberInfo({ client: caller.client })).value.account).toBe('maricel');
    expect((await logIn(caller, NEW)).value.token).toMatch(/^mbr_/);
    expect((await refusalOf(reset(caller, code))).code).toBe('SMS_CODE_INVALID');
  });

  it('is refused for a number without an account, a wrong code, a weak or the old password and an old code', async () => {
    const caller = createCaller();
    const code = await start(caller);
    const refused = [
      await refusalOf(reset(caller, code, NEW, '9998887766')),
      await refusalOf(reset(caller, wrongCode(code))),
      await refusalOf(reset(caller, code, WEAK_DEFAULT_PASSWORD)),
      await refusalOf(reset(caller, code, OLD)),
    ];
    caller.world.clock.advance(MINUTE);
    refused.push(await refusalOf(reset(caller, code)));
    const codes = ['SMS_CODE_INVALID', 'SMS_CODE_INVALID', 'PASSWORD_WEAK', 'PASSWORD_REUSED', 'SMS_CODE_EXPIRED'];
    expect(refused.map((error) => error.code)).toEqual(codes);
  });

  it('is limited to five tries an hour per network address, links included', async () => {
    const caller = createCaller();
    const mail = { username: 'maricel', email: 'maricel@mail.example' };
    await requestPasswordResetByEmail({ client: caller.client, body: mail });
    for (let time = 0; time < 4; time += 1) {
      expect((await refusalOf(reset(caller, '123456', NEW, '9998887766'))).code).toBe('SMS_CODE_INVALID');
    }
    expect(await refusalOf(reset(caller, '123456'))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 });
    const elsewhere = { ...caller, client: clientAt(caller.world, '203.0.113.5') };
    expect((await refusalOf(reset(elsewhere, '123456'))).code).toBe('SMS_CODE_INVALID');
  });

  it('does not reveal which numbers have accounts', async () => {
    const caller = createCaller();
    const codesOf = async (mobileNum: string): Promise<(string | undefined)[]> => {
      const sliderVerification = await solvePuzzle(caller, 'SMS');
      const number = { mobileNum, countryDialingCode: '63' };
      await sendLoginSmsCode({
        client: caller.client,
        body: { ...number, sliderVerification, purpose: 'forgotPassword' },
      });
      const fresh = await refusalOf(reset(caller, '999999', NEW, mobileNum));
      caller.world.clock.advance(MINUTE);
      const old = await refusalOf(reset(caller, '999999', NEW, mobileNum));
      return [fresh.code, old.code];
    };
    const unknown = await codesOf('9998887766');
    expect(unknown).toEqual(['SMS_CODE_INVALID', 'SMS_CODE_EXPIRED']);
    expect(unknown).toEqual(await codesOf(NUMBER.mobileNum));
  });

  it('refuses a code that was sent for a login', async () => {
    const caller = createCaller();
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    await sendLoginSmsCode({ client: caller.client, body: { ...NUMBER, sliderVerification, purpose: 'login' } });
    expect((await refusalOf(reset(caller, lastCode(caller.world)))).code).toBe('SMS_CODE_INVALID');
  });
});

describe('the payment password', () => {
  const chosen = { newPaymentPassword: '771902', confirmNewPaymentPassword: '771902' };

  it('is set with the login password and changed with the old one', async () => {
    const { client } = await createCallerAs(personas.newcomer);
    const without = await refusalOf(updatePaymentPassword({ client, body: chosen }));
    const wrong = await refusalOf(updatePaymentPassword({ client, body: { ...chosen, loginPassword: 'wrong' } }));
    expect([without.code, wrong.code]).toEqual(['PASSWORD_CHECK_FAILED', 'PASSWORD_CHECK_FAILED']);
    await updatePaymentPassword({ client, body: { ...chosen, loginPassword: personas.newcomer.password } });
    const bySession = { ...chosen, loginPassword: personas.newcomer.password };
    expect((await refusalOf(updatePaymentPassword({ client, body: bySession }))).code).toBe('PAYMENT_PASSWORD_INVALID');
    const body = { newPaymentPassword: '300985', confirmNewPaymentPassword: '300985', oldPaymentPassword: '771902' };
    expect((await updatePaymentPassword({ client, body })).success).toBe(true);
  });

  it('is refused when the confirmation differs or it has not six digits', async () => {
    const { client } = await createCallerAs(personas.member);
    const old = { oldPaymentPassword: '482915' };
    const differs = { ...chosen, ...old, confirmNewPaymentPassword: '771903' };
    expect((await refusalOf(updatePaymentPassword({ client, body: differs }))).code).toBe('PASSWORD_MISMATCH');
    const letters = { ...old, newPaymentPassword: 'abcdef', confirmNewPaymentPassword: 'abcdef' };
    const error = await refusalOf(updatePaymentPassword({ client, body: letters }));
    expect(error).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [{ field: 'newPaymentPassword', patternId: 1 }],
    });
  });

  it('is locked for fifteen minutes after five wrong old ones in a row', async () => {
    const { client, world } = await createCallerAs(personas.member);
    const change = (oldPaymentPassword: string) =>
      updatePaymentPassword({ client, body: { ...chosen, oldPaymentPassword } });
    for (let time = 0; time < 5; time += 1) {
      expect((await refusalOf(change('000000'))).code).toBe('PAYMENT_PASSWORD_INVALID');
    }
    expect((await refusalOf(change('482915'))).code).toBe('PAYMENT_PASSWORD_LOCKED');
    world.clock.advance(15 * MINUTE);
    expect((await change('482915')).success).toBe(true);
  });

  it('is locked for fifteen minutes after five wrong login passwords when it is first set', async () => {
    const { client, world } = await createCallerAs(personas.newcomer);
    const set = (loginPassword: string) => updatePaymentPassword({ client, body: { ...chosen, loginPassword } });
    for (let time = 0; time < 5; time += 1) {
      expect((await refusalOf(set('wrong'))).code).toBe('PASSWORD_CHECK_FAILED');
    }
    const locked = await refusalOf(set(personas.newcomer.password));
    expect(locked).toMatchObject({ code: 'PAYMENT_PASSWORD_LOCKED', retryAfter: 15 * 60 });
    world.clock.advance(15 * MINUTE);
    expect((await set(personas.newcomer.password)).success).toBe(true);
  });
});

describe('an account without a password', () => {
  const payment = { newPaymentPassword: '771902', confirmNewPaymentPassword: '771902' };
  const chosen = { newPassword: NEW, confirmNewPassword: NEW };
  const start = async (): Promise<Caller> => {
    const caller = createCaller();
    const idToken = 'sandbox:google:tala.reyes:tala@mail.example';
    const body = { provider: 'GOOGLE', idToken, termsAccepted: true, birthday: '1990-01-01' } as const;
    caller.setToken((await loginSocial({ client: caller.client, body })).value.token);
    return caller;
  };
  const askCode = async ({ client, world }: Caller): Promise<string> => {
    const { value } = await sendSecurityCode({ client, body: { channel: 'EMAIL' } });
    expect(value.maskedTarget).toBe('t*****a@mail.example');
    return lastCode(world);
  };

  it('sets its first one with a code, which is valid once', async () => {
    const caller = await start();
    const { client } = caller;
    const verificationCode = await askCode(caller);
    await changePassword({ client, body: { ...chosen, verificationCode } });
    const { value } = await getMemberProfile({ client });
    expect(value.passwordSet).toBe(true);
    const again = await refusalOf(changePassword({ client, body: { ...chosen, verificationCode } }));
    expect(again).toMatchObject({ code: 'FIELD_INVALID', fieldErrors: [{ field: 'oldPassword' }] });
  });

  it.each([
    ['FIELD_INVALID', 'no code', {}],
    ['FIELD_INVALID', 'a password in place of the missing one', { oldPassword: NEW }],
    ['SMS_CODE_INVALID', 'a wrong code', { verificationCode: 'wrong' }],
  ])('is refused with %s for %s', async (code, _what, proof) => {
    const caller = await start();
    await askCode(caller);
    const { client } = caller;
    expect((await refusalOf(changePassword({ client, body: { ...chosen, ...proof } }))).code).toBe(code);
    expect((await refusalOf(updatePaymentPassword({ client, body: { ...payment, ...proof } }))).code).toBe(code);
  });

  it('sets a payment password with a code, and gets none for a contact that it has not', async () => {
    const caller = await start();
    const { client } = caller;
    const verificationCode = await askCode(caller);
    expect((await updatePaymentPassword({ client, body: { ...payment, verificationCode } })).success).toBe(true);
    expect(await refusalOf(sendSecurityCode({ client, body: { channel: 'SMS' } }))).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [{ field: 'channel', reason: 'NOT_OFFERED' }],
    });
  });
});
