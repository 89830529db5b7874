import { formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { RewardSource, RewardStatus } from '@croupier/sdk/types';

import type { Movement } from '../../store/journal.ts';
import type { RewardRow } from '../../store/rows/rewards.ts';
import { emit, type DomainContext, type LocalizedText } from '../kernel/index.ts';
import { BONUS, mainWallet, move } from '../ledger/index.ts';

/** Turnover that a reward requires, as a multiple of its amount (PR-07). */
const FACTOR = '1';

export interface NewReward {
  /** Made of what it is about, so that doing a duty twice grants it once (G-7). */
  readonly id: string;
  readonly memberId: string;
  readonly source: RewardSource;
  readonly title: LocalizedText;
  readonly amount: Amount;
  /** A decimal string; 1 by default. */
  readonly factor?: string | undefined;
  /** When it was earned. */
  readonly at: Date;
  /** First instant at which it can no longer be claimed. */
  readonly expiresAt?: Date | undefined;
  /** The promotion, mission, draw or VIP bonus that it is for. */
  readonly referenceId?: string | undefined;
}

/** Grants a reward, and reports that the badge of rewards changed. Does nothing when there is one of this id. */
export function grantReward(context: DomainContext, reward: NewReward): RewardRow {
  const { store, clock } = context;
  const { id, memberId, source, title, amount, factor = FACTOR, at, expiresAt, referenceId } = reward;
  const existing = store.rewards.get(id);
  if (existing !== undefined) return existing;
  return store.transact(() => {
    const row = store.rewards.insert({
      id,
      memberId,
      source,
      titleEn: title.EN,
      titleTy: title.TY,
      amount: formatAmount(amount),
      currency: amount.currency,
      factor,
      issuedAt: at.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      referenceId: referenceId ?? null,
      isOpen: expiresAt === undefined || expiresAt > clock.now(),
      claimedAt: null,
      movementId: null,
    });
    emit(context, 'badgesChanged', { memberId });
    return row;
  });
}

/** Removes a reward that was not claimed, because what earned it was taken back. */
export function removeReward(context: DomainContext, id: string): void {
  const { store } = context;
  const reward = store.rewards.get(id);
  if (reward === undefined || reward.claimedAt !== null) return;
  store.transact(() => {
    store.rewards.remove(id);
    emit(context, 'badgesChanged', { memberId: reward.memberId });
  });
}

/** Credits a reward that can be claimed, and returns the movement. The caller has checked its status. */
export function payReward(context: DomainContext, reward: RewardRow): Movement {
  const { store, clock } = context;
  const { id, memberId, source, amount, currency, factor, titleEn, titleTy } = reward;
  if (rewardStatusOf(context, reward) !== 'CLAIMABLE') throw new Error(`The reward ${id} cannot be claimed.`);
  const title = { EN: titleEn, TY: titleTy };
  return store.transact(() => {
    const movement = move(context, {
      kind: source === 'PROMOTION' ? 'PROMOTION' : 'REWARD',
      memberId,
      reference: id,
      memo: title,
      from: BONUS,
      to: mainWallet(memberId),
      amount: parseAmount(amount, currency),
      turnover: { factor, title },
    });
    store.rewards.update(id, { isOpen: false, claimedAt: clock.now().toISOString(), movementId: movement.id });
    emit(context, 'badgesChanged', { memberId });
    return movement;
  });
}

export function rewardStatusOf({ clock }: DomainContext, { claimedAt, expiresAt }: RewardRow): RewardStatus {
  if (claimedAt !== null) return 'CLAIMED';
  return expiresAt !== null && clock.now().getTime() >= Date.parse(expiresAt) ? 'EXPIRED' : 'CLAIMABLE';
}

/** Rewards that the member can claim now, oldest first. */
export function claimableRewards(context: DomainContext, memberId: string): RewardRow[] {
  return context.store.rewards
    .findBy('memberId', memberId)
    .filter((reward) => rewardStatusOf(context, reward) === 'CLAIMABLE');
}
