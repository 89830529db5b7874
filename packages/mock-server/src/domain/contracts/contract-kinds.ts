import type { ConsolidatedContracts, ContractType } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import { newestFirst, sessionOf, type CallContext, type DomainContext } from '../kernel/index.ts';
import { debtOf } from './debts.ts';
import { isInForce } from './lineage.ts';

type Period = ConsolidatedContracts['divtypereq'];

/**
 * The kinds of contract of the caller's account. Each is the period of the contract in force that pays the account;
 * without one, of the newest that the account pays; without any, empty (CT-17). With what the account owes.
 */
export function contractKinds(context: CallContext): ConsolidatedContracts {
  const { memberId } = sessionOf(context);
  const { contracts } = context.store;
  const received = inForce(context, contracts.findBy('receiverId', memberId));
  const paid = inForce(context, contracts.findBy('payerId', memberId));
  const periodOf = (type: ContractType): Period => {
    const contract = received.find((row) => row.type === type) ?? paid.find((row) => row.type === type);
    return contract === undefined ? '' : (contract.period ?? 'REALTIME');
  };
  const overdue = debtOf(context, memberId);
  return {
    dailysalreqtype: periodOf('DAILY_SALARY'),
    divtypereq: periodOf('DIVIDEND'),
    contracthoursalreq: periodOf('HOUR_SALARY'),
    realtimesalreqtype: periodOf('REALTIME_SALARY'),
    ...(overdue === undefined ? {} : { overdue }),
  };
}

/** Contracts that apply now, the newest first. */
function inForce({ clock }: DomainContext, rows: readonly ContractRow[]): ContractRow[] {
  const current = rows.filter((row) => isInForce(row, clock.now()));
  return newestFirst(current, ({ createdAt }) => createdAt);
}
