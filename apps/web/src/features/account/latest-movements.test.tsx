import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import { linksOf, showsText, tableRows } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PAGE = '/member/securityCenter';
const CALL = 'listTransactions';
const DAY = /^\/member\/transactionHistory\?from=(\d{4}-\d\d-\d\d)&to=\1$/;

describe('the latest movements', () => {
  it('have a visit as one line, which leads to the statement of its day', async () => {
    const requests = recordRequests(harness.site, CALL);
    await harness.site.open({ address: PAGE, token: harness.tokens['member'] });
    await harness.site.waitUntil(() => showsText('1 round, ₱50 staked, ₱120 back'), 'The visit');
    expect(new URL(requests.at(-1)?.url ?? 'https://site.example').searchParams.get('group')).toBe('VISIT');
    expect(tableRows().filter((row) => /^\s*(Stake|Payout)/.test(row))).toEqual([]);
    const links = linksOf(document.querySelector('main table') ?? undefined);
    expect(links.filter((link) => DAY.test(link))).toHaveLength(5);
    await press('Perlas ng Silangan');
    await harness.site.waitUntil(() => location.pathname === '/member/transactionHistory', 'The statement');
    expect(location.pathname + location.search).toMatch(DAY);
    await harness.site.waitUntil(() => showsText('1 round, ₱50 staked, ₱120 back'), 'The visit in the statement');
  });
});
