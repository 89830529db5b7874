export interface DayRange {
  /** `yyyy-MM-dd`, both inclusive. */
  readonly from: string;
  readonly to: string;
}

export interface TimeRange {
  /** ISO 8601 in UTC, both inclusive. */
  readonly startTime: string;
  readonly endTime: string;
}

const DAY_MS = 86_400_000;

/** Instants from the start of one day to the end of another in a time zone. */
export function dayRange({ from, to }: DayRange, timeZone: string): TimeRange {
  const dayAfter = new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return {
    startTime: new Date(startOfDay(from, timeZone)).toISOString(),
    endTime: new Date(startOfDay(dayAfter, timeZone) - 1).toISOString(),
  };
}

/** Start of a day in epoch ms. */
function startOfDay(day: string, timeZone: string): number {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  const estimate = utcMidnight - zoneOffsetAt(utcMidnight, timeZone);
  // Repeated, because the offset may change between UTC midnight and the estimate.
  return utcMidnight - zoneOffsetAt(estimate, timeZone);
}

/** UTC offset of a zone in ms at `time` (epoch ms). */
function zoneOffsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (name: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === name)?.value ?? 0);
  const localTime = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return localTime - Math.floor(time / 1000) * 1000;
}
