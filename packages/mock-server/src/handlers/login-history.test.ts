import {
  getMemberInfo,
  getMemberProfile,
  listLoginHistory,
  login,
  loginPhoneAuth,
  loginSocial,
  sendLoginSmsCode,
  sendTwoStepCode,
  verifyTwoStepLogin,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { countFailure, failureKey } from '../domain/session/index.ts';
import { changeSettings } from '../domain/site/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, createCaller, refusalOf, type Caller } from '../testing/caller.ts';
import { createCallerAs, HOUR, MINUTE, lastCode, solvePuzzle, wrongCode } from '../testing/people.ts';

const DAY = 24 * HOUR;
const PAGE = { pageNo: 1, pageSize: 20 };
const NUMBER = { mobileNum: '9171234567', countryDialingCode: '63' };
const right = bodyOf(personas.member);
const wrong = { ...right, password: 'wrong' };

const historyOf = async ({ client }: Caller, pageNo = 1) =>
  (await listLoginHistory({ client, query: { ...PAGE, pageNo } })).value;
const attemptsOf = ({ world }: Caller, memberId: string = ids.member) =>
  world.store.loginRecords
    .findBy('memberId', memberId)
    .filter(({ loggedInAt }) => loggedInAt >= '2026-11-21T06:00')
    .map(({ outcome, method }) => [outcome, method]);

describe('the login history', () => {
  it('lists months of logins in pages, newest first', async () => {
    const caller = await createCallerAs(personas.member);
    const first = await historyOf(caller);
    expect(first).toMatchObject({ pageNum: 1, pageSize: 20, totalElements: 67, totalPages: 4 });
    expect(first.content[0]).toEqual({
      loggedInAt: '2026-11-21T06:00:00.000Z',
      ip: '127.0.0.1',
      outcome: 'SUCCESS',
      method: 'PASSWORD',
    });
    const last = await historyOf(caller, 4);
    const times = [...first.content, ...last.content].map(({ loggedInAt }) => loggedInAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.at(-1)).toMatch(/^2026-0[67]/);
    expect((await historyOf(caller, 5)).content).toEqual([]);
  });

  it('contains the operating system and failed attempts, the later of one instant first', async () => {
    const caller = createCaller();
    const headers = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142' };
    await refusalOf(login({ client: caller.client, body: wrong, headers }));
    caller.setToken((await login({ client: caller.client, body: right })).value.token);
    const { content } = await historyOf(caller);
    expect(content.slice(0, 2)).toMatchObject([
      { outcome: 'SUCCESS' },
      { outcome: 'WRONG_PASSWORD', ip: '127.0.0.1', device: 'Browser on Android', method: 'PASSWORD' },
    ]);
    expect(content[0]?.device).toBeUndefined();
  });

  it('shows the login before the session in the account, and no later one', async () => {
    const { client, world, setToken } = await createCallerAs(personas.newcomer);
    world.clock.advance(MINUTE);
    const second = await login({ client, body: bodyOf(personas.newcomer) });
    expect((await getMemberProfile({ client })).value.lastLoginAt).toBeUndefined();
    expect((await getMemberInfo({ client })).value.lastLogin).toBeUndefined();
    const lastLogin = { loggedInAt: '2026-11-21T06:00:00.000Z', ip: '127.0.0.1' };
    expect(second.value.user.lastLogin).toEqual(lastLogin);
    setToken(second.value.token);
    world.clock.advance(MINUTE);
    await login({ client, body: bodyOf(personas.newcomer) });
    expect((await getMemberProfile({ client })).value.lastLoginAt).toBe(lastLogin.loggedInAt);
    expect((await getMemberInfo({ client })).value.lastLogin).toEqual(lastLogin);
  });

  it('contains attempts at a locked account, and none of a name without an account', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const before = world.store.loginRecords.all().length;
    await refusalOf(login({ client, body: { ...wrong, username: 'nobody99' } }));
    expect(world.store.loginRecords.all()).toHaveLength(before);
    // Counted directly, because logins after three failures need a captcha.
    for (let time = 0; time < 5; time += 1) countFailure(world, failureKey.login('maricel'), { locks: true });
    expect((await refusalOf(login({ client, body: right }))).code).toBe('AUTH_ACCOUNT_LOCKED');
    expect(attemptsOf(caller)).toEqual([['LOCKED', 'PASSWORD']]);
  });

  it('contains wrong and right codes by SMS', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    await sendLoginSmsCode({ client, body: { ...NUMBER, sliderVerification, purpose: 'login' } });
    const body = { username: NUMBER.mobileNum, countryDialingCode: '63', type: 'sms' } as const;
    await refusalOf(login({ client, body: { ...body, password: wrongCode(lastCode(world)) } }));
    await login({ client, body: { ...body, password: lastCode(world) } });
    expect(attemptsOf(caller)).toEqual([
      ['CODE_FAILED', 'SMS'],
      ['SUCCESS', 'SMS'],
    ]);
  });

  it('contains wrong and right codes of the second step, and nothing before them', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const error = await refusalOf(login({ client, body: bodyOf(personas.unknownAddress) }));
    const twoStepToken = String(error.value?.['twoStepToken']);
    await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    expect(attemptsOf(caller, ids.unknownAddress)).toEqual([]);
    const verificationCode = lastCode(world);
    await refusalOf(
      verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode: wrongCode(verificationCode) } }),
    );
    await verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode } });
    expect(attemptsOf(caller, ids.unknownAddress)).toEqual([
      ['CODE_FAILED', 'PASSWORD'],
      ['SUCCESS', 'PASSWORD'],
    ]);
  });

  it('contains logins by the phone service and by a social provider', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    changeSettings(world, { phoneAuth: true });
    const phone = (token: string) =>
      loginPhoneAuth({ client, body: { ...NUMBER, firebaseChannel: 'sms', firebaseIdToken: token } });
    await refusalOf(phone('sandbox:phone:639171234567:quota'));
    await refusalOf(phone('sandbox:phone:639171234567:expired'));
    await phone('sandbox:phone:639171234567');
    expect(attemptsOf(caller)).toEqual([
      ['CODE_FAILED', 'PHONE'],
      ['SUCCESS', 'PHONE'],
    ]);
    const social = {
      provider: 'GOOGLE',
      idToken: 'sandbox:google:tala1',
      termsAccepted: true,
      birthday: '1990-01-01',
    } as const;
    const { value } = await loginSocial({ client, body: social });
    expect(attemptsOf(caller, value.user.id)).toEqual([['SUCCESS', 'SOCIAL']]);
  });

  it('keeps records for 367 days', async () => {
    const caller = await createCallerAs(personas.newcomer);
    const { client, world, setToken } = caller;
    for (const days of [367, 1]) {
      world.clock.advance(days * DAY);
      setToken((await login({ client, body: bodyOf(personas.newcomer) })).value.token);
    }
    const { content } = await historyOf(caller);
    expect(content.map(({ loggedInAt }) => loggedInAt)).toEqual([
      '2027-11-24T06:00:00.000Z',
      '2027-11-23T06:00:00.000Z',
    ]);
  });
});

describe('the last login', () => {
  it('is the latest success before the login of the own session, whatever comes after', async () => {
    const caller = createCaller();
    const { client, world, setToken } = caller;
    const body = bodyOf(personas.newcomer);
    const tokens: string[] = [];
    const logIn = async () => void tokens.push((await login({ client, body })).value.token);
    await logIn();
    world.clock.advance(HOUR);
    await refusalOf(login({ client, body: { ...body, password: 'wrong' } }));
    for (let time = 0; time < 2; time += 1) {
      world.clock.advance(HOUR);
      await logIn();
    }
    const lastLogins: (string | undefined)[] = [];
    for (const token of tokens) {
      setToken(token);
      lastLogins.push((await getMemberProfile({ client })).value.lastLoginAt);
    }
    expect(lastLogins).toEqual([undefined, '2026-11-21T06:00:00.000Z', '2026-11-21T08:00:00.000Z']);
  });
});
