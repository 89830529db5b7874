import {
  confirmTotp,
  createRecoveryCodes,
  getTwoStep,
  listSecurityEvents,
  login,
  removeTotp,
  sendSecurityCode,
  startTotp,
  updateTwoStep,
  verifyTwoStepLogin,
} from '@croupier/sdk/client';
import type { TwoStepProof } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { changeProfile } from '../domain/member/index.ts';
import { holdOf } from '../domain/security-events/index.ts';
import { acceptedCode } from '../domain/two-step/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, refusalOf, type Caller } from '../testing/caller.ts';
import { keyOf } from '../testing/money.ts';
import { createCallerAs, HOUR, lastCode, MINUTE, wrongCode } from '../testing/people.ts';

const STEP = 30_000;
const { password: loginPassword } = personas.member;
let keys = 0;

/** An idempotency key that no other call has. */
const newKey = () => ({ headers: keyOf((keys += 1)) });

const start = async ({ client }: Caller) => (await startTotp({ client, body: { loginPassword }, ...newKey() })).value;
const codeOf = ({ world }: Caller, secret: string): string => acceptedCode({ secret }, world.clock.now()) ?? '';

/** Adds an app; returns its secret and the recovery codes. A later code is needed afterwards. */
async function addApp(caller: Caller) {
  const { client, world } = caller;
  const { setupId, secret } = await start(caller);
  const { value } = await confirmTotp({ client, body: { setupId, code: codeOf(caller, secret) }, ...newKey() });
  world.clock.advance(STEP);
  return { secret, ...value };
}

/** Switches the check on by a code of the app. */
async function switchOn(caller: Caller, secret: string): Promise<void> {
  const body = { enabled: true, loginPassword, method: 'TOTP', verificationCode: codeOf(caller, secret) } as const;
  await updateTwoStep({ client: caller.client, body, ...newKey() });
  caller.world.clock.advance(STEP);
}

/** Begins a login of maricel, and returns what finishes it. */
async function begin({ client }: Caller) {
  const error = await refusalOf(login({ client, body: bodyOf(personas.member) }));
  const twoStepToken = String(error.value['twoStepToken']);
  return (verificationCode: string, method: 'TOTP' | 'RECOVERY_CODE' = 'TOTP') =>
    verifyTwoStepLogin({ client, body: { twoStepToken, verificationCode, method } });
}

const remove = ({ client }: Caller, proof: Omit<TwoStepProof, 'loginPassword'>) =>
  removeTotp({ client, body: { loginPassword, ...proof }, ...newKey() });

async function kindsOf({ client }: Caller): Promise<readonly string[]> {
  const { content } = (await listSecurityEvents({ client, query: { pageNo: 1, pageSize: 20 } })).value;
  return content.map(({ kind }) => kind);
}

