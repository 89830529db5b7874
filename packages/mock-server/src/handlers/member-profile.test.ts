import {
  bindMemberEmail,
  bindMemberMobile,
  getMemberBadges,
  getMemberInfo,
  getMemberProfile,
  listMemberIcons,
  runFirstLogin,
  sendEmailCode,
  sendRegisterSmsCode,
  updateLanguage,
  updateMemberIcon,
  updateMemberProfile,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { changeProfile } from '../domain/member/index.ts';
import { ids } from '../seed/members.ts';
import { personas } from '../seed/personas.ts';
import { refusalOf } from '../testing/caller.ts';
import { createCallerAs, lastCode, MINUTE, wrongCode, solvePuzzle } from '../testing/people.ts';

describe('a profile', () => {
  it('masks contact and identity data and contains no password', async () => {
    const { client } = await createCallerAs(personas.member);
    const { value } = await getMemberProfile({ client });
    expect(value).toMatchObject({
      account: 'maricel',
      email: 'm*****l@mail.example',
      mobileNum: '917****567',
      idNumber: '****-****-4821',
      paymentPasswordSet: true,
      emailVerified: true,
    });
    expect(value.iconUrl).toMatch(/^data:image\/svg\+xml,/);
    expect(JSON.stringify(value)).not.toMatch(/Sampaguita7|482915|9171234567,/);
  });

  it('contains only the account name of a new member', async () => {
    const { client } = await createCallerAs(personas.newcomer);
    const { value } = await getMemberProfile({ client });
    expect(value).toEqual({
      memberId: 'm_1002',
      account: 'bituin',
      passwordSet: true,
      paymentPasswordSet: false,
      emailVerified: false,
      mobileVerified: false,
      passwordChangedAt: '2026-11-20T06:00:00.000Z',
      twoStepEnabled: false,
      completeness: { done: 0, total: 8, missing: expect.arrayContaining(['nickname', 'payeeName', 'email']) },
    });
  });

  it('counts the details that are filled in, and names those that are missing', async () => {
    const { client } = await createCallerAs(personas.member);
    const before = (await getMemberProfile({ client })).value.completeness;
    const { value } = await updateMemberProfile({ client, body: { address: '' } });
    expect(value.completeness).toEqual({
      done: (before?.done ?? 0) - 1,
      total: before?.total,
      missing: ['address', ...(before?.missing ?? [])],
    });
  });

  it('updates sent fields, keeps others, and clears empty ones', async () => {
    const { client } = await createCallerAs(personas.member);
    const { value } = await updateMemberProfile({
      client,
      body: { nickname: ' Celly ', occupation: 'Head nurse', telegram: '' },
    });
    expect(value).toMatchObject({ nickname: 'Celly', occupation: 'Head nurse', payeeName: 'Maricel D. Santos' });
    expect(value).not.toHaveProperty('telegram');
    expect((await getMemberInfo({ client })).value.nickname).toBe('Celly');
  });

  it.each(['Cel\nly', 'Cel\u2028ly', '\u202EylleC', 'Cel\u2066ly', 'Cel\u0000ly'])(
    'refuses the nickname %j, which does not fit on one line',
    async (nickname) => {
      const { client } = await createCallerAs(personas.member);
      const error = await refusalOf(updateMemberProfile({ client, body: { nickname } }));
      expect(error).toMatchObject({ code: 'FIELD_INVALID', fieldErrors: [{ field: 'nickname' }] });
      expect((await getMemberInfo({ client })).value.nickname).toBe('Maricel');
    },
  );

  it('accepts the payee name once', async () => {
    const { client } = await createCallerAs(personas.newcomer);
    const { value } = await updateMemberProfile({ client, body: { payeeName: 'Bituin A. Cruz' } });
    expect(value.payeeName).toBe('Bituin A. Cruz');
    await updateMemberProfile({ client, body: { payeeName: 'Bituin A. Cruz' } });
    const error = await refusalOf(updateMemberProfile({ client, body: { payeeName: 'Somebody Else' } }));
    expect(error).toMatchObject({ code: 'FIELD_INVALID', fieldErrors: [{ field: 'payeeName' }] });
  });

  it('refuses what does not fit a field, with the pattern that it broke', async () => {
    const { client } = await createCallerAs(personas.member);
    const error = await refusalOf(updateMemberProfile({ client, body: { qqNum: '01234', line: 'a b c' } }));
    expect(error).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [
        { field: 'qqNum', patternId: 23 },
        { field: 'line', patternId: 24 },
      ],
    });
  });

  it('refuses a birthday below 21 years, and one to come [VAL-33]', async () => {
    const { client } = await createCallerAs(personas.newcomer);
    const young = await refusalOf(updateMemberProfile({ client, body: { birthday: '2005-11-22' } }));
    const future = await refusalOf(updateMemberProfile({ client, body: { birthday: '2027-01-01' } }));
    expect([young.code, future.code]).toEqual(['AGE_BELOW_MINIMUM', 'FIELD_INVALID']);
    const { value } = await updateMemberProfile({ client, body: { birthday: '2005-11-21' } });
    expect(value.birthday).toBe('2005-11-21');
  });
});

