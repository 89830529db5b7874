import { createApiClient, getMemberInfo, requestPasswordResetByEmail, sendLoginSmsCode } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { personas } from '../seed/personas.ts';
import { openControl } from '../testing/control.ts';

const ORIGIN = 'http://platform.example';
const SITE = `${operations.getSiteConfiguration.path}?device=WEB`;

describe('control calls', () => {
  it('list themselves, and say what is wrong with a call', async () => {
    const { control } = openControl();
    const { body } = await control('GET', '');
    expect(body.calls).toContainEqual({ method: 'POST', path: '/__mock/reset', does: expect.any(String) });
    expect(await control('GET', '/nothing')).toMatchObject({ status: 404 });
    expect(await control('GET', '/reset')).toMatchObject({
      status: 405,
      body: { error: 'Method not allowed; allowed: POST.' },
    });
  });

  it('answer the signing keys of vendors and providers, and 404 for an unknown code', async () => {
    const { control } = openControl();
    const { body } = await control('GET', '/vendors/TALA/signing-key');
    expect(body).toEqual({ vendor: 'TALA', key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await control('GET', '/vendors/PG/signing-key')).body.key).not.toBe(body.key);
    expect((await control('GET', '/providers/kampupot/signing-key')).body).toMatchObject({ provider: 'kampupot' });
    expect((await control('GET', '/vendors/kampupot/signing-key')).status).toBe(404);
  });

  it.each([
    ['POST', '/faults', { kind: 'nothing' }, /^kind: must be one of "noAnswer", "reset", /],
    ['POST', '/faults', { kind: 'slow', seconds: 3 }, /^seconds: unknown field; known fields: operation, kind, /],
    ['POST', '/faults', { kind: 'html', operation: 'noSuchCall' }, /^operation: must be one of "\*", .* more$/],
    ['POST', '/faults', { kind: 'html', status: 200 }, /^status: must be at least 400$/],
    ['POST', '/faults', { kind: 'html', probability: 0 }, /^probability: must be more than 0$/],
    ['POST', '/faults', { kind: 'html', count: 1.5 }, /^count: must be a whole number$/],
    ['POST', '/faults', [], /^body: must be an object$/],
    ['PATCH', '/clock', { advance: -1 }, /^advance: must be at least 0$/],
    [
      'PATCH',
      '/clock',
      { to: 'tomorrow' },
      /^to: must be a time such as 2027-01-01T00:00:00Z or 2027-01-01T08:00:00\+08:00$/,
    ],
    ['PATCH', '/site', { flags: { NO_FLAG: true } }, /^flags\.NO_FLAG: unknown field; known fields: CHNGPASS/],
    ['PATCH', '/site', { register: { email: { enabled: 1 } } }, /^register\.email\.enabled: must be a boolean$/],
    ['POST', '/login', { name: 'member' }, /^name: unknown field; known fields: persona, account$/],
    ['POST', '/reset', { seed: '7' }, /^seed: must be /],
  ])('%s %s with %j say which field is wrong and what is allowed', async (method, path, body, problem) => {
    const refused = await openControl().control(method, path, body);
    expect(refused.status).toBe(400);
    const [answer] = refused.body.problems;
    expect(answer).toMatch(problem);
    expect(refused.body.error).toContain(answer);
  });

  it('call off the open draw of a lottery, and no other', async () => {
    const { control } = openControl();
    const callOff = (numero: string, gameCode = 'MNL3D') => control('POST', '/cancelled-draws', { gameCode, numero });
    const { status, body } = await callOff('20261101-001');
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^numero: only the open draw, \d{8}-\d{3}\.$/)]);
    const [openDraw = ''] = /\d{8}-\d{3}/.exec(body.error) ?? [];
    expect(await callOff(openDraw)).toEqual({ status: 200, body: { gameCode: 'MNL3D', numero: openDraw } });
    expect((await callOff(openDraw, 'NO')).body.error).toBe('gameCode: unknown.');
  });

  it('refuse a login with neither or both of persona and account', async () => {
    const { control } = openControl();
    const error = 'The body needs either a persona or an account, not both.';
    for (const body of [{}, { persona: 'member', account: 'maricel' }]) {
      expect(await control('POST', '/login', body)).toEqual({ status: 400, body: { error } });
    }
  });

  it('log in as a persona, whatever its password and its lockout', async () => {
    const { control, fetch } = openControl();
    const { body } = await control('POST', '/login', { persona: 'agent' });
    const client = createApiClient({ baseUrl: ORIGIN, fetch, getToken: () => body.token });
    const { value } = await getMemberInfo({ client });
    expect(value).toMatchObject({ account: personas.agent.account, isAgent: true });
    expect(body).toMatchObject({ account: 'amihan', user: { account: 'amihan' }, passwordExpired: false });
    const expired = await control('POST', '/login', { persona: 'expiredPassword' });
    expect(expired.body).toMatchObject({ firstTimeLogin: false, passwordExpired: true });
    expect(await control('POST', '/login', { persona: 'nobody' })).toMatchObject({ status: 404 });
    expect((await control('GET', '/personas')).body.personas).toEqual(personas);
  });

  it('give a trial session at once', async () => {
    const { control, fetch } = openControl();
    const { body } = await control('POST', '/login', { persona: 'trial' });
    expect(body.token).toMatch(/^trl_/);
    const client = createApiClient({ baseUrl: ORIGIN, fetch, getToken: () => body.token });
    expect((await getMemberInfo({ client })).value).toMatchObject({ type: 4, isTrial: true, balance: '5000.00' });
  });

  it('reset a world to the same beginning, or to that of another seed', async () => {
    const { control } = openControl();
    // Where the world's chance is, after all that the seed has decided.
    const chanceOf = async () => (await control('GET', '/world')).body.random;
    const first = await chanceOf();
    await control('POST', '/login', { persona: 'member' });
    expect(await chanceOf()).not.toBe(first);
    await control('POST', '/reset');
    expect(await chanceOf()).toBe(first);
    await control('POST', '/reset', { seed: 7 });
    expect(await chanceOf()).not.toBe(first);
  });

  it('stop, advance and resume the clock, but never move it back', async () => {
    const { control } = openControl();
    await control('PATCH', '/clock', { frozen: true });
    const { body: before } = await control('GET', '/clock');
    const { body: after } = await control('PATCH', '/clock', { advance: 60_000 });
    expect(Date.parse(after.now) - Date.parse(before.now)).toBe(60_000);
    const to = new Date(Date.parse(after.now) + 1000).toISOString();
    expect(await control('PATCH', '/clock', { to })).toMatchObject({ body: { now: to, frozen: true } });
    expect(await control('PATCH', '/clock', { to: before.now })).toMatchObject({ status: 409 });
    expect(await control('PATCH', '/clock', { frozen: false })).toMatchObject({ body: { frozen: false } });
  });

  it('change flags, registration, maintenance and region of a world', async () => {
    const { control, ask } = openControl();
    const maintenanceEnd = '2026-11-21T14:00:00Z';
    const register = { email: { enabled: true, required: false, maxLength: 60 } };
    await control('PATCH', '/site', { flags: { FREEPLAY3: true }, register, maintenance: true, maintenanceEnd }, 'w');
    expect((await ask(SITE, 'w')).value).toMatchObject({
      whitelabel: { FREEPLAY3: true, PWDEXPFORCECHANGE3: true },
      register: { ...register, username: { enabled: true } },
      maintenance: true,
      maintenanceEnd,
    });
    await control('PATCH', '/site', { flags: { FREEPLAY3: false }, regionRestriction: true, maintenance: false }, 'w');
    expect((await ask(SITE, 'w')).value).toMatchObject({
      whitelabel: { FREEPLAY3: false },
      maintenance: false,
      regionRestriction: true,
    });
    expect((await ask(SITE)).value).toMatchObject({ regionRestriction: false });
  });

  it('answer every setting that they change, and no password', async () => {
    const { control } = openControl();
    const closedGameTypes = ['COCKFIGHT'];
    const { body } = await control('PATCH', '/site', { closedGameTypes, singleWallet: true }, 'settings');
    expect(body).toMatchObject({ closedGameTypes, singleWallet: true, receiptConfirmMinutes: 1440 });
    expect(JSON.stringify(body)).not.toMatch(/weakDefaultPassword|Welcome123/);
  });

  it('set the scenes of the slider check and leave others unchanged', async () => {
    const { control } = openControl();
    const { body } = await control('PATCH', '/site', { sliderAtLogin: true, sliderAtSms: false }, 'w');
    expect(body).toMatchObject({ sliderAtLogin: true, sliderAtRegistration: true, sliderAtSms: false });
    expect(await control('PATCH', '/site', { sliderAtSms: true }, 'w')).toMatchObject({
      body: { sliderAtLogin: true, sliderAtSms: true },
    });
    expect(await control('GET', '/site')).toMatchObject({ body: { sliderAtLogin: false } });
  });

  it('set the languages of the site, of which there is at least one', async () => {
    const { control, ask } = openControl();
    await control('PATCH', '/site', { languages: ['EN', 'AR'] });
    expect(await ask(SITE)).toMatchObject({ value: { brand: { languages: ['EN', 'AR'] } } });
    expect(await control('PATCH', '/site', { languages: [] })).toMatchObject({ status: 400 });
    expect(await control('PATCH', '/site', { languages: ['XX'] })).toMatchObject({ status: 400 });
  });

  it('plan, show and clear faults', async () => {
    const { control, ask } = openControl();
    const { body: fault } = await control('POST', '/faults', {
      operation: 'getSiteConfiguration',
      kind: 'error',
      code: 'RATE_LIMITED',
      count: 5,
    });
    expect(await ask(SITE)).toMatchObject({ errorCode: 'RATE_LIMITED' });
    expect((await control('GET', '/faults')).body.faults).toMatchObject([{ id: fault.id, left: 4, hits: 1 }]);
    expect(await control('DELETE', `/faults/${fault.id}`)).toMatchObject({ status: 204 });
    expect(await ask(SITE)).toMatchObject({ success: true });
    await control('POST', '/faults', { kind: 'html' });
    await control('DELETE', '/faults');
    expect(await ask(SITE)).toMatchObject({ success: true });
    expect(await control('POST', '/faults', { kind: 'slow' })).toMatchObject({ status: 400 });
    expect(await control('POST', '/faults', { kind: 'html', operation: 'noSuchCall' })).toMatchObject({ status: 400 });
    expect(await control('DELETE', '/faults/fault-9')).toMatchObject({ status: 404 });
  });

  it('export a world and import it, also into another one', async () => {
    const { control, fetch } = openControl();
    const { body } = await control('POST', '/login', { persona: 'member' });
    const { body: saved } = await control('GET', '/world');
    await control('POST', '/reset');
    const client = createApiClient({
      baseUrl: ORIGIN,
      getToken: () => body.token,
      fetch(request) {
        request.headers.set('X-Mock-World', 'copy');
        return fetch(request);
      },
    });
    expect(await control('PUT', '/world', saved, 'copy')).toMatchObject({ status: 204 });
    const { value } = await getMemberInfo({ client });
    expect(value.account).toBe(personas.member.account);
    const other = { ...saved, rows: { ...saved.rows, members: [{ id: 'm_1' }] } };
    expect(await control('PUT', '/world', other, 'copy')).toMatchObject({ status: 400 });
    expect((await getMemberInfo({ client })).value.account).toBe(personas.member.account);
  });

  it('count what is modelled', async () => {
    const { control } = openControl();
    const { body } = await control('GET', '/coverage');
    expect(body.operations).toBe(Object.keys(operations).length);
    expect(body.modelled + body.notModelled.length).toBe(body.operations);
  });

  it('show what was sent to an account, by its name, its number or its address', async () => {
    const { control, fetch } = openControl();
    const client = createApiClient({ baseUrl: ORIGIN, fetch, getToken: () => undefined });
    await control('PATCH', '/site', { sliderAtSms: false });
    const sliderVerification = { challengeId: 'sld_none', verifyToken: 'svt_none' };
    const number = { mobileNum: '9171234567', countryDialingCode: '63' };
    await sendLoginSmsCode({ client, body: { ...number, sliderVerification, purpose: 'login' } });
    const mail = { username: 'amihan', email: 'amihan@mail.example' };
    await requestPasswordResetByEmail({ client, body: mail });
    const targetsOf = async (to: string): Promise<string[]> =>
      (await control('GET', `/outbox?to=${to}`)).body.messages.map((message: { to: string }) => message.to);
    expect(await targetsOf('maricel')).toEqual(['639171234567']);
    expect(await targetsOf('639171234567')).toEqual(['639171234567']);
    expect(await targetsOf('amihan')).toEqual(['amihan@mail.example']);
    expect(await targetsOf('amihan@mail.example')).toEqual(['amihan@mail.example']);
    expect(await targetsOf('nobody')).toEqual([]);
    expect((await control('GET', '/outbox')).body.messages).toHaveLength(2);
  });

  it.each([
    ['PATCH', { advance: 9e15 }],
    ['PATCH', { advance: 1e300 }],
    ['PATCH', { to: '9999-06-01T00:00:00Z' }],
  ])('%s the clock with %j is refused, and the world goes on', async (method, body) => {
    const { control, ask } = openControl();
    expect(await control(method, '/clock', body)).toMatchObject({ status: 400 });
    expect(await ask(SITE)).toMatchObject({ success: true });
  });

  it('let the world go on at the latest moment that they take', async () => {
    const { control, ask } = openControl();
    expect(await control('PATCH', '/clock', { to: '9999-01-01T00:00:00Z', frozen: true })).toMatchObject({
      status: 200,
    });
    expect(await ask(SITE)).toMatchObject({ success: true });
    expect(await control('POST', '/login', { persona: 'member' })).toMatchObject({ status: 200 });
  });

  it.each([
    { ahead: 9e15, heldAt: null },
    { ahead: 0, heldAt: 9e15 },
    { ahead: -9e15, heldAt: null },
  ])('refuse to import a world with its clock at %j', async (clock) => {
    const { control, ask } = openControl();
    const { body: saved } = await control('GET', '/world');
    expect(await control('PUT', '/world', { ...saved, clock })).toMatchObject({ status: 400 });
    expect(await ask(SITE)).toMatchObject({ success: true });
  });
});

describe('worlds', () => {
  it('open by control call or first use, and close', async () => {
    const { control, ask } = openControl();
    await control('PUT', '/worlds/first', { seed: 3 });
    await ask(SITE, 'second');
    expect((await control('GET', '/worlds')).body).toEqual({ worlds: ['first', 'second'] });
    expect(await control('DELETE', '/worlds/first')).toMatchObject({ status: 204 });
    expect(await control('DELETE', '/worlds/first')).toMatchObject({ status: 404 });
    expect(await control('PUT', '/worlds/not_well_formed')).toMatchObject({ status: 400 });
    expect((await control('GET', '/worlds')).body).toEqual({ worlds: ['second'] });
  });

  it('close the least recently used when there are too many', async () => {
    const { control, ask } = openControl({ limit: 2 });
    for (const world of ['a', 'b', 'a', 'c']) {
      // Ordered by use.
      await ask(SITE, world);
    }
    expect((await control('GET', '/worlds')).body).toEqual({ worlds: ['a', 'c'] });
  });
});
