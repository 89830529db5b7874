// @vitest-environment jsdom
import { personas } from '@croupier/mock-server/node';
import { operations } from '@croupier/sdk/operations';
import { beforeAll, describe, expect, it } from 'vitest';

import { ACTION_FAULTS, planFault } from '../testing/fault-kinds.data.ts';
import { createFaultHarness, type FaultHarness } from '../testing/fault-harness.ts';
import { fill, press, query } from '../testing/user-actions.ts';
import { findPageProblems } from '../testing/page-problems.ts';
import { coveredCalls, ACTION_CALLS } from '../testing/covered-calls.ts';
import type { ActionCall } from '../testing/action-call.ts';

let rig: FaultHarness;
beforeAll(async () => void (rig = await createFaultHarness()), 60_000);

describe('pressed', () => {
  it.each(ACTION_CALLS)('stays usable whatever becomes of $call', { timeout: 120_000 }, async (row) => {
    const { stage, tokens, runWithFault } = rig;
    const { call, as, isSpent = false, control, act } = row;
    const wrong: string[] = [];
    let isOpen = false;
    for (const kind of ACTION_FAULTS) {
      const isSame = sessionStorage.getItem('token') === ((as && tokens[as]) ?? null);
      if (!isOpen || isSpent || !isSame || query(control) === undefined) await begin(row);
      isOpen = true;
      const happen = async (): Promise<void> => {
        await act(stage);
        await stage.untilIdle();
      };
      wrong.push(...(await runWithFault(call, kind, happen)));
    }
    expect(wrong).toEqual([]);
  });
});

async function begin({ as, arrange, begin: lead, control, ...opening }: ActionCall): Promise<void> {
  const { stage, tokens } = rig;
  const token = as && tokens[as];
  rig.renew();
  const address = (await arrange?.(stage.world, token)) ?? opening.address;
  await stage.open({ ...opening, address, token });
  await stage.until(() => findPageProblems().length === 0, 'The page');
  await lead?.(stage);
  await stage.until(() => query(control) !== undefined, String(control));
  expect(stage.problems.splice(0)).toEqual([]);
}

it('keeps a half-filled deposit over the end of a session, for who logs in again', async () => {
  const { stage, tokens } = rig;
  rig.renew();
  await stage.open({ address: '/member/depositv2', token: tokens['member'] });
  await stage.until(() => query('Amount') !== undefined, 'The form');
  fill('Amount', '750.00');
  const end = planFault(stage.world, 'getMemberInfo', {
    name: 'the end',
    fault: { kind: 'error', code: 'AUTH_REQUIRED' },
  });
  press('Refresh balance');
  await stage.until(() => query('Remember me') !== undefined, 'The login');
  expect(end()).toBeGreaterThan(0);
  fill('Password', personas.member.password);
  press('Log in');
  await stage.until(() => sessionStorage.getItem('token') !== null, 'The session');
  expect(location.pathname).toBe('/member/depositv2');
  expect(query('Amount')).toHaveProperty('value', '750.00');
});

it('leads a member who logs out from a page for members home, and not to the login of that page', async () => {
  const { stage, tokens } = rig;
  rig.renew();
  await stage.open({ address: '/member/depositv2', token: tokens['member'] });
  await stage.until(() => query('Amount') !== undefined, 'The form');
  press(/^Account of/);
  await stage.until(() => query('Log out') !== undefined, 'The menu');
  press('Log out');
  await stage.until(() => query('Cancel') !== undefined, 'The question');
  press('Log out');
  await stage.until(() => sessionStorage.getItem('token') === null, 'The end');
  await stage.until(() => findPageProblems().length === 0, 'Home');
  expect(location.pathname).toBe('/');
  expect(query('Remember me')).toBeUndefined();
});

it('names every call of the pages in a row', () => {
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
  const made = new Set([...written, ...rig.stage.called]);
  expect([...made].filter((call) => !coveredCalls.has(call)).toSorted()).toEqual([]);
});
