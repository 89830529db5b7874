import type { Transaction } from '@croupier/sdk/types';

import type { Movement } from '../../store/journal.ts';
import type { DomainContext } from '../kernel/index.ts';
import { mainWallet, WITHDRAWALS } from '../ledger/index.ts';

/**
 * What became of the withdrawal that a movement booked, read from the ledger: FAILED when it came back to the
 * member, COMPLETED when all of it was paid out, else PENDING.
 */
export function withdrawalStatusOf({ store }: DomainContext, { memberId, reference }: Movement): Transaction['status'] {
  if (memberId === null) return 'COMPLETED';
  const movements = store.journal
    .movementsOf(memberId)
    .filter((movement) => movement.kind === 'WITHDRAWAL' && movement.reference === reference);
  const entries = movements.flatMap(({ id }) => store.journal.entriesOf(id));
  if (entries.some(({ account, amount }) => account === mainWallet(memberId) && amount > 0n)) return 'FAILED';
  const under = entries.filter(({ account }) => account === WITHDRAWALS).reduce((sum, { amount }) => sum + amount, 0n);
  return under === 0n ? 'COMPLETED' : 'PENDING';
}

/** What of a member's withdrawals had left the balance and was not paid out at a time in epoch ms, in minor units [M-11]. */
export function withdrawalsUnderWay({ store }: DomainContext, memberId: string, time: number): bigint {
  return store.journal
    .movementsOf(memberId)
    .filter(({ kind, at }) => kind === 'WITHDRAWAL' && Date.parse(at) <= time)
    .flatMap(({ id }) => store.journal.entriesOf(id))
    .filter(({ account }) => account === WITHDRAWALS)
    .reduce((sum, { amount }) => sum + amount, 0n);
}
