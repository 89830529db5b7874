export { daysOfPeriod } from './days-of-period.ts';
export { countSlot, playSlotsOf } from './play-slots.ts';
export { countPlay, playDaysIn, playDaysOf, turnoverIn, validBetOfRow } from './play-totals.ts';
