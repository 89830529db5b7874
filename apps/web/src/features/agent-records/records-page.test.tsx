import type { RunningSettlement, SalaryRecord, SiteConfiguration } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { answerWith, changeAnswers } from '../../testing/changed-answers.ts';
import {
  answerContracts,
  answerValue,
  contractOf,
  offerOf,
  recordOf,
  recordsOf,
  runningOf,
} from '../../testing/contract-answers.ts';
import { DIVIDEND_STATEMENT } from '../../testing/dividend-statement.data.ts';
import { linksOf, partOf, sectionOf, showsText, tableRows } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { setFlags } from '../../testing/site-settings.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
});

/** One daily salary of the agent, whatever the world has. */
function answerOneContract(): void {
  answerKinds();
  answerContracts(harness.site, [contractOf()]);
}

const DAILY = '/agentHome/agentDailyWages2';

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const open = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['agent'] });
const dialog = (): HTMLElement | undefined => document.querySelector<HTMLElement>('[role=dialog]') ?? undefined;

const answerKinds = (kinds: object = {}): void =>
  answerValue(harness.site, 'getConsolidatedContracts', () => ({
    dailysalreqtype: 'DAILY',
    divtypereq: '',
    contracthoursalreq: '',
    realtimesalreqtype: 'REALTIME',
    ...kinds,
  }));

/** The running windows and the settlements of the daily salary; those that are overdue only when they are asked for. */
function answerDays(windows: readonly RunningSettlement[], records: readonly SalaryRecord[]): void {
  answerValue(harness.site, 'listRunningSettlements', () => ({ content: windows }));
  answerValue(harness.site, 'listDailySalaryRecords', (params) => {
    const overdue = records.filter(({ reason }) => reason === 'PAYER_SHORT');
    return params.get('overdue') === 'true' ? recordsOf(overdue, '40.00') : recordsOf(records, '124.00');
  });
}

describe('the settlements of a kind', () => {
  beforeEach(answerOneContract);

  it('say first what was paid, what runs, and what is missing to the next tier [AGENT-11]', async () => {
    answerDays([runningOf()], [recordOf()]);
    await open(DAILY);
    await waitForText('₱124.00 was paid for Nov 20');
    await waitForText('The running day stands at a turnover of ₱181,500.00: about ₱363.00');
    expect(showsText('₱18,500.00 and 1 active more reach 0.3%.')).toBe(true);
    await waitForText('₱18,500.00 and 1 active account short');
    expect(sectionOf('Your rule').textContent).toContain('now0.2%');
    expect(tableRows()).toEqual([expect.stringContaining('₱62,000.00')]);
  });

  it('name the windows that the agent pays, with a minus on what was paid', async () => {
    const paid = recordOf({ recordId: 'sal_204', payer: 'amihan', account: 'tala', contractId: 'ct_204' });
    answerDays([runningOf({ contractId: 'ct_204', payer: 'amihan', account: 'tala' })], [paid]);
    await open(DAILY);
    await waitForText('What runs for your downlines');
    expect(sectionOf('What runs for your downlines').textContent).toContain('tala');
    await waitForText('You pay tala');
    expect(sectionOf('Settlements').textContent).toContain('-₱124.00');
  });

  it('say what the kind would pay while there is no contract of it', async () => {
    answerDays([], []);
    answerKinds({ dailysalreqtype: '' });
    answerContracts(harness.site, [offerOf()]);
    await open(DAILY);
    await waitForText('Daily salary: no contract yet');
    await waitForText('1 offer is open.');
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain(`${DAILY}?view=contracts`);
  });

  it('are refused on a site without contracts', async () => {
    harness.resetWorld();
    setFlags(harness.site.world, { AGENTPOLICY3: false });
    await open(DAILY);
    await waitForText('This site has no contracts');
    expect(findControl('Try again')).toBeUndefined();
  });

  it('lead to an offer of the kind that waits', async () => {
    answerDays([runningOf()], [recordOf()]);
    answerContracts(harness.site, [contractOf(), offerOf()]);
    await open(DAILY);
    await waitForText('the platform offers version 2. Until you answer, nothing changes.');
    expect(partOf('a', 'Compare')?.getAttribute('href')).toBe(`${DAILY}?contract=ct_230`);
  });
});

