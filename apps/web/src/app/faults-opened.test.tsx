// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';

import { createFaultRig, type FaultRig } from '../testing/fault-rig.ts';
import { kindsFor } from '../testing/fault-kinds.data.ts';
import { judgePage } from '../testing/judge-page.ts';
import { namedCalls } from '../testing/named-calls.ts';
import { PAGE_CALLS } from '../testing/page-calls.data.ts';

let rig: FaultRig;
beforeAll(async () => void (rig = await createFaultRig()), 60_000);

describe.each(PAGE_CALLS)('$address $popup, opened', ({ calls, as, arrange, anew = false, ...opening }) => {
  it.each(calls)('stays usable whatever becomes of %s', { timeout: 120_000 }, async (call) => {
    const { stage, tokens, meet } = rig;
    const open = async (): Promise<void> => {
      await stage.open({ ...opening, token: as && tokens[as] });
      await stage.until(() => judgePage().length === 0, 'The page');
    };
    rig.renew();
    arrange?.(stage.world);
    await open();
    await stage.until(() => stage.calledHere.has(call) && judgePage().length === 0, call);
    const wrong: string[] = [];
    for (const kind of kindsFor(call)) wrong.push(...(await meet(call, kind, anew ? open : () => stage.reload(call))));
    expect(wrong).toEqual([]);
  });
});

it('has made no call that no row names', () => {
  expect([...rig.stage.called].filter((call) => !namedCalls.has(call)).toSorted()).toEqual([]);
});
