import { HOUR_MS } from '@croupier/sdk/rules';

import { firstStartFrom, isAccepted, lineageOf } from '../domain/contracts/index.ts';
import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import type { ContractRow } from '../store/rows/contracts.ts';
import { seededContracts, type SeededContract } from './contracts.data.ts';

/** Seeds the contracts and offers of the agents, dated relative to the world's start. */
export function seedContracts(context: DomainContext): void {
  const { store } = context;
  store.transact(() => {
    for (const seeded of seededContracts) {
      const offer = store.contracts.insert(offerOf(context, seeded));
      decide(context, offer, seeded);
    }
  });
}

const timeAgo = ({ clock }: DomainContext, hours: number): Date => new Date(clock.now().getTime() - hours * HOUR_MS);

function offerOf(
  context: DomainContext,
  { number, payer, payee, type, period, tiers, hoursAgo }: SeededContract,
): ContractRow {
  const [payerId, receiverId] = [payer === null ? null : idOf(context, payer), idOf(context, payee)];
  const lineage = lineageOf(payerId, receiverId, type);
  const versions = context.store.contracts.findBy('lineage', lineage);
  return {
    id: `ct_${number}`,
    lineage,
    version: versions.length + 1,
    replaces: versions.findLast(isAccepted)?.id ?? null,
    type,
    payerId,
    receiverId,
    period,
    currency: SITE_CURRENCY,
    tiers: tiers.map(([threshold, rate, activeUsers = 0]) => ({ threshold, activeUsers, rate })),
    carryOver: type === 'DIVIDEND',
    status: 'IN_PROCESS',
    createdAt: timeAgo(context, hoursAgo).toISOString(),
    decidedAt: null,
    decisionReason: null,
    endReason: null,
    effectiveFrom: null,
    effectiveTo: null,
  };
}

function decide(
  context: DomainContext,
  { id, replaces, type, period }: ContractRow,
  { outcome }: SeededContract,
): void {
  const { contracts } = context.store;
  if (outcome === undefined) return;
  if ('ended' in outcome) {
    const decidedAt = timeAgo(context, outcome.at).toISOString();
    const { ended: endReason, reason: decisionReason = null } = outcome;
    contracts.update(id, { status: 'REJECTED', decidedAt, endReason, decisionReason });
    return;
  }
  const decidedAt = timeAgo(context, outcome.accepted);
  const effectiveFrom = firstStartFrom({ type, period }, decidedAt).toISOString();
  contracts.update(id, { status: 'APPROVED', decidedAt: decidedAt.toISOString(), effectiveFrom });
  if (replaces !== null) contracts.update(replaces, { effectiveTo: effectiveFrom, endReason: 'SUPERSEDED' });
}

function idOf({ store }: DomainContext, account: string): string {
  const [member] = store.members.findBy('account', account);
  if (member === undefined) throw new Error(`The seed has no account ${account} for its contract.`);
  return member.id;
}
