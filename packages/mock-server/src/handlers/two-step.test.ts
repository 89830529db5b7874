import {
  login,
  loginPhoneAuth,
  loginSocial,
  resetPasswordByMobile,
  sendLoginSmsCode,
  sendTwoStepCode,
  verifyTwoStepLogin,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { changeProfile } from '../domain/member/index.ts';
import { changeSettings } from '../domain/site/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { clientAt, lastCode, lastMessage, MINUTE, solvePuzzle, wrongCode } from '../testing/people.ts';

const body = bodyOf(personas.unknownAddress);

async function start({ client }: Caller): Promise<string> {
  const error = await refusalOf(login({ client, body }));
  expect(error.code).toBe('AUTH_IP_UNREGISTERED');
  return String(error.value?.['twoStepToken']);
}

describe('a login from an unknown address', () => {
  it('succeeds with the code that was sent to the masked number', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    const sent = await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    expect(sent.value).toEqual({ expiredMinutes: 1, maskedTarget: '921****502' });
    expect(lastMessage(world)).toMatchObject({ channel: 'SMS', to: '639211234502', purpose: 'twoStep' });
    const { value } = await verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: lastCode(world) } });
    expect(value.user.account).toBe('crisanto');
    const again = verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: lastCode(world) } });
    expect((await refusalOf(again)).code).toBe('TWO_STEP_EXPIRED');
    await start(caller);
  });

  it('needs no code again from the trusted address only', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    const sent = await sendTwoStepCode({ client, body: { twoStepToken, channel: 'EMAIL' } });
    expect(sent.value.maskedTarget).toBe('c*****o@mail.example');
    const verificationCode = lastCode(world);
    await verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode, trustIp: true } });
    expect((await login({ client, body })).value.user.account).toBe('crisanto');
    const elsewhere = await refusalOf(login({ client: clientAt(world, '203.0.113.77'), body }));
    expect(elsewhere.code).toBe('AUTH_IP_UNREGISTERED');
  });

  it('needs no code from an address that was trusted earlier', async () => {
    const { world } = createCaller();
    const { value } = await login({ client: clientAt(world, '198.51.100.61'), body });
    expect(value.user.account).toBe('crisanto');
  });

  it.each([
    ['a wrong code', 0, wrongCode],
    ['an expired code', MINUTE, (code: string) => code],
  ])('is refused with %s, and accepts a new code', async (_what, after, toInput) => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    world.clock.advance(after);
    const verificationCode = toInput(lastCode(world));
    const error = await refusalOf(verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode } }));
    expect(error.code).toBe('TWO_STEP_INVALID');
    world.clock.advance(MINUTE);
    await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    const { value } = await verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: lastCode(world) } });
    expect(value.user.account).toBe('crisanto');
  });

  it('says how many wrong codes are left, and ends after five', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    const code = lastCode(world);
    const attempt = async (verificationCode: string) => {
      const error = await refusalOf(verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode } }));
      return [error.code, error.value['attemptsLeft']];
    };
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      expect(await attempt(wrongCode(code))).toEqual(['TWO_STEP_INVALID', attemptsLeft]);
    }
    expect(await attempt(code)).toEqual(['TWO_STEP_EXPIRED', undefined]);
  });

  it('refuses a code of a source that the account does not have', async () => {
    const caller = createCaller();
    const { client } = caller;
    const twoStepToken = await start(caller);
    const input = { twoStepToken, verificationCode: '123456', method: 'TOTP' } as const;
    expect(await refusalOf(verifyTwoStepLogin({ client, body: input }))).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [{ field: 'method', reason: 'NOT_OFFERED' }],
    });
  });

  it('expires after ten minutes', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    world.clock.advance(10 * MINUTE);
    const sending = await refusalOf(sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } }));
    const verifying = await refusalOf(
      verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: '123456' } }),
    );
    expect([sending.code, verifying.code]).toEqual(['TWO_STEP_EXPIRED', 'TWO_STEP_EXPIRED']);
  });

  it('refuses to send a code to a missing or unreachable target, or too often', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const twoStepToken = await start(caller);
    const send = (channel: 'SMS' | 'EMAIL') => sendTwoStepCode({ client, body: { twoStepToken, channel } });
    changeProfile(world, ids.unknownAddress, { email: null });
    expect(await refusalOf(send('EMAIL'))).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [{ field: 'channel' }],
    });
    for (let time = 0; time < 3; time += 1) {
      await send('SMS');
      world.clock.advance(MINUTE);
    }
    expect(await refusalOf(send('SMS'))).toMatchObject({ code: 'SMS_TOO_FREQUENT', retryAfter: 300 });
    changeProfile(world, ids.unknownAddress, { mobile: '639000000000' });
    expect((await refusalOf(send('SMS'))).code).toBe('SMS_SEND_FAILED');
  });

  it('is refused a code when the daily quota is used up', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const send = async (): Promise<unknown> => {
      const twoStepToken = await start(caller);
      return sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    };
    for (let time = 0; time < 10; time += 1) {
      await send();
      world.clock.advance(6 * MINUTE);
    }
    expect(await refusalOf(send())).toMatchObject({ code: 'SMS_QUOTA_EXCEEDED', status: 429 });
  });
});

