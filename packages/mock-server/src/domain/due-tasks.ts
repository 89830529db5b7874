import type { DomainContext } from './context.ts';
import { takeReport } from './deposits/settlement.ts';
import { deleteExpiredKeys } from './idempotency.ts';
import { deleteUnusedUploads } from './uploads/uploads.ts';

/** Scheduled tasks of all areas. */
const DUE_TASKS: readonly ((context: DomainContext) => void)[] = [takeReport, deleteExpiredKeys, deleteUnusedUploads];

/** Runs everything that is due by the world's clock. Cheap when nothing is. */
export function runDueTasks(context: DomainContext): void {
  for (const duty of DUE_TASKS) duty(context);
}
