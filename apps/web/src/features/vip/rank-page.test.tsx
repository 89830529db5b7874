import type { MemberInfo, VipBonus, VipProgress } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { linksOf, partOf, sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const dialog = (): string | undefined => document.querySelector('[role=dialog]')?.textContent ?? undefined;

const bonus = (bonusId: string, fields: Partial<VipBonus>): VipBonus => ({
  bonusId,
  kind: 'UPGRADE',
  vipRankLevel: 2,
  amount: '88.00',
  currency: 'PHP',
  status: 'LOCKED',
  ...fields,
});

const MONTHLY = bonus('vb_2_2026_11', { kind: 'MONTHLY', amount: '50.00', status: 'CLAIMABLE' });
const REACHED = bonus('vb_2_up', { availableAt: '2026-10-12T09:30:00Z' });
const NEXT = bonus('vb_3_up', { vipRankLevel: 3, amount: '288.00' });

const SILVER: VipProgress = {
  vipRankLevel: 2,
  vipLabelName: 'Silver',
  nextLevel: 3,
  highestLevel: 2,
  depositDone: '31000.00',
  depositRequired: '80000.00',
  betDone: '402000.00',
  betRequired: '800000.00',
  keepDone: '12400.00',
  keepRequired: '10000.00',
  keepUntil: '2026-11-30T15:59:59Z',
  currency: 'PHP',
  bonuses: [MONTHLY, { ...REACHED, status: 'CLAIMED', claimedAt: '2026-10-12T09:31:00Z' }, NEXT],
};

/** Lets the platform answer with this progress, whatever the member has played. */
const answerProgress = (progress: Partial<VipProgress> = {}): void =>
  changeAnswers<VipProgress>(harness.site, 'getVipProgress', () => ({ ...SILVER, ...progress }));

async function open(progress?: Partial<VipProgress>): Promise<void> {
  answerProgress(progress);
  await harness.site.open({ address: '/member/playerRank', token: harness.tokens['member'] });
}

/** Lets the page that is open read this progress. */
async function change(progress?: Partial<VipProgress>): Promise<void> {
  answerProgress(progress);
  await harness.site.reload('getVipProgress');
}

function acceptClaims(claimed: VipBonus): void {
  answerWith(harness.site, 'claimVipBonus', async () => {
    const value = { ...claimed, status: 'CLAIMED', claimedAt: '2026-11-21T08:20:00Z', balance: '12530.50' };
    return Response.json({ success: true, value, traceId: 'trace' });
  });
}

describe('the rank of a member', () => {
  it('says what is missing to the next one, what it gives, and that it is safe [VIP-01] [MEMBER-15]', async () => {
    await open();
    await waitForText('₱49,000.00 of deposits and ₱398,000.00 of bets to Gold.');
    expect(showsText('₱402,000 of ₱800,000')).toBe(true);
    expect(partOf('table', 'Ranks side by side')?.textContent).toContain('0.60%');
    const keeping = sectionOf('Keeping Silver');
    expect(keeping.textContent).toContain('Safe this month');
    expect(keeping.textContent).toContain('₱12,400.00 of ₱10,000.00');
    expect(linksOf(keeping)).toEqual(['/member/personalHistoryCopy?from=2026-11-01&to=2026-11-30']);
    expect(dialog()).toBeUndefined();
  });

  it('says that it cannot be lost when it is not checked this month', async () => {
    await open({ keepRequired: '0.00' });
    await waitForText('Keeping Silver');
    expect(sectionOf('Keeping Silver').textContent).toContain('It cannot be lost this month.');
  });

  it('shows to a member without one how to reach the first', async () => {
    changeAnswers<MemberInfo>(harness.site, 'getMemberInfo', (member) => ({ ...member, hasVip: false }));
    await harness.site.open({ address: '/member/playerRank', token: harness.tokens['member'] });
    await waitForText('You have no rank yet.');
    expect(showsText(/Bronze comes with ₱2,000 of deposits and ₱20,000 of valid bets in all, with ₱18 for you/)).toBe(
      true,
    );
    expect(harness.site.callsSinceOpen).not.toContain('getVipProgress');
  });
});

describe('the bonuses of a rank', () => {
  it('are collected in their row, and the slip has the new balance', async () => {
    await open();
    await waitForText('Bonus of the month, Silver');
    acceptClaims(MONTHLY);
    await press('Collect ₱50.00');
    await waitForText('Your bonus is in');
    expect(dialog()).toContain('Balance₱12,530.50');
    expect(findControl('Collect ₱50.00')).toBeUndefined();
  });
});

describe('a new rank', () => {
  const UPGRADE = { ...REACHED, status: 'CLAIMABLE' } as const;
  const bonuses = [UPGRADE, NEXT];

  it('has a bonus that cannot be collected while the answer to another claim is missing', async () => {
    await open({ bonuses: [MONTHLY], vipRankLevel: 1, highestLevel: 1, vipLabelName: 'Bronze' });
    await waitForText('Keeping Bronze');
    planFault(harness.site.world, 'claimVipBonus', { name: 'no response', fault: { kind: 'reset' } });
    await press('Collect ₱50.00');
    await waitForText('Your claim may have gone through');
    await change({ bonuses: [MONTHLY, UPGRADE] });
    await waitForText('You are Silver');
    expect(findControl('Collect ₱88.00')?.hasAttribute('disabled')).toBe(true);
  });

  it('is shown once, with what changes, and its bonus is collected there', async () => {
    await open({ bonuses });
    await waitForText('You are Silver');
    const changes = ['Bonus on reaching it₱88', 'Every month₱50', '0.50%, before 0.40%', '₱100,000, before ₱50,000'];
    expect(changes.filter((part) => dialog()?.includes(part) !== true)).toEqual([]);
    acceptClaims(UPGRADE);
    await press('Collect ₱88.00');
    await waitForText('Your bonus is in');
    await harness.site.reopen();
    await waitForText('Reaching Silver');
    await harness.site.untilIdle();
    expect(showsText('You are Silver')).toBe(false);
  });

  it('is shown when it is reached while the page is open', async () => {
    await open({ vipRankLevel: 1, highestLevel: 1, vipLabelName: 'Bronze' });
    await waitForText('Keeping Bronze');
    expect(dialog()).toBeUndefined();
    await change();
    await waitForText('You are Silver');
    await press('Good');
    await harness.site.waitUntil(() => dialog() === undefined, 'The page');
  });

  it('is not shown when a rank was lost and is held again', async () => {
    await open({ highestLevel: 3 });
    await waitForText('Keeping Silver');
    await change({ highestLevel: 3, vipRankLevel: 3, vipLabelName: 'Gold' });
    await waitForText('Keeping Gold');
    await harness.site.untilIdle();
    expect(dialog()).toBeUndefined();
  });
});
