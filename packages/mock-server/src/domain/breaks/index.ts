export { breakOf, breakStateOf, describeBreak, isOnBreak } from './current-break.ts';
export { confirmLift, requestLift } from './lift-exclusion.ts';
export { restrictionsByBreak } from './restrictions.ts';
export { startSelfExclusion, startTimeOut } from './start-break.ts';
