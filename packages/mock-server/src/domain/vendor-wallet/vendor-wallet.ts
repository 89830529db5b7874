import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { BetRow, LaunchRow, VendorTransactionRow } from '../../store/rows/money.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import { findOrCreateBet, keepTickets, recalculateBet, type Tickets } from '../bets/index.ts';
import { noteActivity, refuseUnacknowledged } from '../gaming-sessions/index.ts';
import { findLaunch, isRunning, walletOf } from '../games/index.ts';
import {
  readAmount,
  invalidField,
  Refusal,
  type MoneyInput,
  type CallContext,
  type DomainContext,
  type LocalizedText,
} from '../kernel/index.ts';
import { operatorAccount, balanceOf, move, reverse } from '../ledger/index.ts';
import { mayStake, refuseAboveCap } from '../player-limits/index.ts';
import { isRestricted } from '../restrictions/index.ts';
import { collectOwed, refuseAboveMaxStake } from '../turnover/index.ts';

/** Note of a reversal. */
const TAKEN_BACK: LocalizedText = { EN: 'Taken back by the vendor', TY: 'Binawi ng vendor' };

export interface Balance {
  readonly balance: string;
  readonly currency: string;
}

interface WalletRequest {
  readonly launchToken: string;
  readonly currency: string;
}

interface MovementRequest extends WalletRequest, MoneyInput, Tickets {
  readonly transactionId: string;
  readonly roundId: string;
}

/** Balance from which the player of a running launch can bet. */
export function getBalance(context: CallContext, request: WalletRequest): Balance {
  const { account, member, launch } = playerOf(context, request);
  refuseEndedLaunch(context, launch);
  if (request.currency !== member.currency)
    throw invalidField('currency', 'MISMATCH', `The account is in ${member.currency}.`);
  return balanceAnswer(context, account, member.currency);
}

/**
 * Debits a stake from the wallet that the vendor plays from. Refuses a player who may not play with ACCOUNT_RESTRICTED,
 * whose reason is not a vendor's business (P-13), and a stake above the maximum of a bonus with STAKE_ABOVE_LIMIT.
 */
export function debit(context: CallContext, request: MovementRequest): Balance {
  const player = playerOf(context, request);
  if (isRestricted(context, player.member, 'PLAY')) throw new Refusal('ACCOUNT_RESTRICTED');
  refuseEndedLaunch(context, player.launch);
  const amount = readAmount(request, player.member.currency);
  if (amount.minor <= 0n) throw invalidField('amount', 'TOO_SMALL', 'A stake is above zero.');
  postTransaction(context, request, player, { kind: 'DEBIT', amount, closes: false });
  return balanceAnswer(context, player.account, player.member.currency);
}

/** Credits a win, also after the launch has ended. A win of zero closes the round. */
export function credit(context: CallContext, request: MovementRequest & { readonly roundClosed?: boolean }): Balance {
  const player = playerOf(context, request);
  const amount = readAmount(request, player.member.currency);
  if (amount.minor < 0n) throw invalidField('amount', 'TOO_SMALL', 'A win is not below zero.');
  postTransaction(context, request, player, {
    kind: 'CREDIT',
    amount,
    closes: request.roundClosed === true || amount.minor === 0n,
  });
  return balanceAnswer(context, player.account, player.member.currency);
}

/**
 * Rolls back a debit or credit once. An unknown transaction is recorded, so that it has no effect when it arrives late.
 * Refuses with INSUFFICIENT_BALANCE when a win was already spent.
 */
export function rollback(
  context: CallContext,
  { transactionId, originalTransactionId }: RollbackRequest,
): { readonly reversed: boolean } & Partial<Balance> {
  const { store, clock, caller } = context;
  const vendor = caller.server;
  const [id, originalId] = [rowId(vendor, transactionId), rowId(vendor, originalTransactionId)];
  const original = store.vendorTransactions.get(originalId);
  if (original?.kind === 'ROLLBACK' || transactionId === originalTransactionId) {
    throw invalidField('originalTransactionId', 'UNKNOWN', 'Only a debit or a credit can be taken back.');
  }
  const at = clock.now().toISOString();
  store.transact(() => {
    if (original === undefined)
      store.vendorTransactions.insert({ ...EMPTY_TRANSACTION, id: originalId, kind: 'UNSEEN', at });
    else if (!original.rolledBack && original.kind !== 'UNSEEN') rollBack(context, original);
    const { account, currency, memberId } = original ?? EMPTY_TRANSACTION;
    const own = { ...EMPTY_TRANSACTION, account, currency, memberId };
    store.vendorTransactions.insert({ ...own, id, kind: 'ROLLBACK', at });
  });
  // A transaction that has not arrived names no player.
  if (original === undefined || original.account === null || original.currency === null) return { reversed: false };
  return { reversed: true, ...balanceAnswer(context, original.account, original.currency) };
}

