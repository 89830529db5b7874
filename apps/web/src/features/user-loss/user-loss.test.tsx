import type { StatementPage, StatementRow } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith } from '../../testing/changed-answers.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const LOSSES = '/agentHome/palStatementsAgentCopy';
const CALL = 'listUserLossStatements';

const row = (account: string, fields: Partial<StatementRow> = {}): StatementRow => ({
  account,
  accountType: 'MEMBER',
  level: 1,
  teamSize: 0,
  deposit: '5000.00',
  withdrawal: '1000.00',
  betAmount: '62500.00',
  validBet: '62000.00',
  payout: '59100.00',
  bonus: '100.00',
  rebate: '310.00',
  operatorResult: '2990.00',
  currency: 'PHP',
  ...fields,
});
const BRANCHES = [row('kidlat', { accountType: 'AGENT', teamSize: 12, operatorResult: '3100.00' }), row('tala')];
const BELOW = [row('lakandula', { level: 2 })];
const OWN = row('kidlat', { accountType: 'AGENT', operatorResult: '-185.00' });
const {
  account: _account,
  accountType: _type,
  level: _level,
  teamSize: _size,
  ...TOTAL
} = row('', {
  operatorResult: '6090.00',
});

/** The rows of a request: the whole team, or the branch of kidlat. */
function rowsOf(query: URLSearchParams): readonly StatementRow[] {
  if (query.get('scope') === 'SELF') return [OWN];
  if (query.get('rows') === 'BRANCHES') return query.get('parentAccount') === null ? BRANCHES : BELOW;
  return query.get('order') === 'asc' ? [row('jomarcruz', { operatorResult: '-185.00' })] : [row('tala')];
}
function answerRows(): Request[] {
  const requests: Request[] = [];
  answerWith(harness.site, CALL, async (request) => {
    requests.push(request);
    const query = new URL(request.url).searchParams;
    const content = [...rowsOf(query)];
    const parent = query.get('parentAccount');
    const value: StatementPage = {
      content,
      total: TOTAL,
      path: parent === null ? ['amihan'] : ['amihan', parent],
      pageNum: 1,
      pageSize: 20,
      totalPages: 1,
      totalElements: query.get('rows') === 'BRANCHES' ? content.length : 4,
    };
    return Response.json({ success: true, value, traceId: 'trace_1' });
  });
  return requests;
}

const answer = (): string => document.querySelector('main header')?.textContent ?? '';
const gridRows = (): string[] =>
  [...document.querySelectorAll('main [role=row][data-id]')].map(({ textContent }) => textContent);

const open = async (search = ''): Promise<void> => {
  await harness.site.open({ address: LOSSES + search, token: harness.tokens['agent'] });
  await harness.site.waitUntil(() => gridRows().length > 0 && answer().includes('.'), 'The accounts');
};

describe('the losses of the team', () => {
  it('answer who lost and won, and have the sum before one row for each branch [AGENT-07]', async () => {
    answerRows();
    await open();
    expect(answer()).toMatch(/4 accounts were active and lost ₱6,090\.00 together\./);
    expect(answer()).toContain('tala lost most, ₱2,990.00. jomarcruz won most, ₱185.00.');
    expect(gridRows().map((text) => text.replace(/₱.*/, ''))).toEqual(['Whole team', 'kidlat and 12 below', 'tala']);
    expect(gridRows()[0]).toMatch(/₱6,090\.00$/);
  });

  it('open the games of an account below it, with a way to its bets, and close them again', async () => {
    answerRows();
    await open();
    await press('Open tala');
    const isGame = (text: string): boolean => text.startsWith('Slots');
    await harness.site.waitUntil(() => gridRows().some(isGame), 'The games');
    const links = linksOf(document.querySelector('main') ?? undefined);
    expect(links.some((link) => /^\/agentHome\/personalHistoryCopy\?from=.*&account=tala$/.test(link))).toBe(true);
    expect(findControl('Open tala')?.getAttribute('aria-expanded')).toBe('true');
    await press('Open tala');
    await harness.site.waitUntil(() => !gridRows().some(isGame), 'The closed row');
  });

  it('open a branch with its own accounts, and lead back', async () => {
    const requests = answerRows();
    await open();
    await press('Open kidlat');
    await harness.site.waitUntil(() => gridRows().some((text) => text.startsWith('lakandula')), 'The branch');
    expect(location.search).toContain('parentAccount=kidlat');
    expect(gridRows().map((text) => text.replace(/-?₱.*/, ''))).toEqual([
      'All below kidlat',
      'kidlat, own bets',
      'lakandula',
    ]);
    expect(requests.some(({ url }) => /scope=SELF/.test(url) && /parentAccount=kidlat/.test(url))).toBe(true);
    await press('Back to the whole team');
    await harness.site.waitUntil(() => gridRows().some((text) => text.startsWith('tala')), 'The team');
    expect(location.search).not.toContain('parentAccount');
  });

  it('are those of one category, without the money that belongs to none', async () => {
    const requests = answerRows();
    await open('?gameType=RNG&from=2026-11-01&to=2026-11-03');
    const queries = requests.map(({ url }) => new URL(url).searchParams);
    expect(new Set(queries.map((query) => query.get('gameType')))).toEqual(new Set(['RNG']));
    expect(new Set(queries.map((query) => query.get('startTime')))).toEqual(new Set(['2026-10-31T16:00:00.000Z']));
    const heads = [...document.querySelectorAll('main [role=columnheader]')].map(({ textContent }) => textContent);
    expect(heads).toContain('Turnover');
    expect(heads).not.toContain('Bonuses');
  });

  it('are sorted and paged by the platform', async () => {
    const requests = answerRows();
    await open('?page=2&sort=deposit&order=asc');
    const page = requests.map(({ url }) => new URL(url).searchParams).find((query) => query.get('rows') === 'BRANCHES');
    expect(Object.fromEntries(page ?? [])).toMatchObject({
      sort: 'deposit',
      order: 'asc',
      pageNo: '2',
      pageSize: '20',
    });
    await press(document.querySelector('main [role=columnheader][data-field=payout] button'));
    await harness.site.waitUntil(() => location.search.includes('sort=payout'), 'The order');
    expect(location.search).not.toContain('page=');
  });

  it('of an account outside the team are refused in words', async () => {
    answerWith(harness.site, CALL, async () =>
      Response.json({ success: false, errorCode: 'NOT_DOWNLINE', message: '', traceId: 'trace_1' }, { status: 403 }),
    );
    await harness.site.open({ address: `${LOSSES}?parentAccount=bagwis`, token: harness.tokens['agent'] });
    await harness.site.waitUntil(() => showsText('This account is not in your team'), 'The refusal');
    expect(findControl('Back to the whole team')).toBeDefined();
  });

  it('say so when nobody has figures', async () => {
    answerWith(harness.site, CALL, async () => {
      const page = { pageNum: 1, pageSize: 20, totalPages: 0, totalElements: 0 };
      const value = { content: [], total: TOTAL, path: ['amihan'], ...page };
      return Response.json({ success: true, value, traceId: 'trace_1' });
    });
    await harness.site.open({ address: LOSSES, token: harness.tokens['agent'] });
    await harness.site.waitUntil(() => showsText('No figures in these days'), 'The empty state');
    expect(findControl('Download as CSV')).toBeUndefined();
  });
});
