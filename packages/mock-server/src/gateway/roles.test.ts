import { bodyCodecV3 } from '@croupier/sdk/codec';
import { operations, type OperationId } from '@croupier/sdk/operations';
import type { EncryptionKey } from '@croupier/sdk/types';
import { beforeAll, describe, expect, it } from 'vitest';

import { PLATFORM } from '../domain/contracts/index.ts';
import { changeProfile } from '../domain/member/index.ts';
import { changeSite } from '../domain/site/index.ts';
import { callContextOf } from '../domain/kernel/index.ts';
import { openSession } from '../domain/session/index.ts';
import { notModelledIds } from '../handlers/not-modelled.data.ts';
import { personas } from '../seed/personas.ts';
import { createCaller } from '../testing/caller.ts';
import { agree, offerAll } from '../testing/contracts.ts';
import { roleSamples, type RoleSample } from '../testing/role-samples.data.ts';
import { roleTable } from '../testing/role-table.data.ts';
import type { World } from '../node.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const ROLE_REFUSALS = {
  login: 'AUTH_REQUIRED',
  trial: 'TRIAL_FORBIDDEN',
  agent: 'AGENT_ONLY',
  signature: 'SIGNATURE_INVALID',
} as const;
const ROLE_CODES = new Set<string>([...Object.values(ROLE_REFUSALS), 'DECRYPT_FAILED']);
/** Codes of missing things that belong to no member, so that they reveal nothing of other members. */
const PUBLIC = new Set([
  'GAME_NOT_FOUND',
  'PROMO_NOT_FOUND',
  'MISSION_NOT_FOUND',
  'POINTS_GOODS_NOT_FOUND',
  'USER_NOT_FOUND',
]);

const ACCOUNTS = {
  trial: personas.trial.account,
  member: personas.member.account,
  otherMember: personas.weakPassword.account,
  agent: personas.agent.account,
  foreignAgent: personas.foreignAgent.account,
} as const;
type Person = keyof typeof ACCOUNTS | 'guest';

interface Row {
  readonly name: string;
  readonly id: OperationId;
  /** Query parameters after `?` in the name of a row: a value that only agents may send. Empty in other rows. */
  readonly query: Readonly<Record<string, string>>;
  readonly roles: readonly { readonly person: Person; readonly verdict: string }[];
  readonly others: readonly { readonly person: Person; readonly verdict: string }[];
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);
const codeOf = (verdict: string): string =>
  Object.entries(ROLE_REFUSALS).find(([short]) => short === verdict)?.[1] ?? verdict;

const rows: readonly Row[] = roleTable
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', guest = '', trial = '', member = '', other = '', agent = '', foreign = ''] = line.split(/\s+/);
    const [id = '', search = ''] = name.split('?');
    if (!isOperation(id)) throw new Error(`The contract has no ${id}.`);
    const roles = Object.entries({ guest, trial, member, agent });
    return {
      name,
      id,
      query: Object.fromEntries(new URLSearchParams(search)),
      // `Object.entries` types the keys as string; these are the names of persons.
      roles: roles.map(([person, verdict]) => ({ person: person as Person, verdict: codeOf(verdict) })),
      others: [
        { person: 'otherMember' as const, verdict: codeOf(other) },
        { person: 'foreignAgent' as const, verdict: codeOf(foreign) },
      ].filter(({ verdict }) => verdict !== '-'),
    };
  });

/** The caller with access: the member, or the member's agent. */
function ownerOf(id: OperationId): Person {
  const { errors, roles, agentOnlyWhen } = operations[id];
  const isAgents = errors.includes('NOT_DOWNLINE') || agentOnlyWhen !== undefined || !roles.includes('member');
  return isAgents ? 'agent' : 'member';
}

async function call(world: World, id: OperationId, person: Person, sample: RoleSample) {
  const { method, path: template, encrypted, idempotent } = operations[id];
  const path = template.replaceAll(/\{\w+\}/g, sample.path ?? 'x');
  const headers = new Headers(encrypted ? { 'X-Encryption-Version': '3', 'X-Gateway-Version': '3' } : {});
  if (person !== 'guest') {
    const [account] = world.store.members.findBy('account', ACCOUNTS[person]);
    if (account === undefined) throw new Error(`The world has no ${person}.`);
    const { token } = openSession(callContextOf(world, { address: 'test' }), account);
    headers.set('Authorization', `Bearer ${token}`);
  }
  if (idempotent) headers.set('Idempotency-Key', crypto.randomUUID());
  // Each caller has its own address, so that rate limits stay separate.
  const send = async (target: string, init: RequestInit): Promise<Record<string, unknown>> =>
    (await world.dispatch(new Request(`http://platform.example${target}`, init), `${id} ${person}`)).json();
  const plain = JSON.stringify(sample.body ?? {});
  const encrypt = async (): Promise<string> => {
    const { value } = await send(operations.getEncryptionKey.path, {});
    // `send` returns unknown values; the contract gives this call's value this type.
    const { keyId, gatewayKey } = value as EncryptionKey;
    const random = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
    const timestamp = new Date(NOW).toISOString();
    const once = { nonce: random(), iv: random() };
    return JSON.stringify(bodyCodecV3.encrypt({ plain, keyId, gatewayKey, timestamp, ...once, method, path }));
  };
  const body = method === 'GET' ? null : encrypted ? await encrypt() : plain;
  const search = new URLSearchParams(sample.query).toString();
  return send(search === '' ? path : `${path}?${search}`, { method, headers, body });
}

