import type { ContractRow } from '../../store/rows/contracts.ts';
import { isInForce, windowAt } from '../contracts/index.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { ancestorsOf } from '../team/index.ts';
import { openWindow } from './open-windows.ts';
import { recordIdOf } from './record-rows.ts';
import { recount } from './recount.ts';

/**
 * Follows a bet that was settled or taken back: the windows of all contracts of its line are remembered, and those that are
 * closed already are counted again (CT-55). So windows without bets cost nothing.
 */
export function countWindows(context: DomainContext, { before, after }: DomainEvents['betChanged']): void {
  const times = [before, after].flatMap(({ status, settledAt }) =>
    status === 'SETTLED' && settledAt !== null ? [settledAt] : [],
  );
  if (times.length === 0) return;
  const contracts = [after.memberId, ...ancestorsOf(context, after.memberId)].flatMap((id) =>
    context.store.contracts.findBy('receiverId', id),
  );
  for (const time of new Set(times)) countAt(context, contracts, new Date(time));
}

function countAt(context: DomainContext, contracts: readonly ContractRow[], at: Date): void {
  for (const contract of contracts.filter((row) => isInForce(row, at))) {
    const window = windowAt(contract, at);
    const record = context.store.salaryRecords.get(recordIdOf(contract, window));
    if (record === undefined) openWindow(context, contract, window);
    else recount(context, record);
  }
}
