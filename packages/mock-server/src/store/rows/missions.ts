import * as z from 'zod/mini';

import { define, defineLarge, moneyField, timeField } from './define.ts';

/** Number of settled bets of a member that count for a mission of rounds. */
export const missionRoundsRow = z.object({
  /** Member, mission and the first day of its period. */
  id: z.string(),
  rounds: z.int(),
});
export type MissionRoundsRow = z.infer<typeof missionRoundsRow>;

/** A leaderboard of a week whose places are final; its id is `lb_` and the Monday, `lb_20261116`. */
export const leaderboardRow = z.object({
  id: z.string(),
  /** The beginning of the week. */
  start: timeField,
  fixedAt: timeField,
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;

/** A final place; those of a board are in its order, the first in front. */
export const leaderboardPlaceRow = z.object({
  /** Board and member. */
  id: z.string(),
  boardId: z.string(),
  memberId: z.string(),
  account: z.string(),
  score: moneyField,
});
export type LeaderboardPlaceRow = z.infer<typeof leaderboardPlaceRow>;

export const missionCollections = {
  missionRounds: defineLarge<MissionRoundsRow>(missionRoundsRow),
  leaderboards: define<LeaderboardRow>(leaderboardRow),
  leaderboardPlaces: defineLarge<LeaderboardPlaceRow>(leaderboardPlaceRow, ['boardId']),
};
