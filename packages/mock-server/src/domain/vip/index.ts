export { nextVipStep } from './checks.ts';
export { claimVipBonus } from './claim.ts';
export { countBet, countDeposit } from './count.ts';
export { getVipProgress } from './progress.ts';
export { listVipRanks } from './ranks.ts';
export { setVipTotals, startVip, startVipChecks } from './start.ts';
