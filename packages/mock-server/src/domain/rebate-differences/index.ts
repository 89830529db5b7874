export { countTakenBack } from './take-back.ts';
export { listRebateDifferences, rebateDifferencesOf } from './list.ts';
export { nextDifferenceStep, startDifferences } from './pay.ts';
