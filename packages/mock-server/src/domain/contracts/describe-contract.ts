import type { Contract } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import { lastSecondOf, sessionOf, type CallContext, type DomainContext } from '../kernel/index.ts';
import { existingMember } from '../member/index.ts';
import { isCurrent, ownContract, PLATFORM } from './lineage.ts';
import { offerEndsAt } from './offer-time.ts';
import { tierAboveOwn } from './own-terms.ts';

/** A contract in the contract's shape. Only the offeror sees whether it pays more than the own one by now (CT-14). */
export function describeContract(context: CallContext, row: ContractRow): Contract {
  const { type, period, currency, status, createdAt, carryOver } = row;
  const aboveOwn = sessionOf(context).memberId === row.payerId ? isAboveOwn(context, row) : undefined;
  return {
    contractId: row.id,
    version: row.version,
    ...(row.replaces === null ? {} : { replaces: row.replaces }),
    type,
    offeror: accountOf(context, row.payerId),
    offeree: accountOf(context, row.receiverId),
    ...(period === null ? {} : { period }),
    currency,
    tiers: row.tiers.map((tier) => ({ ...tier })),
    ...(type === 'DIVIDEND' ? { carryOver } : {}),
    status,
    createdAt,
    expiresAt: lastSecondOf(offerEndsAt(row)),
    ...(row.decidedAt === null ? {} : { decidedAt: row.decidedAt }),
    ...(row.decisionReason === null ? {} : { decisionReason: row.decisionReason }),
    ...(row.effectiveFrom === null ? {} : { effectiveFrom: row.effectiveFrom }),
    ...(row.effectiveTo === null ? {} : { effectiveTo: row.effectiveTo }),
    ...(row.endReason === null ? {} : { endReason: row.endReason }),
    ...(aboveOwn === undefined ? {} : { aboveOwn }),
  };
}

/** The account name of a party. */
export function accountOf(context: DomainContext, memberId: string | null): string {
  return memberId === null ? PLATFORM : existingMember(context, memberId).account;
}

/** Whether open or current terms pay more than the offeror's own contract; undefined for those that are over. */
function isAboveOwn(context: DomainContext, row: ContractRow): boolean | undefined {
  const { payerId, type, status, currency } = row;
  if (payerId === null || !(status === 'IN_PROCESS' || isCurrent(row, context.clock.now()))) return undefined;
  return tierAboveOwn(ownContract(context, payerId, type), row.tiers, currency) !== undefined;
}
