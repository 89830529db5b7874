export { getAccountRestrictions, isRestricted, refuseExcluded, refuseRestricted } from './restrictions.ts';
export { holdAccount, releaseAccount } from './staff-holds.ts';
