import type { AgentRevenuePage, AgentRevenueRow } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const INCOME = '/agentHome/agentRevenueReport';
const CALL = 'getAgentRevenue';

const row = (date: string, fields: Partial<AgentRevenueRow>): AgentRevenueRow => ({
  date,
  dividend: '0.00',
  dailySalary: '0.00',
  hourSalary: '0.00',
  realtimeSalary: '0.00',
  rebate: '0.00',
  total: '0.00',
  paidOut: '0.00',
  net: '0.00',
  currency: 'PHP',
  ...fields,
});
const ROWS = [
  row('2026-11-19', { dailySalary: '410.00', total: '410.00', net: '410.00' }),
  row('2026-11-20', { dividend: '1200.00', rebate: '76.00', total: '1276.00', paidOut: '294.10', net: '981.90' }),
];
const { date: _date, ...TOTAL } = row('', {
  dividend: '1200.00',
  dailySalary: '410.00',
  rebate: '76.00',
  total: '1686.00',
  paidOut: '294.10',
  net: '1391.90',
});
const answerRows = (rows: readonly AgentRevenueRow[] = ROWS): void =>
  changeAnswers<AgentRevenuePage>(harness.site, CALL, () => ({
    content: [...rows],
    total: rows.length === 0 ? { ...TOTAL, total: '0.00', dividend: '0.00', paidOut: '0.00' } : TOTAL,
    pageNum: 1,
    pageSize: 20,
    totalPages: 1,
    totalElements: rows.length,
  }));

const answer = (): string => document.querySelector('main header')?.textContent ?? '';
const gridRows = (): string[] =>
  [...document.querySelectorAll('main [role=row][data-id]')].map(({ textContent }) => textContent);
const cellOf = (id: string, field: string): Element | null =>
  document.querySelector(`main [data-id="${id}"] [data-field="${field}"]`);

const open = async (search = ''): Promise<void> => {
  await harness.site.open({ address: INCOME + search, token: harness.tokens['agent'] });
  await harness.site.waitUntil(() => answer().includes('.'), 'The answer');
};
const waitForRows = (): Promise<void> => harness.site.waitUntil(() => gridRows().length > 0, 'The days');

describe('the income of an agent', () => {
  it('says what was earned, passed on and kept, and has the sum before the days [AGENT-08]', async () => {
    answerRows();
    await open();
    expect(answer()).toMatch(/you earned ₱1,686\.00, of it ₱1,200\.00 as dividend\./);
    expect(answer()).toContain('You passed on ₱294.10 and keep ₱1,391.90.');
    await waitForRows();
    expect(gridRows()[0]).toMatch(/^Total.*₱1,686\.00-₱294\.10₱1,391\.90$/);
    expect(gridRows()).toHaveLength(3);
  });

  it('has nothing but a dash for a kind that paid nothing, and leads from an amount to its settlements', async () => {
    answerRows();
    await open();
    await waitForRows();
    expect(cellOf('2026-11-19', 'dividend')?.textContent).toBe('–');
    expect(linksOf(cellOf('2026-11-20', 'dividend') ?? undefined)).toEqual([
      '/agentHome/agentDividendRecordCopy2?from=2026-11-20&to=2026-11-20',
    ]);
  });

  it('explains what remains by its parts', async () => {
    answerRows();
    await open();
    await press('How “You keep” is counted');
    const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
    await harness.site.waitUntil(() => dialog() !== '', 'The formula');
    expect(dialog()).toMatch(
      /Dividend₱1,200\.00.*Rebate difference₱76\.00less what you passed on-₱294\.10You keep₱1,391\.90/,
    );
  });

  it('lets the platform sort the days', async () => {
    await open();
    await waitForRows();
    const requests = recordRequests(harness.site, CALL);
    await press(document.querySelector('main [role=columnheader][data-field=total] button'));
    await harness.site.waitUntil(() => requests.length > 0, 'The request');
    const query = new URL(requests.at(-1)?.url ?? '').searchParams;
    expect([query.get('sort'), query.get('order')]).toEqual(['total', 'desc']);
    expect(location.search).toBe('?sort=total&order=desc');
  });

  it('is saved as the file of the platform with the days of the page', async () => {
    await open('?from=2026-11-01&to=2026-11-03');
    await harness.site.waitUntil(() => findControl('Download as CSV') !== undefined, 'The button');
    const requests = recordRequests(harness.site, CALL);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:income', revokeObjectURL: vi.fn() }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press('Download as CSV');
    await harness.site.waitUntil(() => requests.length > 0, 'The request');
    expect(requests[0]?.headers.get('accept')).toContain('text/csv');
    expect(new URL(requests[0]?.url ?? '').searchParams.get('startTime')).toBe('2026-10-31T16:00:00.000Z');
  });

  it('says when the first income comes, where there is none', async () => {
    answerRows([]);
    await open();
    await harness.site.waitUntil(() => showsText('No income in these days'), 'The empty state');
    expect(answer()).toContain('nothing was paid to you or by you');
    expect(findControl('Open the overview')?.getAttribute('href')).toBe('/agentHome/agentTeamOverview');
    expect(findControl('Download as CSV')).toBeUndefined();
  });

  it('is not shown as zero when it does not load, and can be asked for again', async () => {
    answerWith(harness.site, CALL, async () =>
      Response.json({ success: false, errorCode: 'INTERNAL_ERROR', message: '', traceId: 'trace_1' }, { status: 500 }),
    );
    await open();
    expect(answer()).toContain('What you earned is not known right now.');
    expect(showsText('₱0.00')).toBe(false);
    expect(findControl('Try again')).toBeDefined();
  });
});
