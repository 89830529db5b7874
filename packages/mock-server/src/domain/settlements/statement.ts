import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { SalaryPayment, SalaryStatement, StatementLine } from '@croupier/sdk/types';

import type { ContractRow } from '../../store/rows/contracts.ts';
import type { SalaryRecordRow } from '../../store/rows/settlements.ts';
import { accountOf } from '../contracts/index.ts';
import { Refusal, sessionOf, type CallContext, type DomainContext } from '../kernel/index.ts';
import { correctionSum } from './figures.ts';
import { describeRecord, isZero } from './describe-record.ts';
import { paidOnFrom } from './paid-on.ts';
import { contractOf } from './record-rows.ts';

/** A line without its position. */
type Entry = Omit<StatementLine, 'line'>;

/**
 * A settlement of the caller with the lines that lead to its amount (CT-70). Refuses one of a contract that the caller is no
 * party of with CONTRACT_NOT_FOUND.
 */
export function getStatement(context: CallContext, recordId: string): SalaryStatement {
  const { memberId } = sessionOf(context);
  const row = context.store.salaryRecords.get(recordId);
  if (row === undefined || (row.payerId !== memberId && row.receiverId !== memberId)) {
    throw new Refusal('CONTRACT_NOT_FOUND');
  }
  const paidOn = row.receiverId === memberId ? paidOnEntries(context, row) : [];
  const record = describeRecord(context, row);
  return { ...record, lines: numbered([...entriesOf(context, row), ...paidOn]), payment: paymentOf(record) };
}

const numbered = (entries: readonly Entry[]): StatementLine[] =>
  entries.map((entry, index) => ({ line: index + 1, ...entry }));

/** What both parties read: the sum of what precedes gives what follows. */
function entriesOf(context: DomainContext, row: SalaryRecordRow): Entry[] {
  const contract = contractOf(context, row);
  const { rate, currency } = row;
  const isDividend = row.type === 'DIVIDEND';
  return [
    { kind: 'RULE', reference: `${contract.id} v${contract.version}`, note: ruleNote(context, contract) },
    ...contract.tiers.map((tier): Entry => ({
      kind: 'TIER_TERM',
      count: tier.activeUsers,
      rate: tier.rate,
      amount: tier.threshold,
    })),
    { kind: 'WINDOW', note: `${toSecond(row.periodStart)}/${toSecond(row.periodEnd)}` },
    ...row.lines.map((line): Entry => {
      const { gameType, bets: count, stake, validBet, payout } = line;
      const amount = isDividend ? formatAmount(subtractTexts(stake, payout, currency)) : validBet;
      return {
        kind: 'BASE',
        account: accountOf(context, line.memberId),
        gameType,
        count,
        stake,
        validBet,
        payout,
        amount,
      };
    }),
    ...row.deductions.map(({ memberId, kind, amount }): Entry => ({
      kind: 'DEDUCTION',
      account: accountOf(context, memberId),
      amount: negative(amount, currency),
      reference: kind,
    })),
    ...(isDividend
      ? ([
          { kind: 'NET', amount: row.net },
          { kind: 'CARRIED_IN', amount: row.carriedIn },
        ] satisfies Entry[])
      : []),
    { kind: 'BASE_TOTAL', amount: row.base },
    { kind: 'ACTIVE_USERS', count: row.activeUsers },
    { kind: 'TIER', count: row.tier, rate },
    { kind: 'GROSS', rate, amount: row.gross },
    ...correctionEntries(row),
    { kind: 'AMOUNT', amount: row.amount },
  ];
}

/** Corrections, and what a dividend hands over to its next period. */
function correctionEntries(row: SalaryRecordRow): Entry[] {
  const { currency } = row;
  const carried = (kind: Entry['kind'], amount: string): Entry[] =>
    isZero(amount, currency) ? [] : [{ kind, amount }];
  return [
    ...row.corrections.map(({ recordId: reference, was, is }): Entry => ({
      kind: 'CORRECTION',
      was,
      is,
      amount: formatAmount(correctionSum([{ recordId: reference, was, is }], currency)),
      reference,
    })),
    ...carried('CORRECTION_CARRIED_IN', row.correctionCarriedIn),
    ...(row.type === 'DIVIDEND' ? ([{ kind: 'CARRIED_OUT', amount: row.carriedOut }] satisfies Entry[]) : []),
    ...carried('CORRECTION_CARRIED_OUT', row.correctionCarriedOut),
  ];
}

/** What the payee pays its downlines for the same window, and what it keeps; nothing when it pays nobody. */
function paidOnEntries(context: DomainContext, row: SalaryRecordRow): Entry[] {
  const { currency } = row;
  const paidOn = paidOnFrom(context, row);
  if (paidOn.length === 0) return [];
  const total = paidOn.map(({ amount }) => parseAmount(amount, currency)).reduce(addAmounts);
  // A refused settlement is not received.
  const received = row.status === 'REJECTED' ? '0' : row.amount;
  return [
    ...paidOn.map(({ id: reference, receiverId, rate, amount }): Entry => ({
      kind: 'PAID_ON',
      account: accountOf(context, receiverId),
      rate,
      amount: negative(amount, currency),
      reference,
    })),
    { kind: 'KEPT', amount: formatAmount(subtractAmounts(parseAmount(received, currency), total)) },
  ];
}

function ruleNote(context: DomainContext, { type, period, payerId, receiverId }: ContractRow): string {
  const parties = `${accountOf(context, payerId)}>${accountOf(context, receiverId)}`;
  return [type, period, parties].filter((part) => part !== null).join(' ');
}

function paymentOf({
  payer,
  status,
  reason,
  dueAt,
  settledAt,
  transactionId,
}: ReturnType<typeof describeRecord>): SalaryPayment {
  return {
    payer,
    status,
    ...(reason === undefined ? {} : { reason }),
    dueAt,
    ...(settledAt === undefined || status !== 'PAID' ? {} : { paidAt: settledAt }),
    ...(transactionId === undefined ? {} : { transactionId }),
  };
}

/** A time without fractions of a second, which no window has. */
const toSecond = (time: string): string => time.replace(/\.000Z$/, 'Z');

const subtractTexts = (a: string, b: string, currency: string): Amount =>
  subtractAmounts(parseAmount(a, currency), parseAmount(b, currency));

const negative = (text: string, currency: string): string => formatAmount(subtractTexts('0', text, currency));
