import { DAY_MS } from '@croupier/sdk/rules';

import { dateFormat } from './intl-formats.ts';

/** A half-open time `[periodStart, periodEnd)`, ISO 8601. */
export interface TimeWindow {
  readonly periodStart: string;
  readonly periodEnd: string;
}

export interface WindowContext {
  readonly language: string;
  /** IANA time zone of the brand. */
  readonly timeZone: string;
}

const lengthOf = ({ periodStart, periodEnd }: TimeWindow): number => Date.parse(periodEnd) - Date.parse(periodStart);

/** A window as people read it: `Nov 1 – 15`, `Nov 21`, and for less than a day `Nov 21, 7:15 – 7:20 PM`. */
export function windowText(window: TimeWindow, { language, timeZone }: WindowContext): string {
  const [start, end] = [new Date(window.periodStart), new Date(window.periodEnd)];
  const day = { month: 'short', day: 'numeric', timeZone } as const;
  // The last moment of whole days belongs to the window.
  if (lengthOf(window) >= DAY_MS) return dateFormat(language, day).formatRange(start, new Date(end.getTime() - 1));
  return dateFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).formatRange(start, end);
}

/** The start of a window in a row of windows, for an axis: `Nov 21`, and for less than a day `7:15 PM`. */
export function windowLabel(window: TimeWindow, { language, timeZone }: WindowContext): string {
  const style =
    lengthOf(window) >= DAY_MS
      ? ({ month: 'short', day: 'numeric' } as const)
      : ({ hour: 'numeric', minute: '2-digit' } as const);
  return dateFormat(language, { ...style, timeZone }).format(new Date(window.periodStart));
}

/** A calendar day of the brand: `Nov 16, 2026`. */
export function dayText(time: string, { language, timeZone }: WindowContext): string {
  return dateFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(time));
}
