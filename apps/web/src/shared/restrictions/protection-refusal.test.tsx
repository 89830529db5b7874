import type { Restriction } from '@croupier/sdk/types';
import { beforeEach, expect, it } from 'vitest';

import { answerWith } from '../../testing/changed-answers.ts';
import { linksOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** Sends a deposit that the platform refuses with this code and value. */
async function refuseDeposit(status: number, errorCode: string, value: object): Promise<void> {
  const { site, tokens } = harness;
  answerWith(site, 'createDepositOrder', async () =>
    Response.json({ success: false, errorCode, message: '', value, traceId: 'trace' }, { status }),
  );
  await site.open({ address: '/member/depositv2', token: tokens['member'] });
  await site.waitUntil(() => findControl('Amount') !== undefined, 'The form');
  await fill('Amount', '500');
  await press('Deposit ₱500.00');
}

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const links = (): readonly string[] => linksOf(document.querySelector('main') ?? undefined);

it('P-28: shows every reason with what it blocks, since and until when, and its action', async () => {
  const reasons: readonly Restriction[] = [
    {
      code: 'TIME_OUT',
      since: '2026-11-21T01:00:00Z',
      until: '2026-11-28T01:00:00Z',
      blocks: ['DEPOSIT', 'PLAY'],
      action: 'NONE',
    },
    {
      code: 'IDENTITY_EXPIRED',
      since: '2026-11-15T16:00:00Z',
      blocks: ['WITHDRAW'],
      freeUpTo: '5000.00',
      action: 'SEND_DOCUMENTS',
    },
  ];
  await refuseDeposit(403, 'ACCOUNT_RESTRICTED', { reasons });
  await waitForText('2 things are on hold');
  await waitForText('On hold: deposits and games');
  await waitForText(/Sat, Nov 28(?:, 2026)?, 9:00 AM/);
  await waitForText('On hold: withdrawals above ₱5,000.00');
  expect(links()).toContain('/member/securityCenter?tab=verification');
});

it('P-05: says which limit stops a deposit, what is left of it and until when', async () => {
  await refuseDeposit(409, 'PLAYER_LIMIT_REACHED', {
    kind: 'DEPOSIT',
    period: 'DAY',
    limit: '500.00',
    used: '300.00',
    remaining: '200.00',
    resetsAt: '2026-11-21T16:00:00Z',
  });
  await waitForText('Your deposit limit is ₱500.00 a day');
  await waitForText(/Until Sun, Nov 22(?:, 2026)?, 12:00 AM there is ₱200\.00 left\./);
  expect(links()).toContain('/member/limits');
});

it('keeps to the plain text where a refusal names no reason', async () => {
  await refuseDeposit(403, 'ACCOUNT_RESTRICTED', {});
  await waitForText('Your account is restricted at the moment');
  expect(showsText('on hold')).toBe(false);
});
