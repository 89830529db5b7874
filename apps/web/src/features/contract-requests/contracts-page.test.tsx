import type { ContractDecisionRequest } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { recordRequests } from '../../testing/changed-answers.ts';
import {
  answerContracts,
  answerValue,
  contractOf,
  offerOf,
  previewOf,
  recordOf,
  recordsOf,
} from '../../testing/contract-answers.ts';
import { linkNamesOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { setFlags } from '../../testing/site-settings.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => {
  harness.resetWorld();
});

const PARTIES = { offeror: 'amihan', offeree: 'maricel' };
const first = (({ replaces: _replaces, ...offer }) => ({ ...offer, version: 1 }))(offerOf(PARTIES));

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const open = (address = '/member/contracts'): Promise<void> =>
  harness.site.open({ address, token: harness.tokens['member'] });

/** What a first offer would have paid: there is no contract to compare it with. */
function answerFirstPreview(): void {
  const { currentContractId: _current, periods, ...preview } = previewOf({ totalCurrent: '0.00', difference: '93.00' });
  answerValue(harness.site, 'getContractPreview', () => ({
    ...preview,
    periods: periods.map(({ current: _currentPay, ...period }) => ({ ...period, difference: '93.00' })),
  }));
}

describe('the contracts of a member', () => {
  it('begin with the offer that waits, what it would have paid, and that nothing is owed [MEMBER-18]', async () => {
    answerContracts(harness.site, [first], 'maricel');
    answerFirstPreview();
    await open();
    await waitForText('One offer waits for your answer');
    await waitForText('What it would have paid you');
    await waitForText('Together₱93.00');
    expect(showsText('You owe nothing, whatever you choose.')).toBe(true);
    expect(linkNamesOf(document.body)).toContain('Contracts');
  });

  it('are accepted over the page [CONTRACT-05]', async () => {
    answerContracts(harness.site, [first], 'maricel');
    answerFirstPreview();
    const decided = { ...first, status: 'APPROVED', effectiveFrom: '2026-11-21T16:00:00Z' } as const;
    answerValue(harness.site, 'processDailySalaryContract', () => {
      answerContracts(harness.site, [decided], 'maricel');
      return decided;
    });
    const requests = recordRequests(harness.site, 'processDailySalaryContract');
    await open();
    await waitForText('Read and answer');
    await press('Read and answer');
    await waitForText('In the last period it would have paid ₱93.00');
    await press('Accept version 1');
    await press('Accept');
    await waitForText('Accepted. In force from Nov 22, 2026.');
    const expected: ContractDecisionRequest = { contractId: 'ct_230', action: 'ACCEPT' };
    expect(await Promise.all(requests.map(async (request) => request.json()))).toEqual([expected]);
  });

  it('show what was paid, with the statement of each payment', async () => {
    answerContracts(harness.site, [contractOf(PARTIES)], 'maricel');
    const paid = recordOf({ payer: 'amihan', account: 'maricel' });
    answerValue(harness.site, 'listDailySalaryRecords', () => recordsOf([paid], '124.00'));
    await open();
    await waitForText('What you were paid');
    await waitForText('amihan pays you');
    expect(showsText('No offer waits for your answer')).toBe(true);
    expect([...document.querySelectorAll('a')].map(({ href }) => new URL(href).search)).toContain(
      '?record=sal_120_202611200000',
    );
  });

  it('say what would be here while there is none', async () => {
    answerContracts(harness.site, [], 'maricel');
    await open();
    await waitForText('No contracts yet');
    expect(showsText('You owe nothing, whatever you answer.')).toBe(true);
  });

  it('are not in the menu of a site without contracts, and refused there', async () => {
    harness.resetWorld();
    setFlags(harness.site.world, { AGENTPOLICY3: false });
    await open();
    await waitForText('This site has no contracts');
    expect(findControl('Try again')).toBeUndefined();
    expect(linkNamesOf(document.querySelector('nav') ?? undefined)).not.toContain('Contracts');
  });
});
