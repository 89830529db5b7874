import { zContractPeriod, zContractStatus, zContractType } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { define, timeField } from './define.ts';

/** An agreement on pay between an agent and a direct downline. */
export const contractRow = z.object({
  id: z.string(),
  type: zContractType,
  /** Who pays; null for the platform, which pays agents without upline. */
  payerId: z.nullable(z.string()),
  /** Who is paid. */
  receiverId: z.string(),
  /** Null for a real-time salary, which is paid every 5 minutes. */
  period: z.nullable(zContractPeriod),
  status: zContractStatus,
  createdAt: timeField,
  /** In force from here; null until it is accepted. */
  effectiveFrom: z.nullable(timeField),
  /** In force until here, exclusive; null while no newer version ends it. */
  effectiveTo: z.nullable(timeField),
});
export type ContractRow = z.infer<typeof contractRow>;

export const contractCollections = {
  contracts: define<ContractRow>(contractRow, ['payerId', 'receiverId']),
};
