export { daysOfPeriod } from './days-of-period.ts';
export { countPlay, playDaysIn, playDaysOf, turnoverIn, validBetOfRow, type DayRange } from './play-totals.ts';
