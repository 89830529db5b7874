import type { AccountRestrictions, Identity, Restriction } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { changeAnswers } from '../../../../testing/changed-answers.ts';
import { showsText } from '../../../../testing/page-parts.ts';
import { setUpTestSite } from '../../../../testing/site-harness.ts';
import { findControl, press } from '../../../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const REASON = 'Your address has changed.';
const ASKED: Restriction = {
  code: 'IDENTITY_REQUIRED',
  requirement: 'ADDRESS',
  since: '2026-11-21T01:00:00Z',
  until: '2026-12-01T00:00:00Z',
  blocks: ['WITHDRAW', 'DEPOSIT'],
  reason: REASON,
  action: 'SEND_DOCUMENTS',
};

const open = (parameters = ''): Promise<void> =>
  harness.site.open({ address: `/member/securityCenter${parameters}`, token: harness.tokens['member'] });
const waitForText = (text: string): Promise<void> => harness.site.waitUntil(() => showsText(text), text);
const changeRestrictions = (restrictions: Restriction[]): void =>
  changeAnswers<AccountRestrictions>(harness.site, 'getAccountRestrictions', (value) => ({ ...value, restrictions }));

describe('P-28: a proof that staff ask for', () => {
  it('is on hold with its text, what staff wrote, what it blocks, since and until, and leads to the documents', async () => {
    changeRestrictions([ASKED]);
    await open();
    await waitForText('We need a proof of your address.');
    expect(showsText(REASON)).toBe(true);
    expect(showsText('On hold: withdrawals and deposits')).toBe(true);
    expect(showsText('Sat, Nov 21, 9:00 AM')).toBe(true);
    expect(showsText('Tue, Dec 1, 8:00 AM')).toBe(true);
    await press('Send documents');
    await waitForText('Documents');
    expect(location.search).toBe('?tab=verification');
  });

  it.each([
    ['ADDRESS', 'IDENTITY_REVIEW', 'We are checking the proof of your address.'],
    ['ADDRESS', 'IDENTITY_REFUSED', 'The proof of your address could not be accepted.'],
    ['SOURCE_OF_FUNDS', 'IDENTITY_REQUIRED', 'We need a proof of where your money comes from.'],
    ['SOURCE_OF_FUNDS', 'IDENTITY_REVIEW', 'We are checking the proof of your income.'],
    ['DOCUMENT', 'IDENTITY_REQUIRED', 'We have to know who you are first.'],
  ] as const)('of %s has a text of its own for %s', async (requirement, code, text) => {
    changeRestrictions([{ ...ASKED, requirement, code }]);
    await open();
    await waitForText(text);
    expect(showsText('1 thing is on hold')).toBe(true);
  });

  it('is a missing document with the time and the words of staff', async () => {
    changeAnswers<Identity>(harness.site, 'getIdentity', (value) => ({
      ...value,
      requirements: [
        {
          kind: 'SOURCE_OF_FUNDS',
          status: 'NOT_STARTED',
          required: true,
          requestedAt: ASKED.since,
          reason: 'We need it once a year.',
        },
      ],
    }));
    await open('?tab=verification');
    await waitForText('One document is missing');
    expect(showsText('We asked for it: Sat, Nov 21, 9:00 AM')).toBe(true);
    expect(showsText('We need it once a year.')).toBe(true);
    expect(findControl('Send: Source of income')).toBeDefined();
  });
});
