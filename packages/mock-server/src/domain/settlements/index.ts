export { nextSettlementStep } from './due-steps.ts';
export { countWindows } from './follow-bets.ts';
export { earnedAt, listRecords } from './list-records.ts';
export { openFirstWindow } from './open-windows.ts';
export { previewContract, previewDraft } from './previews.ts';
export { byDay, listSalaryDays } from './salary-days.ts';
export { listRunning } from './running.ts';
export { retryAfterBalance, retryAfterBet, retryAfterBonus } from './short-payers.ts';
export { getStatement } from './statement.ts';
