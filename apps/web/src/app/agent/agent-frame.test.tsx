import type { ConsolidatedContracts, Contract } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { agentPages } from '../../pages/agent-pages.ts';
import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { linksOf, partOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { setFlags } from '../../testing/site-settings.ts';
import { findControl, press, pressKey } from '../../testing/user-actions.ts';
import { barPages, menuGroups } from './agent-menu.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const BETS = '/agentHome/personalHistoryCopy';

const open = async (address = BETS): Promise<void> => {
  await harness.site.open({ address, token: harness.tokens['agent'] });
  await harness.site.waitUntil(() => partOf('nav', 'Agent centre') !== undefined, 'The navigation');
};
const menu = (): HTMLElement | undefined => partOf('nav', 'Agent centre');
const entry = (label: string): Element | undefined =>
  [...(menu()?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent.includes(label));

const OFFER: Contract = {
  contractId: 'ct_990',
  version: 2,
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

describe('the navigation of the agent centre', () => {
  it('names the account, and has zone and time [AGENT-15] [AGENT-16]', async () => {
    await open();
    expect(showsText(/Amihan₱[\d,.]+\d\d\/\d\d \d\d:\d\d:\d\dGMT\+8/)).toBe(true);
  });

  it('has every page once, in the order of the specification', () => {
    const shown = menuGroups(true).flatMap(({ pages }) => pages.map(({ id }) => id));
    // The transfer is among the shortcuts.
    expect(shown).toEqual(agentPages.map(({ id }) => id).filter((id) => id !== 'agentUplineTransfer'));
    expect(barPages().map(({ page }) => page.paths[0])).toEqual(
      expect.arrayContaining(['/agentHome/agentTeamOverview', '/agentHome/agentRevenueReport']),
    );
  });

  it('leads to deposit, withdrawal, messages and customer service [AGENT-14]', async () => {
    await open();
    expect(linksOf(menu())).toEqual(
      expect.arrayContaining(['/member/depositv2', '/member/withdraw', '/member/messageV2']),
    );
    expect(findControl('Customer service')).toBeDefined();
  });

  it('counts the announcements that were not opened', async () => {
    await open();
    await harness.site.waitUntil(() => entry('Announcements')?.textContent !== 'Announcements', 'The number');
    expect(entry('Announcements')?.textContent).toContain('3 new announcements');
  });

  it('leads to dividends only where the agent has such a contract [AGENT-10]', async () => {
    const hasDividends = (): boolean => linksOf(menu()).includes('/agentHome/agentDividendRecordCopy2');
    await open();
    await harness.site.waitUntil(hasDividends, 'The page of dividends');
    changeAnswers<ConsolidatedContracts>(harness.site, 'getConsolidatedContracts', (value) => ({
      ...value,
      divtypereq: '',
    }));
    await open();
    await harness.site.waitUntil(() => harness.site.callsSinceOpen.has('getConsolidatedContracts'), 'The contracts');
    await harness.site.untilIdle();
    expect(hasDividends()).toBe(false);
    expect(linksOf(menu())).toContain('/agentHome/agentDailyWages2');
  });

  it('asks for contracts only where the site has them', async () => {
    setFlags(harness.site.world, { AGENTPOLICY3: false });
    await open();
    await harness.site.untilIdle();
    expect(harness.site.callsSinceOpen.has('listContracts')).toBe(false);
    harness.resetWorld();
    answerWith(harness.site, 'listContracts', async () => {
      const page = { content: [OFFER], pageNum: 1, pageSize: 4, totalPages: 1, totalElements: 1 };
      return Response.json({ success: true, value: page, traceId: 'trace_1' });
    });
    await open();
    await harness.site.waitUntil(() => harness.site.callsSinceOpen.has('listContracts'), 'The offers');
    expect(harness.site.problems).toEqual([]);
  });

  it('logs out after a confirmation [AGENT-17]', async () => {
    await open();
    await press('Log out');
    await harness.site.waitUntil(() => showsText('Log out?'), 'The question');
    await press('Log out');
    await harness.site.waitUntil(() => sessionStorage.getItem('token') === null, 'The logout');
    await harness.site.untilIdle();
    expect(location.pathname).toBe('/');
  });
});

describe('the search of the agent centre', () => {
  const isSearching = (): boolean => document.querySelector('[role=dialog] [role=combobox]') !== null;
  const found = (label: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
      (option) => option.querySelector('bdi')?.textContent === label,
    );

  it('finds pages of the centre', async () => {
    await open();
    await press('Find account or page');
    await harness.site.waitUntil(isSearching, 'The search');
    await pressKey('my income');
    await harness.site.waitUntil(() => found('My income') !== undefined, 'The page');
    await press(found('My income'));
    await harness.site.waitUntil(() => !isSearching(), 'The page');
    expect(location.pathname).toBe('/agentHome/agentRevenueReport');
  });

  it('finds accounts of the team by the first letters of their names', async () => {
    await open();
    await press('Find account or page');
    await harness.site.waitUntil(isSearching, 'The search');
    const requests = recordRequests(harness.site, 'listDownlines');
    await pressKey('tala');
    await harness.site.waitUntil(() => found('tala') !== undefined, 'The account');
    expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('account')).toBe('tala');
    await press(found('tala'));
    await harness.site.waitUntil(() => location.search === '?account=tala', 'The team');
    expect(location.pathname).toBe('/agentHome/downlineManagmentView');
  });

  it('finds no accounts outside the agent centre', async () => {
    await harness.site.open({ address: '/hot', token: harness.tokens['agent'] });
    await harness.site.waitUntil(() => document.querySelector('footer') !== null, 'The whole frame');
    await pressKey('/');
    await harness.site.waitUntil(isSearching, 'The search');
    await pressKey('tala');
    await harness.site.waitUntil(() => harness.site.callsSinceOpen.has('listGames'), 'The games');
    await harness.site.untilIdle();
    expect(harness.site.callsSinceOpen.has('listDownlines')).toBe(false);
  });
});
