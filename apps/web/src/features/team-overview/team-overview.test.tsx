import type {
  AgentRevenuePage,
  Contract,
  ContractPreview,
  DownlinePage,
  RunningSettlement,
  RunningSettlements,
  TeamOverview,
} from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { linksOf, sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { setFlags } from '../../testing/site-settings.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const OVERVIEW = '/agentHome/agentTeamOverview';

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const dialogText = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
const answer = (): string => document.querySelector('main header')?.textContent ?? '';

const FIGURES = {
  newRegistrations: 3,
  activeUsers: 18,
  firstDepositors: 2,
  deposit: '11000.00',
  withdrawal: '11500.00',
  betAmount: '147480.00',
  validBet: '142980.00',
  payout: '134477.94',
  bonus: '0.00',
  rebate: '506.93',
  operatorResult: '12495.13',
};
const TEAM: TeamOverview = {
  ...FIGURES,
  teamSize: 46,
  agents: 4,
  members: 42,
  teamBalance: '275809.13',
  currency: 'PHP',
  series: [
    { ...FIGURES, date: '2026-11-20', operatorResult: '-16710.19' },
    { ...FIGURES, date: '2026-11-21' },
  ],
  previous: { ...FIGURES, activeUsers: 16, validBet: '100530.00', operatorResult: '-557.79' },
};
const answerTeam = (team: Partial<TeamOverview> = {}): void =>
  changeAnswers<TeamOverview>(harness.site, 'getTeamOverview', () => ({ ...TEAM, ...team }));

const REVENUE = {
  dividend: '0.00',
  dailySalary: '0.00',
  hourSalary: '0.00',
  realtimeSalary: '113.83',
  rebate: '0.00',
  total: '113.83',
  paidOut: '0.00',
  net: '113.83',
  currency: 'PHP',
};
const answerRevenue = (): void =>
  changeAnswers<AgentRevenuePage>(harness.site, 'getAgentRevenue', (page) => ({ ...page, total: REVENUE }));

const refuse = (call: 'getAgentRevenue' | 'getTeamOverview'): void =>
  answerWith(harness.site, call, async () =>
    Response.json({ success: false, errorCode: 'INTERNAL_ERROR', message: '', traceId: 'trace_1' }, { status: 500 }),
  );

const open = async (search = ''): Promise<void> => {
  await harness.site.open({ address: OVERVIEW + search, token: harness.tokens['agent'] });
  await harness.site.waitUntil(() => answer().includes('.'), 'The answer');
  await harness.site.untilIdle();
};

describe('the overview of the team', () => {
  it('is the first page of the agent centre and answers in its first line [AGENT-03]', async () => {
    answerTeam();
    answerRevenue();
    await harness.site.open({ address: '/agentHome', token: harness.tokens['agent'] });
    await waitForText(/Today to .* your team bet ₱142,980.00 and lost ₱12,495.13\. You earned ₱113.83/);
    expect(location.pathname).toBe(OVERVIEW);
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
  });

  it('says that the team won when the operator lost', async () => {
    answerTeam({ operatorResult: '-16710.19' });
    await open();
    expect(answer()).toContain('and won ₱16,710.19.');
  });

  it('compares with as much of the day before', async () => {
    answerTeam();
    await open();
    const figures = sectionOf('What the team did').textContent;
    expect(figures).toMatch(/compared with \w+day to \d/);
    expect(figures).toContain('+₱42,450.00 against');
    expect(figures).toMatch(/\w+day: -₱557.79/);
    expect(figures).toMatch(/18of 46\w+day: 16/);
  });

  it('asks for the time up to now, and for whole days when they are over', async () => {
    const requests = recordRequests(harness.site, 'getTeamOverview');
    await open();
    const compared = (): URLSearchParams[] =>
      requests.map(({ url }) => new URL(url).searchParams).filter((query) => query.get('compare') === 'true');
    const today = compared().at(-1);
    expect(Date.parse(today?.get('endTime') ?? '')).toBeLessThanOrEqual(Date.now());
    expect(today?.get('startTime')).toMatch(/T16:00:00/);
    await press('Yesterday');
    await harness.site.waitUntil(() => compared().length > 1, 'The request');
    expect(location.search).toBe('?period=yesterday');
    expect(compared().at(-1)?.get('endTime')).toMatch(/T15:59:59/);
  });

  it('shows days of the address, and not more than the site allows', async () => {
    const requests = recordRequests(harness.site, 'getTeamOverview');
    await open('?from=2026-11-01&to=2026-11-03');
    expect(requests.map(({ url }) => new URL(url).searchParams.get('startTime'))).toContain('2026-10-31T16:00:00.000Z');
    await open('?from=2020-01-01&to=2026-11-03');
    expect(answer()).toContain('Today to');
  });

  it.each([
    ['Net loss of the team', ['Stakes₱147,480.00', 'less payouts-₱134,477.94', '₱12,495.13'], 'palStatementsAgentCopy'],
    ['Turnover', ['Stakes₱147,480.00', '-₱4,500.00', '₱142,980.00'], 'personalHistoryCopy'],
    ['Active accounts', ['18 accounts', 'cancelled bets do not count'], 'personalHistoryCopy'],
    ['Held by the team now', ['₱275,809.13', 'at this moment'], 'downlineManagmentView'],
  ])('explains %s, and leads to what it is made of', async (figure, parts, page) => {
    answerTeam();
    await open();
    await press(`How “${figure}” is counted`);
    await harness.site.waitUntil(() => dialogText().includes(figure), 'The formula');
    for (const part of parts) expect(dialogText()).toContain(part);
    expect(linksOf(document.querySelector('[role=dialog]') ?? undefined)[0]).toMatch(`/agentHome/${page}`);
  });

  it('keeps the other parts when one does not load, and shows no zero for it', async () => {
    answerTeam();
    refuse('getAgentRevenue');
    await open();
    expect(answer()).toContain('What you earned is not known right now.');
    expect(sectionOf('What the team did').textContent).toContain('₱142,980.00');
    expect(sectionOf('You earned today').textContent).not.toContain('₱0.00');
    expect(findControl('Try again')).toBeDefined();
  });

  it('says what is known when the figures of the team do not load', async () => {
    answerRevenue();
    refuse('getTeamOverview');
    await open();
    expect(answer()).toContain('What your team did is not known right now. You earned ₱113.83');
  });
});

const OFFER: Contract = {
  contractId: 'ct_990',
  version: 4,
  type: 'DIVIDEND',
  offeror: 'PLATFORM',
  offeree: 'amihan',
  period: 'SEMI_MONTHLY',
  currency: 'PHP',
  tiers: [{ threshold: '0.00', activeUsers: 0, rate: '0.3000' }],
  status: 'IN_PROCESS',
  createdAt: '2026-11-20T04:00:00Z',
  expiresAt: '2026-11-28T03:59:59Z',
};
const DAILY: RunningSettlement = {
  contractId: 'ct_120',
  version: 1,
  type: 'DAILY_SALARY',
  payer: 'PLATFORM',
  account: 'amihan',
  periodStart: '2026-11-20T16:00:00Z',
  periodEnd: '2026-11-21T16:00:00Z',
  nextSettlementAt: '2026-11-21T16:10:00Z',
  countedAt: '2026-11-21T08:02:40Z',
  base: '142980.00',
  activeUsers: 18,
  tier: 2,
  rate: '0.0020',
  estimate: '285.96',
  currency: 'PHP',
  nextTier: { tier: 3, rate: '0.0025', missingBase: '7020.00', missingActiveUsers: 0 },
};

/** Lets the platform have contracts, with these offers and running windows. */
function answerContracts(received: readonly Contract[], running: readonly RunningSettlement[]): void {
  answerWith(harness.site, 'listContracts', async ({ url }) => {
    const content = new URL(url).searchParams.get('direction') === 'RECEIVED' ? received : [];
    const value = { content, pageNum: 1, pageSize: 4, totalPages: 1, totalElements: content.length };
    return Response.json({ success: true, traceId: 'trace_1', value });
  });
  changeAnswers<RunningSettlements>(harness.site, 'listRunningSettlements', () => ({ content: [...running] }));
}

describe('what waits for the agent', () => {
  it('is an offer with its effect, which is decided elsewhere', async () => {
    answerContracts([OFFER], []);
    const value: ContractPreview = {
      contractId: 'ct_990',
      type: 'DIVIDEND',
      offeror: 'PLATFORM',
      offeree: 'amihan',
      currency: 'PHP',
      periods: [
        {
          periodStart: '2026-10-31T16:00:00Z',
          periodEnd: '2026-11-15T16:00:00Z',
          base: '62000.00',
          activeUsers: 3,
          proposed: { tier: 1, rate: '0.3000', amount: '18600.00' },
          difference: '-4801.00',
        },
      ],
      totalCurrent: '23401.00',
      totalProposed: '18600.00',
      difference: '-4801.00',
    };
    answerWith(harness.site, 'getContractPreview', async () =>
      Response.json({ success: true, value, traceId: 'trace_1' }),
    );
    await open();
    await waitForText('New terms: Dividend');
    expect(answer()).toContain('1 offer waits for your answer.');
    expect(findControl('Compare and decide')?.getAttribute('href')).toBe(
      '/agentHome/agentDividendRecordCopy2?contract=ct_990',
    );
    await waitForText(/15-₱4,801\.00Together-₱4,801\.00/);
    expect(findControl(/Accept/)).toBeUndefined();
  });

  it('is the salary that is nearest to its next tier, and what is counted of it so far', async () => {
    answerContracts([], [DAILY]);
    await open();
    await waitForText(/₱7,020.00 more turnover by/);
    expect(showsText('Daily salary: from 0.2% to 0.25%')).toBe(true);
    expect(sectionOf('You earned today').textContent).toMatch(/Daily salary.*≈ ₱285.96/);
  });

  it('is the newest accounts that have not deposited', async () => {
    // In the sandbox, everybody below this agent has deposited.
    const requests: URLSearchParams[] = [];
    answerWith(harness.site, 'listDownlines', async ({ url, headers }, next) => {
      const asked = new URL(url);
      requests.push(new URLSearchParams(asked.searchParams));
      asked.searchParams.set('activity', 'ALL');
      const body: { value: DownlinePage } = await (await next(new Request(asked, { headers }))).json();
      return Response.json({ ...body, value: { ...body.value, totalElements: 5 } });
    });
    await open();
    await waitForText(/and 2 others have not deposited/);
    expect(requests[0]?.get('activity')).toBe('NEW');
    expect(linksOf(sectionOf('What needs you'))).toContain('/agentHome/downlineManagmentView?activity=NEW');
  });

  it('asks for no contracts where the site has none', async () => {
    setFlags(harness.site.world, { AGENTPOLICY3: false });
    await open();
    expect(['listContracts', 'listRunningSettlements'].filter((call) => harness.site.callsSinceOpen.has(call))).toEqual(
      [],
    );
  });
});