describe('adding an authenticator app', () => {
  it('answers its secret, which the app can read as a URI, and ten recovery codes', async () => {
    const caller = await createCallerAs(personas.member);
    const setup = await start(caller);
    const { secret } = setup;
    expect(setup).toMatchObject({
      otpauthUri: `otpauth://totp/Croupier:maricel?secret=${secret}&issuer=Croupier`,
      expiresAt: '2026-11-21T06:10:00.000Z',
    });
    const code = codeOf(caller, secret);
    const { value } = await confirmTotp({ ...caller, body: { setupId: setup.setupId, code }, ...newKey() });
    expect(new Set(value.recoveryCodes).size).toBe(10);
    expect(value.twoStep).toMatchObject({
      enabled: false,
      methods: ['SMS', 'EMAIL', 'TOTP', 'RECOVERY_CODE'],
      totpAddedAt: '2026-11-21T06:00:00.000Z',
      recoveryCodesLeft: 10,
    });
    expect(holdOf(caller.world, ids.member)).toBeUndefined();
  });

  it('refuses a wrong login password', async () => {
    const { client } = await createCallerAs(personas.member);
    const attempt = startTotp({ client, body: { loginPassword: 'wrong' }, ...newKey() });
    expect((await refusalOf(attempt)).code).toBe('PASSWORD_CHECK_FAILED');
  });

  it('ends after five wrong codes', async () => {
    const caller = await createCallerAs(personas.member);
    const { setupId, secret } = await start(caller);
    const code = codeOf(caller, secret);
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      const wrong = confirmTotp({ ...caller, body: { setupId, code: wrongCode(code) }, ...newKey() });
      expect(await refusalOf(wrong)).toMatchObject({ code: 'TWO_STEP_INVALID', value: { attemptsLeft } });
    }
    const late = confirmTotp({ ...caller, body: { setupId, code }, ...newKey() });
    expect((await refusalOf(late)).code).toBe('TWO_STEP_EXPIRED');
  });

  it('ends after ten minutes, and when another one begins', async () => {
    const caller = await createCallerAs(personas.member);
    const confirm = ({ setupId, secret }: { setupId: string; secret: string }) =>
      confirmTotp({ ...caller, body: { setupId, code: codeOf(caller, secret) }, ...newKey() });
    const first = await start(caller);
    const second = await start(caller);
    expect((await refusalOf(confirm(first))).code).toBe('TWO_STEP_EXPIRED');
    caller.world.clock.advance(10 * MINUTE);
    expect((await refusalOf(confirm(second))).code).toBe('TWO_STEP_EXPIRED');
  });

  it('S-06: in place of an earlier one ends its codes, and blocks withdrawals for 24 hours', async () => {
    const caller = await createCallerAs(personas.member);
    const { recoveryCodes } = await addApp(caller);
    const replacement = await addApp(caller);
    expect(holdOf(caller.world, ids.member)?.until).toBe('2026-11-22T06:00:30.000Z');
    await switchOn(caller, replacement.secret);
    const finish = await begin(caller);
    expect((await refusalOf(finish(recoveryCodes[0], 'RECOVERY_CODE'))).code).toBe('TWO_STEP_INVALID');
  });
});

describe('a login with an authenticator app', () => {
  it('is finished by a code of the app, which is valid once', async () => {
    const caller = await createCallerAs(personas.member);
    const { secret } = await addApp(caller);
    await switchOn(caller, secret);
    const code = codeOf(caller, secret);
    expect((await (await begin(caller))(code)).value.user.account).toBe('maricel');
    expect((await refusalOf((await begin(caller))(code))).code).toBe('TWO_STEP_INVALID');
  });

  it('is finished by a recovery code as people type it, which is used up', async () => {
    const caller = await createCallerAs(personas.member);
    const { secret, recoveryCodes } = await addApp(caller);
    await switchOn(caller, secret);
    const typed = recoveryCodes[3].toLowerCase().replace('-', ' ');
    await (
      await begin(caller)
    )(typed, 'RECOVERY_CODE');
    expect((await getTwoStep(caller)).value.recoveryCodesLeft).toBe(9);
    expect((await kindsOf(caller))[0]).toBe('RECOVERY_CODE_USED');
    expect((await refusalOf((await begin(caller))(typed, 'RECOVERY_CODE'))).code).toBe('TWO_STEP_INVALID');
  });

  it('locks the account after five wrong codes, also over several logins', async () => {
    const caller = await createCallerAs(personas.member);
    const { secret } = await addApp(caller);
    await switchOn(caller, secret);
    const [first, second] = [await begin(caller), await begin(caller)];
    const attemptsLeft: unknown[] = [];
    for (const finish of [first, first, first, second, second]) {
      const error = await refusalOf(finish('000000'));
      attemptsLeft.push(error.value['attemptsLeft']);
    }
    expect(attemptsLeft).toEqual([4, 3, 2, 1, 0]);
    const { client } = caller;
    expect(await refusalOf(login({ client, body: bodyOf(personas.member) }))).toMatchObject({
      code: 'AUTH_ACCOUNT_LOCKED',
      retryAfter: 900,
    });
  });

  it('is not opened by a code of the app while the account is locked', async () => {
    const caller = await createCallerAs(personas.member);
    const { secret } = await addApp(caller);
    await switchOn(caller, secret);
    const [first, second] = [await begin(caller), await begin(caller)];
    for (const finish of [first, first, first, first, second]) await refusalOf(finish('000000'));
    expect((await refusalOf(second(codeOf(caller, secret)))).code).toBe('AUTH_ACCOUNT_LOCKED');
  });
});

