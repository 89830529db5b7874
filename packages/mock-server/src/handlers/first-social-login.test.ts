import { getMemberProfile, loginSocial } from '@croupier/sdk/client';
import type { SocialLoginRequest } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { profileOf } from '../domain/member/index.ts';
import { changeSite } from '../domain/site/index.ts';
import { ids } from '../seed/members.ts';
import { createCaller, refusalOf } from '../testing/caller.ts';

const STRANGER: SocialLoginRequest = {
  provider: 'GOOGLE',
  idToken: 'sandbox:google:tala.reyes:Tala@mail.example',
  termsAccepted: true,
  birthday: '1990-01-01',
};

const notRequired = { enabled: true, required: false };

describe('the first social login', () => {
  it.each([
    ['TERMS_NOT_ACCEPTED', 'the terms were not accepted', { termsAccepted: false }],
    ['AGE_BELOW_MINIMUM', 'the visitor is too young', { birthday: '2010-01-01' }],
    ['AFFILIATE_CODE_INVALID', 'no agent has the code', { affiliateCode: 'NOBODY1' }],
    ['REFERRAL_CODE_INVALID', 'no member has the code', { referralCode: 'NOBODY1' }],
    ['EMAIL_TAKEN', 'another account has the address', { idToken: 'sandbox:google:tala:maricel@mail.example' }],
  ])('is refused with %s when %s, and creates nothing', async (code, _when, change) => {
    const { client, world } = createCaller();
    const before = world.store.members.all().length;
    expect((await refusalOf(loginSocial({ client, body: { ...STRANGER, ...change } }))).code).toBe(code);
    expect(world.store.members.all()).toHaveLength(before);
    expect(world.store.identities.get('GOOGLE:tala.reyes')).toBeUndefined();
  });

  it('asks for the birthday only when the registration requires it', async () => {
    const { client, world } = createCaller();
    const { birthday: _birthday, ...body } = STRANGER;
    changeSite(world, { register: { birthday: { enabled: true, required: true } } });
    expect(await refusalOf(loginSocial({ client, body }))).toMatchObject({
      code: 'FIELD_INVALID',
      fieldErrors: [{ field: 'birthday', reason: 'REQUIRED' }],
    });
    changeSite(world, { register: { birthday: notRequired } });
    expect((await loginSocial({ client, body })).value.registered).toBe(true);
  });

  it('stores the agent, the inviter and the verified address, and no password', async () => {
    const { client, world, setToken } = createCaller();
    const codes = { affiliateCode: 'AMIHAN19', referralCode: 'MARICEL7' };
    const { value } = await loginSocial({ client, body: { ...STRANGER, ...codes } });
    const { uplineId, inviterId, email } = profileOf(world, value.user.id);
    expect([uplineId, inviterId, email]).toEqual([ids.agent, ids.member, 'tala@mail.example']);
    setToken(value.token);
    const profile = (await getMemberProfile({ client })).value;
    expect(profile).toMatchObject({ passwordSet: false, emailVerified: true, birthday: '1990-01-01' });
  });
});
