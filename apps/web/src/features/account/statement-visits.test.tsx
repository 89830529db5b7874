import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, recordRequests } from '../../testing/changed-answers.ts';
import { showsText, tableRows } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const CALL = 'listTransactions';
const PAGE = '/member/transactionHistory?kind=games';
const SWITCH = 'Rounds of one visit as one line';
const ENTRY = /^\s*(Stake|Payout)/;

const open = (query = ''): Promise<void> =>
  harness.site.open({ address: PAGE + query, token: harness.tokens['member'] });
const waitForRows = (): Promise<void> => harness.site.waitUntil(() => tableRows().length > 0, 'The rows');
const waitForText = (text: string): Promise<void> => harness.site.waitUntil(() => showsText(text), text);
const lastQuery = (requests: readonly Request[]): URLSearchParams =>
  new URL(requests.at(-1)?.url ?? 'https://site.example').searchParams;

describe('a visit in the statement', () => {
  it('is one line with its rounds, stakes and payouts until the switch is off, which the address keeps', async () => {
    const requests = recordRequests(harness.site, CALL);
    await open();
    await waitForRows();
    expect(lastQuery(requests).get('group')).toBe('VISIT');
    expect(tableRows().filter((row) => ENTRY.test(row))).toEqual([]);
    expect(showsText('1 round, ₱50 staked, ₱120 back')).toBe(true);
    await press(SWITCH);
    await harness.site.waitUntil(() => tableRows().some((row) => ENTRY.test(row)), 'The entries');
    expect(lastQuery(requests).has('group')).toBe(false);
    expect(new URLSearchParams(location.search).get('group')).toBe('none');
    await press(SWITCH);
    await harness.site.waitUntil(() => !tableRows().some((row) => ENTRY.test(row)), 'The visits');
    expect(location.search).toBe('?kind=games');
  });

  it('opens its stakes and payouts below its line, and closes them again', async () => {
    await open();
    await waitForRows();
    const requests = recordRequests(harness.site, CALL);
    await press('Perlas ng Silangan');
    await harness.site.waitUntil(() => tableRows().some((row) => ENTRY.test(row)), 'The entries');
    expect(findControl('Perlas ng Silangan')?.getAttribute('aria-expanded')).toBe('true');
    const query = lastQuery(requests);
    expect(query.get('visitId')).toBe('bet_70041192');
    expect(query.get('startTime') ?? '').not.toBe('');
    expect(query.has('group')).toBe(false);
    await press('Perlas ng Silangan');
    await harness.site.waitUntil(() => !tableRows().some((row) => ENTRY.test(row)), 'The closed line');
  });

  it('says below its line that its rounds did not load, and tries again', async () => {
    await open();
    await waitForRows();
    let fails = true;
    answerWith(harness.site, CALL, async (request, next) =>
      fails && new URL(request.url).searchParams.has('visitId')
        ? Response.json(
            { success: false, errorCode: 'INTERNAL_ERROR', message: '', traceId: 'trace_1' },
            { status: 500 },
          )
        : next(request),
    );
    await press('Perlas ng Silangan');
    await waitForText('The rounds did not load');
    expect(findControl('Perlas ng Silangan')?.getAttribute('aria-expanded')).toBe('true');
    fails = false;
    await press('Try again');
    await harness.site.waitUntil(() => tableRows().some((row) => ENTRY.test(row)), 'The entries');
  });

  it('is single entries in the file', async () => {
    await open();
    await waitForRows();
    const requests = recordRequests(harness.site, CALL);
    await press('Download as CSV');
    await harness.site.waitUntil(() => requests.length > 0, 'The download');
    expect(lastQuery(requests).get('group')).toBe('NONE');
  });
});
