import { describe, expect, it } from 'vitest';

import { setUpTestSite } from '../testing/site-harness.ts';
import { findPageProblems } from '../testing/page-problems.ts';
import { coveredCalls, faultsOfPage } from '../testing/fault-plan.ts';
import { PAGE_CALLS } from '../testing/page-calls.data.ts';

const harness = setUpTestSite();

const pagesWithCalls = PAGE_CALLS.filter(({ calls }) => calls.length > 0);

describe.each(pagesWithCalls)('opening $page', ({ page, calls, as, arrange, reopen = false, ...opening }) => {
  it.each(calls)('leaves the page usable when %s fails', { timeout: 120_000 }, async (call) => {
    const { site, tokens, runWithFault } = harness;
    const open = async (): Promise<void> => {
      await site.open({ ...opening, token: as && tokens[as] });
      await site.waitUntil(() => findPageProblems().length === 0, 'The page');
    };
    harness.resetWorld();
    arrange?.(site.world);
    await open();
    await site.waitUntil(() => site.callsSinceOpen.has(call) && findPageProblems().length === 0, call);
    const problems: string[] = [];
    for (const kind of faultsOfPage(page, call))
      problems.push(...(await runWithFault(call, kind, reopen ? open : () => site.reload(call))));
    expect(problems).toEqual([]);
  });
});

it('makes only calls that have a fault test', () => {
  // Reads the calls recorded by the tests above.
  const missing = [...harness.site.allCalls].filter((call) => !coveredCalls.has(call)).toSorted();
  expect(missing, 'add these calls to testing/page-calls.data.ts').toEqual([]);
});
