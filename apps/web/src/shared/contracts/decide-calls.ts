import { processDividendRequestBody } from '@croupier/sdk/bodies';
import {
  processDailySalaryContract,
  processDividendRequest,
  processHourSalaryContract,
  processRealtimeSalaryContract,
} from '@croupier/sdk/client';
import type { Contract, ContractDecisionRequest, ContractType } from '@croupier/sdk/types';

/** The body of the four calls is the same. */
export const decisionRules = processDividendRequestBody;

type Decide = (body: ContractDecisionRequest, intent: string) => Promise<Contract>;

/** Each kind has its own call, which knows no offers of another kind [CT-14]. */
export const decideCalls: Readonly<Record<ContractType, Decide>> = {
  DIVIDEND: async (body, intent) => (await processDividendRequest({ body, meta: { intent } })).value,
  DAILY_SALARY: async (body, intent) => (await processDailySalaryContract({ body, meta: { intent } })).value,
  HOUR_SALARY: async (body, intent) => (await processHourSalaryContract({ body, meta: { intent } })).value,
  REALTIME_SALARY: async (body, intent) => (await processRealtimeSalaryContract({ body, meta: { intent } })).value,
};
