import { calendarDay, DAY_MS, periodAt, type Period } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE } from '../kernel/index.ts';
import type { MissionTemplate } from './missions.data.ts';

/** Time in ms after its period in which a reward can be claimed; of a mission that is done once, after it is done. */
const CLAIM_MS = 7 * DAY_MS;
const CLAIM_ONCE_MS = 30 * DAY_MS;

type Cadence = Pick<MissionTemplate, 'cadence'>;

/** The period of a mission that contains an instant; undefined for a mission without periods. */
export function periodOfMission({ cadence }: Cadence, moment: Date): Period | undefined {
  if (cadence === 'ONCE') return undefined;
  return periodAt(cadence === 'DAILY' ? 'DAY' : 'WEEK', moment, SITE_TIME_ZONE);
}

/** First instant at which the reward of a period can no longer be claimed. */
export function endOfClaim(period: Period | undefined, doneAt: Date): Date {
  return new Date(period === undefined ? doneAt.getTime() + CLAIM_ONCE_MS : period.end.getTime() + CLAIM_MS);
}

/** The first day of a period in ids: `20261116`. */
export function dayInIds(moment: Date): string {
  return calendarDay(moment, SITE_TIME_ZONE).replaceAll('-', '');
}

/** Name of a mission in a period, for ids (G-7). */
export function runIdOf({ missionId }: Pick<MissionTemplate, 'missionId'>, period: Period | undefined): string {
  return period === undefined ? missionId : `${missionId}_${dayInIds(period.start)}`;
}
