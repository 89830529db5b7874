import { describe, expect, it } from 'vitest';

import { createFrozenClock } from '../clock/clock.ts';
import { listDownlines } from '../domain/agents/index.ts';
import { callContextOf } from '../domain/kernel/index.ts';
import { mainBalance, mainWallet } from '../domain/ledger/index.ts';
import { getTeamOverview, listUserLossStatements } from '../domain/team-figures/index.ts';
import { createWorld } from '../node.ts';
import { ids } from '../seed/members.ts';
import { addLargeTeam } from './large-team.ts';

/**
 * CPU time in ms in which an answer about 10,000 accounts is given. It is below 100 ms on a laptop; an answer that looks
 * at all accounts for each account takes many seconds.
 */
const MAX_CPU_MS = 1000;
const MONTH = { startTime: '2026-10-31T16:00:00Z', endTime: '2026-11-30T15:59:59.999Z' };
const PAGE = { pageNo: 1, pageSize: 20 };

const world = createWorld({ clock: createFrozenClock(new Date('2026-11-21T06:00:00Z')) });
addLargeTeam(world, ids.agent);
const session = { id: 'test', memberId: ids.agent, expiresAt: '', loginId: '', lastSeenAt: '', lastLoginId: null };
const context = callContextOf(world, { session });

const lists = { order: 'desc', accountType: 'ALL', activity: 'ALL', scope: 'DOWNLINE', ...PAGE } as const;
const CALLS = {
  'listDownlines, all levels': () => listDownlines(context, { ...lists, account: 'a', sort: 'betAmount' }),
  'listDownlines, by activity': () => listDownlines(context, { ...lists, activity: 'ACTIVE', sort: 'lastLoginAt' }),
  getTeamOverview: () => getTeamOverview(context, { ...MONTH, compare: true }),
  'listUserLossStatements, accounts': () =>
    listUserLossStatements(context, { ...lists, ...MONTH, rows: 'ACCOUNTS', sort: 'operatorResult' }),
  'listUserLossStatements, branches': () =>
    listUserLossStatements(context, { ...lists, ...MONTH, rows: 'BRANCHES', sort: 'operatorResult' }),
};

describe('a team of 10,000 accounts', () => {
  it.each(Object.entries(CALLS))('is answered in time: %s', (_name, call) => {
    // The first call compiles, and reads the texts of all amounts.
    call();
    const start = process.cpuUsage();
    call();
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(MAX_CPU_MS);
  });

  it('has the same sums in all answers', () => {
    const overview = getTeamOverview(context, MONTH);
    const { total } = CALLS['listUserLossStatements, accounts']();
    const { deposit, betAmount, payout, bonus, rebate, operatorResult } = overview;
    expect(total).toMatchObject({ deposit, betAmount, payout, bonus, rebate, operatorResult });
    expect(CALLS['listUserLossStatements, branches']().total).toEqual(total);
  });

  it('has balances that its movements add up to', () => {
    const accounts = world.store.members.all().filter(({ id }) => id.startsWith('m_5'));
    expect(accounts).toHaveLength(10_000);
    for (const member of accounts) {
      const { minor } = mainBalance(world, member);
      const entries = world.store.journal.entriesIn(mainWallet(member.id));
      expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(minor);
      expect(minor).toBeGreaterThanOrEqual(0n);
    }
  });
});
