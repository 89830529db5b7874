import { addAmounts, DAY_MS, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { Reward, RewardPage, RewardSource, RewardStatus } from '@croupier/sdk/types';

import type { RewardRow } from '../../store/rows/rewards.ts';
import {
  localize,
  pageOf,
  type CallContext,
  type DomainContext,
  type PageQuery,
  lastSecondOf,
} from '../kernel/index.ts';
import { callingMember, profileOf } from '../member/index.ts';
import { rewardStatusOf } from './rewards.ts';

/** Time for which a reward is listed after it was claimed or has expired. */
const LISTED_MS = 90 * DAY_MS;

interface RewardQuery extends PageQuery {
  readonly status?: RewardStatus | 'ALL' | undefined;
  readonly source?: RewardSource | 'ALL' | undefined;
  readonly rewardId?: string | undefined;
  readonly claimedFrom?: string | undefined;
  readonly claimedTo?: string | undefined;
}

/** One page of the caller's rewards: those that can be claimed by their end, then the others, the last that ended first. */
export function listRewards(context: CallContext, query: RewardQuery): RewardPage {
  const { id: memberId, currency } = callingMember(context);
  const own = context.store.rewards.findBy('memberId', memberId);
  const claimable = own.filter((row) => rewardStatusOf(context, row) === 'CLAIMABLE').toSorted(byEnd);
  const ended = own.filter((row) => !claimable.includes(row) && isListed(context, row, query)).toSorted(byEnd);
  const found = [...claimable, ...ended.toReversed()].filter((row) => matches(context, row, query));
  const { content, ...paging } = pageOf(found, query);
  return {
    content: content.map((row) => describeReward(context, row)),
    ...paging,
    claimableCount: claimable.length,
    claimableAmount: formatAmount(sumOf(claimable, currency)),
    totalAmount: formatAmount(sumOf(found, currency)),
    currency,
  };
}

/** The sum of rewards. */
export function sumOf(rewards: readonly RewardRow[], currency: string): Amount {
  const zero: Amount = { minor: 0n, currency };
  return rewards.reduce((sum, reward) => addAmounts(sum, parseAmount(reward.amount, reward.currency)), zero);
}

/** Converts a reward to the contract's shape, in the language of the account. */
export function describeReward(context: DomainContext, row: RewardRow): Reward {
  const { id, memberId, source, titleEn, titleTy, amount, currency, factor, issuedAt } = row;
  const { expiresAt, referenceId, claimedAt, movementId } = row;
  return {
    rewardId: id,
    source,
    title: localize({ EN: titleEn, TY: titleTy }, profileOf(context, memberId).language ?? undefined),
    amount,
    currency,
    factor,
    status: rewardStatusOf(context, row),
    issuedAt,
    ...(expiresAt === null ? {} : { expiresAt: lastSecondOf(new Date(expiresAt)) }),
    ...(referenceId === null ? {} : { referenceId }),
    ...(claimedAt === null || movementId === null ? {} : { claimedAt, transactionId: movementId }),
  };
}

/** True for a reward that ended lately, and for one that is asked for by its id. */
function isListed({ clock }: DomainContext, row: RewardRow, { rewardId }: RewardQuery): boolean {
  return rewardId !== undefined || clock.now().getTime() < endOf(row) + LISTED_MS;
}

const byEnd = (a: RewardRow, b: RewardRow): number => compareNumbers(endOf(a), endOf(b));

/** Subtracting would give no order for two rewards without an end. */
const compareNumbers = (a: number, b: number): number => (a < b ? -1 : Number(a > b));

/** When a reward was claimed, or its end; Infinity without one. */
const endOf = ({ claimedAt, expiresAt }: RewardRow): number => Date.parse(claimedAt ?? expiresAt ?? '') || Infinity;

function matches(
  context: DomainContext,
  row: RewardRow,
  { status = 'ALL', source = 'ALL', rewardId, claimedFrom, claimedTo }: RewardQuery,
): boolean {
  const claimedAt = row.claimedAt === null ? undefined : Date.parse(row.claimedAt);
  return (
    (status === 'ALL' || rewardStatusOf(context, row) === status) &&
    (source === 'ALL' || row.source === source) &&
    (rewardId === undefined || row.id === rewardId) &&
    (claimedFrom === undefined || (claimedAt !== undefined && claimedAt >= Date.parse(claimedFrom))) &&
    (claimedTo === undefined || (claimedAt !== undefined && claimedAt <= Date.parse(claimedTo)))
  );
}
