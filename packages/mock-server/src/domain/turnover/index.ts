export { countTurnover, refuseAboveMaxStake } from './bets.ts';
export { addContribution, contributionsOf } from './contributions.ts';
export { grantTurnover } from './credits.ts';
export { endGrantsForExclusion } from './end-for-exclusion.ts';
export { nextExpiry } from './expiry.ts';
export {
  bonusIdOfCredit,
  describeGrant,
  grantOfBonus,
  grantIdOf,
  grantOfCredit,
  isBonusOpen,
  type Grant,
} from './grants.ts';
export { collectOwed, lockedBy, takeBack } from './take-back.ts';
export { turnoverOf, withdrawableOf } from './withdrawable.ts';
