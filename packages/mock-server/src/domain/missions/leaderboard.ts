import { formatAmount, maskName, SECOND_MS, type Period } from '@croupier/sdk/rules';
import type { LeaderboardPeriod, MissionLeaderboard, MissionLeaderboardEntry } from '@croupier/sdk/types';

import { pageOf, SITE_CURRENCY, type CallContext, type PageQuery } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { findMission } from './find-mission.ts';
import { fixedBoard, prizeOf, weekOf } from './fix-board.ts';
import { BANDS, LEAST_SCORE } from './leaderboard.data.ts';
import { periodOfMission } from './periods.ts';
import { rankScores, type Score } from './scores.ts';

const DEFAULT_PERIOD: LeaderboardPeriod = 'CURRENT';

export interface BoardQuery extends PageQuery {
  readonly missionId?: string | undefined;
  readonly period?: LeaderboardPeriod | undefined;
}

/** A page of the board of all games, or of one mission (PR-34). Refuses with MISSION_NOT_FOUND. */
export function getMissionLeaderboard(context: CallContext, query: BoardQuery): MissionLeaderboard {
  const { id: memberId } = callingMember(context);
  const board =
    query.missionId === undefined ? overallBoard(context, query) : missionBoard(context, query.missionId, query);
  const entries = board.scores.map((place, index): MissionLeaderboardEntry => {
    const rank = index + 1;
    const reward = query.missionId === undefined ? prizeOf(rank, place.score) : undefined;
    return {
      rank,
      account: place.memberId === memberId ? place.account : maskName(place.account),
      score: formatAmount(place.score),
      ...(reward === undefined ? {} : { reward, currency: SITE_CURRENCY }),
    };
  });
  const mine = entries[board.scores.findIndex((place) => place.memberId === memberId)];
  const { start, end } = board.period;
  return {
    ...pageOf(entries, query),
    ...(mine === undefined ? {} : { mine }),
    period: query.period ?? DEFAULT_PERIOD,
    periodStart: start.toISOString(),
    periodEnd: new Date(end.getTime() - SECOND_MS).toISOString(),
    updatedAt: board.fixedAt ?? context.clock.now().toISOString(),
    ...(board.fixedAt === undefined ? {} : { fixedAt: board.fixedAt }),
    ...(query.missionId === undefined ? { bands: [...BANDS], minScore: LEAST_SCORE } : { bands: [] }),
    currency: SITE_CURRENCY,
  };
}

interface Board {
  readonly period: Period;
  readonly scores: readonly Score[];
  /** When the places became final; undefined while they change. */
  readonly fixedAt?: string;
}

function overallBoard(context: CallContext, { period }: BoardQuery): Board {
  const week = chosen(period, weekOf, context);
  const fixed = fixedBoard(context, week);
  return { period: week, ...(fixed ?? { scores: rankScores(context, { period: week }) }) };
}

/** The board of a mission's games in its period; of the week for a mission without periods. */
function missionBoard(context: CallContext, missionId: string, { period }: BoardQuery): Board {
  const mission = findMission(missionId);
  const chosenPeriod = chosen(period, (moment) => periodOfMission(mission, moment) ?? weekOf(moment), context);
  return { period: chosenPeriod, scores: rankScores(context, { period: chosenPeriod, gameTypes: mission.gameTypes }) };
}

/** The running period, or the one before it. */
function chosen(
  which: LeaderboardPeriod | undefined,
  periodOf: (moment: Date) => Period,
  { clock }: CallContext,
): Period {
  const running = periodOf(clock.now());
  return (which ?? DEFAULT_PERIOD) === 'CURRENT' ? running : periodOf(new Date(running.start.getTime() - 1));
}