describe('pay that is overdue', () => {
  beforeEach(answerOneContract);

  const owed = recordOf({
    recordId: 'sal_owed',
    amount: '40.00',
    status: 'PENDING',
    reason: 'PAYER_SHORT',
    payer: 'habagat',
  });

  it('is named first, and its statement is one press away', async () => {
    answerDays([runningOf()], [owed]);
    answerValue(harness.site, 'getSalaryStatement', () => ({ ...DIVIDEND_STATEMENT, ...owed, lines: [] }));
    await open(DAILY);
    await waitForText('₱40.00 is owed to you');
    await press('Why this amount');
    await harness.site.waitUntil(
      () => dialog()?.textContent?.includes('habagat has to fund') === true,
      'The statement',
    );
    expect(location.search).toBe('?record=sal_owed');
  });

  it('of the agent says what it blocks, and how it ends', async () => {
    answerDays([runningOf()], [recordOf()]);
    answerKinds({ overdue: { amount: '40.00', currency: 'PHP', records: 1, since: '2026-11-20T16:10:00Z' } });
    await open(DAILY);
    await waitForText('You owe ₱40.00 of contract pay');
    expect(showsText('withdrawals, transfers and new offers wait')).toBe(true);
    expect(partOf('a', 'Show what is due')?.getAttribute('href')).toBe(`${DAILY}?overdue=1`);
  });
});

describe('the explained statement', () => {
  beforeEach(() => {
    answerOneContract();
    answerDays([runningOf()], [recordOf()]);
    answerValue(harness.site, 'getSalaryStatement', () => DIVIDEND_STATEMENT);
  });

  const section = (title: string): string =>
    [...(dialog()?.querySelectorAll('section') ?? [])].find((part) => part.querySelector('h3')?.textContent === title)
      ?.textContent ?? '';

  it('leads from the bets to the amount, and on to what is passed on', async () => {
    await open(DAILY);
    await harness.site.waitUntil(() => tableRows().length > 0, 'The settlements');
    await press(partOf('a', 'Nov 20'));
    await harness.site.waitUntil(() => dialog()?.textContent?.includes('₱8,668.14') === true, 'The statement');
    expect(section('What the team bet and got back')).toContain('Fishing₱4,000.00₱2,650.00₱1,350.00');
    await press('By account');
    expect(section('What the team bet and got back')).toContain('kidlat₱100,000.00₱65,800.00₱34,200.00');
    expect(section('Less what the team was given')).toContain('Bonuses-₱300.00');
    expect(section('Less what the team was given')).toContain('Base₱58,587.65');
    expect(section('Tier reached')).toContain('₱50,000 · 3 activereached: 3 active15%');
    expect(section('Amount')).toContain('₱58,587.65 × 15% = ₱8,788.1475 →');
    expect(section('Corrections')).toContain('Was ₱1,320.00, is ₱1,200.00-₱120.00');
    expect(section('What follows from it')).toContain('You keep₱5,839.38');
  });

  it('has the same lines as a file, and leads to the settlement that was corrected', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    answerWith(harness.site, 'getSalaryStatement', async ({ headers }) =>
      headers.get('Accept') === 'text/csv'
        ? new Response('line,kind', { headers: { 'Content-Type': 'text/csv' } })
        : Response.json({ success: true, value: DIVIDEND_STATEMENT, traceId: 'trace' }),
    );
    await open(`${DAILY}?record=sal_171_202610010000`);
    await harness.site.waitUntil(() => findControl('CSV, 325 bets') !== undefined, 'The statement');
    expect(linksOf(dialog())).toContain(`${DAILY}?record=sal_171_202609010000`);
    await press('CSV, 325 bets');
    await harness.site.waitUntil(() => save.mock.calls.length > 0, 'The file');
    save.mockRestore();
  });

  it('can be closed, and the page is as it was', async () => {
    await open(`${DAILY}?direction=PAID&record=sal_171_202610010000`);
    await harness.site.waitUntil(() => dialog()?.textContent?.includes('₱8,668.14') === true, 'The statement');
    await press('Close');
    await harness.site.waitUntil(() => dialog() === undefined, 'The page');
    expect(location.search).toBe('?direction=PAID');
  });
});

