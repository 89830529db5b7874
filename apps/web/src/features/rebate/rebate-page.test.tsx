import type { ManualRebate, RebateRecord, RebateRecordPage } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { linksOf, sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const headerText = (): string => document.querySelector('header')?.textContent ?? '';

/** Rebate of three categories, of which the last one is below the smallest coin (EX-RB-01). */
const REBATE: ManualRebate = {
  rows: [
    { gameType: 'RNG', validBet: '8800.00', rate: '0.0050', rebate: '44.00' },
    { gameType: 'LIVE', validBet: '333.33', rate: '0.0040', rebate: '1.33' },
    { gameType: 'ELOTT', validBet: '4.99', rate: '0.0020', rebate: '0.00' },
  ],
  claimable: '45.33',
  correction: '0.00',
  currency: 'PHP',
  periodStart: '2026-11-20T16:00:00Z',
  nextSettlementAt: '2026-11-21T16:00:00Z',
};

const RECORD: RebateRecord = {
  recordId: 'rb_7721',
  time: '2026-11-21T07:42:00Z',
  gameType: 'RNG',
  source: 'CLAIMED',
  validBet: '8800.00',
  rate: '0.0050',
  amount: '44.00',
  currency: 'PHP',
};
const RECORDS: readonly RebateRecord[] = [
  RECORD,
  { ...RECORD, recordId: 'rb_7722', gameType: 'LIVE', validBet: '333.33', amount: '1.33' },
];

/** Opens the page with this rebate, whatever the member has played. */
async function open(rebate: Partial<ManualRebate> = {}): Promise<void> {
  changeAnswers<ManualRebate>(harness.site, 'getManualRebate', () => ({ ...REBATE, ...rebate }));
  changeAnswers<RebateRecordPage>(harness.site, 'listRebateHistory', (page) => ({
    ...page,
    content: [...RECORDS],
    total: { validBet: '9133.33', amount: '45.33', currency: 'PHP' },
    totalElements: RECORDS.length,
    totalPages: 1,
  }));
  await harness.site.open({ address: '/member/manualRebate', token: harness.tokens['member'] });
}

describe('the rebate of a member', () => {
  it('says how much is ready and when it is paid by itself, and how it adds up [REBATE-01] [MEMBER-14]', async () => {
    await open();
    await waitForText('₱45.33 is ready. You need not do anything.');
    expect(showsText('What you do not collect is paid by itself shortly after Sun, Nov 22, 12:00 AM.')).toBe(true);
    const rows = sectionOf('How it adds up').textContent ?? '';
    const parts = ['₱8,800.00', '0.50%', '₱44.00', '₱1.33', 'Together₱45.33'];
    expect(parts.filter((part) => !rows.includes(part))).toEqual([]);
    expect(linksOf(document.querySelector('main') ?? undefined)).toContain(
      '/member/personalHistoryCopy?from=2026-11-21&to=2026-11-21',
    );
  });

  it('lists the rebates that were paid, with the sum of each day', async () => {
    await open();
    await waitForText('2 of 2 rebates');
    const history = sectionOf('Paid so far').textContent ?? '';
    expect(['Collected', '₱1.33', '₱45.33'].filter((part) => !history.includes(part))).toEqual([]);
  });

  it('says what the same bets would give back at the next rank', async () => {
    await open();
    // Gold: 8,800.00 at 0.60 % and 333.33 at 0.50 %, rounded down; 4.99 at 0.25 % is one coin.
    await waitForText('The same bets would give back');
    expect(sectionOf('At Gold').textContent).toContain('₱54.47 instead of ₱45.33.');
  });

  it('says why nothing is ready while an earlier rebate is taken back', async () => {
    await open({ claimable: '0.00', correction: '60.00' });
    await waitForText('₱60.00 of earlier rebates is taken back first');
    expect(sectionOf('How it adds up').textContent).toContain('Earned₱45.33');
    expect(findControl(/^Collect ₱/)).toBeUndefined();
  });

  it('says that every bet gives something back when there were none today', async () => {
    await open({ rows: [], claimable: '0.00' });
    await waitForText('No bets today yet.');
    expect(showsText('Every decided bet gives a little back, won or lost.')).toBe(true);
  });

  it('says that the site pays by itself where rebates are not claimed', async () => {
    const code = 'FEATURE_DISABLED';
    planFault(harness.site.world, 'getManualRebate', { name: code, fault: { kind: 'error', code } });
    await harness.site.open({ address: '/member/manualRebate', token: harness.tokens['member'] });
    await waitForText('On this site rebates need no claim');
    expect(findControl(/^Collect ₱/)).toBeUndefined();
  });
});

describe('collecting the rebate', () => {
  it('shows the slip and the new balance, which is free at once', async () => {
    await open();
    await waitForText('₱45.33 is ready');
    const keys: Array<string | null> = [];
    answerWith(harness.site, 'claimManualRebate', async ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      const value = { amount: '45.33', correction: '0.00', balance: '12525.83', currency: 'PHP', records: RECORDS };
      return Response.json({ success: true, value, traceId: 'trace' });
    });
    await press('Collect ₱45.33');
    await waitForText('Your rebate is in');
    const slip = document.querySelector('[role=dialog]')?.textContent ?? '';
    for (const part of ['₱45.33', 'Balance₱12,525.83', 'You can withdraw it at once.']) expect(slip).toContain(part);
    await harness.site.waitUntil(() => headerText().includes('₱12,525.83'), 'The balance');
    expect(keys).toEqual([expect.any(String)]);
  });

  it('says when and how much was collected on another device', async () => {
    await open();
    await waitForText('₱45.33 is ready');
    const code = 'REBATE_NOTHING_TO_CLAIM';
    planFault(harness.site.world, 'claimManualRebate', { name: code, fault: { kind: 'error', code } });
    await press('Collect ₱45.33');
    await waitForText('It was collected on another device, Sat, Nov 21, 3:42 PM: ₱45.33.');
    await press('Good');
    expect(showsText('It was collected on another device')).toBe(false);
  });
});
