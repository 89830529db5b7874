import type { DownlineDetail, DownlinePage } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { choose, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const PAGE = '/agentHome/downlineManagmentView';
const PAYMENT_PASSWORD = '300985';

const open = (query = ''): Promise<void> =>
  harness.site.open({ address: PAGE + query, token: harness.tokens['agent'] });
const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const waitForControl = (name: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => findControl(name) !== undefined, String(name));
const drawer = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
const queryOf = (requests: readonly Request[]): Record<string, string> =>
  Object.fromEntries(new URL(requests.at(-1)?.url ?? 'https://site.example').searchParams);

describe('team management', () => {
  it('says how large the team is, and lists the direct accounts [AGENT-05] [AGENT-01]', async () => {
    await open();
    await waitForText(/\d+ accounts: \d+ agents, \d+ players/);
    await waitForControl('Open Tala');
    expect(findControl('Open Kidlat')).toBeDefined();
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain('/agentHome/registerCenter');
  });

  it('searches on all levels and filters by kind, in the URL and in the request', async () => {
    await open();
    await waitForControl('Open Kidlat');
    const requests = recordRequests(harness.site, 'listDownlines');
    await fill('Account, on all levels', 'an');
    await harness.site.waitUntil(() => queryOf(requests)['account'] === 'an', 'The search');
    await choose('Kind', 'Players');
    await harness.site.waitUntil(() => queryOf(requests)['accountType'] === 'MEMBER', 'The filter');
    await harness.site.untilIdle();
    expect(location.search).toBe('?find=an&kind=MEMBER');
    await press('Reset');
    await harness.site.untilIdle();
    expect(location.search).toBe('');
  });

  it('asks the server for one page at a time, and for other rows from the first page', async () => {
    const requests: Request[] = [];
    answerWith(harness.site, 'listDownlines', async (request, next) => {
      requests.push(request.clone());
      const body: { value: DownlinePage } = await (await next(request)).json();
      return Response.json({ ...body, value: { ...body.value, totalElements: 10_000, totalPages: 500 } });
    });
    await open();
    await waitForText('1 to 20 of 10000');
    await press('Next page');
    await harness.site.waitUntil(() => queryOf(requests)['pageNo'] === '2', 'The second page');
    await waitForText('Nobody is on this page');
    expect(location.search).toBe('?page=2');
    await choose('Activity', 'No deposit yet');
    await harness.site.waitUntil(() => queryOf(requests)['activity'] === 'NEW', 'The filter');
    await harness.site.untilIdle();
    expect(location.search).toBe('?activity=NEW');
  });

  it('offers a contract to a direct account, whose details come back afterwards', async () => {
    await open('?account=kidlat');
    await waitForControl('Offer contract');
    await press('Offer contract');
    await waitForControl('Send the offer to kidlat');
    await press('Close');
    await harness.site.waitUntil(() => location.search === '?account=kidlat', 'The details');
    await waitForControl('Offer contract');
    expect(location.pathname).toBe(PAGE);
  });

  it('offers no contract to an account below the first level', async () => {
    await open('?account=lakandula');
    await waitForControl('Transfer');
    await harness.site.untilIdle();
    expect(findControl('Offer contract')).toBeUndefined();
  });

  it('opens the accounts of an agent, with the way back up', async () => {
    await open('?account=kidlat');
    await waitForControl(/^\d+ below$/);
    await press(/^\d+ below$/);
    await harness.site.waitUntil(() => location.search === '?branch=kidlat', 'The branch');
    await waitForControl('Open Lakan');
    await press('Amihan');
    await waitForControl('Open Kidlat');
    expect(location.search).toBe('');
  });

  it('leads out of a branch that is not in the team, and out of filters that match nothing', async () => {
    await open('?branch=bagwis');
    await waitForText('This account is not in your team');
    await press('See your direct accounts');
    await waitForControl('Open Kidlat');
    await open('?find=zzz');
    await waitForText('Nothing matches the filters');
    await press('Clear filters');
    await waitForControl('Open Kidlat');
    expect(location.search).toBe('');
  });
});

describe('one account of the team', () => {
  it('shows its month, what is between the two, its rates and the ways to its records', async () => {
    await open('?account=tala');
    await waitForControl('Save the note');
    await harness.site.untilIdle();
    for (const text of ['tala: Player on level 1', 'Turnover', 'Net loss', 'Between you and Tala', 'Slots'])
      expect(drawer()).toContain(text);
    expect(linksOf(document.querySelector('[role=dialog]') ?? undefined)).toEqual([
      '/agentHome/agentRealtimeSalary?view=contracts&offer=new&offeree=tala',
      '/agentHome/personalHistoryCopy?account=tala',
      '/agentHome/agentDownlineTransactionDetailsCopy?account=tala',
    ]);
  });

  it('does not say whether an account outside the team exists', async () => {
    await open('?account=bagwis');
    await waitForText('bagwis is not in your team');
    const refused = drawer().replaceAll('bagwis', '');
    await open('?account=nobodyatall');
    await waitForText('nobodyatall is not in your team');
    expect(drawer().replaceAll('nobodyatall', '')).toBe(refused);
  });

  it('keeps a note of the agent, and removes it when it is emptied', async () => {
    await open('?account=tala');
    await waitForControl('Save the note');
    const requests = recordRequests(harness.site, 'updateDownline');
    await fill('Your note', 'Plays on Sundays');
    await press('Save the note');
    await waitForText('The note is saved');
    expect(await requests[0]?.json()).toEqual({ remark: 'Plays on Sundays' });
    await fill('Your note', '');
    await press('Save the note');
    await harness.site.waitUntil(() => requests.length === 2, 'The second note');
    expect(await requests[1]?.json()).toEqual({ remark: '' });
  });

  it('has rates that are changed in percent, with a refusal at its field', async () => {
    await open('?account=tala');
    await waitForControl('Rates');
    await press('Rates');
    await waitForControl('Save the rates');
    await fill('Slots', '0.5');
    const requests = recordRequests(harness.site, 'updateDownline');
    await press('Save the rates');
    await waitForText('The rates of Tala are saved');
    expect(await requests[0]?.json()).toMatchObject({ rebate: { RNG: '0.0050' } });
    await waitForControl('Rates');
    await press('Rates');
    await waitForControl('Save the rates');
    answerWith(harness.site, 'updateDownline', async () =>
      Response.json(
        {
          success: false,
          errorCode: 'REBATE_OUT_OF_RANGE',
          message: '',
          value: { gameType: 'RNG', min: '0.0000', max: '0.0080' },
          traceId: 'trace_1',
        },
        { status: 422 },
      ),
    );
    await press('Save the rates');
    await harness.site.waitUntil(() => findControl('Slots')?.getAttribute('aria-invalid') === 'true', 'The field');
    expect(drawer()).toContain('Between 0.00% and');
  });

  it('becomes an agent after a question, and an agent has no such button', async () => {
    await open('?account=tala');
    await waitForControl('Make an agent');
    const requests = recordRequests(harness.site, 'updateDownline');
    await press('Make an agent');
    await waitForText('This cannot be undone');
    await press('Make an agent');
    await waitForText('Tala is an agent now');
    expect(await requests[0]?.json()).toEqual({ accountType: 'AGENT' });
    await open('?account=kidlat');
    await waitForControl('Save the note');
    expect(findControl('Make an agent')).toBeUndefined();
  });

  it('shows kinds that this version does not know without inventing one', async () => {
    changeAnswers<DownlineDetail>(harness.site, 'getDownline', (detail) => ({
      ...detail,
      contracts: detail.contracts.map((contract) => Object.assign({}, contract, { type: 'WEEKLY_BONUS' })),
    }));
    await open('?account=kidlat');
    await waitForControl('Save the note');
    expect(drawer()).not.toContain('WEEKLY_BONUS');
  });
});

describe('a transfer to an account of the team', () => {
  it('shows both balances, asks for the payment password, and is made once [AGENT-19]', async () => {
    await open('?account=tala');
    await waitForControl('Transfer');
    await press('Transfer');
    await waitForControl('Amount');
    await fill('Amount', '100');
    expect(drawer()).toMatch(/Your balance₱[\d,.]+ → ₱[\d,.]+Balance of Tala₱[\d,.]+ → ₱[\d,.]+/);
    await press('Check and confirm');
    await waitForControl('Payment password');
    await fill('Payment password', PAYMENT_PASSWORD);
    const { store } = harness.site.world;
    const before = store.accountTransfers.all().length;
    await press('Send ₱100.00');
    await waitForText('₱100.00 was sent to Tala');
    expect(store.accountTransfers.all()).toHaveLength(before + 1);
  });

  it('moves nothing when the payment password is wrong, and says how many tries are left', async () => {
    await open('?account=tala');
    await waitForControl('Transfer');
    await press('Transfer');
    await waitForControl('Amount');
    await fill('Amount', '100');
    await press('Check and confirm');
    await waitForControl('Payment password');
    await fill('Payment password', '000001');
    await press('Send ₱100.00');
    await waitForText(/tries? left|Wrong/i);
    expect(findControl('Payment password')).toBeDefined();
  });
});