const createOpenWorld = (): World => {
  const { world } = createCaller({ wallNow: () => NOW });
  changeSite(world, { flags: { MOBILENUMREG3: true } });
  offerAll(world);
  // Without contracts of a kind the foreign agent is refused before the account is looked for.
  const own = { offeror: PLATFORM, offeree: ACCOUNTS.foreignAgent, tiers: [{ threshold: '0.00', rate: '0.0010' }] };
  agree(world, { ...own, type: 'HOUR_SALARY', contractId: 'ct_901' });
  agree(world, { ...own, type: 'REALTIME_SALARY', contractId: 'ct_902' });
  // Without a payment password no card is looked for.
  for (const { id } of world.store.members.findBy('account', ACCOUNTS.otherMember))
    changeProfile(world, id, { paymentPassword: '110388' });
  return world;
};

describe('the role table', () => {
  it('has a row for each operation, and one more for a parameter value that only agents may send', () => {
    const expected = Object.entries(operations).flatMap(([id, { agentOnlyWhen }]) =>
      agentOnlyWhen === undefined ? [id] : [id, `${id}?${agentOnlyWhen.parameter}=${agentOnlyWhen.value}`],
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  });

  it.each(rows)('lists only refusals of the contract for $name', ({ id, others, roles }) => {
    const codes = [...roles, ...others].map(({ verdict }) => verdict).filter((verdict) => /^[A-Z]/.test(verdict));
    for (const code of codes) expect(operations[id].errors).toContain(code);
  });

  it.each(rows)("defines the result of $name for other members' data", ({ id, others, roles }) => {
    const { errors } = operations[id];
    const isMembers = roles.some(({ person, verdict }) => person === 'member' && verdict === 'ok');
    const isOwned = (code: string): boolean => code.endsWith('_NOT_FOUND') && !PUBLIC.has(code);
    const namesThings = isMembers && errors.some(isOwned);
    expect(!namesThings || others.length === 2).toBe(true);
    const verdicts = rows.filter((row) => row.id === id).flatMap((row) => row.others.map(({ verdict }) => verdict));
    expect(!errors.includes('NOT_DOWNLINE') || verdicts.includes('NOT_DOWNLINE')).toBe(true);
  });
});

describe('each call', () => {
  let world: World;
  beforeAll(() => {
    world = createOpenWorld();
  });

  it.each(rows)('$name admits the roles of the table and refuses the others', async ({ id, query, roles }) => {
    const answered = await Promise.all(
      roles.map(async ({ person }) => {
        const code = String((await call(world, id, person, { query })).errorCode);
        return { person, verdict: ROLE_CODES.has(code) ? code : 'ok' };
      }),
    );
    expect(answered).toEqual(roles);
  });
});

const cells = rows.flatMap(({ name, id, others }) =>
  others.map((cell) => ({ name, id, ...cell, sample: roleSamples[id] })),
);
const notModelled = new Set<string>(notModelledIds);
const sampled = cells.flatMap((cell) => (cell.sample === undefined ? [] : [{ ...cell, sample: cell.sample }]));

describe("other members' data", () => {
  it('has a sample in role-samples.data.ts for each modelled call with such data', () => {
    const withoutSample = cells.filter(({ id, sample }) => sample === undefined && !notModelled.has(id));
    expect(withoutSample.map(({ name }) => name)).toEqual([]);
  });

  it.each(sampled)('is refused by $name to the $person: $verdict', async ({ id, person, verdict, sample }) => {
    const { errorCode, value } = await call(createOpenWorld(), id, person, sample);
    // A call that is not modelled answers the contract's example to every caller whom the roles admit.
    const isExample = notModelled.has(id) && !ROLE_CODES.has(verdict);
    expect(isExample ? errorCode : (errorCode ?? emptinessOf(value))).toBe(isExample ? undefined : verdict);
  });

  it.each(sampled.filter(({ id }) => !notModelled.has(id)))(
    'is returned by $name to permitted callers, where the $person gets $verdict',
    async ({ id, verdict, sample }) => {
      const { errorCode, value } = await call(createOpenWorld(), id, sample.owner ?? ownerOf(id), sample);
      expect(errorCode ?? emptinessOf(value)).not.toBe(verdict);
    },
  );
});

/** `none`, the word of the role table, for an empty list; `some` for any other value. */
function emptinessOf(value: unknown): 'none' | 'some' {
  const content: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'content') : undefined;
  return Array.isArray(content) && content.length === 0 ? 'none' : 'some';
}