describe('removing the app', () => {
  it('S-06: ends its codes, and blocks withdrawals and transfers for 24 hours', async () => {
    const caller = await createCallerAs(personas.member);
    const { secret } = await addApp(caller);
    await switchOn(caller, secret);
    const { value } = await remove(caller, { method: 'TOTP', code: codeOf(caller, secret) });
    expect(value).toMatchObject({ enabled: true, methods: ['SMS', 'EMAIL'], recoveryCodesLeft: 0 });
    expect(holdOf(caller.world, ids.member)?.since).toBe('2026-11-21T06:01:00.000Z');
  });

  it('switches the check off when no other source of codes is left', async () => {
    const caller = await createCallerAs(personas.member);
    const { secret, recoveryCodes } = await addApp(caller);
    await switchOn(caller, secret);
    changeProfile(caller.world, ids.member, { mobile: null, email: null });
    const { value } = await remove(caller, { method: 'RECOVERY_CODE', code: recoveryCodes[0] });
    expect(value).toMatchObject({ enabled: false, methods: [] });
    const kinds = ['TWO_STEP_OFF', 'TOTP_REMOVED', 'RECOVERY_CODE_USED', 'TWO_STEP_ON', 'TOTP_ADDED', 'NEW_LOGIN'];
    expect((await kindsOf(caller)).slice(0, kinds.length)).toEqual(kinds);
  });

  it('accepts a code that was sent, and counts a wrong one like a wrong login', async () => {
    const caller = await createCallerAs(personas.member);
    const { client, world } = caller;
    await addApp(caller);
    await sendSecurityCode({ client, body: { channel: 'SMS' } });
    const code = lastCode(world);
    const error = await refusalOf(remove(caller, { method: 'SMS', code: wrongCode(code) }));
    expect(error).toMatchObject({ code: 'TWO_STEP_INVALID', value: { attemptsLeft: 4 } });
    expect((await remove(caller, { method: 'SMS', code })).value.methods).toEqual(['SMS', 'EMAIL']);
  });

  it('locks after five wrong codes, although the password is right', async () => {
    const caller = await createCallerAs(personas.member);
    const { secret } = await addApp(caller);
    for (let time = 0; time < 5; time += 1) {
      expect((await refusalOf(remove(caller, { method: 'TOTP', code: '000000' }))).code).toBe('TWO_STEP_INVALID');
    }
    const right = { method: 'TOTP', code: codeOf(caller, secret) } as const;
    expect((await refusalOf(remove(caller, right))).code).toBe('AUTH_ACCOUNT_LOCKED');
  });

  it('refuses an account without an app', async () => {
    const caller = await createCallerAs(personas.member);
    await sendSecurityCode({ client: caller.client, body: { channel: 'SMS' } });
    const proof = { method: 'SMS', code: lastCode(caller.world) } as const;
    expect((await refusalOf(remove(caller, proof))).code).toBe('NOT_FOUND');
  });
});

it('new recovery codes end the earlier ones', async () => {
  const caller = await createCallerAs(personas.member);
  const { client, world } = caller;
  const { secret, recoveryCodes } = await addApp(caller);
  world.clock.advance(HOUR);
  const body = { loginPassword, method: 'TOTP', code: codeOf(caller, secret) } as const;
  const { value } = await createRecoveryCodes({ client, body, ...newKey() });
  expect(value.createdAt).toBe('2026-11-21T07:00:30.000Z');
  const proofOf = (code: string) => ({ method: 'RECOVERY_CODE', code }) as const;
  expect((await refusalOf(remove(caller, proofOf(recoveryCodes[0])))).code).toBe('TWO_STEP_INVALID');
  expect((await remove(caller, proofOf(value.recoveryCodes[0]))).value.methods).toEqual(['SMS', 'EMAIL']);
});

it('stores recovery codes as hashes only', async () => {
  const caller = await createCallerAs(personas.member);
  const { recoveryCodes } = await addApp(caller);
  const stored = JSON.stringify(caller.world.store.authenticators.all());
  expect(recoveryCodes.filter((code) => stored.includes(code) || stored.includes(code.replace('-', '')))).toEqual([]);
});
