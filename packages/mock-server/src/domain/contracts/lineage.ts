import type { ContractType } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import type { DomainContext } from '../kernel/index.ts';

/** The wire name of the platform as a party of contracts. */
export const PLATFORM = 'PLATFORM';

/** A contract that was accepted. */
export type AcceptedContract = ContractRow & { readonly effectiveFrom: string };

/** The name of all contracts of a kind between two parties; they are versions of one (CT-13). */
export function lineageOf(payerId: string | null, receiverId: string, type: ContractType): string {
  return `${payerId ?? PLATFORM} ${receiverId} ${type}`;
}

/** True for a contract that was accepted. */
export function isAccepted(row: ContractRow): row is AcceptedContract {
  return row.status === 'APPROVED' && row.effectiveFrom !== null;
}

/** True while a contract is in force: from `effectiveFrom` on, before `effectiveTo`. */
export function isInForce(row: ContractRow, at: Date): boolean {
  return isAccepted(row) && Date.parse(row.effectiveFrom) <= at.getTime() && !hasEnded(row, at);
}

/** True for a contract in force or about to be. One that is replaced before it begins never is. */
export function isCurrent(row: ContractRow, at: Date): boolean {
  return isAccepted(row) && !hasEnded(row, at) && (row.effectiveTo === null || row.effectiveFrom < row.effectiveTo);
}

function hasEnded({ effectiveTo }: ContractRow, at: Date): boolean {
  return effectiveTo !== null && Date.parse(effectiveTo) <= at.getTime();
}

/** The version of a lineage in force at an instant; a window belongs to the one in force at its start (CT-16). */
export function versionAt({ store }: DomainContext, lineage: string, at: Date): ContractRow | undefined {
  return store.contracts.findBy('lineage', lineage).find((row) => isInForce(row, at));
}

/** The version of a lineage that was accepted last, in force or about to be. */
export function newestVersion({ store, clock }: DomainContext, lineage: string): ContractRow | undefined {
  return store.contracts.findBy('lineage', lineage).findLast((row) => isCurrent(row, clock.now()));
}

/** The contract of a kind that pays an account, newest accepted, in force or about to be: it limits its offers (CT-11). */
export function ownContract(
  { store, clock }: DomainContext,
  memberId: string,
  type: ContractType,
): ContractRow | undefined {
  return store.contracts
    .findBy('receiverId', memberId)
    .findLast((row) => row.type === type && isCurrent(row, clock.now()));
}
