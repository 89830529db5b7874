import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { BettingRecord, BetStatus, GameType, Transaction, TransactionType } from '@croupier/sdk/types';

import type { MemberRow } from '../store/rows/session.ts';
import { describeBet } from './bets.ts';
import type { DomainContext } from './context.ts';
import { mainWallet } from './ledger/accounts.ts';
import { inRange } from './date-range.ts';
import { betPage } from './page-addresses.ts';
import { pageOf, type PageQuery } from './paging.ts';
import { Refusal } from './refusal.ts';
import { downlineNamed, levelBelow, teamOf } from './team.ts';

interface ReportQuery extends PageQuery {
  readonly scope: 'SELF' | 'DOWNLINE';
  /** User name of one downline. */
  readonly account?: string | undefined;
  readonly startTime: string;
  readonly endTime: string;
}

/** Bets, newest first, with totals of all matches. */
export function listBets(
  context: DomainContext,
  caller: MemberRow,
  query: ReportQuery & {
    readonly gameType?: GameType | undefined;
    readonly vassalage?: string | undefined;
    readonly status: BetStatus | 'ALL';
  },
) {
  const isWithin = inRange(query);
  const { gameType = 'HOME', vassalage, status } = query;
  const bets = membersOf(context, caller, query)
    .flatMap((member) => context.store.bets.findBy('memberId', member.id).map((bet) => ({ bet, member })))
    .filter(({ bet }) => isWithin(bet.time))
    .filter(({ bet }) => gameType === 'HOME' || bet.gameType === gameType)
    .filter(({ bet }) => vassalage === undefined || bet.vendor === vassalage)
    .filter(({ bet }) => status === 'ALL' || bet.status === status)
    .toSorted((one, other) => Date.parse(other.bet.time) - Date.parse(one.bet.time))
    .map(({ bet, member }) => describeBet(bet, query.scope === 'SELF' ? undefined : member.account));
  const { currency } = caller;
  const sumOf = (field: 'betAmount' | 'validBet' | 'payout' | 'netWin'): string =>
    formatAmount(
      total(
        bets.map((bet: BettingRecord) => parseAmount(bet[field], currency)),
        currency,
      ),
    );
  return {
    ...pageOf(bets, query),
    summary: {
      count: bets.length,
      betAmount: sumOf('betAmount'),
      validBet: sumOf('validBet'),
      payout: sumOf('payout'),
      netWin: sumOf('netWin'),
      currency,
    },
  };
}

/** One bet of the caller or the team; its detail page is on the answering server. */
export function getBet(context: DomainContext, caller: MemberRow, betId: string, origin: string) {
  const { store } = context;
  const bet = store.bets.get(betId);
  if (bet === undefined) throw new Refusal('BET_NOT_FOUND');
  const isOwn = bet.memberId === caller.id;
  if (!isOwn && levelBelow(context, caller.id, bet.memberId) === undefined) throw new Refusal('BET_NOT_FOUND');
  return {
    bettingRecord: describeBet(bet, isOwn ? undefined : store.members.get(bet.memberId)?.account),
    detail: betPage(origin, bet.id),
  };
}

/** Movements of the main wallet from the ledger, newest first, with totals of all matches. */
export function listTransactions(
  context: DomainContext,
  caller: MemberRow,
  query: ReportQuery & { readonly transactionType: TransactionType | 'ALL' },
) {
  const isWithin = inRange(query);
  const { transactionType } = query;
  const matching = membersOf(context, caller, query)
    .flatMap((member) => readLedger(context, member))
    .filter(({ transaction }) => isWithin(transaction.time))
    .filter(({ transaction: { type } }) => transactionType === 'ALL' || type === transactionType)
    // At the same instant, later bookings come first.
    .toReversed()
    .toSorted((one, other) => Date.parse(other.transaction.time) - Date.parse(one.transaction.time));
  const amounts = matching.map(({ amount }) => amount);
  const { minor: out } = total(
    amounts.filter(({ minor }) => minor < 0n),
    caller.currency,
  );
  return {
    ...pageOf(
      matching.map(({ transaction, account }) => (query.scope === 'SELF' ? transaction : { ...transaction, account })),
      query,
    ),
    summary: {
      totalIn: formatAmount(
        total(
          amounts.filter(({ minor }) => minor > 0n),
          caller.currency,
        ),
      ),
      totalOut: formatAmount({ minor: -out, currency: caller.currency }),
      currency: caller.currency,
    },
  };
}

function readLedger({ store }: DomainContext, member: MemberRow) {
  return store.journal
    .entriesIn(mainWallet(member.id))
    .flatMap(({ movementId, amount: minor, currency, balanceAfter }) => {
      const movement = store.journal.movement(movementId);
      if (movement === undefined || currency !== member.currency) return [];
      const amount: Amount = { minor, currency };
      const transaction: Transaction = {
        transactionId: movement.id,
        time: movement.at,
        // Movements are booked under one of these kinds only.
        type: movement.kind as TransactionType,
        amount: formatAmount(amount),
        balanceAfter: formatAmount({ minor: balanceAfter, currency }),
        currency,
        status: 'COMPLETED',
        ...(movement.memo === null ? {} : { remark: movement.memo }),
      };
      return [{ transaction, amount, account: member.account }];
    });
}

/** Members whose records are requested. Refuses an account outside the team with NOT_DOWNLINE. */
function membersOf(context: DomainContext, caller: MemberRow, { scope, account }: ReportQuery): readonly MemberRow[] {
  if (scope === 'SELF') return [caller];
  return account === undefined ? teamOf(context, caller.id) : [downlineNamed(context, caller.id, account)];
}

function total(amounts: readonly Amount[], currency: string): Amount {
  return amounts.reduce(addAmounts, { minor: 0n, currency });
}
