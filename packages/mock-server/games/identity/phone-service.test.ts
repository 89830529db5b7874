import { loginPhoneAuth } from '@croupier/sdk/client';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeSettings } from '../../src/domain/site/index.ts';
import { createCaller, refusalOf, type Caller } from '../../src/testing/caller.ts';
import { lastCode, MINUTE } from '../../src/testing/people.ts';

const NUMBER = '+639171234567';
let caller: Caller;

beforeEach(() => {
  caller = createCaller();
  changeSettings(caller.world, { phoneAuth: true });
});

async function call(name: 'send' | 'confirm', body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`http://platform.example/mock-identity/phone/${name}`, { method: 'POST', body: text });
  const answer = await caller.world.dispatch(request);
  const content: { id?: string; idToken?: string; error?: string } = await answer.json();
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), ...content };
}

/** Logs in with a token of the service. */
const logIn = (firebaseIdToken: string) =>
  loginPhoneAuth({
    client: caller.client,
    body: { firebaseChannel: 'sandbox', firebaseIdToken, mobileNum: '9171234567', countryDialingCode: '63' },
  });

describe('the phone service of the sandbox', () => {
  it('exchanges the code that it sent for a token with which the owner of the number logs in [LOGIN-29]', async () => {
    const { status, id = '' } = await call('send', { number: NUMBER });
    expect(status).toBe(200);
    expect(caller.world.store.outbox.all().at(-1)).toMatchObject({ to: '639171234567', purpose: 'phoneAuth' });
    const { idToken = '' } = await call('confirm', { id, code: lastCode(caller.world) });
    expect((await logIn(idToken)).value.user.account).toBe('maricel');
    expect(await call('confirm', { id, code: lastCode(caller.world) })).toMatchObject({ error: 'INVALID_CODE' });
  });

  it('lets a token expire after an hour', async () => {
    const { id = '' } = await call('send', { number: NUMBER });
    const { idToken = '' } = await call('confirm', { id, code: lastCode(caller.world) });
    caller.world.clock.advance(60 * MINUTE);
    expect((await refusalOf(logIn(idToken))).code).toBe('SMS_CODE_EXPIRED');
  });

  it.each([
    ['INVALID_NUMBER', 'a number that no country has', { number: '+63123' }],
    ['INVALID_NUMBER', 'a number without plus sign', { number: '639171234567' }],
    ['MISSING_NUMBER', 'an empty number', { number: ' ' }],
    ['MISSING_NUMBER', 'a body that is no JSON', 'number'],
    ['CAPTCHA_FAILED', 'the number of this refusal', { number: '+639000000001' }],
    ['QUOTA_EXCEEDED', 'the number of this refusal', { number: '+639000000002' }],
    ['NOT_ENABLED', 'the number of this refusal', { number: '+639000000003' }],
    ['UNKNOWN', 'the number of this refusal', { number: '+639000000004' }],
    ['UNKNOWN', 'the unreachable number', { number: '+639000000000' }],
  ])('refuses with %s for %s, and sends nothing', async (error, _what, body) => {
    expect(await call('send', body)).toMatchObject({ status: 400, error });
    expect(caller.world.store.outbox.all()).toEqual([]);
  });

  it('sends one code in 60 seconds, and after three of them none for five minutes [SMS-03]', async () => {
    const { clock } = caller.world;
    await call('send', { number: NUMBER });
    clock.advance(MINUTE - 1000);
    expect(await call('send', { number: NUMBER })).toMatchObject({ error: 'TOO_MANY_REQUESTS', retryAfter: '1' });
    for (const _time of [2, 3]) {
      clock.advance(MINUTE);
      expect(await call('send', { number: NUMBER })).toMatchObject({ status: 200 });
    }
    clock.advance(MINUTE);
    expect(await call('send', { number: NUMBER })).toMatchObject({
      status: 429,
      error: 'TOO_MANY_REQUESTS',
      retryAfter: '300',
    });
  });

  it('refuses a wrong code and an old one', async () => {
    const { id = '' } = await call('send', { number: NUMBER });
    const code = lastCode(caller.world);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await call('confirm', { id, code: wrong })).toMatchObject({ error: 'INVALID_CODE' });
    expect(await call('confirm', { id })).toMatchObject({ error: 'INVALID_CODE' });
    caller.world.clock.advance(MINUTE);
    expect(await call('confirm', { id, code })).toMatchObject({ error: 'CODE_EXPIRED' });
  });

  it('is not enabled unless the site uses it', async () => {
    changeSettings(caller.world, { phoneAuth: false });
    expect(await call('send', { number: NUMBER })).toMatchObject({ status: 400, error: 'NOT_ENABLED' });
  });
});
