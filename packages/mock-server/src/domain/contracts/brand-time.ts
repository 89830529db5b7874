import { MINUTE_MS, periodAt, zoneOffset, type Period, type PeriodKind } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE } from '../kernel/index.ts';

/** The offset of a time zone changes at quarters of an hour only, so all instants of one share their periods. */
const QUARTER_MS = 15 * MINUTE_MS;
/** Quarters that are remembered, so that a long-lived world does not grow. */
const MOST_QUARTERS = 20_000;

const periods = new Map<string, Period>();
const offsets = new Map<number, number>();

/** The period of the brand that contains an instant; each bet asks for several, and the calendar of a zone is slow. */
export function brandPeriodAt(kind: PeriodKind, at: Date): Period {
  if (kind === 'FIVE_MINUTES') return periodAt(kind, at, SITE_TIME_ZONE);
  const key = `${kind} ${quarterOf(at)}`;
  return remembered(periods, key, () => periodAt(kind, at, SITE_TIME_ZONE));
}

/** `202611201400`: the minute of an instant on the brand's clocks. */
export function brandMinuteOf(at: Date): string {
  const offset = remembered(offsets, quarterOf(at), () => zoneOffset(at.getTime(), SITE_TIME_ZONE));
  const local = new Date(at.getTime() + offset).toISOString();
  return local.slice(0, 'YYYY-MM-DDThh:mm'.length).replaceAll(/\D/g, '');
}

const quarterOf = (at: Date): number => Math.floor(at.getTime() / QUARTER_MS);

function remembered<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= MOST_QUARTERS) values.clear();
  const value = compute();
  values.set(key, value);
  return value;
}