describe('an avatar', () => {
  it('is accepted only when it is listed', async () => {
    const { client } = await createCallerAs(personas.newcomer);
    const { value } = await listMemberIcons({ client });
    const icon = value.list[1];
    if (icon === undefined) throw new Error('There are no avatars.');
    expect((await updateMemberIcon({ client, body: { iconId: icon.iconId } })).value.iconUrl).toBe(icon.url);
    expect((await getMemberProfile({ client })).value.iconUrl).toBe(icon.url);
    const error = await refusalOf(updateMemberIcon({ client, body: { iconId: 'icon_nobody' } }));
    expect(error.code).toBe('FIELD_INVALID');
  });
});

describe('other account data', () => {
  it('counts what waits in the menus', async () => {
    const member = await createCallerAs(personas.member);
    const newcomer = await createCallerAs(personas.newcomer);
    const full = await getMemberBadges({ client: member.client });
    const empty = await getMemberBadges({ client: newcomer.client });
    expect(full.value).toEqual({ missions: 1, messages: 2, rewards: 4, availablePromoCount: 0, chat: 0 });
    expect(empty.value).toEqual({ missions: 0, messages: 1, rewards: 0, availablePromoCount: 0, chat: 0 });
  });

  it('has a first login until it is handled, idempotently [LOGIN-20]', async () => {
    const { client } = await createCallerAs(personas.firstLogin);
    expect((await getMemberInfo({ client })).value.firstTimeLogin).toBe(true);
    await runFirstLogin({ client });
    await runFirstLogin({ client });
    expect((await getMemberInfo({ client })).value.firstTimeLogin).toBe(false);
  });

  it('accepts only languages that the site offers', async () => {
    const { client } = await createCallerAs(personas.member);
    expect((await updateLanguage({ client, body: { language: 'EN' } })).value.language).toBe('EN');
    expect((await refusalOf(updateLanguage({ client, body: { language: 'SW' } }))).code).toBe('LANGUAGE_UNSUPPORTED');
  });
});

/** What a first contact needs, as another one does. */
const PROOF = { loginPassword: personas.newcomer.password };

