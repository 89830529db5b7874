// @vitest-environment jsdom
import { personas } from '@croupier/mock-server/node';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { ACTION_FAULTS, planFault } from '../testing/fault-kinds.data.ts';
import { setUpFaultHarness } from '../testing/fault-harness.ts';
import { fill, press, query } from '../testing/user-actions.ts';
import { findPageProblems } from '../testing/page-problems.ts';
import { coveredCalls, ACTION_CALLS } from '../testing/covered-calls.ts';
import type { ActionCall } from '../testing/action-call.ts';

const harness = setUpFaultHarness();

describe('pressed', () => {
  it.each(ACTION_CALLS)('stays usable whatever becomes of $call', { timeout: 120_000 }, async (row) => {
    const { site, tokens, runWithFault } = harness;
    const { call, as, isSpent = false, control, act } = row;
    const wrong: string[] = [];
    let isOpen = false;
    for (const kind of ACTION_FAULTS) {
      const isSame = sessionStorage.getItem('token') === ((as && tokens[as]) ?? null);
      if (!isOpen || isSpent || !isSame || query(control) === undefined) await begin(row);
      isOpen = true;
      const happen = async (): Promise<void> => {
        await act(site);
        await site.untilIdle();
      };
      wrong.push(...(await runWithFault(call, kind, happen)));
    }
    expect(wrong).toEqual([]);
  });
});

async function begin({ as, arrange, begin: lead, control, ...opening }: ActionCall): Promise<void> {
  const { site, tokens } = harness;
  const token = as && tokens[as];
  harness.renew();
  const address = (await arrange?.(site.world, token)) ?? opening.address;
  await site.open({ ...opening, address, token });
  await site.until(() => findPageProblems().length === 0, 'The page');
  await lead?.(site);
  await site.until(() => query(control) !== undefined, String(control));
  expect(site.problems.splice(0)).toEqual([]);
}

it('keeps a half-filled deposit over the end of a session, for who logs in again', async () => {
  const { site, tokens } = harness;
  harness.renew();
  await site.open({ address: '/member/depositv2', token: tokens['member'] });
  await site.until(() => query('Amount') !== undefined, 'The form');
  fill('Amount', '750.00');
  const end = planFault(site.world, 'getMemberInfo', {
    name: 'the end',
    fault: { kind: 'error', code: 'AUTH_REQUIRED' },
  });
  press('Refresh balance');
  await site.until(() => query('Remember me') !== undefined, 'The login');
  expect(end()).toBeGreaterThan(0);
  fill('Password', personas.member.password);
  press('Log in');
  await site.until(() => sessionStorage.getItem('token') !== null, 'The session');
  expect(location.pathname).toBe('/member/depositv2');
  expect(query('Amount')).toHaveProperty('value', '750.00');
});

it('leads a member who logs out from a page for members home, and not to the login of that page', async () => {
  const { site, tokens } = harness;
  harness.renew();
  await site.open({ address: '/member/depositv2', token: tokens['member'] });
  await site.until(() => query('Amount') !== undefined, 'The form');
  press(/^Account of/);
  await site.until(() => query('Log out') !== undefined, 'The menu');
  press('Log out');
  await site.until(() => query('Cancel') !== undefined, 'The question');
  press('Log out');
  await site.until(() => sessionStorage.getItem('token') === null, 'The end');
  await site.until(() => findPageProblems().length === 0, 'Home');
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
  const made = new Set([...written, ...harness.site.called]);
  expect([...made].filter((call) => !coveredCalls.has(call)).toSorted()).toEqual([]);
});
