export { countTurnover, refuseAboveMaxStake } from './bets.ts';
export { grantTurnover } from './credits.ts';
export { nextExpiry } from './expiry.ts';
export { describeGrant, grantOfCredit, isBonusOpen } from './grants.ts';
export { turnoverOf, withdrawableOf } from './withdrawable.ts';
