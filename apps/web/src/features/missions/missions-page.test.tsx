import type { ErrorCode } from '@croupier/sdk/errors';
import type { MissionLeaderboard, MissionSummary } from '@croupier/sdk/types';
import { beforeEach, describe, expect, it } from 'vitest';

import { answerWith, changeAnswers } from '../../testing/changed-answers.ts';
import { planFault } from '../../testing/fault-kinds.data.ts';
import { linksOf, sectionOf, showsText } from '../../testing/page-parts.ts';
import { setUpTestSite } from '../../testing/site-harness.ts';
import { checkNow, findControl, press } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

/** A mission of the day and one of the week that are under way, and one that is done. */
const MISSIONS: MissionSummary = {
  missions: [
    {
      missionId: 'mis_daily_turnover',
      title: 'Play ₱1,000 today',
      cadence: 'DAILY',
      metric: 'VALID_BET',
      gameTypes: ['RNG'],
      progress: '640.00',
      target: '1000.00',
      reward: '20.00',
      currency: 'PHP',
      status: 'ACTIVE',
      startAt: '2026-11-20T16:00:00Z',
      endAt: '2026-11-21T15:59:59Z',
    },
    {
      missionId: 'mis_weekly_variety',
      title: 'Play three kinds of games',
      cadence: 'WEEKLY',
      metric: 'GAME_TYPES',
      progress: '2',
      target: '3',
      reward: '25.00',
      currency: 'PHP',
      status: 'ACTIVE',
      startAt: '2026-11-15T16:00:00Z',
      endAt: '2026-11-22T15:59:59Z',
    },
    {
      missionId: 'mis_three_days',
      title: 'Log in three days in a row',
      cadence: 'ONCE',
      metric: 'LOGIN_STREAK',
      progress: '3',
      target: '3',
      reward: '10.00',
      currency: 'PHP',
      status: 'CLAIMABLE',
    },
  ],
  claimableCount: 1,
};

/** 27 places, of which the member has the last one. */
const BOARD: MissionLeaderboard = {
  content: [
    { rank: 1, account: 'k***t', score: '18240.00', reward: '500.00' },
    { rank: 2, account: 'b***a', score: '15110.00', reward: '300.00' },
  ],
  mine: { rank: 27, account: 'maricel', score: '640.00' },
  period: 'CURRENT',
  periodStart: '2026-11-15T16:00:00Z',
  periodEnd: '2026-11-22T15:59:59Z',
  updatedAt: '2026-11-21T07:00:00Z',
  bands: [
    { from: 1, to: 1, reward: '500.00' },
    { from: 2, to: 2, reward: '300.00' },
    { from: 3, to: 20, reward: '100.00' },
  ],
  minScore: '1000.00',
  currency: 'PHP',
  pageNum: 1,
  pageSize: 5,
  totalPages: 6,
  totalElements: 27,
};

const waitForText = (text: string | RegExp): Promise<void> =>
  harness.site.waitUntil(() => showsText(text), String(text));
const headerText = (): string => document.querySelector('header')?.textContent ?? '';

/** Opens the page with these missions and this board, whatever the member has played. */
async function open(summary: MissionSummary = MISSIONS, board: MissionLeaderboard = BOARD): Promise<void> {
  changeAnswers<MissionSummary>(harness.site, 'getMissionSummary', () => summary);
  changeAnswers<MissionLeaderboard>(harness.site, 'getMissionLeaderboard', () => board);
  await harness.site.open({ address: '/member/missionLeaderboard', token: harness.tokens['member'] });
}

/** Lets the platform accept claims. */
function acceptClaims(): Request[] {
  const requests: Request[] = [];
  answerWith(harness.site, 'claimMissionReward', async (request) => {
    requests.push(request);
    const [, , once] = MISSIONS.missions;
    const value = { ...once, status: 'CLAIMED', claimedAt: '2026-11-21T07:40:00Z', balance: '12490.50' };
    return Response.json({ success: true, value, traceId: 'trace' });
  });
  return requests;
}

/** Lets the platform refuse claims; returns how often it did. */
const refuseClaims = (code: ErrorCode): (() => number) =>
  planFault(harness.site.world, 'claimMissionReward', { name: code, fault: { kind: 'error', code } });

