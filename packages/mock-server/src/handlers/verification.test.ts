import {
  createSliderChallenge,
  getCaptcha,
  login,
  loginFreePlay,
  sendEmailCode,
  sendLoginSmsCode,
  sendRegisterSmsCode,
  verifySliderChallenge,
} from '@croupier/sdk/client';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { changeSettings, changeSite } from '../domain/site/index.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { createCallerAs, humanDrag, lastCode, lastMessage, MINUTE, wrongCode, solvePuzzle } from '../testing/people.ts';

const HOME = { countryDialingCode: '63' };
const KNOWN = '9171234567';
const UNKNOWN = '9998887766';

describe('a captcha', () => {
  it('is a PNG that anyone can read, named by its header, and another at the next call [ENT-06]', async () => {
    const { client, world } = createCaller();
    const { value } = await getCaptcha({ client });
    const image = Buffer.from(value, 'base64');
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    // Shown 140 px wide: sharp with two device pixels for each.
    expect(image.readUInt32BE(16)).toBeGreaterThanOrEqual(280);
    const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)];
    const length = image.readUInt32BE(33);
    expect(inflateSync(image.subarray(41, 41 + length))).toHaveLength((width + 1) * height);
    const draw = () => world.dispatch(new Request('http://platform.example/wps/captcha'));
    const ids = [await draw(), await draw()].map(({ headers }) => headers.get('X-Captcha-Id'));
    expect(ids[0]).toMatch(/^cap_[0-9a-f]{8}$/);
    expect(ids[1]).not.toBe(ids[0]);
    expect(world.store.captchas.all().map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('is the same in every world of the same seed', async () => {
    const [first, second] = [createCaller(), createCaller()];
    const images = [await getCaptcha({ client: first.client }), await getCaptcha({ client: second.client })];
    expect(images[0]?.value).toBe(images[1]?.value);
  });
});

describe('a slider puzzle', () => {
  const start = async ({ client, world }: Caller) => {
    const { value } = await createSliderChallenge({ client, query: { scene: 'LOGIN' } });
    return { ...value, gapX: world.store.sliders.get(value.challengeId)?.gapX ?? 0 };
  };

  it('shows a picture and a piece, and is solved by a human drag near the gap', async () => {
    const caller = createCaller();
    const { challengeId, gapX, ...shown } = await start(caller);
    expect(shown).toMatchObject({ expiresAt: '2026-11-21T06:02:00.000Z' });
    expect([shown.backgroundImage, shown.pieceImage].every((image) => image.startsWith('data:image/svg+xml,'))).toBe(
      true,
    );
    const offsetX = gapX + 5;
    const body = { challengeId, offsetX, track: humanDrag(offsetX) };
    const { value } = await verifySliderChallenge({ client: caller.client, body });
    expect(value.verifyToken).toMatch(/^svt_/);
  });

  it.each([
    ['the offset is six pixels off', (gapX: number) => ({ offsetX: gapX + 6, track: humanDrag(gapX + 6) })],
    ['the drag has one step', (gapX: number) => ({ offsetX: gapX, track: [0, gapX] })],
    [
      'the drag has a constant speed',
      (gapX: number) => ({
        offsetX: gapX - (gapX % 5),
        track: humanDrag(0).map((_, step) => (step * (gapX - (gapX % 5))) / 5),
      }),
    ],
    ['the drag ends elsewhere', (gapX: number) => ({ offsetX: gapX, track: humanDrag(gapX - 40) })],
  ])('is refused when %s, without a second try', async (_how, drag) => {
    const caller = createCaller();
    const { challengeId, gapX } = await start(caller);
    const failed = await refusalOf(
      verifySliderChallenge({ client: caller.client, body: { challengeId, ...drag(gapX) } }),
    );
    expect(failed.code).toBe('AUTH_SLIDER_FAILED');
    const body = { challengeId, offsetX: gapX, track: humanDrag(gapX) };
    const again = await refusalOf(verifySliderChallenge({ client: caller.client, body }));
    expect(again.code).toBe('AUTH_SLIDER_FAILED');
  });

  it('expires after two minutes, and so does its proof', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const { challengeId, gapX } = await start(caller);
    world.clock.advance(2 * MINUTE);
    const body = { challengeId, offsetX: gapX, track: humanDrag(gapX) };
    expect((await refusalOf(verifySliderChallenge({ client, body }))).code).toBe('AUTH_SLIDER_FAILED');
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    world.clock.advance(2 * MINUTE);
    const sent = sendLoginSmsCode({
      client,
      body: { ...HOME, mobileNum: KNOWN, sliderVerification, purpose: 'login' },
    });
    expect((await refusalOf(sent)).code).toBe('AUTH_SLIDER_FAILED');
  });
});

