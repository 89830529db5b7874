import type { DomainContext } from './context.ts';
import { settleDeposits } from './deposits/settlement.ts';
import { forgetOldKeys } from './idempotency.ts';
import { forgetUnusedUploads } from './uploads/uploads.ts';

/** What each area does when its time has come. An area adds its own here. */
const DUTIES: readonly ((context: DomainContext) => void)[] = [settleDeposits, forgetOldKeys, forgetUnusedUploads];

/** Does everything that has become due by the world's clock. Cheap when nothing is. */
export function settleDue(context: DomainContext): void {
  for (const duty of DUTIES) duty(context);
}