describe('the second step of other logins', () => {
  const number = { mobileNum: '9211234502', countryDialingCode: '63' };
  const askCode = async (caller: Caller, purpose: 'login' | 'forgotPassword'): Promise<string> => {
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    await sendLoginSmsCode({ client: caller.client, body: { ...number, sliderVerification, purpose } });
    return lastCode(caller.world);
  };
  const bySms = async (caller: Caller) => {
    const sms = { username: number.mobileNum, countryDialingCode: '63', type: 'sms' } as const;
    return login({ client: caller.client, body: { ...sms, password: await askCode(caller, 'login') } });
  };
  const byPhoneService = ({ client, world }: Caller) => {
    changeSettings(world, { phoneAuth: true });
    const firebase = { firebaseChannel: 'ph-main', firebaseIdToken: 'sandbox:phone:639211234502' };
    return loginPhoneAuth({ client, body: { ...number, ...firebase } });
  };
  const byReset = async (caller: Caller) => {
    const verificationCode = await askCode(caller, 'forgotPassword');
    return resetPasswordByMobile({
      client: caller.client,
      body: { ...number, verificationCode, newPassword: 'Ilangilang8' },
    });
  };
  const bySocial = ({ client }: Caller) =>
    loginSocial({ client, body: { provider: 'GOOGLE', idToken: 'sandbox:google:crisanto.villar' } });

  it.each([
    ['by SMS', bySms, ['EMAIL'], true],
    ['by the phone service', byPhoneService, ['EMAIL'], false],
    ['after a reset by mobile', byReset, ['EMAIL'], false],
    ['by a social provider', bySocial, ['SMS', 'EMAIL'], false],
  ])(
    '%s goes to a contact that the login has not proven, and its answer reports an expired password like that login',
    async (_way, logInFirst, methods, passwordExpired) => {
      const caller = createCaller();
      const { client, world } = caller;
      const passwordChangedAt = '2020-01-01T00:00:00.000Z';
      world.store.transact(() => world.store.members.update(ids.unknownAddress, { passwordChangedAt }));
      const error = await refusalOf(logInFirst(caller));
      expect(error).toMatchObject({ code: 'AUTH_IP_UNREGISTERED', value: { methods } });
      const twoStepToken = String(error.value['twoStepToken']);
      const sentBySms = await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } }).then(
        () => true,
        () => false,
      );
      expect(sentBySms).toBe(methods.includes('SMS'));
      await sendTwoStepCode({ client, body: { twoStepToken, channel: 'EMAIL' } });
      const { value } = await verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: lastCode(world) } });
      expect(value).toMatchObject({ user: { account: 'crisanto' }, passwordExpired });
    },
  );

  it('is left out after a code to the only contact', async () => {
    const caller = createCaller();
    changeProfile(caller.world, ids.unknownAddress, { email: null });
    expect((await bySms(caller)).value.user.account).toBe('crisanto');
  });

  it('is needed again from every address after a reset, whose password is in force', async () => {
    const caller = createCaller();
    await refusalOf(byReset(caller));
    const trusted = clientAt(caller.world, '198.51.100.61');
    const changed = bodyOf({ ...personas.unknownAddress, password: 'Ilangilang8' });
    expect((await refusalOf(login({ client: trusted, body: changed }))).code).toBe('AUTH_IP_UNREGISTERED');
    expect((await refusalOf(login({ client: trusted, body }))).code).toBe('AUTH_INVALID_CREDENTIALS');
  });
});
