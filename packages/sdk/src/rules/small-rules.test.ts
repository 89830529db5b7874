import { describe, expect, it } from 'vitest';

import { operations } from '../generated/operations.gen.ts';
import { maskName, pickHost, refusalOf, roleOfType, type Access } from './index.ts';

describe('role of an account', () => {
  it('follows from its type, and a back-office account has none [ROLE-08] [ROLE-10]', () => {
    const roles = [0, 4, 1, 2, 41, 42, 3, 9, -1, 1.5].map(roleOfType);
    expect(roles).toEqual([
      'member',
      'trial',
      'agent',
      'agent',
      'agent',
      'agent',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  const people = ['guest', 'trial', 'member', 'agent'] as const;
  const refusals = (access: Access, query?: Record<string, unknown>) =>
    people.map((role) => refusalOf(role, access, query));

  it('decides which refusal it gets for an operation that does not name it', () => {
    expect(refusals({ roles: ['agent'] })).toEqual(['AUTH_REQUIRED', 'AGENT_ONLY', 'AGENT_ONLY', undefined]);
    expect(refusals({ roles: ['member', 'agent'] })).toEqual([
      'AUTH_REQUIRED',
      'TRIAL_FORBIDDEN',
      undefined,
      undefined,
    ]);
    expect(refusals({ roles: ['vendor'] })).toEqual(people.map(() => 'SIGNATURE_INVALID'));
    expect(refusalOf('vendor', { roles: ['vendor'] })).toBeUndefined();
  });

  it('gets AGENT_ONLY when the query has the value that is for agents only', () => {
    const access: Access = { roles: people, agentOnlyWhen: { parameter: 'scope', value: 'TEAM' } };
    expect(refusals(access, { scope: 'TEAM' })).toEqual(['AGENT_ONLY', 'AGENT_ONLY', 'AGENT_ONLY', undefined]);
    expect(refusals(access, { scope: 'MINE' })).toEqual([undefined, undefined, undefined, undefined]);
    expect(refusals(access)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('lets a guest log in but not ask who is logged in, by the table of the contract', () => {
    expect([refusalOf('guest', operations.login), refusalOf('guest', operations.getMemberInfo)]).toEqual([
      undefined,
      'AUTH_REQUIRED',
    ]);
  });
});

describe('host from a configured list', () => {
  const hosts = ['a.example', 'b.example', 'c.example'];

  it('is picked by the given random number, uniformly', () => {
    const picked = Array.from({ length: 30 }, (_, index) => pickHost(hosts, () => index / 30));
    expect(hosts.map((host) => picked.filter((pickedHost) => pickedHost === host).length)).toEqual([10, 10, 10]);
    expect(pickHost(hosts, () => 1 - Number.EPSILON)).toBe('c.example');
  });

  it('is constant for a constant number', () => {
    const random = () => 0.4;
    expect(new Set([1, 2, 3].map(() => pickHost(hosts, random)))).toEqual(new Set(['b.example']));
  });

  it('is undefined when the list is empty', () => {
    expect(pickHost([], () => 0.5)).toBeUndefined();
  });
});

describe('maskName', () => {
  it.each([
    ['maricel', 'm***l'],
    ['mari', 'm***i'],
    ['mia', 'm***'],
    ['m', 'm***'],
    ['', '***'],
    ['  maricel ', 'm***l'],
    ['Ñoño Ñandú', 'Ñ***ú'],
    ['กำธรศรี', 'กำ***รี'],
    ['👩‍👩‍👧abcd', '👩‍👩‍👧***d'],
  ])('masks %j as %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
