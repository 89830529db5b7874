import { formatAmount, type Amount } from '@croupier/sdk/rules';

import type { LaunchRow, VendorTransactionRow } from '../store/rows/money.ts';
import type { MemberRow } from '../store/rows/session.ts';
import { invalidField, readAmount, type MoneyInput } from './amounts.ts';
import { addPayout, addStake, takeBack, type Round } from './bets.ts';
import type { DomainContext } from './context.ts';
import { findLaunch, isRunning, walletOf } from './launches.ts';
import { houseOf } from './ledger/accounts.ts';
import { balanceOf, move, reverse } from './ledger/ledger.ts';
import { Refusal } from './refusal.ts';

/** What a vendor is told about somebody whom no call has named. */
const UNKNOWN_BALANCE = { balance: '0.00', currency: 'PHP' };

export interface Balance {
  readonly balance: string;
  readonly currency: string;
}

interface WalletRequest {
  readonly launchToken: string;
  readonly currency: string;
}

interface MovementRequest extends WalletRequest, MoneyInput {
  readonly transactionId: string;
  readonly roundId: string;
}

/** What the player of a running launch can bet with. */
export function getBalance(context: DomainContext, request: WalletRequest): Balance {
  const { account, member, launch } = playerOf(context, request);
  refuseEnded(context, launch);
  if (request.currency !== member.currency) throw invalidField('currency', `The account is in ${member.currency}.`);
  return tell(context, account, member.currency);
}

/** Takes a stake out of the wallet that the vendor plays from. */
export function debit(context: DomainContext, request: MovementRequest): Balance {
  const { account, member, launch } = playerOf(context, request);
  refuseEnded(context, launch);
  const amount = readAmount(request, member.currency);
  if (amount.minor <= 0n) throw invalidField('amount', 'A stake is above zero.');
  const round: Round = { memberId: member.id, roundId: request.roundId, currency: member.currency, launch };
  book(
    context,
    request,
    account,
    amount,
    () => {
      const betId = addStake(context, round, amount).id;
      const posting = { kind: 'BET', memberId: member.id, reference: betId } as const;
      return { betId, movementId: move(context, { ...posting, from: account, to: houseOf(launch.vendor), amount }).id };
    },
    'DEBIT',
  );
  return tell(context, account, member.currency);
}

/** Pays a win, also after the launch has ended. A win of zero closes the round. */
export function credit(context: DomainContext, request: MovementRequest & { readonly roundClosed?: boolean }): Balance {
  const { account, member, launch } = playerOf(context, request);
  const amount = readAmount(request, member.currency);
  if (amount.minor < 0n) throw invalidField('amount', 'A win is not below zero.');
  const round: Round = { memberId: member.id, roundId: request.roundId, currency: member.currency, launch };
  const isLast = request.roundClosed === true || amount.minor === 0n;
  book(
    context,
    request,
    account,
    amount,
    () => {
      const betId = addPayout(context, round, amount, isLast).id;
      if (amount.minor === 0n) return { betId, movementId: null };
      const posting = { kind: 'PAYOUT', memberId: member.id, reference: betId } as const;
      return { betId, movementId: move(context, { ...posting, from: houseOf(launch.vendor), to: account, amount }).id };
    },
    'CREDIT',
  );
  return tell(context, account, member.currency);
}

/**
 * Takes a debit or credit back, once. One that never arrived is remembered, so that it changes nothing when it comes
 * late. Refuses with INSUFFICIENT_BALANCE to take back a win that was spent.
 */
export function rollback(
  context: DomainContext,
  { transactionId, originalTransactionId }: { readonly transactionId: string; readonly originalTransactionId: string },
): Balance {
  const { store } = context;
  const original = store.vendorTransactions.get(originalTransactionId);
  if (original?.kind === 'ROLLBACK' || transactionId === originalTransactionId) {
    throw invalidField('originalTransactionId', 'Only a debit or a credit can be taken back.');
  }
  store.transact(() => {
    if (original === undefined)
      store.vendorTransactions.insert({ ...NOTHING, id: originalTransactionId, kind: 'UNSEEN' });
    else if (!original.rolledBack) undo(context, original);
    const { account, currency, memberId } = original ?? NOTHING;
    store.vendorTransactions.insert({ ...NOTHING, account, currency, memberId, id: transactionId, kind: 'ROLLBACK' });
  });
  if (original === undefined || original.account === null || original.currency === null) return UNKNOWN_BALANCE;
  return tell(context, original.account, original.currency);
}

const NOTHING = {
  memberId: null,
  account: null,
  currency: null,
  betId: null,
  movementId: null,
  rolledBack: false,
};

/** Books what a transaction does, unless it was taken back before it came. */
function book(
  { store }: DomainContext,
  { transactionId }: MovementRequest,
  account: string,
  { currency }: Amount,
  work: () => { readonly betId: string; readonly movementId: string | null },
  kind: 'DEBIT' | 'CREDIT',
): void {
  const known = store.vendorTransactions.get(transactionId);
  if (known?.kind === 'UNSEEN') return;
  if (known !== undefined) throw new Refusal('DUPLICATE_REQUEST');
  store.transact(() =>
    store.vendorTransactions.insert({ ...NOTHING, id: transactionId, kind, account, currency, ...work() }),
  );
}

function undo(context: DomainContext, original: VendorTransactionRow): void {
  const { store } = context;
  const movement = original.movementId === null ? undefined : store.journal.movement(original.movementId);
  if (movement !== undefined) {
    reverse(context, movement, 'Taken back by the vendor');
    const moved = store.journal.entriesOf(movement.id).find(({ account }) => account === original.account);
    if (moved !== undefined && original.betId !== null) {
      const minor = moved.amount < 0n ? -moved.amount : moved.amount;
      const part = original.kind === 'DEBIT' ? 'stake' : 'payout';
      takeBack(context, original.betId, part, { minor, currency: moved.currency });
    }
  }
  if (original.kind !== 'UNSEEN') store.vendorTransactions.update(original.id, { rolledBack: true });
}

function playerOf(
  context: DomainContext,
  { launchToken }: WalletRequest,
): { launch: LaunchRow; member: MemberRow; account: string } {
  const launch = findLaunch(context, launchToken);
  const member =
    launch === undefined || launch.memberId === null ? undefined : context.store.members.get(launch.memberId);
  // Demos play with money that is in no wallet.
  if (launch === undefined || member === undefined || launch.demo) throw new Refusal('LAUNCH_TOKEN_INVALID');
  return { launch, member, account: walletOf(member.id, launch.vendor) };
}

function refuseEnded(context: DomainContext, launch: LaunchRow): void {
  if (!isRunning(context, launch)) throw new Refusal('LAUNCH_TOKEN_INVALID');
}

function tell(context: DomainContext, account: string, currency: string): Balance {
  return { balance: formatAmount(balanceOf(context, account, currency)), currency };
}
