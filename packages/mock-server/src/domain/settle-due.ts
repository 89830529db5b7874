import type { DomainContext } from './context.ts';
import { settleDeposits } from './deposits/settlement.ts';
import { forgetOldKeys } from './idempotency.ts';
import { forgetUnusedUploads } from './uploads/uploads.ts';

/** Scheduled tasks of all areas. */
const DUTIES: readonly ((context: DomainContext) => void)[] = [settleDeposits, forgetOldKeys, forgetUnusedUploads];

/** Runs everything that is due by the world's clock. Cheap when nothing is. */
export function settleDue(context: DomainContext): void {
  for (const duty of DUTIES) duty(context);
}
