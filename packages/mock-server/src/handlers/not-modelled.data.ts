import type { OperationId } from '@croupier/sdk/operations';

/** Operations without behaviour yet: they answer the contract's example. */
export const notModelledIds = [
  'cancelContractOffer',
  'createContractOffer',
  'getAgentRevenue',
  'getContract',
  'getContractPreview',
  'getSalaryStatement',
  'listContracts',
  'listDailySalaryRecords',
  'listDividendRecords',
  'listHourSalaryRecords',
  'listRealtimeSalaryRecords',
  'listRunningSettlements',
  'listSalaryDays',
  'previewContractOffer',
  'processDailySalaryContract',
  'processDividendRequest',
  'processHourSalaryContract',
  'processRealtimeSalaryContract',
] as const satisfies readonly OperationId[];
