import { afterAll, beforeAll, expect, it } from 'vitest';

import { listen, type Platform } from '../testing/platform.ts';

let platform: Platform;
beforeAll(async () => void (platform = await listen()));
afterAll(() => platform.close());

const plan = (fault: object) => platform.control('POST', '/faults', fault);

it.each([
  [
    'a call without a value',
    { operation: 'runFirstLogin', kind: 'wrongType' },
    /runFirstLogin answers without a value/,
  ],
  [
    'a field that is not there',
    { operation: 'getMemberInfo', kind: 'wrongType', field: 'nothing.there' },
    /the value of getMemberInfo has no field nothing\.there/,
  ],
  [
    'a field without listed words',
    { operation: 'getMemberInfo', kind: 'unknownEnum', field: 'balance' },
    /balance is not an enum of the contract/,
  ],
  ['a value without listed words', { operation: 'getMemberBadges', kind: 'unknownEnum' }, /has no enum field/],
  ['every call', { kind: 'wrongType' }, /needs an operation/],
])('refuses to spoil an answer when it is planned for %s, and says why', async (_where, fault, why) => {
  expect(await plan(fault)).toMatchObject({ status: 400, body: { error: expect.stringMatching(why) } });
  expect((await platform.control('GET', '/faults')).body).toEqual({ faults: [] });
});

it.each([
  { operation: 'getMemberInfo', kind: 'wrongType', field: 'balance' },
  { operation: 'login', kind: 'wrongType', field: 'user.balance' },
  { operation: 'listGames', kind: 'wrongType', field: 'games.0.gameName' },
  { operation: 'getRegisterSetting', kind: 'wrongType', field: 'fields.email.enabled' },
  { operation: 'listGames', kind: 'unknownEnum' },
  { operation: 'listDepositMethods', kind: 'unknownEnum', field: 'list.0.kind' },
])('plans %j, which an answer can have', async (fault) => {
  expect((await plan({ ...fault, count: 1 })).status).toBe(200);
  await platform.control('DELETE', '/faults');
});