interface RollbackRequest {
  readonly transactionId: string;
  readonly originalTransactionId: string;
}

/** Row id of a transaction; a vendor's ids are unique among its own only. */
function rowId(vendor: string, transactionId: string): string {
  return `${vendor} ${transactionId}`;
}

const EMPTY_TRANSACTION = {
  memberId: null,
  account: null,
  currency: null,
  betId: null,
  movementId: null,
  amount: null,
  closes: false,
  rolledBack: false,
};

/** Books a transaction, unless it was rolled back before it arrived. */
function postTransaction(
  context: CallContext,
  { transactionId, roundId, lotteryTicket, sportsTicket }: MovementRequest,
  { member, launch, account }: Player,
  { kind, amount, closes }: { readonly kind: 'DEBIT' | 'CREDIT'; readonly amount: Amount; readonly closes: boolean },
): void {
  const { store, clock, caller } = context;
  const id = rowId(caller.server, transactionId);
  const recorded = store.vendorTransactions.get(id);
  if (recorded?.kind === 'UNSEEN') return;
  if (recorded !== undefined) throw new Refusal('DUPLICATE_REQUEST');
  const { currency } = amount;
  const operator = operatorAccount(launch.vendor);
  const accounts =
    kind === 'DEBIT'
      ? ({ kind: 'BET', from: account, to: operator } as const)
      : ({ kind: 'PAYOUT', from: operator, to: account } as const);
  store.transact(() => {
    const bet = findOrCreateBet(context, { memberId: member.id, roundId, currency, launch });
    if (kind === 'DEBIT') takeStake(context, member, bet, amount);
    const posting = { ...accounts, memberId: member.id, reference: bet.id, amount };
    const movementId = amount.minor === 0n ? null : move(context, posting).id;
    store.vendorTransactions.insert({
      ...EMPTY_TRANSACTION,
      id,
      kind,
      account,
      currency,
      betId: bet.id,
      movementId,
      amount: formatAmount(amount),
      closes,
      at: clock.now().toISOString(),
    });
    keepTickets(context, bet.id, { lotteryTicket, sportsTicket });
    const after = recalculateBet(context, bet);
    if (kind === 'CREDIT') collectOwed(context, after, { wallet: account, payout: amount, at: clock.now() });
  });
}

/** Refuses a stake that the protection of the player does not allow; one that is allowed is activity of play. */
function takeStake(context: DomainContext, member: MemberRow, bet: BetRow, amount: Amount): void {
  const stake = addAmounts(stakeOf(bet), amount);
  refuseUnacknowledged(context, member.id);
  // A vendor does not learn which limit stops a player.
  if (!mayStake(context, member, amount)) throw new Refusal('PLAYER_LIMIT_REACHED');
  refuseAboveCap(context, member.id, { gameType: bet.gameType, stake });
  refuseAboveMaxStake(context, member.id, stake);
  noteActivity(context, member.id);
}

/** What is staked in a round now. A cancelled bet shows stakes that were paid back. */
function stakeOf({ status, stake, currency }: BetRow): Amount {
  return status === 'CANCELLED' ? { minor: 0n, currency } : parseAmount(stake, currency);
}

function rollBack(context: DomainContext, { id, betId, movementId, account }: VendorTransactionRow): void {
  const { store, clock } = context;
  const movement = movementId === null ? undefined : store.journal.movement(movementId);
  if (movement !== undefined) reverse(context, movement, TAKEN_BACK);
  store.vendorTransactions.update(id, { rolledBack: true });
  const bet = betId === null ? undefined : store.bets.get(betId);
  if (bet === undefined || account === null) return;
  const payout = { minor: 0n, currency: bet.currency };
  collectOwed(context, recalculateBet(context, bet), { wallet: account, payout, at: clock.now() });
}

interface Player {
  readonly launch: LaunchRow;
  readonly member: MemberRow;
  /** The wallet that the vendor plays from. */
  readonly account: string;
}

function playerOf(context: CallContext, { launchToken }: WalletRequest): Player {
  const launch = findLaunch(context, launchToken);
  const member =
    launch === undefined || launch.memberId === null ? undefined : context.store.members.get(launch.memberId);
  // A demo has no wallet.
  if (launch === undefined || member === undefined || launch.demo || launch.vendor !== context.caller.server)
    throw new Refusal('LAUNCH_TOKEN_INVALID');
  return { launch, member, account: walletOf(context, member.id, launch.vendor) };
}

function refuseEndedLaunch(context: DomainContext, launch: LaunchRow): void {
  if (!isRunning(context, launch)) throw new Refusal('LAUNCH_TOKEN_INVALID');
}

function balanceAnswer(context: DomainContext, account: string, currency: string): Balance {
  return { balance: formatAmount(balanceOf(context, account, currency)), currency };
}
