export { countPlay, playDaysOf, turnoverIn, validBetOfRow, type DayRange } from './play-totals.ts';
