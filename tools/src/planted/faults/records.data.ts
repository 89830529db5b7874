import type { Fault } from '../fault.ts';

const DOMAIN = 'packages/mock-server/src/domain';
const TRANSFERS = { kind: 'unit', tests: [`${DOMAIN}/transfers/transfers.test.ts`] } as const;
const STATEMENTS = { kind: 'unit', tests: [`${DOMAIN}/reports/account-statement.test.ts`] } as const;

/** Faults of transfers between accounts, records and statements. */
export const RECORD_FAULTS: readonly Fault[] = [
  {
    id: 'transfer-above-the-balance',
    file: 'packages/sdk/src/rules/transfers.ts',
    before: "if (compareAmounts(amount, balance) > 0) return 'INSUFFICIENT_BALANCE';",
    after: '',
    breaks: 'a transfer above the balance is refused before the password is looked at',
    proof: TRANSFERS,
  },
  {
    id: 'transfer-found-by-the-other-side',
    file: `${DOMAIN}/transfers/records.ts`,
    before: 'movement?.memberId !== id',
    after: 'movement === undefined',
    breaks: 'each side of a transfer knows it by its own movement only',
    proof: TRANSFERS,
  },
  {
    id: 'relation-of-a-received-transfer',
    file: `${DOMAIN}/transfers/records.ts`,
    before: "isSender === isToUpline ? 'UPLINE' : 'DOWNLINE'",
    after: "isToUpline ? 'UPLINE' : 'DOWNLINE'",
    breaks: 'what was received from a downline is shown as from a downline',
    proof: TRANSFERS,
  },
  {
    id: 'closing-funds-without-the-last-instant',
    file: `${DOMAIN}/reports/account-statement.ts`,
    before: 'closing: fundsBefore(range.to + 1),',
    after: 'closing: fundsBefore(range.to),',
    breaks: 'both ends of a statement are included',
    proof: STATEMENTS,
  },
  {
    id: 'bets-of-vendor-wallets-missing',
    file: `${DOMAIN}/reports/fund-changes.ts`,
    before: 'walletAccountsOf(id)',
    after: 'walletAccountsOf(id).slice(0, 1)',
    breaks: 'a statement counts the bets of all wallets',
    proof: STATEMENTS,
  },
  {
    id: 'profit-by-day-in-utc',
    file: `${DOMAIN}/reports/profit.ts`,
    before: 'calendarDay(new Date(at), SITE_TIME_ZONE)',
    after: "calendarDay(new Date(at), 'UTC')",
    breaks: 'profit and loss by day is in the time zone of the site',
    proof: { kind: 'unit', tests: [`${DOMAIN}/reports/profit.test.ts`] },
  },
  {
    id: 'visit-not-cut-at-midnight',
    file: `${DOMAIN}/reports/visits.ts`,
    before: '`${visitId} ${calendarDay(new Date(line.movement.at), SITE_TIME_ZONE)}`',
    after: 'visitId',
    breaks: 'a day of the statement has the same sum with and without grouping by visit',
    proof: { kind: 'unit', tests: [`${DOMAIN}/reports/visits.test.ts`] },
  },
  {
    id: 'bet-without-its-visit',
    file: `${DOMAIN}/bets/bets.ts`,
    before: 'visitId: launch.id,',
    after: '',
    breaks: 'the rounds of a launch are one visit',
    proof: { kind: 'unit', tests: [`${DOMAIN}/reports/visits.test.ts`] },
  },
];