describe('binding', () => {
  it('of a first contact is refused without the login password', async () => {
    const { client, world } = await createCallerAs(personas.newcomer);
    const email = 'bituin@mail.example';
    await sendEmailCode({ client, body: { email } });
    const verificationCode = lastCode(world);
    const bind = (loginPassword?: string) =>
      bindMemberEmail({ client, body: { email, verificationCode, ...(loginPassword && { loginPassword }) } });
    expect(await refusalOf(bind())).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [{ field: 'loginPassword', reason: 'REQUIRED' }],
    });
    expect((await refusalOf(bind('wrong'))).code).toBe('PASSWORD_CHECK_FAILED');
    await bind(PROOF.loginPassword);
    expect((await getMemberProfile({ client })).value.emailVerified).toBe(true);
  });

  it('binds a number verified by a code', async () => {
    const caller = await createCallerAs(personas.newcomer);
    const { client, world } = caller;
    const number = { mobileNum: '9998887766', countryDialingCode: '63' };
    const sliderVerification = await solvePuzzle(caller, 'SMS');
    await sendRegisterSmsCode({ client, body: { ...number, sliderVerification } });
    const verificationCode = lastCode(world);
    const wrong = await refusalOf(
      bindMemberMobile({ client, body: { ...number, ...PROOF, verificationCode: wrongCode(verificationCode) } }),
    );
    expect(wrong.code).toBe('SMS_CODE_INVALID');
    await bindMemberMobile({ client, body: { ...number, ...PROOF, verificationCode } });
    const { value } = await getMemberProfile({ client });
    expect(value).toMatchObject({ mobileNum: '999****766', countryDialingCode: '63', mobileVerified: true });
  });

  it('refuses an invalid number', async () => {
    const { client } = await createCallerAs(personas.newcomer);
    const body = { mobileNum: '817', countryDialingCode: '63', verificationCode: '123456', ...PROOF };
    expect((await refusalOf(bindMemberMobile({ client, body }))).code).toBe('MOBILE_INVALID');
  });

  it("reveals nothing about others' numbers and email addresses without a code", async () => {
    const { client } = await createCallerAs(personas.newcomer);
    const number = { mobileNum: '9171234567', countryDialingCode: '63', verificationCode: '123456', ...PROOF };
    const mail = { email: 'maricel@mail.example', verificationCode: '123456', ...PROOF };
    const refused = [bindMemberMobile({ client, body: number }), bindMemberEmail({ client, body: mail })];
    const codes = await Promise.all(refused.map(async (call) => (await refusalOf(call)).code));
    expect(codes).toEqual(['SMS_CODE_INVALID', 'SMS_CODE_INVALID']);
  });

  it('refuses a number or email address taken after the code was sent', async () => {
    const caller = await createCallerAs(personas.newcomer);
    const { client, world } = caller;
    const number = { mobileNum: '9998887766', countryDialingCode: '63' };
    await sendEmailCode({ client, body: { email: 'bituin@mail.example' } });
    const emailCode = lastCode(world);
    await sendRegisterSmsCode({ client, body: { ...number, sliderVerification: await solvePuzzle(caller, 'SMS') } });
    const smsCode = lastCode(world);
    changeProfile(world, ids.member, { mobile: '639998887766', email: 'bituin@mail.example' });
    const byMobile = bindMemberMobile({ client, body: { ...number, ...PROOF, verificationCode: smsCode } });
    const byEmail = bindMemberEmail({
      client,
      body: { email: 'bituin@mail.example', ...PROOF, verificationCode: emailCode },
    });
    const codes = [(await refusalOf(byMobile)).code, (await refusalOf(byEmail)).code];
    expect(codes).toEqual(['MOBILE_TAKEN', 'EMAIL_TAKEN']);
  });

  it('binds an email address verified by a code', async () => {
    const { client, world } = await createCallerAs(personas.newcomer);
    const email = 'Bituin@mail.example';
    await sendEmailCode({ client, body: { email } });
    const verificationCode = lastCode(world);
    const wrong = await refusalOf(
      bindMemberEmail({ client, body: { email, ...PROOF, verificationCode: wrongCode(verificationCode) } }),
    );
    expect(wrong.code).toBe('SMS_CODE_INVALID');
    await bindMemberEmail({ client, body: { email, ...PROOF, verificationCode } });
    expect((await getMemberProfile({ client })).value).toMatchObject({
      email: 'b*****n@mail.example',
      emailVerified: true,
    });
  });

  it('refuses an expired code', async () => {
    const caller = await createCallerAs(personas.newcomer);
    const { client, world } = caller;
    const number = { mobileNum: '9998887766', countryDialingCode: '63' };
    await sendEmailCode({ client, body: { email: 'bituin@mail.example' } });
    const emailCode = lastCode(world);
    await sendRegisterSmsCode({ client, body: { ...number, sliderVerification: await solvePuzzle(caller, 'SMS') } });
    const smsCode = lastCode(world);
    world.clock.advance(MINUTE);
    const byEmail = bindMemberEmail({
      client,
      body: { email: 'bituin@mail.example', ...PROOF, verificationCode: emailCode },
    });
    const byMobile = bindMemberMobile({ client, body: { ...number, ...PROOF, verificationCode: smsCode } });
    const codes = [await refusalOf(byEmail), await refusalOf(byMobile)].map(({ code }) => code);
    expect(codes).toEqual(['SMS_CODE_EXPIRED', 'SMS_CODE_EXPIRED']);
  });
});
