import { DAY_MS, periodAt, type Period } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE } from '../kernel/index.ts';
import { daysOfPeriod } from '../play-totals/index.ts';
import type { MissionTemplate } from './missions.data.ts';

/** Time in ms after its period in which a reward can be claimed; of a mission that is done once, after it is done. */
const CLAIM_MS = 7 * DAY_MS;
const CLAIM_ONCE_MS = 30 * DAY_MS;

type Cadence = Pick<MissionTemplate, 'cadence'>;

/** A period of a mission with its days. */
export interface MissionPeriod extends Period {
  readonly days: { readonly from: string; readonly to: string };
}

/** The period of each cadence that was asked for last: calendars are slow, and each bet asks several times. */
const latest = new Map<MissionTemplate['cadence'], MissionPeriod>();

/** The period of a mission that contains an instant; undefined for a mission without periods. */
export function periodOfMission({ cadence }: Cadence, moment: Date): MissionPeriod | undefined {
  if (cadence === 'ONCE') return undefined;
  const known = latest.get(cadence);
  if (known !== undefined && moment >= known.start && moment < known.end) return known;
  const period = periodAt(cadence === 'DAILY' ? 'DAY' : 'WEEK', moment, SITE_TIME_ZONE);
  const found = { ...period, days: daysOfPeriod(period) };
  latest.set(cadence, found);
  return found;
}

/** First instant at which the reward of a period can no longer be claimed. */
export function endOfClaim(period: Period | undefined, doneAt: Date): Date {
  return new Date(period === undefined ? doneAt.getTime() + CLAIM_ONCE_MS : period.end.getTime() + CLAIM_MS);
}

/** A day `YYYY-MM-DD` in ids: `20261116`. */
export const dayInIds = (day: string): string => day.replaceAll('-', '');

/** Name of a mission in a period, for ids (G-7). */
export function runIdOf({ missionId }: Pick<MissionTemplate, 'missionId'>, period: MissionPeriod | undefined): string {
  return period === undefined ? missionId : `${missionId}_${dayInIds(period.days.from)}`;
}
