import type { GameType, TransactionType } from '@croupier/sdk/types';
import type { Amount } from '@croupier/sdk/rules';

import type { Movement, NewEntry } from '../../store/journal.ts';
import { emit, Refusal, type DomainContext, type LocalizedText, type TurnoverTerms } from '../kernel/index.ts';

/** Account of a member's main wallet. Accounts that start with `member:` may never be negative, all others may. */
export const mainWallet = (memberId: string): string => `member:${memberId}:main`;
const MAIN_WALLET = /^member:([^:]+):main$/;
/** Account of a member's wallet at a vendor that has its own wallet. */
export const vendorWallet = (memberId: string, vendor: string): string => `member:${memberId}:vendor:${vendor}`;
/** Account of the operator's result with the players of a vendor's games. */
export const operatorAccount = (vendor: string): string => `house:${vendor}`;
/** Account of a payment provider; its balance is negative by the amount paid in. */
export const providerAccount = (provider: string): string => `provider:${provider}`;
/** Account of the fees that the platform keeps. */
export const FEES = 'fees';
/** Account of the cost of bonuses. */
export const BONUS = 'bonus';
/** Account of what the platform pays by contract. */
export const COMMISSION = 'commission';
/** Account of corrections by staff. */
export const ADJUSTMENT = 'adjustment';
/** Account of withdrawals that have left a balance and are not paid out. */
export const WITHDRAWALS = 'withdrawals';
/** Account that transfers between members pass; empty after each. */
export const TRANSFERS = 'transfers';

export const isMemberAccount = (account: string): boolean => account.startsWith('member:');

/** Number of the first movement id. */
const FIRST_NUMBER = 88_120_001;

export interface Posting {
  /** Id of the movement; the next number by default. */
  readonly id?: string | undefined;
  readonly kind: TransactionType;
  /** The member concerned; null for the operator's own movements. */
  readonly memberId: string | null;
  /** Cause, such as an order or a round. */
  readonly reference?: string | undefined;
  /** A note for the member: words of a person or a name, or a text of the platform in its languages. */
  readonly memo?: string | LocalizedText | undefined;
  /** Terms of a bonus; those of its kind by default. */
  readonly turnover?: TurnoverTerms | undefined;
  /** Time of the movement; now by default. */
  readonly at?: Date | undefined;
  /** Category of games that a bonus or rebate is for; none by default. */
  readonly gameType?: GameType | undefined;
}

/**
 * Books a movement whose entries must sum to zero per currency. Refuses with INSUFFICIENT_BALANCE, booking nothing,
 * when a member's account would become negative. Reports money that comes to the wallets of a member from outside.
 */
export function post(context: DomainContext, posting: Posting, entries: readonly NewEntry[]): Movement {
  const { store, clock } = context;
  refuseBelowZero(context, entries);
  const movement: Movement = {
    id: posting.id ?? `tx_${FIRST_NUMBER + store.journal.size()}`,
    kind: posting.kind,
    at: (posting.at ?? clock.now()).toISOString(),
    memberId: posting.memberId,
    reference: posting.reference ?? null,
    memo: posting.memo ?? null,
    ...(posting.gameType === undefined ? {} : { gameType: posting.gameType }),
  };
  return store.transact(() => {
    const booked = store.journal.append(movement, entries);
    emit(context, 'booked', { movement: booked, entries });
    reportCredit(context, booked, entries, posting.turnover);
    reportBalances(context, booked, entries);
    return booked;
  });
}

/** Reports what a movement adds to all wallets of its member together. */
function reportCredit(
  context: DomainContext,
  movement: Movement,
  entries: readonly NewEntry[],
  turnover: TurnoverTerms | undefined,
): void {
  const { memberId } = movement;
  const own = memberId === null ? [] : entries.filter(({ account }) => account.startsWith(`member:${memberId}:`));
  const minor = own.reduce((sum, { amount }) => sum + amount, 0n);
  const [first] = own;
  if (memberId === null || first === undefined || minor <= 0n) return;
  emit(context, 'credited', { movement, memberId, amount: { minor, currency: first.currency }, turnover });
}

/** Reports the main wallets that a movement changed. */
function reportBalances(context: DomainContext, { at }: Movement, entries: readonly NewEntry[]): void {
  const changed = new Set(entries.flatMap(({ account }) => MAIN_WALLET.exec(account)?.[1] ?? []));
  for (const memberId of changed) emit(context, 'balanceChanged', { memberId, at: new Date(at) });
}

/** Books a positive amount from one account to another. Refuses like `post`. */
export function move(
  context: DomainContext,
  posting: Posting & { readonly from: string; readonly to: string; readonly amount: Amount },
): Movement {
  const { minor, currency } = posting.amount;
  if (minor <= 0n) throw new RangeError('Only an amount above zero can be moved.');
  return post(context, posting, [
    { account: posting.from, amount: -minor, currency },
    { account: posting.to, amount: minor, currency },
  ]);
}

/** Books the reversal of a movement under the same kind. Refuses like `post`. */
export function reverse(context: DomainContext, movement: Movement, memo: LocalizedText): Movement {
  const entries = context.store.journal.entriesOf(movement.id);
  const { kind, memberId, reference } = movement;
  return post(
    context,
    { kind, memberId, reference: reference ?? undefined, memo },
    entries.map(({ account, amount, currency }) => ({ account, amount: -amount, currency })),
  );
}

export function balanceOf({ store }: DomainContext, account: string, currency: string): Amount {
  return { minor: store.journal.balanceOf(account, currency), currency };
}

/** Balance that a member can bet with: the main wallet. */
export function mainBalance(
  context: DomainContext,
  member: { readonly id: string; readonly currency: string },
): Amount {
  return balanceOf(context, mainWallet(member.id), member.currency);
}

function refuseBelowZero({ store }: DomainContext, entries: readonly NewEntry[]): void {
  const changes = new Map<string, { account: string; currency: string; amount: bigint }>();
  for (const { account, amount, currency } of entries) {
    if (!isMemberAccount(account)) continue;
    const name = `${account} ${currency}`;
    changes.set(name, { account, currency, amount: (changes.get(name)?.amount ?? 0n) + amount });
  }
  for (const { account, currency, amount } of changes.values()) {
    if (amount < 0n && store.journal.balanceOf(account, currency) + amount < 0n) {
      throw new Refusal('INSUFFICIENT_BALANCE');
    }
  }
}
