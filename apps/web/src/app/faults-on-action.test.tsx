import { personas } from '@croupier/mock-server/node';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { planFault } from '../testing/fault-kinds.data.ts';
import { setUpTestSite } from '../testing/site-harness.ts';
import { fill, press, findControl } from '../testing/user-actions.ts';
import { findPageProblems } from '../testing/page-problems.ts';
import { coveredCalls, ACTION_CALLS, faultsOfAction } from '../testing/fault-plan.ts';
import type { ActionCall } from '../testing/action-call.ts';

const harness = setUpTestSite();

describe('an action', () => {
  it.each(ACTION_CALLS)('leaves the page usable when $call fails', { timeout: 120_000 }, async (row) => {
    const { site, tokens, runWithFault } = harness;
    const { call, as, isOneTime = false, control, act } = row;
    const problems: string[] = [];
    let isPageOpen = false;
    for (const kind of faultsOfAction(row)) {
      const isSameSession = sessionStorage.getItem('token') === ((as && tokens[as]) ?? null);
      if (!isPageOpen || isOneTime || !isSameSession || findControl(control) === undefined) await openPage(row);
      isPageOpen = true;
      const runAction = async (): Promise<void> => {
        await act(site);
        await site.untilIdle();
      };
      problems.push(...(await runWithFault(call, kind, runAction)));
    }
    expect(problems).toEqual([]);
  });
});

async function openPage({ as, arrange, begin, control, ...opening }: ActionCall): Promise<void> {
  const { site, tokens } = harness;
  const token = as && tokens[as];
  harness.resetWorld();
  const address = (await arrange?.(site.world, token)) ?? opening.address;
  await site.open({ ...opening, address, token });
  await site.waitUntil(() => findPageProblems().length === 0, 'The page');
  await begin?.(site);
  await site.waitUntil(() => findControl(control) !== undefined, String(control));
  expect(site.problems.splice(0)).toEqual([]);
}

it('keeps a half-filled deposit when the session ends and the same member logs in again', async () => {
  const { site, tokens } = harness;
  harness.resetWorld();
  await site.open({ address: '/member/depositv2', token: tokens['member'] });
  await site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
  await fill('Amount', '750.00');
  const stopFault = planFault(site.world, 'getMemberInfo', {
    name: 'expired session',
    fault: { kind: 'error', code: 'AUTH_REQUIRED' },
  });
  await press('Refresh balance');
  await site.waitUntil(() => findControl('Remember me') !== undefined, 'The login');
  expect(stopFault()).toBeGreaterThan(0);
  await fill('Password', personas.member.password);
  await press('Log in');
  await site.waitUntil(() => sessionStorage.getItem('token') !== null, 'The session');
  expect(location.pathname).toBe('/member/depositv2');
  expect(findControl('Amount')).toHaveProperty('value', '750.00');
});

it('goes home without opening the login when a member logs out on a page for members', async () => {
  const { site, tokens } = harness;
  harness.resetWorld();
  await site.open({ address: '/member/depositv2', token: tokens['member'] });
  await site.waitUntil(() => findControl(/^Account of/) !== undefined, 'The account menu');
  await press(/^Account of/);
  await site.waitUntil(() => findControl('Log out') !== undefined, 'The menu');
  await press('Log out');
  await site.waitUntil(() => findControl('Cancel') !== undefined, 'The confirmation');
  await press('Log out');
  await site.waitUntil(() => sessionStorage.getItem('token') === null, 'The logout');
  await site.waitUntil(() => findPageProblems().length === 0, 'Home');
  expect(location.pathname).toBe('/');
  expect(findControl('Remember me')).toBeUndefined();
});

/** The operation of `getGame`, `getGameQuery`, `useGetGame`, `useListGamesPages` … */
const callOfImport = (name: string): string =>
  name.replace(/(?:Pages)?(?:Query)?$/, '').replace(/^use([A-Z])/, (_, first: string) => first.toLowerCase());

it('covers every call that the pages import or make', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const imported = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@croupier\/sdk\/(?:client|hooks)'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => callOfImport(name.trim())),
    ),
  );
  const importedCalls = imported.filter((name) => Object.hasOwn(operations, name));
  expect(importedCalls.length).toBeGreaterThan(40);
  const calls = new Set([...importedCalls, ...harness.site.allCalls]);
  const missing = [...calls].filter((call) => !coveredCalls.has(call)).toSorted();
  expect(missing, 'add these calls to a list of testing/*-calls.data.ts').toEqual([]);
});
