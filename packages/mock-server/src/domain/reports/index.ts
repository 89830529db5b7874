export { getAccountStatement } from './account-statement.ts';
export { getBet, listBets } from './bets.ts';
export { getPersonalProfit } from './profit.ts';
export { getStatement, listStatements, requestStatement } from './requested-statements.ts';
export { findStatementFile } from './statement-files.ts';
export { listTransactions } from './transactions.ts';
