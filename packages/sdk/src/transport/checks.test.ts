import { describe, expect, it } from 'vitest';

import { createIdempotencyKeys, getMemberInfo, getSiteConfiguration, login, type TransportOptions } from '../client.ts';
import { exampleAnswers } from '../generated/example-answers.gen.ts';
import { operations } from '../generated/operations.gen.ts';
import type { MemberInfo, SiteConfiguration } from '../generated/types.gen.ts';
import { createFakePlatform, createMemoryStore, errorOf, success } from '../testing/fake-platform.ts';
import { strictAnswers } from '../zod.ts';

const member: MemberInfo = {
  id: 'm_1001',
  account: 'maricel',
  type: 0,
  isLogin: true,
  isAgent: false,
  isTrial: false,
  firstTimeLogin: false,
  balance: '12480.50',
  currency: 'PHP',
  currencySymbol: '₱',
  unreadMessage: 2,
  availablePromoCount: 1,
  availablePromo: { REFERRAL: { enabled: true } },
  hasVip: true,
  break: 'NONE',
};
// The linter has checked that the example is valid.
const site = exampleAnswers.getSiteConfiguration as SiteConfiguration;

const readMember = (changes: object, checkAnswers?: TransportOptions['checkAnswers']) =>
  getMemberInfo({ client: createFakePlatform([success({ ...member, ...changes })], { checkAnswers }).client });
const readSite = (changes: object, checkAnswers?: TransportOptions['checkAnswers']) =>
  getSiteConfiguration({
    client: createFakePlatform([success({ ...site, ...changes })], { checkAnswers }).client,
    query: { device: 'WEB' },
  });

describe('tolerant check of answers', () => {
  it('accepts unknown fields and enum values', async () => {
    const { value } = await readMember({ loyalty: { tier: 9 } });
    expect(value).toMatchObject({ ...member, loyalty: { tier: 9 } });
    const configuration = await readSite({ customerService: [{ csType: 'PIGEON', path: '/loft' }] });
    expect(configuration.value.customerService).toEqual([{ csType: 'PIGEON', path: '/loft' }]);
  });

  it.each([12_480.5, '12,480.50', '1e3', '', 'NaN', '0x10', '1.123456789', '1234567890123456', '١٢', {}, true])(
    'throws a MalformedAnswerError when an amount is %j',
    async (balance) => {
      const error = await errorOf(readMember({ balance }));
      expect(error).toMatchObject({ kind: 'malformed', name: 'MalformedAnswerError' });
      expect(error.message).toContain('answer.value.balance');
    },
  );

  it.each([
    ['a string is a number', { account: 7 }, 'account is not a string'],
    ['a number is a string', { unreadMessage: '2' }, 'unreadMessage is not a number'],
    ['a boolean is a string', { isAgent: 'false' }, 'isAgent is not a boolean'],
    ['an object is a list', { availablePromo: [] }, 'availablePromo is not an object'],
    ['a required field is missing', { currency: undefined }, 'currency is missing'],
    ['a required field is null', { balance: null }, 'balance is missing'],
    [
      'a nested field has a wrong type',
      { availablePromo: { REFERRAL: { enabled: 1 } } },
      'REFERRAL.enabled is not a boolean',
    ],
  ])('throws with the field when %s', async (_what, changes, message) => {
    expect((await errorOf(readMember(changes))).message).toContain(message);
  });

  it('throws with the field when a list or an entry of a list or map has a wrong type', async () => {
    expect((await errorOf(readSite({ customerService: {} }))).message).toContain('customerService is not a list');
    expect((await errorOf(readSite({ imageCDNs: ['a', 7] }))).message).toContain('imageCDNs.1 is not a string');
    expect((await errorOf(readSite({ register: { email: { enabled: 1, required: true } } }))).message).toContain(
      'register.email.enabled',
    );
    expect((await errorOf(readSite({ customerService: [{ csType: 7, path: '/' }] }))).message).toContain(
      'csType is not a string',
    );
  });

  it('accepts null for an optional field, and ignores ranges and formats', async () => {
    expect((await readMember({ nickname: null, unreadMessage: -1, currency: 'peso' })).value.currency).toBe('peso');
    expect((await readSite({ maintenanceEnd: 'soon' })).value.maintenanceEnd).toBe('soon');
  });

  it('checks nothing when checks are off', async () => {
    expect((await readMember({ balance: 5 }, 'off')).value.balance).toBe(5);
  });
});

