import { addDays, timesOfDays, type DayRange, type TimeRange } from '@croupier/sdk/rules';
import { DateRangeField, type DatePreset } from '@croupier/ui/inputs/DateRangeField';
import type { ReactNode } from 'react';

import { dateFormat } from '../intl-formats.ts';
import type { FilterContext, FilterFieldProps, ListFilter } from './list-filter.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const PRESETS: readonly { readonly preset: DatePreset; readonly days: 7 | 30 }[] = [
  { preset: 'past7', days: 7 },
  { preset: 'past30', days: 30 },
];

const isDay = (text: string | null): text is string =>
  text !== null && DATE.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The days of the URL as they are written there, which may be more than the site allows; undefined when invalid. */
export function writtenDays({ params }: Pick<FilterContext, 'params'>): DayRange | undefined {
  const [from, to] = [params.get('from'), params.get('to')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

const isTooLong = ({ from, to }: DayRange, { recordsDays }: Pick<FilterContext, 'recordsDays'>): boolean =>
  addDays(from, recordsDays - 1) < to;

/** The days of the URL when they are more than the site shows at once. */
export function tooLongRange(context: FilterContext): DayRange | undefined {
  const days = writtenDays(context);
  return days !== undefined && isTooLong(days, context) ? days : undefined;
}

/** The days of the URL; the latest `defaultDays` when they are missing, invalid or more than the site allows. */
export function readDays(context: FilterContext, defaultDays: number): DayRange {
  const days = writtenDays(context);
  if (days !== undefined && !isTooLong(days, context)) return days;
  const { today, recordsDays } = context;
  return { from: addDays(today, 1 - Math.min(defaultDays, recordsDays)), to: today };
}

/** Days that the platform keeps at least. */
const KEPT_DAYS = 5 * 365;

interface DayRangeOptions {
  readonly defaultDays?: 7 | 30 | 90;
  /** Also earlier days than the latest that the site shows at once; the page answers a `tooLongRange`. */
  readonly earlier?: boolean;
}

/** Days in the brand's time zone, today included. Every site allows the latest seven. */
export function dayRangeFilter({ defaultDays = 7, earlier = false }: DayRangeOptions = {}): ListFilter<TimeRange> {
  const defaultRange = (context: FilterContext): DayRange =>
    readDays({ ...context, params: new URLSearchParams() }, defaultDays);
  const isDefault = (range: DayRange, context: FilterContext): boolean => {
    const { from, to } = defaultRange(context);
    return range.from === from && range.to === to;
  };
  function Field({ context, texts: { textOf }, onChange }: FilterFieldProps): ReactNode {
    const { today, recordsDays } = context;
    const change = (range: DayRange): void => {
      // An empty date is not applied.
      if (range.from === '' || range.to === '') return;
      onChange(isDefault(range, context) ? { from: undefined, to: undefined } : { from: range.from, to: range.to });
    };
    return (
      <DateRangeField
        label={textOf('lists:filter.days')}
        fromLabel={textOf('lists:filter.from')}
        toLabel={textOf('lists:filter.to')}
        value={(earlier ? tooLongRange(context) : undefined) ?? readDays(context, defaultDays)}
        onChange={change}
        today={today}
        min={addDays(today, 1 - (earlier ? KEPT_DAYS : recordsDays))}
        max={today}
        presets={PRESETS.filter(({ days }) => days <= recordsDays).map(({ preset, days }) => ({
          preset,
          label: textOf(`lists:filter.past${days}`),
        }))}
      />
    );
  }
  return {
    params: ['from', 'to'],
    requestOf: (context) => timesOfDays(readDays(context, defaultDays), context.timeZone),
    activeText: (context, { language }) => {
      const range = readDays(context, defaultDays);
      if (isDefault(range, context)) return undefined;
      // The days are already in the brand's time zone.
      const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
      return day.formatRange(new Date(range.from), new Date(range.to));
    },
    Field,
  };
}
