import { createDownlineAccount, getDownline, login } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf, refusalOf } from '../../testing/caller.ts';
import { createPlayer, keyOf } from '../../testing/money.ts';
import { clientAt } from '../../testing/people.ts';

const ACCOUNT = {
  accountType: 'MEMBER',
  username: 'Bagumbuhay',
  password: 'Kalabaw99x',
  nickname: 'Bago',
  rebate: { RNG: '0.0040' },
} as const;

describe('an account that an agent opens', () => {
  it('AG-10: is below the agent, has its rates, and must change its password at the first login', async () => {
    const { client, world } = await createPlayer(personas.subAgent);
    const { value } = await createDownlineAccount({ client, headers: keyOf(1), body: ACCOUNT });
    expect(value).toMatchObject({ account: 'bagumbuhay', accountType: 'MEMBER', rebate: { RNG: '0.0040' } });
    const { value: seen } = await getDownline({ client, path: { account: value.account } });
    expect(seen).toMatchObject({ path: ['kidlat', 'bagumbuhay'], nickname: 'Bago', activity: 'NEW', balance: '0.00' });
    const credentials = bodyOf({ account: value.account, password: ACCOUNT.password });
    const session = await login({ client: clientAt(world, '198.51.100.1'), body: credentials });
    expect(session.value.firstTimeLogin).toBe(true);
  });

  it('AG-10: is an agent when it is opened as one', async () => {
    const { client, world } = await createPlayer(personas.agent);
    const body = { ...ACCOUNT, accountType: 'AGENT' } as const;
    await createDownlineAccount({ client, headers: keyOf(1), body });
    const credentials = bodyOf({ account: 'bagumbuhay', password: ACCOUNT.password });
    const session = await login({ client: clientAt(world, '198.51.100.1'), body: { ...credentials, entry: 'agent' } });
    expect(session.value.user.isAgent).toBe(true);
  });

  it.each([
    ['FIELD_INVALID', { username: 'ab', password: 'short', rebate: { RNG: '0.9' } }],
    ['FIELD_INVALID', { nickname: 'two\nlines' }],
    ['PASSWORD_WEAK', { username: 'maricel', password: 'Welcome123', rebate: { RNG: '0.9' } }],
    ['PASSWORD_WEAK', { password: 'short' }],
    ['USERNAME_TAKEN', { username: 'Maricel', rebate: { RNG: '0.9' } }],
    ['REBATE_OUT_OF_RANGE', { rebate: { RNG: '0.0061' } }],
  ])('AG-10, AG-41: is refused with %s for %j', async (code, change) => {
    const { client } = await createPlayer(personas.subAgent);
    const body = { ...ACCOUNT, ...change };
    expect((await refusalOf(createDownlineAccount({ client, headers: keyOf(1), body }))).code).toBe(code);
  });

  it('AG-41: is for agents only', async () => {
    const { client } = await createPlayer(personas.member);
    const refused = await refusalOf(createDownlineAccount({ client, headers: keyOf(1), body: ACCOUNT }));
    expect(refused.code).toBe('AGENT_ONLY');
  });
});
