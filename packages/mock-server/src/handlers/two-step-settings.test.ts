import {
  deleteTrustedAddress,
  getTwoStep,
  listSecurityEvents,
  listTrustedAddresses,
  login,
  sendSecurityCode,
  sendTwoStepCode,
  updateTwoStep,
  verifyTwoStepLogin,
} from '@croupier/sdk/client';
import type { TwoStepChange } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { holdOf } from '../domain/security-events/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, refusalOf, type Caller } from '../testing/caller.ts';
import { keyOf } from '../testing/money.ts';
import { clientAt, createCallerAs, lastCode, MINUTE, wrongCode } from '../testing/people.ts';

const PAGE = { pageNo: 1, pageSize: 20 };
const HOME = '198.51.100.61';
const { password: loginPassword } = personas.member;

const change = ({ client }: Caller, body: TwoStepChange, key = 'two-step') =>
  updateTwoStep({ client, body, headers: keyOf(key) });

async function askCode({ client, world }: Caller, channel: 'SMS' | 'EMAIL' = 'SMS'): Promise<string> {
  await sendSecurityCode({ client, body: { channel } });
  return lastCode(world);
}

describe('switching the two-step check', () => {
  it('S-04: on needs the login password and a code to a verified contact, and the next login needs a code', async () => {
    const caller = await createCallerAs(personas.member);
    const { client } = caller;
    expect((await getTwoStep({ client })).value).toEqual({
      enabled: false,
      everyLogin: false,
      channels: ['SMS', 'EMAIL'],
      methods: ['SMS', 'EMAIL'],
      recoveryCodesLeft: 0,
    });
    const verificationCode = await askCode(caller);
    const { value } = await change(caller, { enabled: true, loginPassword, verificationCode });
    expect(value).toMatchObject({ enabled: true, everyLogin: false, changedAt: '2026-11-21T06:00:00.000Z' });
    expect((await refusalOf(login({ client, body: bodyOf(personas.member) }))).code).toBe('AUTH_IP_UNREGISTERED');
    expect(holdOf(caller.world, ids.member)).toBeUndefined();
  });

  it('S-04: off needs the same, and blocks withdrawals and transfers for 24 hours', async () => {
    const caller = await createCallerAs(personas.unknownAddress, HOME);
    const { client, world } = caller;
    const verificationCode = await askCode(caller, 'EMAIL');
    const { value } = await change(caller, { enabled: false, loginPassword, verificationCode, method: 'EMAIL' });
    expect(value).toMatchObject({ enabled: false });
    expect(holdOf(world, ids.unknownAddress)?.until).toBe('2026-11-22T06:00:00.000Z');
    const { content } = (await listSecurityEvents({ client, query: PAGE })).value;
    expect(content[0]).toMatchObject({ kind: 'TWO_STEP_OFF', holdUntil: '2026-11-22T06:00:00.000Z' });
  });

  it.each([
    ['a wrong password', 'PASSWORD_CHECK_FAILED', { loginPassword: 'wrong' }],
    ['a source that the account does not have', 'FIELD_INVALID', { method: 'TOTP' }],
    ['a code that went to the other contact', 'SMS_CODE_INVALID', { method: 'EMAIL' }],
  ] as const)('S-04: a stolen session with %s changes nothing', async (_what, code, wrong) => {
    const caller = await createCallerAs(personas.unknownAddress, HOME);
    const verificationCode = await askCode(caller);
    const body = { enabled: false, loginPassword, verificationCode, ...wrong };
    expect((await refusalOf(change(caller, body))).code).toBe(code);
    expect((await getTwoStep(caller)).value.enabled).toBe(true);
  });

  it('S-04: refuses wrong and old codes', async () => {
    const caller = await createCallerAs(personas.member);
    const verificationCode = await askCode(caller);
    const wrong = { enabled: true, loginPassword, verificationCode: wrongCode(verificationCode) };
    expect((await refusalOf(change(caller, wrong))).code).toBe('SMS_CODE_INVALID');
    caller.world.clock.advance(MINUTE);
    const old = { enabled: true, loginPassword, verificationCode };
    expect((await refusalOf(change(caller, old))).code).toBe('SMS_CODE_EXPIRED');
  });

  it('S-04: locks after five wrong passwords, like the login', async () => {
    const caller = await createCallerAs(personas.member);
    const body = { enabled: true, loginPassword: 'wrong', verificationCode: '000000' };
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      const error = await refusalOf(change(caller, body));
      expect(error).toMatchObject({ code: 'PASSWORD_CHECK_FAILED', value: { attemptsLeft } });
    }
    const right = { ...body, loginPassword };
    expect(await refusalOf(change(caller, right))).toMatchObject({ code: 'AUTH_ACCOUNT_LOCKED', retryAfter: 900 });
  });

  it('S-04: at every login asks a trusted address, too', async () => {
    const caller = await createCallerAs(personas.unknownAddress, HOME);
    const verificationCode = await askCode(caller);
    await change(caller, { enabled: true, everyLogin: true, loginPassword, verificationCode });
    const client = clientAt(caller.world, HOME);
    expect((await refusalOf(login({ client, body: bodyOf(personas.unknownAddress) }))).code).toBe(
      'AUTH_IP_UNREGISTERED',
    );
  });
});

describe('trusted addresses', () => {
  it('S-04: are listed, the last used first, with the one of the call marked', async () => {
    const { client, world, setToken } = await createCallerAs(personas.unknownAddress, HOME);
    setToken(undefined);
    world.clock.advance(MINUTE);
    const error = await refusalOf(login({ client, body: bodyOf(personas.unknownAddress) }));
    const twoStepToken = String(error.value['twoStepToken']);
    await sendTwoStepCode({ client, body: { twoStepToken, channel: 'SMS' } });
    const body = { twoStepToken, verificationCode: lastCode(world), trustIp: true };
    setToken((await verifyTwoStepLogin({ client, body })).value.token);
    const { content } = (await listTrustedAddresses({ client, query: PAGE })).value;
    expect(content.map(({ ip, current }) => [ip, current])).toEqual([
      ['127.0.0.1', true],
      [HOME, false],
    ]);
    expect(content[1]).toMatchObject({ location: 'Baguio, PH', lastUsedAt: '2026-11-21T06:00:00.000Z' });
  });

  it('S-04: one that was removed needs a code again, and open sessions go on', async () => {
    const { client, world } = await createCallerAs(personas.unknownAddress, HOME);
    const [address] = (await listTrustedAddresses({ client, query: PAGE })).value.content;
    await deleteTrustedAddress({ client, path: { addressId: address?.addressId ?? '' } });
    expect((await getTwoStep({ client })).value.enabled).toBe(true);
    const again = login({ client: clientAt(world, HOME), body: bodyOf(personas.unknownAddress) });
    expect((await refusalOf(again)).code).toBe('AUTH_IP_UNREGISTERED');
  });

  it('S-04: of another account are refused', async () => {
    const { client } = await createCallerAs(personas.member);
    const removal = deleteTrustedAddress({ client, path: { addressId: 'ta_77b0' } });
    expect((await refusalOf(removal)).code).toBe('NOT_FOUND');
  });
});

it('offers no codes to a contact that is not verified', async () => {
  const { client, world } = await createCallerAs(personas.member);
  changeProfile(world, ids.member, { emailVerified: false });
  expect((await getTwoStep({ client })).value).toMatchObject({ channels: ['SMS'], methods: ['SMS'] });
});
