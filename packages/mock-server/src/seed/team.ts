import { DAY_MS, HOUR_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { failureKey } from '../domain/session/index.ts';
import { seedAccount } from './account.ts';
import { ids } from './members.ts';
import { personas } from './personas.ts';
import { teams, type Habit } from './team.data.ts';
import { writeTeamActivity, type TeamActivity } from './team-activity.ts';

const FIRST_NUMBER = 2101;
/** Lock time of a locked account. */
const LOCK_DURATION = 30 * DAY_MS;
const BRONZE = { vipRank: 1, vipName: 'Bronze' } as const;

/** Activity of the agents among the personas. */
const AGENT_ACTIVITIES: readonly TeamActivity[] = [
  { memberId: ids.subAgent, daysAgo: 343, habit: 'often', level: 1 },
  { memberId: ids.foreignAgent, daysAgo: 299, habit: 'sometimes', level: 1 },
];

/** Seeds all downlines of the agents with their history. */
export function seedTeams(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const entries = new Map<string, { readonly id: string; readonly level: number }>([
    [personas.agent.account, { id: ids.agent, level: 0 }],
    [personas.subAgent.account, { id: ids.subAgent, level: 1 }],
    [personas.foreignAgent.account, { id: ids.foreignAgent, level: 0 }],
  ]);
  const activities: TeamActivity[] = [...AGENT_ACTIVITIES];
  store.transact(() => {
    for (const { upline, people } of teams) {
      const uplineEntry = entries.get(upline);
      if (uplineEntry === undefined) throw new Error(`The seed has no account ${upline} before its downlines.`);
      for (const [account, nickname, daysAgo, habit, kind] of people) {
        const id = `m_${FIRST_NUMBER + activities.length - AGENT_ACTIVITIES.length}`;
        seedAccount(context, {
          row: { id, account, password: personas.agent.password, nickname, ...rankOf(habit, kind) },
          registeredAt: new Date(now - daysAgo * DAY_MS - 9 * HOUR_MS).toISOString(),
          profile: { uplineId: uplineEntry.id },
        });
        if (habit === 'locked') lockOut(context, account);
        const level = uplineEntry.level + 1;
        entries.set(account, { id, level });
        activities.push({ memberId: id, daysAgo, habit, level });
      }
    }
    for (const activity of activities) writeTeamActivity(context, activity);
  });
}

function rankOf(habit: Habit, kind: 'AGENT' | undefined) {
  return { type: kind === 'AGENT' ? 1 : 0, ...(habit === 'often' ? BRONZE : {}) };
}

/** Locks the login for long, because the contract has no frozen accounts. */
function lockOut({ store, clock }: DomainContext, account: string): void {
  const now = clock.now().getTime();
  const lockedUntil = new Date(now + LOCK_DURATION).toISOString();
  const id = failureKey.login(account);
  store.loginFailures.insert({ id, count: 0, lastAt: new Date(now - HOUR_MS).toISOString(), lockedUntil });
}
