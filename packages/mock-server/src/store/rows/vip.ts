import * as z from 'zod/mini';

import { define, moneyField, timeField } from './define.ts';

/** What the VIP rank of an account depends on; its id is the member's. */
export const vipTotalsRow = z.object({
  id: z.string(),
  /** Paid by completed deposits, ever. */
  deposits: moneyField,
  /** Valid bets, ever. */
  bets: moneyField,
  /** Highest level that was ever reached; 0 for none. */
  highest: z.int(),
  /** When the rank of now was reached, lost to or regained. */
  heldSince: timeField,
});
export type VipTotalsRow = z.infer<typeof vipTotalsRow>;

/** The beginning of the newest month or week whose check of ranks was done; `MONTH` or `WEEK` is the id. */
export const vipCheckRow = z.object({ id: z.enum(['MONTH', 'WEEK']), start: timeField });
export type VipCheckRow = z.infer<typeof vipCheckRow>;

export const vipCollections = {
  vipTotals: define<VipTotalsRow>(vipTotalsRow),
  vipChecks: define<VipCheckRow>(vipCheckRow),
};