describe('a real-time salary', () => {
  beforeEach(answerOneContract);

  const five = (start: string, end: string): RunningSettlement =>
    runningOf({
      type: 'REALTIME_SALARY',
      contractId: 'ct_122',
      periodStart: `2026-11-21T${start}:00Z`,
      periodEnd: `2026-11-21T${end}:00Z`,
      nextSettlementAt: `2026-11-21T${end}:00Z`,
    });
  const paid = (start: string, end: string, amount: string): SalaryRecord =>
    recordOf({
      recordId: `sal_${start}`,
      type: 'REALTIME_SALARY',
      periodStart: `2026-11-21T${start}:00Z`,
      periodEnd: `2026-11-21T${end}:00Z`,
      amount,
    });

  const answer = (window: RunningSettlement, records: readonly SalaryRecord[]): void => {
    answerValue(harness.site, 'listRunningSettlements', () => ({ content: [window] }));
    answerValue(harness.site, 'listRealtimeSalaryRecords', (params) =>
      params.get('overdue') === 'true' ? recordsOf([], '0.00') : recordsOf(records, '1.00'),
    );
    answerContracts(harness.site, [contractOf({ contractId: 'ct_122', type: 'REALTIME_SALARY' })]);
  };

  it('counts down by the time of the server, and announces a payment once [AGENT-13] [CONTRACT-02]', async () => {
    answer(five('08:00', '08:05'), [paid('07:55', '08:00', '0.50')]);
    await open('/agentHome/agentRealtimeSalary');
    await harness.site.waitUntil(() => document.querySelector('[role=timer]') !== null, 'The ring');
    const timer = document.querySelector('[role=timer]');
    // Counted at 08:02:40 of the server, whatever the device says.
    expect(timer?.getAttribute('aria-label')).toMatch(/^Next settlement in 2 minutes and (1[5-9]|20) seconds$/);
    expect(showsText('Paid ₱1.11')).toBe(false);
    answer(five('08:05', '08:10'), [paid('08:00', '08:05', '1.11'), paid('07:55', '08:00', '0.50')]);
    await harness.site.reload('listRunningSettlements');
    await waitForText(/Paid ₱1\.11 for Nov 21, 4:00/);
  });

  it('lists the settlement of a window that ends while the page is open, also on a site without live events', async () => {
    changeAnswers<SiteConfiguration>(harness.site, 'getSiteConfiguration', (site) => ({
      ...site,
      features: { ...site.features, liveEvents: false },
    }));
    const before = [paid('07:55', '08:00', '0.50')];
    // Half a second before its end, so that the next count follows soon.
    answer({ ...five('08:00', '08:05'), countedAt: '2026-11-21T08:04:59.500Z' }, before);
    await open('/agentHome/agentRealtimeSalary');
    await waitForText('₱0.50 was paid for');
    answer(five('08:05', '08:10'), [paid('08:00', '08:05', '1.11'), ...before]);
    await waitForText('₱1.11 was paid for');
    const list = sectionOf('Settlements');
    await harness.site.waitUntil(() => list.textContent.includes('₱1.11'), 'The settlement in the list');
    expect(list.textContent).toContain('₱0.50');
  });

  it('does not move while updates are paused', async () => {
    answer(five('08:00', '08:05'), []);
    await open('/agentHome/agentRealtimeSalary');
    await harness.site.waitUntil(() => findControl('Pause updates') !== undefined, 'The ring');
    await press('Pause updates');
    const label = (): string | null | undefined => document.querySelector('[role=timer]')?.getAttribute('aria-label');
    const before = label();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(label()).toBe(before);
    await press('Go on with updates');
    expect(findControl('Pause updates')).toBeDefined();
  });
});

describe('the pages of the agent of the personas', () => {
  it.each([
    ['/agentHome/agentDividendRecordCopy2', 'To the next tier'],
    ['/agentHome/agentDailyWages2', 'Turnover by day and the tiers'],
    ['/agentHome/agentHourSalary', 'Today by hour and the tiers'],
    ['/agentHome/agentRealtimeSalary', 'The last hour and the tiers'],
  ])(
    '%s has what runs, the own rule, and settlements whose statement adds up [AGENT-12] [CONTRACT-01]',
    async (address, picture) => {
      await open(address);
      await waitForText('as it stands');
      await waitForText('Your rule');
      await waitForText(picture);
      await harness.site.waitUntil(() => tableRows().length > 0, 'The settlements');
      await press(sectionOf('Settlements').querySelector('tbody a'));
      await harness.site.waitUntil(
        () => dialog()?.textContent?.includes('Recompute it yourself') === true,
        'The statement',
      );
      expect(dialog()?.textContent).toContain('Tier reached');
    },
  );
});
