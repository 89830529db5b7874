import {
  bindMemberEmail,
  bindMemberMobile,
  login,
  sendEmailCode,
  sendRegisterSmsCode,
  sendSecurityCode,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { changeProfile } from '../domain/member/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { bodyOf, refusalOf, type Caller } from '../testing/caller.ts';
import { clientAt, createCallerAs, lastCode, lastMessage, MINUTE, solvePuzzle, wrongCode } from '../testing/people.ts';

const NUMBER = { mobileNum: '9998887766', countryDialingCode: '63' };
const EMAIL = 'maricel.santos@mail.example';
const { account, password } = personas.member;

interface Proof {
  readonly loginPassword?: string;
  readonly currentContactCode?: string;
}

/** Replacement of each contact of `maricel`: sends a code to the new one; returns the call that binds it. */
const CONTACTS = [
  {
    kind: 'mobile number',
    channel: 'SMS',
    masked: '917****567',
    to: '639171234567',
    async send(caller: Caller) {
      const { client, world } = caller;
      await sendRegisterSmsCode({ client, body: { ...NUMBER, sliderVerification: await solvePuzzle(caller, 'SMS') } });
      const verificationCode = lastCode(world);
      return (proof: Proof) => bindMemberMobile({ client, body: { ...NUMBER, verificationCode, ...proof } });
    },
    isReplaced: ({ world }: Caller) => world.store.profiles.get(ids.member)?.mobile === '639998887766',
  },
  {
    kind: 'email address',
    channel: 'EMAIL',
    masked: 'm*****l@mail.example',
    to: 'maricel@mail.example',
    async send({ client, world }: Caller) {
      await sendEmailCode({ client, body: { email: EMAIL } });
      const verificationCode = lastCode(world);
      return (proof: Proof) => bindMemberEmail({ client, body: { email: EMAIL, verificationCode, ...proof } });
    },
    isReplaced: ({ world }: Caller) => world.store.profiles.get(ids.member)?.email === EMAIL,
  },
] as const;

describe.each(CONTACTS)('replacing a bound $kind', ({ channel, masked, to, send, isReplaced }) => {
  it('is refused without a proof of the owner', async () => {
    const caller = await createCallerAs(personas.member);
    const bind = await send(caller);
    const refusal = await refusalOf(bind({}));
    expect(refusal).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [{ field: 'loginPassword', reason: 'REQUIRED' }],
    });
    expect(isReplaced(caller)).toBe(false);
  });

  it('is refused with a wrong password, and succeeds with the right one and the same code', async () => {
    const caller = await createCallerAs(personas.member);
    const bind = await send(caller);
    expect((await refusalOf(bind({ loginPassword: 'wrong' }))).code).toBe('PASSWORD_CHECK_FAILED');
    expect(isReplaced(caller)).toBe(false);
    await bind({ loginPassword: password });
    expect(isReplaced(caller)).toBe(true);
  });

  it('succeeds with the code sent to the old contact, once', async () => {
    const caller = await createCallerAs(personas.member);
    const { client, world } = caller;
    const { value } = await sendSecurityCode({ client, body: { channel } });
    expect(value).toEqual({ expiredMinutes: 1, maskedTarget: masked });
    expect(lastMessage(world)).toMatchObject({ to, purpose: 'security' });
    const currentContactCode = lastCode(world);
    const bind = await send(caller);
    const wrong = await refusalOf(bind({ currentContactCode: wrongCode(currentContactCode) }));
    expect([wrong.code, isReplaced(caller)]).toEqual(['SMS_CODE_INVALID', false]);
    await bind({ currentContactCode });
    expect([isReplaced(caller), world.store.codes.all()]).toEqual([true, []]);
  });

  it('is refused with an expired code of the old contact', async () => {
    const caller = await createCallerAs(personas.member);
    const { client, world } = caller;
    await sendSecurityCode({ client, body: { channel } });
    const currentContactCode = lastCode(world);
    world.clock.advance(MINUTE);
    const bind = await send(caller);
    expect((await refusalOf(bind({ currentContactCode }))).code).toBe('SMS_CODE_EXPIRED');
  });

  it('is refused a code that was sent to the other contact', async () => {
    const caller = await createCallerAs(personas.member);
    const { client, world } = caller;
    await sendSecurityCode({ client, body: { channel: channel === 'SMS' ? 'EMAIL' : 'SMS' } });
    const currentContactCode = lastCode(world);
    const bind = await send(caller);
    expect((await refusalOf(bind({ currentContactCode }))).code).toBe('SMS_CODE_INVALID');
  });

  it('needs the login password also while no contact of this kind is bound', async () => {
    const caller = await createCallerAs(personas.member);
    changeProfile(caller.world, ids.member, channel === 'SMS' ? { mobile: null, mobileNum: null } : { email: null });
    const bind = await send(caller);
    expect((await refusalOf(bind({ currentContactCode: '301774' }))).code).toBe('FIELD_INVALID');
    await bind({ loginPassword: password });
    expect(isReplaced(caller)).toBe(true);
  });
});

describe('wrong passwords when a contact is replaced', () => {
  it('lock the login together with failed logins', async () => {
    const caller = await createCallerAs(personas.member);
    const { world } = caller;
    const guest = clientAt(world, '203.0.113.9');
    await refusalOf(login({ client: guest, body: { ...bodyOf({ account, password: 'wrong' }) } }));
    const bind = await CONTACTS[1].send(caller);
    for (let time = 0; time < 4; time += 1) await refusalOf(bind({ loginPassword: 'wrong' }));
    const locked = { code: 'AUTH_ACCOUNT_LOCKED', retryAfter: 900 };
    expect(await refusalOf(bind({ loginPassword: password }))).toMatchObject(locked);
    expect(await refusalOf(login({ client: guest, body: bodyOf(personas.member) }))).toMatchObject(locked);
  });
});

describe('a security code', () => {
  it('is sent to verified contacts only', async () => {
    const { client, world } = await createCallerAs(personas.member);
    changeProfile(world, ids.member, { mobileVerified: false, email: null });
    for (const channel of ['SMS', 'EMAIL'] as const) {
      const refusal = await refusalOf(sendSecurityCode({ client, body: { channel } }));
      expect(refusal).toMatchObject({
        code: 'FIELD_INVALID',
        fieldErrors: [{ field: 'channel', reason: 'NOT_OFFERED' }],
      });
    }
    expect(world.store.outbox.all().filter(({ purpose }) => purpose === 'security')).toEqual([]);
  });
});
