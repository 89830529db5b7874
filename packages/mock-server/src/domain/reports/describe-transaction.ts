import { formatAmount } from '@croupier/sdk/rules';
import type {
  LanguageCode,
  Transaction,
  TransactionReason,
  TransactionReference,
  TransactionReferenceKind,
  TransactionType,
} from '@croupier/sdk/types';

import { bonusIdOf } from '../bonuses/index.ts';
import { localizeNote, type DomainContext } from '../kernel/index.ts';
import { vendorOf, type Line } from '../ledger/index.ts';
import { counterpartyOf } from '../transfers/index.ts';
import { statusOfBooking } from '../withdrawals/index.ts';

/** Kinds of movement whose reference is the id of a record that other calls answer. */
const REFERENCE_KINDS: Readonly<Partial<Record<TransactionType, TransactionReferenceKind>>> = {
  DEPOSIT: 'DEPOSIT_ORDER',
  WITHDRAWAL: 'WITHDRAW_ORDER',
  BET: 'BET',
  PAYOUT: 'BET',
  TRANSFER_IN: 'TRANSFER',
  TRANSFER_OUT: 'TRANSFER',
  SALARY: 'SALARY_RECORD',
  DIVIDEND: 'SALARY_RECORD',
};

/** Who reads a record. */
export interface Reading {
  /** Language of the account that reads it; the site's default without one. */
  readonly language: LanguageCode | null;
  /** Name of the owner, sent in team reports only. */
  readonly account?: string | undefined;
}

/** Converts a line of a main wallet to the contract's record. */
export function describeTransaction(context: DomainContext, line: Line, { language, account }: Reading): Transaction {
  const { movement, entry } = line;
  const { currency } = entry;
  const counterparty = counterpartyOf(context, movement);
  const vendor = vendorIn(context, line);
  const reference = referenceOf(context, line);
  const reasonCode = reasonOf(context, line);
  return {
    transactionId: movement.id,
    time: movement.at,
    type: movement.kind,
    amount: formatAmount({ minor: entry.amount, currency }),
    balanceAfter: formatAmount({ minor: entry.balanceAfter, currency }),
    currency,
    status: statusOf(context, line),
    ...(reference === undefined ? {} : { reference }),
    ...(counterparty === undefined ? {} : { counterparty }),
    ...(vendor === undefined ? {} : { vassalage: vendor }),
    ...(reasonCode === undefined ? {} : { reasonCode }),
    ...(movement.memo === null ? {} : { remark: localizeNote(movement.memo, language ?? undefined) }),
    ...(account === undefined ? {} : { account }),
  };
}

/** COMPLETED, except the booking of a withdrawal; its return is a row of its own. */
function statusOf(context: DomainContext, { movement, entry }: Line): Transaction['status'] {
  const isBooking = movement.kind === 'WITHDRAWAL' && entry.amount < 0n;
  return isBooking && movement.reference !== null ? statusOfBooking(context, movement.reference) : 'COMPLETED';
}

function referenceOf(context: DomainContext, line: Line): TransactionReference | undefined {
  const { movement, entry } = line;
  const bonusId = bonusIdOf(context, movement, entry);
  if (bonusId !== undefined) return { kind: 'BONUS', id: bonusId };
  const kind = REFERENCE_KINDS[movement.kind];
  if (kind === undefined || movement.reference === null) return undefined;
  // A transfer between wallets is known by its movement; its reference names the vendor.
  const isBetweenWallets = kind === 'TRANSFER' && vendorIn(context, line) !== undefined;
  return { kind, id: isBetweenWallets ? movement.id : movement.reference };
}

/** The vendor on the other side of a bet or of a transfer between wallets. */
function vendorIn({ store }: DomainContext, { movement, entry }: Line): string | undefined {
  const other = store.journal.entriesOf(movement.id).find(({ account }) => account !== entry.account);
  return other === undefined ? undefined : vendorOf(other.account);
}

/** Why a movement was booked that goes the other way than its kind does. */
function reasonOf(
  { store }: DomainContext,
  { movement: { kind, reference }, entry: { amount } }: Line,
): TransactionReason | undefined {
  if (kind === 'ADJUSTMENT') return 'STAFF_CORRECTION';
  if (kind === 'WITHDRAWAL' && amount > 0n) {
    const isCancelled = store.withdrawOrders.get(reference ?? '')?.status === 'CANCELLED';
    return isCancelled ? 'WITHDRAWAL_CANCELLED' : 'WITHDRAWAL_REJECTED';
  }
  if (kind === 'BET' && amount > 0n) return 'BET_ROLLED_BACK';
  if (amount > 0n) return undefined;
  switch (kind) {
    case 'PAYOUT':
      return 'BET_ROLLED_BACK';
    case 'DEPOSIT':
      return 'DEPOSIT_REVERSED';
    case 'PROMOTION':
    case 'REWARD':
    case 'REBATE':
    case 'POINT_CONVERT':
      return 'BONUS_FORFEITED';
    default:
      return undefined;
  }
}
