// @vitest-environment jsdom
import { personas, type World } from '@croupier/mock-server/node';
import { createApiClient, login } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { addBrowserParts, keepStylesOut } from '../testing/browser-parts.ts';
import { ENDINGS, kindsFor, planFault, type FaultKind } from '../testing/fault-kinds.data.ts';
import { fill, press, seek } from '../testing/hands.ts';
import { judgePage } from '../testing/judge-page.ts';
import { PAGE_CALLS } from '../testing/page-calls.data.ts';
import { ENTRANCE_CALLS } from '../testing/entrance-calls.data.ts';
import { MEMBER_CALLS } from '../testing/member-calls.data.ts';
import type { PressedCall } from '../testing/pressed-call.ts';
import { Stage } from '../testing/stage.ts';

const PRESSED_CALLS = [...ENTRANCE_CALLS, ...MEMBER_CALLS];

addBrowserParts();
keepStylesOut();
vi.stubEnv('VITE_MOCK', 'off');
const stage = new Stage();
const tokens: Record<string, string> = {};
let saved: ReturnType<World['save']>;

/** Makes one call fail in one way while something happens, and tells what is wrong with the page afterwards. */
async function meet(call: string, kind: FaultKind, happen: () => Promise<void>): Promise<string[]> {
  const countHits = planFault(stage.world, call, kind);
  stage.isOffline = kind.fault === undefined;
  stage.isImpatient = kind.fault?.kind === 'noAnswer';
  await happen().finally(() => {
    stage.isOffline = false;
    stage.isImpatient = false;
  });
  const hits = countHits();
  const problems = [...(hits === 0 ? ['does not make the call'] : []), ...judgePage(), ...stage.problems.splice(0)];
  return problems.map((problem) => `${call}, ${kind.name}: ${problem}`);
}

beforeAll(async () => {
  const parts = import.meta.glob([
    '../{app/layouts,features,shared}/**/*.tsx',
    '../i18n/locales/en/*.json',
    '!**/*.test.tsx',
  ]);
  await Promise.all(Object.values(parts).map((load) => load()));
  const client = createApiClient({ baseUrl: 'https://platform.example', fetch: stage.world.dispatch });
  for (const persona of ['member', 'firstLogin', 'expiredPassword'] as const) {
    const { account: username, password } = personas[persona];
    tokens[persona] = (await login({ client, body: { username, password, type: 'username' } })).value.token;
  }
  saved = stage.world.save();
}, 60_000);

describe.each(PAGE_CALLS)('$address $popup, opened', ({ calls, as, arrange, anew = false, ...opening }) => {
  it.each(calls)('stays usable whatever becomes of %s', { timeout: 120_000 }, async (call) => {
    const open = async (): Promise<void> => {
      await stage.open({ ...opening, token: as && tokens[as] });
      await stage.until(() => judgePage().length === 0, 'The page');
    };
    stage.renew(saved);
    arrange?.(stage.world);
    await open();
    await stage.until(() => stage.calledHere.has(call) && judgePage().length === 0, call);
    const wrong: string[] = [];
    for (const kind of kindsFor(call)) wrong.push(...(await meet(call, kind, anew ? open : () => stage.reload(call))));
    expect(wrong).toEqual([]);
  });
});

describe('pressed', () => {
  it.each(PRESSED_CALLS)('stays usable whatever becomes of $call', { timeout: 120_000 }, async (row) => {
    const { call, as, isSpent = false, control, act } = row;
    const wrong: string[] = [];
    let isOpen = false;
    for (const kind of ENDINGS) {
      const isSame = sessionStorage.getItem('token') === ((as && tokens[as]) ?? null);
      if (!isOpen || isSpent || !isSame || seek(control) === undefined) await begin(row);
      isOpen = true;
      const happen = async (): Promise<void> => {
        await act(stage);
        await stage.settle();
      };
      wrong.push(...(await meet(call, kind, happen)));
    }
    expect(wrong).toEqual([]);
  });
});

async function begin({ as, arrange, begin: lead, control, ...opening }: PressedCall): Promise<void> {
  const token = as && tokens[as];
  stage.renew(saved);
  const address = (await arrange?.(stage.world, token)) ?? opening.address;
  await stage.open({ ...opening, address, token });
  await stage.until(() => judgePage().length === 0, 'The page');
  await lead?.(stage);
  await stage.until(() => seek(control) !== undefined, String(control));
  expect(stage.problems.splice(0)).toEqual([]);
}

it('keeps a half-filled deposit over the end of a session, for who logs in again', async () => {
  stage.renew(saved);
  await stage.open({ address: '/member/depositv2', token: tokens['member'] });
  await stage.until(() => seek('Amount') !== undefined, 'The form');
  fill('Amount', '750.00');
  const end = planFault(stage.world, 'getMemberInfo', {
    name: 'the end',
    fault: { kind: 'error', code: 'AUTH_REQUIRED' },
  });
  press('Refresh balance');
  await stage.until(() => seek('Remember me') !== undefined, 'The login');
  expect(end()).toBeGreaterThan(0);
  fill('Password', personas.member.password);
  press('Log in');
  await stage.until(() => sessionStorage.getItem('token') !== null, 'The session');
  expect(location.pathname).toBe('/member/depositv2');
  expect(seek('Amount')).toHaveProperty('value', '750.00');
});

/** Proven in a browser by e2e/faults.spec.ts: jsdom's files are none that Node's fetch could send. */
const IN_A_BROWSER = ['uploadImage', 'submitDepositProof'];

it('names every call of the pages in a row', () => {
  const rows: string[] = [...PAGE_CALLS.flatMap(({ calls }) => calls), ...PRESSED_CALLS.map(({ call }) => call)];
  const named = new Set([...rows, ...IN_A_BROWSER]);
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const imported = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@croupier\/sdk\/(?:client|query)'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/(?:Infinite)?Options$|Mutation$/, '')),
    ),
  );
  const written = imported.filter((name) => Object.hasOwn(operations, name));
  expect(written.length).toBeGreaterThan(40);
  expect([...new Set([...written, ...stage.called])].filter((call) => !named.has(call)).toSorted()).toEqual([]);
});
