import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { partOf, showsText, tableRows } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PAGE = '/member/transactionHistory';

const open = (query: string): Promise<void> =>
  harness.site.open({ address: PAGE + query, token: harness.tokens['member'] });
const waitForRows = (): Promise<void> => harness.site.waitUntil(() => tableRows().length > 0, 'The rows');
/** Rows without those of days, which have a sum only. */
const entryRows = (): string[] => tableRows().filter((row) => /\p{Letter}/u.test(row));

describe('the statement of one game', () => {
  it('has a chip with the name of the game, which shows all entries again when it is removed', async () => {
    await open('?game=rng_20481');
    await waitForRows();
    expect(entryRows().filter((row) => !row.includes('Perlas ng Silangan'))).toEqual([]);
    await press('Remove Perlas ng Silangan');
    const hasOthers = (): boolean => entryRows().some((row) => !row.includes('Perlas ng Silangan'));
    await harness.site.waitUntil(hasOthers, 'The other entries');
    expect(location.search).toBe('');
    expect(partOf('nav, [role]', 'Kinds of entries')).toBeDefined();
  });

  it('ignores a kind of entries, which comes back with the other entries', async () => {
    const requests = recordRequests(harness.site, 'listTransactions');
    await open('?game=rng_20481&kind=deposits');
    await waitForRows();
    const query = new URL(requests.at(-1)?.url ?? 'https://site.example').searchParams;
    expect([query.get('gameId'), query.has('transactionTypes')]).toEqual(['rng_20481', false]);
    expect(partOf('nav, [role]', 'Kinds of entries')).toBeUndefined();
    await press('Remove Perlas ng Silangan');
    await harness.site.waitUntil(() => requests.at(-1)?.url.includes('transactionTypes=DEPOSIT') ?? false, 'Deposits');
    expect(location.search).toBe('?kind=deposits');
  });

  it('names no game that is unknown, and is empty', async () => {
    await open('?game=rng_1');
    await harness.site.waitUntil(() => findControl('Remove One game') !== undefined, 'The chip');
    await harness.site.waitUntil(() => showsText('Nothing matches'), 'The empty list');
    expect(tableRows()).toEqual([]);
  });
});