const send = async (caller: Caller, mobileNum = KNOWN, purpose: 'login' | 'forgotPassword' = 'login') => {
  const sliderVerification = await solvePuzzle(caller, 'SMS');
  return sendLoginSmsCode({ client: caller.client, body: { ...HOME, mobileNum, sliderVerification, purpose } });
};
const sendNew = async (caller: Caller, mobileNum = UNKNOWN) => {
  const sliderVerification = await solvePuzzle(caller, 'SMS');
  return sendRegisterSmsCode({ client: caller.client, body: { ...HOME, mobileNum, sliderVerification } });
};
const logInBySms = ({ client }: Caller, code: string, mobileNum = KNOWN, entry: 'member' | 'agent' = 'member') =>
  login({ client, body: { ...HOME, username: ` ${mobileNum} `, password: code, type: 'sms', entry } });

describe('a code by SMS', () => {
  it('has six digits, opens a session once, and counts for a minute [ENT-02] [ENT-05]', async () => {
    const caller = createCaller();
    expect((await send(caller)).value).toEqual({ expiredMinutes: 1 });
    const sent = { channel: 'SMS', to: '639171234567', purpose: 'login', sentAt: '2026-11-21T06:00:00.000Z' };
    expect(lastMessage(caller.world)).toMatchObject(sent);
    const code = lastCode(caller.world);
    expect(code).toMatch(/^\d{6}$/);
    expect((await refusalOf(logInBySms(caller, wrongCode(code)))).code).toBe('SMS_CODE_INVALID');
    expect((await logInBySms(caller, code)).value.user.account).toBe('maricel');
    expect((await refusalOf(logInBySms(caller, code))).code).toBe('SMS_CODE_INVALID');
    caller.world.clock.advance(MINUTE);
    await send(caller);
    caller.world.clock.advance(MINUTE);
    expect((await refusalOf(logInBySms(caller, lastCode(caller.world)))).code).toBe('SMS_CODE_EXPIRED');
  });

  it('is invalid after five wrong tries', async () => {
    const caller = createCaller();
    await send(caller);
    const code = lastCode(caller.world);
    for (let time = 0; time < 5; time += 1) await refusalOf(logInBySms(caller, wrongCode(code)));
    expect((await refusalOf(logInBySms(caller, code))).code).toBe('SMS_CODE_INVALID');
  });

  it('is refused by the login of agents for a member', async () => {
    const caller = createCaller();
    await send(caller);
    const error = await refusalOf(logInBySms(caller, lastCode(caller.world), KNOWN, 'agent'));
    expect(error.code).toBe('AUTH_NOT_AGENT');
  });

  it('is answered but not sent when the number has no account', async () => {
    const caller = createCaller();
    expect((await send(caller, UNKNOWN)).value).toEqual({ expiredMinutes: 1 });
    expect(caller.world.store.outbox.all()).toEqual([]);
    expect((await refusalOf(logInBySms(caller, '123456', UNKNOWN))).code).toBe('SMS_CODE_INVALID');
  });

  it('is refused for five minutes after three codes in five minutes', async () => {
    const caller = createCaller();
    for (let time = 0; time < 3; time += 1) {
      await send(caller);
      caller.world.clock.advance(MINUTE);
    }
    expect(await refusalOf(send(caller))).toMatchObject({
      code: 'SMS_TOO_FREQUENT',
      retryAfter: 300,
      kind: 'rate-limit',
    });
    caller.world.clock.advance(5 * MINUTE - 1000);
    expect(await refusalOf(send(caller))).toMatchObject({ code: 'SMS_TOO_FREQUENT', retryAfter: 1 });
    caller.world.clock.advance(1000);
    expect((await send(caller)).value.expiredMinutes).toBe(1);
  });

  it('is refused when the daily quota is used up', async () => {
    const caller = createCaller();
    for (let time = 0; time < 10; time += 1) {
      await send(caller);
      caller.world.clock.advance(5 * MINUTE);
    }
    expect((await refusalOf(send(caller))).code).toBe('SMS_QUOTA_EXCEEDED');
  });

  it('is refused for the unreachable number 9000000000', async () => {
    expect((await refusalOf(send(createCaller(), '9000000000'))).code).toBe('SMS_SEND_FAILED');
    expect((await refusalOf(sendNew(createCaller(), '9000000000'))).code).toBe('SMS_SEND_FAILED');
  });

  it.each(['817123456', '0917123456', '91712345678', 'maricel'])(
    'is refused for %s, which is no number [VAL-04]',
    async (mobileNum) => {
      expect((await refusalOf(send(createCaller(), mobileNum))).code).toBe('MOBILE_INVALID');
      expect((await refusalOf(sendNew(createCaller(), mobileNum))).code).toBe('MOBILE_INVALID');
    },
  );

  it('asks for the slider unless the site has switched it off [SLIDER-01]', async () => {
    const { client, world } = createCaller();
    const askLogin = () => sendLoginSmsCode({ client, body: { ...HOME, mobileNum: KNOWN, purpose: 'login' } });
    const askRegister = () => sendRegisterSmsCode({ client, body: { ...HOME, mobileNum: UNKNOWN } });
    expect((await refusalOf(askLogin())).code).toBe('AUTH_SLIDER_FAILED');
    expect((await refusalOf(askRegister())).code).toBe('AUTH_SLIDER_FAILED');
    changeSettings(world, { sliderAtSms: false });
    expect((await askLogin()).value.expiredMinutes).toBe(1);
    expect((await askRegister()).value.expiredMinutes).toBe(1);
  });

  it('does not reveal existing accounts at registration before the slider is solved', async () => {
    const { client } = createCaller();
    const sliderVerification = { challengeId: 'sld_none', verifyToken: 'svt_none' };
    const sent = sendRegisterSmsCode({ client, body: { ...HOME, mobileNum: KNOWN, sliderVerification } });
    expect((await refusalOf(sent)).code).toBe('AUTH_SLIDER_FAILED');
  });

  it('is refused to a trial session at registration when the site has disabled it', async () => {
    const caller = createCaller();
    changeSite(caller.world, { flags: { REGMOBVERF3: false } });
    const trial = await loginFreePlay({ client: caller.client, body: { os: 'Android 15', platform: 'W' } });
    caller.setToken(trial.value.token);
    expect((await refusalOf(sendNew(caller))).code).toBe('SMS_NOT_ENABLED');
    const member = await login({ client: caller.client, body: bodyOf(personas.newcomer) });
    caller.setToken(member.value.token);
    expect((await sendNew(caller)).value.expiredMinutes).toBe(1);
  });

  it('is off where the site says so, but not for a forgotten password [LOGIN-16] [REG-17]', async () => {
    const caller = createCaller();
    changeSite(caller.world, { flags: { MOBILEVERCODELOGIN3: false, REGMOBVERF3: false } });
    expect((await refusalOf(send(caller))).code).toBe('SMS_NOT_ENABLED');
    expect((await refusalOf(sendNew(caller))).code).toBe('SMS_NOT_ENABLED');
    expect((await refusalOf(logInBySms(caller, '123456'))).code).toBe('SMS_LOGIN_DISABLED');
    expect((await send(caller, KNOWN, 'forgotPassword')).value.expiredMinutes).toBe(1);
  });

  it('is sent at registration to free numbers only, three times in five minutes and ten times a day', async () => {
    const caller = createCaller();
    expect((await refusalOf(sendNew(caller, KNOWN))).code).toBe('MOBILE_TAKEN');
    for (let time = 0; time < 3; time += 1) {
      await sendNew(caller);
      caller.world.clock.advance(MINUTE);
    }
    expect(lastMessage(caller.world)).toMatchObject({ to: '639998887766', purpose: 'register' });
    expect((await refusalOf(sendNew(caller))).code).toBe('SMS_TOO_FREQUENT');
    for (let time = 3; time < 10; time += 1) {
      caller.world.clock.advance(5 * MINUTE);
      await sendNew(caller);
    }
    caller.world.clock.advance(5 * MINUTE);
    expect((await refusalOf(sendNew(caller))).code).toBe('SMS_QUOTA_EXCEEDED');
  });
});

