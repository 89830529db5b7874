import type { Reward, RewardPage } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers, recordRequests } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const reward = (rewardId: string, changes: Partial<Reward>): Reward => ({
  rewardId,
  source: 'MISSION',
  title: `Reward ${rewardId}`,
  amount: '50.00',
  currency: 'PHP',
  factor: '1',
  status: 'CLAIMABLE',
  issuedAt: '2026-11-20T00:00:00Z',
  ...changes,
});

const READY = [
  reward('rw_1', { expiresAt: '2026-11-28T15:59:59Z' }),
  reward('rw_2', { factor: '0', amount: '85.00', source: 'SYSTEM' }),
];

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));

async function open(content: readonly Reward[], address = '/member/rewardCenter'): Promise<void> {
  changeAnswers<RewardPage>(harness.site, 'listRewards', (page) => ({
    ...page,
    content: [...content],
    claimableCount: content.length,
    claimableAmount: '135.00',
    totalAmount: '135.00',
    totalElements: content.length,
    totalPages: 1,
  }));
  await harness.site.open({ address, token: harness.tokens['member'] });
}

/** Claims each reward that is named. */
const answerClaims = (): void =>
  answerWith(harness.site, 'claimReward', async (request) => {
    const { rewardIds }: { rewardIds: string[] } = await request.json();
    const claimed = READY.filter(({ rewardId }) => rewardIds.includes(rewardId));
    const claims = claimed.map((one) => ({ ...one, status: 'CLAIMED', claimedAt: '2026-11-21T08:20:00Z' }));
    const value = { claimed: claims, amount: '135.00', balance: '12615.50', currency: 'PHP' };
    return Response.json({ success: true, value, traceId: 'trace' });
  });

describe('the reward center', () => {
  it('says what is ready, what of it is free, and what ends first [REWARD-01] [MEMBER-10]', async () => {
    await open(READY);
    await waitForText('Ready for you');
    await waitForText('Collect all 2');
    const text = document.querySelector('main')?.textContent ?? '';
    for (const part of ['₱135.00', 'Free at once₱85.00', 'To be played once₱50.00']) expect(text).toContain(part);
    const rows = [...sectionOf('What ends first is on top').querySelectorAll('li')].map((row) => row.textContent ?? '');
    expect(rows[0]).toMatch(/Reward rw_1.*Until Sat, Nov 28, 11:59/);
    expect(rows[1]).toMatch(/Reward rw_2.*Stays until you collect it.*Free to withdraw/);
  });

  it('does not name what is free at once when nothing is', async () => {
    await open(READY.slice(0, 1));
    await waitForText('To be played once₱50.00');
    expect(showsText('Free at once')).toBe(false);
  });

  it('leads on when there is nothing to collect', async () => {
    await open([]);
    await waitForText('Nothing to collect');
    expect(findControl(/^Collect all/)).toBeUndefined();
    expect(findControl('See promotions')?.getAttribute('href')).toBe('/promotions');
  });

  it('lists what was collected and what expired in views of its own', async () => {
    const requests = recordRequests(harness.site, 'listRewards');
    await open(
      [reward('rw_9', { status: 'EXPIRED', expiresAt: '2026-11-01T15:59:59Z' })],
      '/member/rewardCenter?view=expired',
    );
    await waitForText('Reward rw_9');
    expect(requests.some(({ url }) => new URL(url).searchParams.get('status') === 'EXPIRED')).toBe(true);
    await press('Collected');
    await harness.site.waitUntil(
      () => requests.some(({ url }) => new URL(url).searchParams.get('status') === 'CLAIMED'),
      'The collected ones',
    );
  });
});

describe('collecting', () => {
  it('sends all in one call, and shows the receipt with the new balance', async () => {
    answerClaims();
    const requests = recordRequests(harness.site, 'claimReward');
    await open(READY);
    await waitForText('Collect all 2');
    await press('Collect all 2');
    await waitForText('2 rewards collected');
    await waitForText('New balance₱12,615.50');
    expect(await requests[0]?.json()).toEqual({ rewardIds: ['rw_1', 'rw_2'] });
    expect(requests.length).toBe(1);
  });

  it('is not possible for another reward while the answer is missing', async () => {
    await open(READY);
    await waitForText('Collect all 2');
    planFault(harness.site.world, 'claimReward', { name: 'no response', fault: { kind: 'reset' } });
    await press('Collect ₱50.00: Reward rw_1');
    await waitForText('We are checking what became of it');
    expect(findControl('Collect ₱85.00: Reward rw_2')?.hasAttribute('disabled')).toBe(true);
  });

  it('says that nothing was collected when one of them has ended meanwhile', async () => {
    answerWith(harness.site, 'claimReward', async () =>
      Response.json({ success: false, errorCode: 'REWARD_EXPIRED', message: '', traceId: 'trace' }, { status: 410 }),
    );
    await open(READY);
    await waitForText('Collect all 2');
    await press('Collect all 2');
    await waitForText('One of them has ended, so nothing was collected');
    expect(showsText('New balance')).toBe(false);
  });
});
