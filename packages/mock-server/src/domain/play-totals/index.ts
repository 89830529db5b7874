export { daysOfPeriod } from './days-of-period.ts';
export { countPlay, playDaysIn, playDaysOf, turnoverIn, validBetOfRow } from './play-totals.ts';
