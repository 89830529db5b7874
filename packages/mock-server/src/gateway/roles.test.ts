import { operations, type OperationDescription, type OperationId } from '@croupier/sdk/operations';
import { beforeAll, describe, expect, it } from 'vitest';

import { createCaller } from '../testing/caller.ts';

const ACCOUNT_TYPES = { trial: 4, member: 0, agent: 1 } as const;
type Person = keyof typeof ACCOUNT_TYPES | 'guest';

const people: readonly Person[] = ['guest', 'trial', 'member', 'agent'];
/** What the gateway says before a handler is asked. */
const GATES = ['DECRYPT_FAILED', 'SIGNATURE_INVALID', 'AUTH_REQUIRED', 'TRIAL_FORBIDDEN', 'AGENT_ONLY'] as const;
type Gate = (typeof GATES)[number];

/** The rule in words: servers sign, guests log in, trials become members, and members are no agents. */
function expectedGate({ roles, encrypted }: OperationDescription, person: Person): Gate | undefined {
  // An encrypted body is read before anyone asks who sent it.
  if (encrypted) return 'DECRYPT_FAILED';
  if (roles.includes(person)) return undefined;
  if (roles.includes('vendor') || roles.includes('provider')) return 'SIGNATURE_INVALID';
  if (person === 'guest') return 'AUTH_REQUIRED';
  return person === 'trial' && roles.includes('member') ? 'TRIAL_FORBIDDEN' : 'AGENT_ONLY';
}

describe('each call', () => {
  const { world } = createCaller({ wallNow: () => 0 });

  beforeAll(() => {
    const [member] = world.store.members.all();
    if (member === undefined) throw new Error('The world has no members.');
    world.store.transact(() => {
      for (const [role, type] of Object.entries(ACCOUNT_TYPES)) {
        world.store.members.insert({ ...member, id: role, account: role, type });
      }
    });
  });

  const openSession = (memberId: string): string => {
    const expiresAt = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    return world.store.transact(() => world.store.sessions.insert({ id: crypto.randomUUID(), memberId, expiresAt })).id;
  };
  const call = async (id: OperationId, person: Person, search = ''): Promise<Gate | undefined> => {
    const { method, path } = operations[id];
    const url = `http://platform.example${path.replaceAll(/\{\w+\}/g, 'x')}${search}`;
    const headers: HeadersInit = person === 'guest' ? {} : { Authorization: `Bearer ${openSession(person)}` };
    // The address is the caller's own, so that nobody is limited for what others call.
    const answer = await world.dispatch(new Request(url, { method, headers }), `${id} ${person}`);
    const { errorCode }: { errorCode?: string } = await answer.json();
    return GATES.find((gate) => gate === errorCode);
  };

  // The table's keys are exactly the operation ids.
  const ids = Object.keys(operations) as OperationId[];

  it.each(ids)('%s lets in whom the contract names and tells the others why not', async (id) => {
    const gates = await Promise.all(people.map((person) => call(id, person)));
    expect(gates).toEqual(people.map((person) => expectedGate(operations[id], person)));
  });

  const agentOnly = ids.filter((id) => operations[id].agentOnlyWhen !== undefined);

  it.each(agentOnly)('%s asks for an agent when the contract says so', async (id) => {
    const { parameter = '', value = '' } = operations[id].agentOnlyWhen ?? {};
    const search = `?${parameter}=${value}`;
    expect(await call(id, 'member', search)).toBe('AGENT_ONLY');
    expect(await call(id, 'agent', search)).toBeUndefined();
  });
});
