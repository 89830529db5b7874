import type { DomainContext } from '../kernel/index.ts';
import { WITHDRAWALS } from '../ledger/index.ts';

/** What of a member's withdrawals had left the balance and was not paid out at a time in epoch ms, in minor units [M-11]. */
export function withdrawalsUnderWay({ store }: DomainContext, memberId: string, time: number): bigint {
  return store.journal
    .movementsOf(memberId)
    .filter(({ kind, at }) => kind === 'WITHDRAWAL' && Date.parse(at) <= time)
    .flatMap(({ id }) => store.journal.entriesOf(id))
    .filter(({ account }) => account === WITHDRAWALS)
    .reduce((sum, { amount }) => sum + amount, 0n);
}
