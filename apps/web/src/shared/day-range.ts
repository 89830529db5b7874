export interface Days {
  /** `yyyy-MM-dd`, both included. */
  readonly from: string;
  readonly to: string;
}

export interface Moments {
  /** ISO 8601 in UTC, both included. */
  readonly startTime: string;
  readonly endTime: string;
}

const DAY = 86_400_000;

/** The moments from the beginning of one day to the end of another, as the clocks of a zone show them. */
export function dayRange({ from, to }: Days, timeZone: string): Moments {
  const dayAfter = new Date(Date.parse(`${to}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
  return {
    startTime: new Date(startOfDay(from, timeZone)).toISOString(),
    endTime: new Date(startOfDay(dayAfter, timeZone) - 1).toISOString(),
  };
}

/** When a day begins, in epoch milliseconds. */
function startOfDay(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const guess = wanted - offsetAt(wanted, timeZone);
  // The clocks may have been changed between the guess and the midnight that was meant.
  return wanted - offsetAt(guess, timeZone);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
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
