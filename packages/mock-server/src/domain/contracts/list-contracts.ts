import type { Contract, ContractPage, ContractStatus, ContractType } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import { pageOf, Refusal, sessionOf, type CallContext, type PageQuery } from '../kernel/index.ts';
import { accountOf, describeContract } from './describe-contract.ts';
import { isCurrent } from './lineage.ts';
import { contractNumber } from './offer.ts';

interface ContractQuery extends PageQuery {
  readonly type?: ContractType | undefined;
  readonly direction?: 'RECEIVED' | 'OFFERED' | undefined;
  readonly status?: ContractStatus | 'ALL' | undefined;
  readonly account?: string | undefined;
  readonly inForce?: boolean | undefined;
}

/** One page of the contracts and offers that the caller is a party of, newest first. */
export function listContracts(context: CallContext, query: ContractQuery): ContractPage {
  const { memberId } = sessionOf(context);
  const { store, clock } = context;
  const { type, direction, status = 'ALL', account, inForce = false } = query;
  const received = direction === 'OFFERED' ? [] : store.contracts.findBy('receiverId', memberId);
  const offered = direction === 'RECEIVED' ? [] : store.contracts.findBy('payerId', memberId);
  const matching = [...received, ...offered]
    .filter((row) => type === undefined || row.type === type)
    .filter((row) => status === 'ALL' || row.status === status)
    .filter((row) => account === undefined || isWith(context, row, account))
    .filter((row) => !inForce || isCurrent(row, clock.now()));
  const page = pageOf(newestContractsFirst(matching), query);
  return { ...page, content: page.content.map((row) => describeContract(context, row)) };
}

/** A contract of the caller. Refuses one that the caller is no party of with CONTRACT_NOT_FOUND. */
export function getContract(context: CallContext, contractId: string): Contract {
  return describeContract(context, ownedContract(context, contractId));
}

/** The row of a contract that the caller is a party of. Refuses others with CONTRACT_NOT_FOUND. */
export function ownedContract(context: CallContext, contractId: string): ContractRow {
  const { memberId } = sessionOf(context);
  const row = context.store.contracts.get(contractId);
  if (row === undefined || (row.payerId !== memberId && row.receiverId !== memberId)) {
    throw new Refusal('CONTRACT_NOT_FOUND');
  }
  return row;
}

/**
 * The contracts in force or about to be and the open offers between two parties, newest first; null is the platform. They
 * are shown as the caller sees them.
 */
export function contractsBetween(context: CallContext, offerorId: string | null, offereeId: string): Contract[] {
  const { store, clock } = context;
  const rows = store.contracts
    .findBy('receiverId', offereeId)
    .filter(({ payerId }) => payerId === offerorId)
    .filter((row) => row.status === 'IN_PROCESS' || isCurrent(row, clock.now()));
  return newestContractsFirst(rows).map((row) => describeContract(context, row));
}

/** By the time of the offer; of the same time the higher number first. */
function newestContractsFirst(rows: readonly ContractRow[]): ContractRow[] {
  return rows.toSorted(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || contractNumber(b.id) - contractNumber(a.id),
  );
}

/** True for a contract that was offered to the account of this name. */
function isWith(context: CallContext, { receiverId }: ContractRow, account: string): boolean {
  return accountOf(context, receiverId) === account.trim().toLowerCase();
}
