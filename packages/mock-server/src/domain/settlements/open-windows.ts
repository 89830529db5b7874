import type { ContractRow } from '../../store/rows/contracts.ts';
import { versionAt, windowAt } from '../contracts/index.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import type { Window } from './measure.ts';
import { recordIdOf } from './record-rows.ts';

/** Remembers a window of a contract, to be closed at its end; one that is remembered or closed already stays. */
export function openWindow({ store }: DomainContext, contract: ContractRow, window: Window): void {
  const id = recordIdOf(contract, window);
  if (store.salaryWindows.get(id) !== undefined || store.salaryRecords.get(id) !== undefined) return;
  store.salaryWindows.insert({
    id,
    contractId: contract.id,
    lineage: contract.lineage,
    periodStart: window.start.toISOString(),
    periodEnd: window.end.toISOString(),
  });
}

/** Opens the first window of a contract that was accepted. */
export function openFirstWindow(context: DomainContext, { contract }: DomainEvents['contractAccepted']): void {
  if (contract.effectiveFrom === null) return;
  openWindow(context, contract, windowAt(contract, new Date(contract.effectiveFrom)));
}

/** Opens the running window of a lineage, so that a settlement is written even without bets. */
export function openRunningWindow(context: DomainContext, lineage: string): void {
  const now = context.clock.now();
  const contract = versionAt(context, lineage, now);
  if (contract !== undefined) openWindow(context, contract, windowAt(contract, now));
}
