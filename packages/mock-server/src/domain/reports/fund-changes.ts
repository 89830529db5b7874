import type { Movement } from '../../store/journal.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../kernel/index.ts';
import { walletAccountsOf } from '../wallets/index.ts';

/** What a movement changed the total funds of a member by, in minor units; never zero. */
export interface FundChange {
  readonly movement: Movement;
  readonly at: number;
  readonly minor: bigint;
}

/** All changes of a member's total funds up to a time in epoch ms [M-14]. Transfers between own wallets change nothing. */
export function fundChangesOf(
  { store: { journal } }: DomainContext,
  { id, currency }: MemberRow,
  asOf: number,
): FundChange[] {
  const entries = walletAccountsOf(id)
    .flatMap((account) => journal.entriesIn(account))
    .filter((entry) => entry.currency === currency);
  return [...Map.groupBy(entries, ({ movementId }) => movementId)].flatMap(([movementId, own]) => {
    const movement = journal.movement(movementId);
    const minor = own.reduce((sum, { amount }) => sum + amount, 0n);
    if (movement === undefined || minor === 0n) return [];
    const at = Date.parse(movement.at);
    return at > asOf ? [] : [{ movement, at, minor }];
  });
}
