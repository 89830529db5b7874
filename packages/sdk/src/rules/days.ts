/** Units of time in ms. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a zone's local time; created once per zone, because that is slow. */
function localFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** Local time of an instant (epoch ms) in a zone, as the epoch ms of the same date and time in UTC. */
function localTime(time: number, timeZone: string): number {
  const parts = new Map(
    localFormat(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const local = new Date(0);
  // Not Date.UTC, which takes years below 100 for those of the 20th century.
  local.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  local.setUTCHours(part('hour'), part('minute'), part('second'));
  return local.getTime() + (((time % SECOND_MS) + SECOND_MS) % SECOND_MS);
}

/** Offset of a zone from UTC in ms at an instant (epoch ms): 28,800,000 in Manila. */
export function zoneOffset(time: number, timeZone: string): number {
  return localTime(time, timeZone) - time;
}

const dayOf = (local: number): string => new Date(local).toISOString().slice(0, 10);

/** Calendar day of an instant in a time zone, as `YYYY-MM-DD`. `timeZone` is an IANA name. */
export function calendarDay(moment: Date, timeZone: string): string {
  return dayOf(localTime(moment.getTime(), timeZone));
}

/** The day that is so many days after a day `YYYY-MM-DD`; before it, when negative. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

/**
 * The same day so many months earlier, or the last day of that month when it is shorter: 30 November is three months
 * after 31 August.
 */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  return dayOf(lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate())));
}

/** The same local day and time so many months later; the last day of that month when it is shorter [P-18]. */
export function monthsLater(moment: Date, months: number, timeZone: string): Date {
  const local = localTime(moment.getTime(), timeZone);
  const day = dayOf(local);
  const wanted = Date.parse(monthsBefore(day, -months)) + local - Date.parse(day);
  return new Date(wanted - zoneOffset(wanted - zoneOffset(wanted, timeZone), timeZone));
}

/**
 * First instant of a calendar day in a time zone. Where clocks skip midnight, the first instant that exists after it
 * [M-03].
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  const guess = midnight - zoneOffset(midnight - zoneOffset(midnight, timeZone), timeZone);
  const isStart = localTime(guess, timeZone) === midnight && localTime(guess - 1, timeZone) < midnight;
  return new Date(isStart ? guess : firstInstantOf(day, timeZone));
}

/** Searches the instant at which the local date becomes `day`, or a later one; a zone is at most 15 h from UTC. */
function firstInstantOf(day: string, timeZone: string): number {
  let before = Date.parse(day) - 15 * HOUR_MS;
  let after = Date.parse(day) + 39 * HOUR_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(localTime(middle, timeZone)) < day) before = middle;
    else after = middle;
  }
  return after;
}
