import type { TransactionType } from '@croupier/sdk/types';

import type { DomainContext } from '../kernel/index.ts';

/**
 * What the movements of a kind changed in all wallets of a member together, in minor units; those of the half-open time
 * `[from, to)` in epoch ms. Reversals have the kind of what they reverse.
 */
export function sumOfMember(
  { store: { journal } }: Pick<DomainContext, 'store'>,
  memberId: string,
  kind: TransactionType,
  { from, to }: { readonly from: number; readonly to: number },
): bigint {
  const wallets = `member:${memberId}:`;
  const isInTime = (at: string): boolean => Date.parse(at) >= from && Date.parse(at) < to;
  return journal
    .movementsOf(memberId)
    .filter((movement) => movement.kind === kind && isInTime(movement.at))
    .flatMap(({ id }) => journal.entriesOf(id))
    .filter(({ account }) => account.startsWith(wallets))
    .reduce((sum, { amount }) => sum + amount, 0n);
}