describe('the missions of a member', () => {
  it('say first what is ready and what is near, then list the day, the week and what can be done once [MISSION-01] [MEMBER-12]', async () => {
    await open();
    await waitForText('₱10.00 is ready to collect.');
    expect(showsText('2 missions are under way. The nearest: Play three kinds of games, 1 to go.')).toBe(true);
    expect(sectionOf('Today').textContent).toContain('₱640 of ₱1,000');
    expect(sectionOf('This week').textContent).toContain('2 of 3');
    expect(findControl('Collect ₱10.00')).toBeDefined();
  });

  it('lead from a mission that bets count for to the bets of its time', async () => {
    await open();
    await waitForText('is ready to collect');
    expect(linksOf(sectionOf('Today'))).toEqual([
      '/member/personalHistoryCopy?from=2026-11-21&to=2026-11-21&gameType=RNG',
    ]);
  });

  it('say that new ones come when there are none', async () => {
    await open({ missions: [], claimableCount: 0 });
    await waitForText('No missions today');
    expect(showsText('New ones come at midnight. Those of the week start on Monday.')).toBe(true);
  });
});

describe('the board of the week', () => {
  it('shows the first places and the own one, counts those between, and says what is missing to a prize', async () => {
    await open();
    await waitForText('27 of 27');
    expect(showsText('₱640.00 of bets. ₱360.00 are missing to the least score with a prize.')).toBe(true);
    const board = sectionOf('Board of the week').textContent ?? '';
    expect(['k***t', '24 places between', 'You', '₱18,240'].filter((text) => !board.includes(text))).toEqual([]);
  });

  it('names the prize of the own place', async () => {
    const mine = { rank: 2, account: 'maricel', score: '15110.00', reward: '300.00' };
    await open(MISSIONS, { ...BOARD, content: [...BOARD.content.slice(0, 1), mine], mine });
    await waitForText('₱15,110.00 of bets: a prize of ₱300.00 as things stand.');
    expect(sectionOf('Board of the week').querySelector('li[aria-current]')?.textContent).toContain('No. 2');
  });
});

describe('collecting a reward', () => {
  it('happens once, shows the slip with the new balance, and changes the balance of the header', async () => {
    await open();
    await waitForText('₱10.00 is ready to collect.');
    const requests = acceptClaims();
    await press('Collect ₱10.00');
    await waitForText('Well played');
    const slip = document.querySelector('[role=dialog]')?.textContent ?? '';
    for (const part of ['Log in three days in a row', '₱10.00', 'Balance₱12,490.50', 'Of it, to stake once₱10.00'])
      expect(slip).toContain(part);
    expect(findControl('Collect ₱10.00')).toBeUndefined();
    await harness.site.waitUntil(() => headerText().includes('₱12,490.50'), 'The balance');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('Idempotency-Key')).not.toBeNull();
    await press('Good');
    await harness.site.waitUntil(() => document.querySelector('[role=dialog]') === null, 'The page');
  });

  it('says what to do when the mission is not complete yet', async () => {
    await open();
    await waitForText('is ready to collect');
    refuseClaims('MISSION_NOT_COMPLETE');
    await press('Collect ₱10.00');
    await waitForText('Not complete yet');
    expect(showsText('Nothing is lost.')).toBe(true);
    await press('Look again');
    expect(showsText('Not complete yet')).toBe(false);
  });

  it('shows no error when it was collected on another device', async () => {
    await open();
    await waitForText('is ready to collect');
    const stopFault = refuseClaims('REWARD_ALREADY_CLAIMED');
    harness.site.callsSinceOpen.clear();
    await press('Collect ₱10.00');
    await harness.site.waitUntil(() => harness.site.callsSinceOpen.has('getMissionSummary'), 'The missions');
    await harness.site.untilIdle();
    expect(stopFault()).toBe(1);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('is not possible for another mission while the answer is missing', async () => {
    const missions = MISSIONS.missions.map((mission) => ({ ...mission, status: 'CLAIMABLE' as const }));
    await open({ missions, claimableCount: 3 });
    await waitForText('is ready to collect');
    planFault(harness.site.world, 'claimMissionReward', { name: 'no response', fault: { kind: 'reset' } });
    await press('Collect ₱10.00');
    await waitForText('Your claim may have gone through');
    expect(findControl('Collect ₱20.00')?.hasAttribute('disabled')).toBe(true);
    expect(findControl('Collect ₱10.00')?.hasAttribute('disabled')).toBe(false);
  });

  it('is checked with the same key when the answer was lost', async () => {
    await open();
    await waitForText('is ready to collect');
    const stopFault = planFault(harness.site.world, 'claimMissionReward', {
      name: 'no response',
      fault: { kind: 'reset' },
    });
    await press('Collect ₱10.00');
    await waitForText('Your claim may have gone through');
    stopFault();
    const requests = acceptClaims();
    await checkNow();
    await waitForText('Well played');
    expect(requests).toHaveLength(1);
  });
});
