import { formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';
import type { ContractType, NextTier, RunningSettlement, RunningSettlements } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import { accountOf, dueAtOf, isInForce, windowAt } from '../contracts/index.ts';
import { sessionOf, type CallContext, type DomainContext } from '../kernel/index.ts';
import { figuresOf, type Figures } from './figures.ts';
import { measure } from './measure.ts';
import { carryAfterUnpaid } from './record-rows.ts';

interface RunningQuery {
  readonly type?: ContractType | undefined;
  readonly direction?: 'RECEIVED' | 'PAID' | 'ALL' | undefined;
}

/** The running windows of the contracts in force that the caller receives, then of those that it pays, counted until now. */
export function listRunning(context: CallContext, { type, direction = 'ALL' }: RunningQuery): RunningSettlements {
  const { memberId } = sessionOf(context);
  const { store, clock } = context;
  const received = direction === 'PAID' ? [] : store.contracts.findBy('receiverId', memberId);
  const paid = direction === 'RECEIVED' ? [] : store.contracts.findBy('payerId', memberId);
  const content = [...received, ...paid]
    .filter((contract) => (type === undefined || contract.type === type) && isInForce(contract, clock.now()))
    .map((contract) => describeRunning(context, contract, clock.now()));
  return { content };
}

function describeRunning(context: DomainContext, contract: ContractRow, now: Date): RunningSettlement {
  const { type, currency } = contract;
  const window = windowAt(contract, now);
  const figures = figuresOf(contract, measure(context, contract, window), carryAfterUnpaid(context, contract));
  const nextTier = nextTierOf(contract, figures);
  return {
    contractId: contract.id,
    version: contract.version,
    type,
    payer: accountOf(context, contract.payerId),
    account: accountOf(context, contract.receiverId),
    periodStart: window.start.toISOString(),
    periodEnd: window.end.toISOString(),
    nextSettlementAt: dueAtOf(contract, window).toISOString(),
    countedAt: now.toISOString(),
    base: figures.base,
    activeUsers: figures.activeUsers,
    tier: figures.tier,
    rate: figures.rate,
    estimate: figures.amount,
    currency,
    ...(type === 'DIVIDEND' ? { carriedIn: figures.carriedIn } : {}),
    ...(nextTier === undefined ? {} : { nextTier }),
  };
}

/** The tier above the one that is reached, and what is missing to it; undefined at the highest. */
function nextTierOf({ tiers, currency }: ContractRow, { tier, base, activeUsers }: Figures): NextTier | undefined {
  const next = tiers[tier];
  if (next === undefined) return undefined;
  const missing = subtractAmounts(parseAmount(next.threshold, currency), parseAmount(base, currency));
  return {
    tier: tier + 1,
    rate: next.rate,
    missingBase: formatAmount(missing.minor > 0n ? missing : { minor: 0n, currency }),
    missingActiveUsers: Math.max(0, next.activeUsers - activeUsers),
  };
}
