import { calendarDay } from './days.ts';

/** Age in years that a visitor confirms by accepting the terms, unless the brand configures another. */
export const DEFAULT_TERMS_AGE = 18;
/** Minimum age in years that is checked by the birthday, unless the brand configures another. */
export const DEFAULT_BIRTHDAY_AGE = 21;

export type AgeResult = 'old-enough' | 'too-young' | 'in-the-future' | 'not-a-date';

export interface AgeRule {
  readonly minimumAge: number;
  readonly now: Date;
  /** IANA name of the brand's time zone, which decides when a day begins. */
  readonly timeZone: string;
}

/**
 * Whole years between two calendar days `YYYY-MM-DD`. In years without 29 February, a birthday on that day is on 1 March.
 * Undefined when either is not a valid date.
 */
export function ageOn(birthday: string, today: string): number | undefined {
  const born = parseDay(birthday);
  const on = parseDay(today);
  if (born === undefined || on === undefined) return undefined;
  const hasHadBirthday = on.month > born.month || (on.month === born.month && on.day >= born.day);
  return on.year - born.year - (hasHadBirthday ? 0 : 1);
}

/** Checks a birthday `YYYY-MM-DD` against the current calendar day in the given time zone. */
export function validateAge(birthday: string, { minimumAge, now, timeZone }: AgeRule): AgeResult {
  const today = calendarDay(now, timeZone);
  const age = ageOn(birthday, today);
  if (age === undefined) return 'not-a-date';
  if (birthday > today) return 'in-the-future';
  return age >= minimumAge ? 'old-enough' : 'too-young';
}

function parseDay(day: string): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (match === null) return undefined;
  // The pattern has three groups.
  const [year = 0, month = 0, date = 0] = match.slice(1).map((text) => Number.parseInt(text, 10));
  const isReal = month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
  return isReal ? { year, month, day: date } : undefined;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
