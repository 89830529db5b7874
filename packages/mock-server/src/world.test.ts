import { getMemberInfo, getSiteConfiguration, login, logout } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from './seed/personas.ts';
import { bodyOf, createCaller, refusalOf } from './testing/caller.ts';
import { readCaptcha } from './testing/people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('login', () => {
  it('opens a session for a member with the right password, and says who is logged in [CALL-01] [CALL-06]', async () => {
    const { client, setToken } = createCaller();
    const { value } = await login({ client, body: bodyOf(personas.member) });
    setToken(value.token);
    const me = await getMemberInfo({ client });
    expect(me.value).toMatchObject({ account: personas.member.account, isLogin: true, isTrial: false, isAgent: false });
  });

  it('trims the user name and ignores its case', async () => {
    const { client } = createCaller();
    const { value } = await login({ client, body: { ...bodyOf(personas.member), username: '  Maricel ' } });
    expect(value.user.account).toBe(personas.member.account);
  });

  it('never returns a password', async () => {
    const { client } = createCaller();
    const answer = await login({ client, body: bodyOf(personas.member) });
    expect(JSON.stringify(answer)).not.toContain(personas.member.password);
  });

  it.each([
    ['a wrong password', { ...personas.member, password: 'wrong' }],
    ['an unknown account', { account: 'nobody', password: 'Sampaguita7' }],
  ])('refuses %s with the same error', async (_name, credentials) => {
    const { client } = createCaller();
    const error = await refusalOf(login({ client, body: bodyOf(credentials) }));
    expect(error).toMatchObject({ code: 'AUTH_INVALID_CREDENTIALS', kind: 'authentication', status: 401 });
  });

  it('refuses a back-office account', async () => {
    const { client } = createCaller();
    const error = await refusalOf(login({ client, body: bodyOf(personas.backOffice) }));
    expect(error).toMatchObject({ code: 'AUTH_NOT_MEMBER', kind: 'permission' });
  });

  it('refuses a member on the agent page, and logs an agent in', async () => {
    const { client } = createCaller();
    const error = await refusalOf(login({ client, body: { ...bodyOf(personas.member), entry: 'agent' } }));
    expect(error.code).toBe('AUTH_NOT_AGENT');
    const { value } = await login({ client, body: { ...bodyOf(personas.agent), entry: 'agent' } });
    expect(value.user.isAgent).toBe(true);
  });

  it('locks an account after five failures in a row and opens it again after fifteen minutes', async () => {
    const caller = createCaller();
    const { client, world } = caller;
    const wrong = bodyOf({ ...personas.member, password: 'wrong' });
    for (let failure = 0; failure < 5; failure += 1) {
      // Sequentially, so that each failure is counted; from the third on a captcha is required.
      const { captcha, captchaId } = await readCaptcha(caller);
      const error = await refusalOf(
        login({ client, body: { ...wrong, captcha }, headers: { 'X-Captcha-Id': captchaId } }),
      );
      expect(error.code).toBe('AUTH_INVALID_CREDENTIALS');
    }
    const locked = await refusalOf(login({ client, body: bodyOf(personas.member) }));
    expect(locked).toMatchObject({ code: 'AUTH_ACCOUNT_LOCKED', retryAfter: 900 });
    world.clock.advance(15 * MINUTE);
    const { value } = await login({ client, body: bodyOf(personas.member) });
    expect(value.token).toMatch(/^mbr_/);
  });

  it('returns a field error for an empty user name', async () => {
    const { client } = createCaller();
    const error = await refusalOf(login({ client, body: { ...bodyOf(personas.member), username: '' } }));
    expect(error).toMatchObject({ code: 'FIELD_INVALID', kind: 'validation', fieldErrors: [{ field: 'username' }] });
  });

  it('returns passwordExpired when the password is older than ninety days', async () => {
    const { client, world } = createCaller();
    world.clock.advance(61 * 24 * HOUR);
    const { value } = await login({ client, body: bodyOf(personas.member) });
    expect(value.passwordExpired).toBe(true);
  });
});

describe('a session', () => {
  it('ends at logout [CALL-02]', async () => {
    const { client, setToken } = createCaller();
    const { value } = await login({ client, body: bodyOf(personas.member) });
    setToken(value.token);
    await logout({ client });
    const error = await refusalOf(getMemberInfo({ client }));
    expect(error).toMatchObject({ code: 'AUTH_REQUIRED', kind: 'authentication' });
  });

  it('expires after a day', async () => {
    const { client, world, setToken } = createCaller();
    const { value } = await login({ client, body: bodyOf(personas.member) });
    setToken(value.token);
    world.clock.advance(24 * HOUR);
    const error = await refusalOf(getMemberInfo({ client }));
    expect(error.code).toBe('AUTH_REQUIRED');
  });

  it('is needed to ask who is logged in [CALL-06]', async () => {
    const { client } = createCaller();
    const error = await refusalOf(getMemberInfo({ client }));
    expect(error.code).toBe('AUTH_REQUIRED');
  });
});

describe('the site configuration', () => {
  it("has flags, registration fields and the visitor's address", async () => {
    const { client } = createCaller();
    const { value } = await getSiteConfiguration({ client, query: { device: 'WEB' } });
    expect(value).toMatchObject({
      maintenance: false,
      location: { ip: '127.0.0.1' },
      register: { username: { enabled: true } },
    });
  });

  it('is answered during maintenance and region restriction, while other calls are refused', async () => {
    const { client, world } = createCaller();
    const maintenanceEnd = '2026-11-21T14:00:00.000Z';
    const closed = {
      id: 'platform',
      maintenance: true,
      maintenanceEnd,
      regionRestriction: false,
      blockedAddresses: [],
    };
    world.store.transact(() => world.store.platform.insert(closed));
    const { value } = await getSiteConfiguration({ client, query: { device: 'WEB' } });
    expect(value).toMatchObject({ maintenance: true, maintenanceEnd });
    const maintenance = await refusalOf(login({ client, body: bodyOf(personas.member) }));
    expect(maintenance).toMatchObject({ code: 'SYSTEM_MAINTENANCE', kind: 'maintenance', value: { maintenanceEnd } });

    world.store.transact(() => world.store.platform.update('platform', { regionRestriction: true }));
    const region = await refusalOf(login({ client, body: bodyOf(personas.member) }));
    expect(region).toMatchObject({ code: 'REGION_RESTRICTED', kind: 'region', value: { ip: '127.0.0.1' } });
  });
});
