import { type Period } from '@croupier/sdk/rules';
import type { LanguageCode, Mission, MissionStatus, MissionSummary } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { isOnBreak } from '../breaks/index.ts';
import { localize, type CallContext, type DomainContext, lastSecondOf } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { rewardStatusOf } from '../rewards/index.ts';
import { missionRewardId } from './check-missions.ts';
import { MISSIONS, type MissionTemplate } from './missions.data.ts';
import { periodOfMission } from './periods.ts';
import { progressOf } from './progress.ts';

interface Asked {
  readonly language?: LanguageCode | undefined;
}

/**
 * The missions of the periods that run now (PR-33). During a break only those that were completed before: nothing invites
 * to play.
 */
export function getMissionSummary(context: CallContext, { language }: Asked): MissionSummary {
  const member = callingMember(context);
  const now = context.clock.now();
  const missions = MISSIONS.map((mission) => describeMission(context, member, mission, { at: now, language }));
  return {
    missions: isOnBreak(context, member.id) ? missions.filter(({ rewardId }) => rewardId !== undefined) : missions,
    claimableCount: countClaimable(context, member.id),
  };
}

/** Number of missions of the periods that run now whose reward can be claimed; the menu's badge. */
export function countClaimable(context: DomainContext, memberId: string): number {
  const now = context.clock.now();
  return MISSIONS.filter((mission) => {
    const reward = context.store.rewards.get(missionRewardId(mission, memberId, now));
    return reward !== undefined && rewardStatusOf(context, reward) === 'CLAIMABLE';
  }).length;
}

/** A mission of a member in the period that contains `at`, which may be over. */
export function describeMission(
  context: DomainContext,
  { id: memberId, currency }: Pick<MemberRow, 'id' | 'currency'>,
  mission: MissionTemplate,
  { at, language }: Asked & { readonly at: Date },
): Mission {
  const { missionId, cadence, metric, gameTypes, minStake, target, reward, title, description } = mission;
  const period = periodOfMission(mission, at);
  const row = context.store.rewards.get(missionRewardId(mission, memberId, at));
  const progress = progressOf(context, mission, memberId, { period, now: context.clock.now() });
  // What is done once stays done, though days in a row end some day.
  const isDoneForGood = row !== undefined && period === undefined;
  const text = isDoneForGood && !progress.isDone ? target : progress.text;
  return {
    missionId,
    title: localize(title, language),
    ...(description === undefined ? {} : { description: localize(description, language) }),
    cadence,
    metric,
    ...(gameTypes === undefined ? {} : { gameTypes: [...gameTypes] }),
    ...(minStake === undefined ? {} : { minStake }),
    progress: text,
    target,
    reward,
    currency,
    status: row === undefined ? openStatus(context, period) : rewardStatusOf(context, row),
    ...(period === undefined ? {} : { startAt: period.start.toISOString(), endAt: lastSecondOf(period.end) }),
    ...(row === undefined ? {} : { rewardId: row.id }),
    ...(row === undefined || row.claimedAt === null ? {} : { claimedAt: row.claimedAt }),
  };
}

/** Status of a mission that is not done. */
function openStatus({ clock }: DomainContext, period: Period | undefined): MissionStatus {
  return period !== undefined && clock.now() >= period.end ? 'EXPIRED' : 'ACTIVE';
}

/** The last moment of a period as the wire shows it (G-2). */
