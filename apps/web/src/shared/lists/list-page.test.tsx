import { beforeEach, describe, expect, it, vi } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { showsText, tableRows } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { choose, fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const RECORD = '/member/depositRecord';
const CALL = 'listDepositOrders';

const open = (address: string): Promise<void> => harness.site.open({ address, token: harness.tokens['member'] });
const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const queryOf = ({ url }: Request): Record<string, string> => Object.fromEntries(new URL(url).searchParams);
const refusal = (errorCode: string, status: number): Response =>
  Response.json({ success: false, errorCode, message: 'words of the server', traceId: 'trace_1' }, { status });

/** Gives the member this many deposits of the last days. */
function setDeposits(count: number): void {
  const { store } = harness.site.world;
  const order = store.depositOrders.findBy('memberId', 'm_1001').at(-1);
  if (order === undefined) throw new Error('The member has no deposit.');
  store.transact(() => {
    for (let number = 2; number <= count; number += 1)
      store.depositOrders.insert({ ...order, id: `dep_copy_${number}` });
  });
}

/** Fails the pages from the second one on; returns a function that ends it. */
function failNextPages(): () => void {
  let fails = true;
  answerWith(harness.site, CALL, async (request, next) =>
    fails && queryOf(request)['pageNo'] !== '1' ? refusal('INTERNAL_ERROR', 500) : next(request),
  );
  return () => (fails = false);
}

describe('the rows of a list', () => {
  it('have their totals, and lead to their page', async () => {
    await open(RECORD);
    await waitForText('1 of 1 deposit');
    expect(showsText(/Deposits1Total amount₱1,000\.00Received₱1,000\.00/)).toBe(true);
    expect(tableRows()).toEqual([expect.stringMatching(/^Kampupot e-wallet.*Credited.*₱1,000\.00$/)]);
    await press('Kampupot e-wallet');
    await waitForText('Your deposit');
    expect(location.pathname + location.search).toMatch(/^\/member\/depositv2\?order=dep_\w+$/);
  });

  it('show a status that this version does not know as one it knows', async () => {
    changeAnswers<{ content: { status: string }[] }>(harness.site, CALL, (value) => ({
      ...value,
      content: value.content.map((order) => ({ ...order, status: 'FROZEN' })),
    }));
    await open(RECORD);
    await waitForText('1 of 1 deposit');
    expect(tableRows()).toEqual([expect.stringContaining('Being confirmed')]);
  });

  it('come page by page, and the URL has how many, so that a reload shows as many', async () => {
    setDeposits(45);
    await open(RECORD);
    await waitForText('20 of 45 deposits');
    await press('Show more');
    await waitForText('40 of 45 deposits');
    expect(location.search).toBe('?page=2');
    await harness.site.reopen();
    await waitForText('40 of 45 deposits');
    await press('Show more');
    await waitForText('45 of 45 deposits');
    expect(tableRows()).toHaveLength(45);
    expect(findControl('Show more')).toBeUndefined();
  });

  it('stay when a further page fails, which can be tried again', async () => {
    setDeposits(25);
    const repair = failNextPages();
    await open(RECORD);
    await waitForText('20 of 25 deposits');
    await press('Show more');
    await harness.site.waitUntil(() => findControl('Try again') !== undefined, 'The error');
    expect(tableRows()).toHaveLength(20);
    repair();
    await press('Try again');
    await waitForText('25 of 25 deposits');
  });
});

describe('the filters of a list', () => {
  it('are in the URL and in the request, and start at the first page', async () => {
    setDeposits(25);
    await open(`${RECORD}?page=2`);
    await waitForText('25 of 25 deposits');
    const requests = recordRequests(harness.site, CALL);
    await choose('Status', 'Credited');
    await waitForText('20 of 25 deposits');
    expect(location.search).toBe('?status=COMPLETED');
    // Live events may have it read once more.
    const [first, ...again] = requests.map(queryOf);
    expect(first).toEqual(expect.objectContaining({ status: 'COMPLETED', pageNo: '1', pageSize: '20' }));
    for (const request of again) expect(request).toEqual(first);
  });

  it('say that they exclude everything, and can be cleared', async () => {
    await open(`${RECORD}?status=FAILED`);
    await waitForText('Nothing matches the filters');
    await press('Clear filters');
    await waitForText('1 of 1 deposit');
    expect(location.search).toBe('');
  });

  it('are removed one by one', async () => {
    const today = harness.site.world.clock.now().toISOString().slice(0, 10);
    await open(`${RECORD}?from=${today}&to=${today}&status=COMPLETED`);
    await harness.site.waitUntil(() => findControl('Remove Credited') !== undefined, 'The filters');
    await press('Remove Credited');
    await harness.site.waitUntil(() => !location.search.includes('status'), 'The URL without the status');
    expect(location.search).toBe(`?from=${today}&to=${today}`);
    expect(findControl(/^Remove /)).toBeDefined();
  });

  it('do not apply an empty day', async () => {
    await open(RECORD);
    await waitForText('1 of 1 deposit');
    await fill('From', '');
    await harness.site.untilIdle();
    expect(location.search).toBe('');
  });

  it('reset a choice that depends on another one', async () => {
    await open('/member/personalHistoryCopy?gameType=RNG&vendor=JDB');
    await harness.site.waitUntil(() => findControl('Remove Mangga Street') !== undefined, 'The vendor');
    await choose('Kind of game', 'Fishing');
    await harness.site.waitUntil(() => findControl('Remove Fishing') !== undefined, 'The category');
    expect(location.search).toBe('?gameType=FISH');
  });
});

describe('a list without rows', () => {
  it('offers the next step', async () => {
    const { store } = harness.site.world;
    store.transact(() => {
      for (const { id } of store.depositOrders.findBy('memberId', 'm_1001')) store.depositOrders.remove(id);
    });
    await open(RECORD);
    await waitForText('No deposits in these days');
    await press('Make a deposit');
    await harness.site.waitUntil(() => findControl('Amount') !== undefined, 'The deposit page');
    expect(location.pathname).toBe('/member/depositv2');
  });

  it('says why when the account may not see it, without a retry', async () => {
    answerWith(harness.site, CALL, async () => refusal('AGENT_ONLY', 403));
    await open(RECORD);
    await waitForText('Not available for your account');
    expect(findControl('Try again')).toBeUndefined();
  });

  it('can be loaded again after a failure', async () => {
    let fails = true;
    answerWith(harness.site, CALL, async (request, next) => (fails ? refusal('INTERNAL_ERROR', 500) : next(request)));
    await open(RECORD);
    await waitForText('Your deposits did not load');
    fails = false;
    await press('Try again');
    await waitForText('1 of 1 deposit');
    expect(tableRows()).toHaveLength(1);
  });
});

describe('the CSV file of a list', () => {
  const saved = vi.fn();
  beforeEach(() => {
    saved.mockClear();
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      if (this.download !== '') saved(this.download, this.href);
    };
  });

  it('has all rows that the filters match, and the name that the server gives', async () => {
    setDeposits(25);
    await open(`${RECORD}?status=COMPLETED&page=2`);
    await waitForText('25 of 25 deposits');
    const requests = recordRequests(harness.site, CALL);
    await press('Download as CSV');
    await harness.site.waitUntil(() => saved.mock.calls.length > 0, 'The file');
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\.csv$/), 'blob:file');
    expect(requests.map((request) => request.headers.get('Accept'))).toEqual(['text/csv']);
    expect(requests.map(queryOf)).toEqual([expect.objectContaining({ status: 'COMPLETED' })]);
  });

  it('leaves the rows and says why when it is refused', async () => {
    await open(RECORD);
    await waitForText('1 of 1 deposit');
    answerWith(harness.site, CALL, async () => refusal('FEATURE_DISABLED', 403));
    await press('Download as CSV');
    await harness.site.waitUntil(() => document.querySelector('main [role=alert]') !== null, 'The refusal');
    expect(document.querySelector('main [role=alert]')?.textContent).not.toContain('words of the server');
    expect(tableRows()).toHaveLength(1);
    expect(saved).not.toHaveBeenCalled();
  });
});
