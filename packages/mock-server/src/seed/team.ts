import type { DomainContext } from '../domain/context.ts';
import { failureKey } from '../domain/session/attempts.ts';
import { seedAccount } from './account.ts';
import { ids } from './members.ts';
import { personas } from './personas.ts';
import { teams, type Habit } from './team.data.ts';
import { writeTeamActivity, type TeamActivity } from './team-activity.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST_NUMBER = 2101;
/** Lock time of a locked account. */
const LOCK_LENGTH = 30 * DAY;
const BRONZE = { vipRank: 1, vipName: 'Bronze' } as const;

/** Activity of the agents among the personas. */
const AGENT_LIVES: readonly TeamActivity[] = [
  { memberId: ids.subAgent, daysAgo: 343, habit: 'often', level: 1 },
  { memberId: ids.foreignAgent, daysAgo: 299, habit: 'sometimes', level: 1 },
];

/** All downlines of the agents with their history. */
export function seedTeams(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const placed = new Map<string, { readonly id: string; readonly level: number }>([
    [personas.agent.account, { id: ids.agent, level: 0 }],
    [personas.subAgent.account, { id: ids.subAgent, level: 1 }],
    [personas.foreignAgent.account, { id: ids.foreignAgent, level: 0 }],
  ]);
  const lives: TeamActivity[] = [...AGENT_LIVES];
  store.transact(() => {
    for (const { upline, people } of teams) {
      const above = placed.get(upline);
      if (above === undefined) throw new Error(`The seed names ${upline} before placing it.`);
      for (const [account, nickname, daysAgo, habit, kind] of people) {
        const id = `m_${FIRST_NUMBER + lives.length - AGENT_LIVES.length}`;
        seedAccount(context, {
          row: { id, account, password: personas.agent.password, nickname, ...activityOf(habit, kind) },
          registeredAt: new Date(now - daysAgo * DAY - 9 * HOUR).toISOString(),
          profile: { uplineId: above.id },
        });
        if (habit === 'locked') lockOut(context, account);
        const level = above.level + 1;
        placed.set(account, { id, level });
        lives.push({ memberId: id, daysAgo, habit, level });
      }
    }
    for (const life of lives) writeTeamActivity(context, life);
  });
}

function activityOf(habit: Habit, kind: 'AGENT' | undefined) {
  return { type: kind === 'AGENT' ? 1 : 0, ...(habit === 'often' ? BRONZE : {}) };
}

/** The contract has no frozen accounts; a long lock comes closest. */
function lockOut({ store, clock }: DomainContext, account: string): void {
  const now = clock.now().getTime();
  const lockedUntil = new Date(now + LOCK_LENGTH).toISOString();
  const id = failureKey.login(account);
  store.loginFailures.insert({ id, count: 0, lastAt: new Date(now - HOUR).toISOString(), lockedUntil });
}