describe('strict check of answers', () => {
  it('accepts an answer that matches the contract exactly', async () => {
    expect((await readMember({}, strictAnswers)).value).toEqual(member);
    expect((await readSite({}, strictAnswers)).value).toEqual(site);
  });

  it.each([
    ['an unknown field', { loyalty: 9 }, 'value.loyalty is not in the contract'],
    [
      'a nested unknown field',
      { availablePromo: { REFERRAL: { enabled: true, code: 'x' } } },
      'REFERRAL.code is not in the contract',
    ],
    ['a number out of its range', { unreadMessage: -1 }, 'value.unreadMessage'],
    ['a string that does not match its pattern', { currency: 'peso' }, 'value.currency'],
    ['null for an optional field', { nickname: null }, 'value.nickname'],
  ])('throws with the field for %s', async (_what, changes, message) => {
    expect((await errorOf(readMember(changes, strictAnswers))).message).toContain(message);
  });

  it('throws a MalformedAnswerError for an unknown enum value', async () => {
    const error = await errorOf(readSite({ customerService: [{ csType: 'PIGEON', path: '/loft' }] }, strictAnswers));
    expect(error.kind).toBe('malformed');
  });

  it('reports an unknown field of the envelope and an unknown call', () => {
    const answer = { success: true, value: member, traceId: 'trace', debug: 1 };
    expect(strictAnswers('GET /wps/member/info', answer)).toEqual(['answer.debug is not in the contract']);
    expect(strictAnswers('GET /nowhere', answer)).toEqual(['the contract does not contain this call']);
  });
});

describe('check of answers by a function', () => {
  it('passes the call and throws with the problems that the function returns', async () => {
    const calls: string[] = [];
    await readMember({}, (call) => {
      calls.push(call);
      return [];
    });
    expect(calls).toEqual(['GET /wps/member/info']);
    expect((await errorOf(readMember({}, () => ['no good']))).message).toContain('no good');
  });
});

describe('validateRequests', () => {
  const validBody = { username: 'maricel', password: 'Sampaguita7', type: 'username' } as const;

  it('throws the field errors of the contract and does not send the request', async () => {
    const { client, sent } = createFakePlatform([success({})], { validateRequests: true });
    const error = await errorOf(login({ client, body: { ...validBody, username: '', entry: 'member' } }));
    expect(error).toMatchObject({ kind: 'validation', code: 'FIELD_INVALID', fieldErrors: [{ field: 'username' }] });
    expect(sent).toHaveLength(0);
  });

  it('checks query and headers', async () => {
    const { client, sent } = createFakePlatform([success({})], { validateRequests: true });
    const query = { device: 'WEB', domain: 'x'.repeat(254) } as const;
    expect((await errorOf(getSiteConfiguration({ client, query }))).fieldErrors).toMatchObject([{ field: 'domain' }]);
    const headers = { 'X-Captcha-Id': 'c'.repeat(65) };
    expect((await errorOf(login({ client, body: validBody, headers }))).fieldErrors).toMatchObject([
      { field: 'X-Captcha-Id' },
    ]);
    expect(sent).toHaveLength(0);
  });

  it('says per field what is expected and what came', async () => {
    const { client } = createFakePlatform([success({})], { validateRequests: true });
    const query = { clientType: '3', platform: 'flash,html5-desktop', merchant: 7 };
    const error = await errorOf(client.get({ url: operations.listGames.path, query }));
    expect(error.message).toContain('clientType: expected 3, got "3"');
    expect(error.fieldErrors).toContainEqual({
      field: 'merchant',
      reason: 'FORMAT',
      message: 'expected a string, got 7',
    });
    const message = expect.stringMatching(/got nothing$/);
    expect(error.fieldErrors).toContainEqual({ field: 'language', reason: 'REQUIRED', message });
  });

  it('names a field inside a list by its position', async () => {
    const { client } = createFakePlatform([success({})], { validateRequests: true });
    const body = { offeree: 'kidlat', type: 'DAILY', tiers: [{ threshold: '1.00', activeUsers: 0, rate: '2' }] };
    const error = await errorOf(client.post({ url: operations.createContractOffer.path, body }));
    expect(error.fieldErrors).toContainEqual(expect.objectContaining({ field: 'tiers[0].rate', reason: 'FORMAT' }));
  });

  it('does not write a password or token into the message', async () => {
    const { client } = createFakePlatform([success({})], { validateRequests: true });
    const password = 'Sampaguita7'.repeat(30);
    const error = await errorOf(login({ client, body: { ...validBody, password } }));
    expect(error.message).toMatch(/password: expected at most \d+ characters, got a string of 330 characters/);
    expect(JSON.stringify(error.fieldErrors)).not.toContain('Sampaguita7');
  });

  it('does not require the key that the transport adds', async () => {
    const idempotencyKeys = createIdempotencyKeys(createMemoryStore());
    const { client, sent } = createFakePlatform([success({})], { validateRequests: true, idempotencyKeys });
    // Called through the client: the generated function's type may lack the header.
    const call = { url: operations.claimReward.path, body: { rewardIds: ['rw_1'] }, meta: { intent: 'form-1' } };
    await client.post(call);
    expect(sent[0]?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect((await errorOf(client.post({ ...call, body: { rewardIds: 7 } }))).fieldErrors).toMatchObject([
      { field: 'rewardIds' },
    ]);
  });

  it('sends a valid request, and without the option an invalid request too', async () => {
    const checked = createFakePlatform([success({})], { validateRequests: true });
    await login({ client: checked.client, body: validBody, headers: { 'X-Captcha-Id': 'cap_1' } });
    await getMemberInfo({ client: checked.client });
    const unchecked = createFakePlatform([success({})]);
    await login({ client: unchecked.client, body: { ...validBody, username: '' } });
    expect([checked.sent.length, unchecked.sent.length]).toEqual([2, 1]);
  });
});
