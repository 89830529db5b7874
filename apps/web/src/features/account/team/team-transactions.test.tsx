import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../../testing/changed-answers.ts';
import { showsText, tableRows } from '../../../testing/page-parts.ts';
import { setUpTestSite } from '../../../testing/site-harness.ts';
import { fill, findControl, press } from '../../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PAGE = '/agentHome/agentDownlineTransactionDetailsCopy';

const open = (query = ''): Promise<void> =>
  harness.site.open({ address: PAGE + query, token: harness.tokens['agent'] });
const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForRows = (): Promise<void> => harness.site.waitUntil(() => tableRows().length > 0, 'The rows');
const typesIn = (requests: readonly Request[]): readonly string[] =>
  new URL(requests.at(-1)?.url ?? 'https://site.example').searchParams.getAll('transactionTypes');

describe('the movements of the team', () => {
  it('are of all kinds but stakes and payouts, with the balance that each left [AGENT-09]', async () => {
    const requests = recordRequests(harness.site, 'listTransactions');
    await open();
    await waitForRows();
    expect(typesIn(requests)).toContain('DEPOSIT');
    expect(typesIn(requests)).not.toContain('BET');
    expect(showsText(/₱[\d,.]+ came in and ₱[\d,.]+ went out/)).toBe(true);
    expect(tableRows().filter((row) => /Stake|Payout/.test(row))).toEqual([]);
    expect(showsText(/Movements[\d,]+In₱[\d,.]+Out₱[\d,.]+Of it deposits/)).toBe(true);
  });

  it('show stakes and payouts when these are asked for, in the URL and in the request', async () => {
    await open();
    await waitForRows();
    const requests = recordRequests(harness.site, 'listTransactions');
    await press('Games');
    await harness.site.waitUntil(() => typesIn(requests).includes('BET'), 'The call');
    await harness.site.untilIdle();
    expect(new URLSearchParams(location.search).get('kinds')?.split(',')).toContain('games');
    await press('Games');
    await harness.site.untilIdle();
    expect(location.search).toBe('');
  });

  it('are of one account when it is typed, and match nothing for one outside the team', async () => {
    await open();
    await waitForRows();
    await fill('Account', 'maricel');
    await harness.site.waitUntil(() => findControl('Remove maricel') !== undefined, 'The account');
    await harness.site.waitUntil(() => tableRows().some((row) => row.includes('maricel')), 'The movements');
    expect(tableRows().filter((row) => !row.includes('maricel'))).toEqual([]);
    await open('?account=bagwis');
    await waitForText('This account is not in your team');
    await press('Clear filters');
    await waitForRows();
  });

  it('open with the account and both balances, without a way to a record of somebody else', async () => {
    await open('?account=maricel');
    await waitForRows();
    await press(document.querySelector('main tbody tr button'));
    await waitForText('Balance before');
    expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/Accountmaricel.*Balance before₱/);
    expect(document.querySelectorAll('[role=dialog] a')).toHaveLength(0);
  });
});