describe('a code by email', () => {
  it('is sent to a free address only, three times in five minutes', async () => {
    const { client, world } = await createCallerAs(personas.newcomer);
    const taken = await refusalOf(sendEmailCode({ client, body: { email: 'Maricel@mail.example' } }));
    expect(taken.code).toBe('EMAIL_TAKEN');
    for (let time = 0; time < 3; time += 1) {
      const { value } = await sendEmailCode({ client, body: { email: 'bituin@mail.example' } });
      expect(value.expiredMinutes).toBe(1);
      world.clock.advance(MINUTE);
    }
    expect(lastMessage(world)).toMatchObject({ channel: 'EMAIL', to: 'bituin@mail.example', purpose: 'bindEmail' });
    const error = await refusalOf(sendEmailCode({ client, body: { email: 'bituin@mail.example' } }));
    expect(error).toMatchObject({ code: 'SMS_TOO_FREQUENT', retryAfter: 300 });
  });

  it('is limited to thirty requests a minute per network address', async () => {
    const { client } = await createCallerAs(personas.newcomer);
    const ask = () => refusalOf(sendEmailCode({ client, body: { email: 'maricel@mail.example' } }));
    for (let time = 0; time < 30; time += 1) expect((await ask()).code).toBe('EMAIL_TAKEN');
    expect(await ask()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
  });
});
