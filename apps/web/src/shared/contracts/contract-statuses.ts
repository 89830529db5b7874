import type { ContractStatus, SalaryRecordStatus } from '@croupier/sdk/types';

import { defineStatuses } from '../lists/statuses.ts';

/** States of an agent contract [CONTRACT-04]. */
export const contractStatuses = defineStatuses<ContractStatus>(
  { IN_PROCESS: 'warning', REJECTED: 'danger', APPROVED: 'success' },
  { unknown: 'IN_PROCESS', textOf: (status) => `contracts:status.${status}` },
);

/** States of a settlement. */
export const settlementStatuses = defineStatuses<SalaryRecordStatus>(
  { PENDING: 'pending', PAID: 'success', REJECTED: 'danger' },
  { unknown: 'PENDING', textOf: (status) => `contracts:settlement.${status}` },
);
