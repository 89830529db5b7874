import { isListedCategory, type ListedCategory } from '../../shared/games/game-categories.ts';

/** Filter of the record, stored in the URL. */
export interface RecordFilter {
  /** `yyyy-MM-dd`, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Undefined for all. */
  readonly category: ListedCategory | undefined;
  readonly vendor: string | undefined;
}

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const isDay = (text: string | null): text is string =>
  text !== null && DATE.test(text) && !Number.isNaN(Date.parse(text)) && shiftDay(text, 0) === text;

/** Reads the filter from the URL; the last seven days when it is missing, invalid or above `recordsDays` days. */
export function readFilter(parameters: URLSearchParams, today: string, recordsDays: number): RecordFilter {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  const isAllowedRange = isDay(from) && isDay(to) && from <= to && shiftDay(from, recordsDays - 1) >= to;
  const category = parameters.get('gameType');
  const vendor = parameters.get('vendor') ?? '';
  return {
    ...(isAllowedRange ? { from, to } : { from: shiftDay(today, -6), to: today }),
    category: isListedCategory(category) ? category : undefined,
    vendor: vendor === '' ? undefined : vendor,
  };
}

/** URL parameters of a filter, without defaults. */
export function writeFilter({ from, to, category, vendor }: RecordFilter, today: string): Record<string, string> {
  const isDefault = from === shiftDay(today, -6) && to === today;
  return {
    ...(!isDefault && { from, to }),
    ...(category !== undefined && { gameType: category }),
    ...(vendor !== undefined && { vendor }),
  };
}
