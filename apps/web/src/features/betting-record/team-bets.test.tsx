import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, recordRequests } from '../../testing/changed-answers.ts';
import { showsText, tableRows } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { choose, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const TEAM_BETS = '/agentHome/personalHistoryCopy';
const CALL = 'listBettingRecords';

const open = (query = ''): Promise<void> =>
  harness.site.open({ address: TEAM_BETS + query, token: harness.tokens['agent'] });
const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForRows = (): Promise<void> => harness.site.waitUntil(() => tableRows().length > 0, 'The rows');
const queryOf = ({ url }: Request): Record<string, string> => Object.fromEntries(new URL(url).searchParams);
const accounts = (): Set<string | undefined> => new Set(tableRows().map((row) => row.split(' ', 1)[0]));

describe('the bets of the team', () => {
  it('name the accounts of the team, and have totals with the turnover [AGENT-06]', async () => {
    const requests = recordRequests(harness.site, CALL);
    await open();
    await waitForRows();
    expect(queryOf(requests[0] ?? new Request('https://site.example'))).toMatchObject({ scope: 'DOWNLINE' });
    expect(accounts().size).toBeGreaterThan(1);
    expect(accounts()).not.toContain('amihan');
    expect(showsText(/Bets[\d,]+Stake₱[\d,.]+Turnover₱[\d,.]+Payout₱[\d,.]+Players' net-?₱[\d,.]+/)).toBe(true);
  });

  it('are limited to an account and a state, in the URL and in the request', async () => {
    await open();
    await waitForRows();
    const requests = recordRequests(harness.site, CALL);
    await fill('Account', 'mangben');
    await harness.site.waitUntil(() => findControl('Remove mangben') !== undefined, 'The account');
    await choose('Status', 'Settled');
    const expected = { scope: 'DOWNLINE', account: 'mangben', status: 'SETTLED' };
    const lastQuery = (): Record<string, string> => queryOf(requests.at(-1) ?? new Request('https://site.example'));
    await harness.site.waitUntil(() => lastQuery()['status'] === 'SETTLED', 'The call');
    await harness.site.untilIdle();
    expect(lastQuery()).toMatchObject(expected);
    expect(location.search).toBe('?account=mangben&status=SETTLED');
    expect(accounts()).toEqual(new Set(['mangben']));
  });

  it('of an account outside the team match nothing, and the filter can be cleared', async () => {
    await open('?account=bagwis');
    await waitForText('This account is not in your team');
    expect(findControl('Try again')).toBeUndefined();
    await press('Clear filters');
    await waitForRows();
    expect(location.search).toBe('');
  });

  it('open with the account that placed them', async () => {
    await open('?account=mangben&status=SETTLED');
    await waitForRows();
    await press('mangben');
    await waitForText('Bet number');
    expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/Accountmangben.*Net/);
  });

  it('say so when there are none, and lead to the own bets', async () => {
    const { store } = harness.site.world;
    store.transact(() => {
      for (const { id } of store.bets.all()) store.bets.remove(id);
    });
    await open();
    await waitForText('No bets in these days');
    await press('See your own bets');
    await harness.site.untilIdle();
    expect(location.pathname).toBe('/member/personalHistoryCopy');
  });

  it('are refused in words when the platform no longer takes the account for an agent', async () => {
    answerWith(harness.site, CALL, async () =>
      Response.json({ success: false, errorCode: 'AGENT_ONLY', message: '', traceId: 'trace_1' }, { status: 403 }),
    );
    await open();
    await waitForText('Agents only');
    expect(findControl('Clear filters')).toBeUndefined();
  });
});
