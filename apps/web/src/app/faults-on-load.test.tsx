// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';

import { createFaultHarness, type FaultHarness } from '../testing/fault-harness.ts';
import { faultsFor } from '../testing/fault-kinds.data.ts';
import { findPageProblems } from '../testing/page-problems.ts';
import { coveredCalls } from '../testing/covered-calls.ts';
import { PAGE_CALLS } from '../testing/page-calls.data.ts';

let rig: FaultHarness;
beforeAll(async () => void (rig = await createFaultHarness()), 60_000);

describe.each(PAGE_CALLS)('$address $popup, opened', ({ calls, as, arrange, reopen = false, ...opening }) => {
  it.each(calls)('stays usable whatever becomes of %s', { timeout: 120_000 }, async (call) => {
    const { stage, tokens, runWithFault } = rig;
    const open = async (): Promise<void> => {
      await stage.open({ ...opening, token: as && tokens[as] });
      await stage.until(() => findPageProblems().length === 0, 'The page');
    };
    rig.renew();
    arrange?.(stage.world);
    await open();
    await stage.until(() => stage.calledHere.has(call) && findPageProblems().length === 0, call);
    const wrong: string[] = [];
    for (const kind of faultsFor(call))
      wrong.push(...(await runWithFault(call, kind, reopen ? open : () => stage.reload(call))));
    expect(wrong).toEqual([]);
  });
});

it('has made no call that no row names', () => {
  expect([...rig.stage.called].filter((call) => !coveredCalls.has(call)).toSorted()).toEqual([]);
});
