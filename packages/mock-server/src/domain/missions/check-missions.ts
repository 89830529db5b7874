import { parseAmount } from '@croupier/sdk/rules';
import type { MissionMetric } from '@croupier/sdk/types';

import { SITE_CURRENCY, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { existingMember, takesPart } from '../member/index.ts';
import { grantReward, removeReward } from '../rewards/index.ts';
import { findMission } from './find-mission.ts';
import { MISSIONS, type MissionTemplate } from './missions.data.ts';
import { endOfClaim, periodOfMission, runIdOf } from './periods.ts';
import { progressOf } from './progress.ts';
import { countRounds } from './rounds.ts';

/** Id of the reward of a mission in the period of an instant. */
export function missionRewardId(mission: MissionTemplate, memberId: string, moment: Date): string {
  return `rw_${runIdOf(mission, periodOfMission(mission, moment))}_${memberId}`;
}

/** Grants the rewards of missions that a bet completed, and removes those that it completes no more (PR-32). */
export function checkPlay(context: DomainContext, event: DomainEvents['betChanged']): void {
  countRounds(context, event);
  const { before, after } = event;
  if (!isPlayer(context, after.memberId)) return;
  for (const { status, settledAt } of [before, after]) {
    if (status !== 'SETTLED' || settledAt === null) continue;
    checkMissions(context, after.memberId, ['VALID_BET', 'ROUNDS', 'GAME_TYPES'], new Date(settledAt));
  }
}

/** The same for a deposit that was completed. */
export function checkDeposit(context: DomainContext, { memberId, status, at }: DomainEvents['depositChanged']): void {
  if (status !== 'COMPLETED' || !isPlayer(context, memberId)) return;
  checkMissions(context, memberId, ['DEPOSIT_SUM', 'DEPOSIT_COUNT'], at);
}

/** The same for a login. */
export function checkLogin(context: DomainContext, { memberId }: DomainEvents['loggedIn']): void {
  if (!isPlayer(context, memberId)) return;
  checkMissions(context, memberId, ['LOGIN_STREAK'], context.clock.now());
}

const isPlayer = (context: DomainContext, memberId: string): boolean => takesPart(existingMember(context, memberId));

/** Makes the rewards of missions with these metrics agree with the progress in the period of an instant. */
export function checkMissions(
  context: DomainContext,
  memberId: string,
  metrics: readonly MissionMetric[],
  at: Date,
): void {
  for (const mission of MISSIONS) if (metrics.includes(mission.metric)) checkMission(context, memberId, mission, at);
}

function checkMission(context: DomainContext, memberId: string, mission: MissionTemplate, at: Date): void {
  const period = periodOfMission(mission, at);
  const id = missionRewardId(mission, memberId, at);
  const { isDone } = progressOf(context, mission, memberId, { period, now: at });
  if (isDone) grantMission(context, memberId, mission, at);
  // Days in a row end some day, which takes nothing back.
  else if (mission.metric !== 'LOGIN_STREAK') removeReward(context, id);
}

/** Grants the reward of a mission in the period of an instant, whatever the progress is. */
export function completeMission(context: DomainContext, memberId: string, missionId: string, at: Date): void {
  grantMission(context, memberId, findMission(missionId), at);
}

function grantMission(context: DomainContext, memberId: string, mission: MissionTemplate, at: Date): void {
  grantReward(context, {
    id: missionRewardId(mission, memberId, at),
    memberId,
    source: 'MISSION',
    title: mission.title,
    amount: parseAmount(mission.reward, SITE_CURRENCY),
    at,
    expiresAt: endOfClaim(periodOfMission(mission, at), at),
    referenceId: mission.missionId,
  });
}
