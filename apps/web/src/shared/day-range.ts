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

const DAY = 86_400_000;

/** Instants from the start of one day to the end of another in a time zone. */
export function dayRange({ from, to }: DayRange, timeZone: string): TimeRange {
  const dayAfter = new Date(Date.parse(`${to}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
  return {
    startTime: new Date(startOfDay(from, timeZone)).toISOString(),
    endTime: new Date(startOfDay(dayAfter, timeZone) - 1).toISOString(),
  };
}

/** Start of a day in epoch ms. */
function startOfDay(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const guess = wanted - zoneOffsetAt(wanted, timeZone);
  // A clock change may lie between the first guess and midnight.
  return wanted - zoneOffsetAt(guess, timeZone);
}

/** UTC offset of a zone at an instant, in ms. */
function zoneOffsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === name)?.value ?? 0);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(moment / 1000) * 1000;
}
