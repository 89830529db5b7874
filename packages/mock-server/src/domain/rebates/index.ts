export { claimRebate, getManualRebate } from './claim.ts';
export { countRebate } from './count-bets.ts';
export { nextRebateStep } from './pay.ts';
export { fixRates, nextRatesStep } from './rates.ts';
export { listRebateRecords } from './records.ts';
