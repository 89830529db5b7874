import type { Fault } from '../fault.ts';

const LIMITS = 'packages/mock-server/src/domain/player-limits';
const SESSIONS = 'packages/mock-server/src/domain/gaming-sessions';
const EXAMPLES = { kind: 'unit', tests: [`${LIMITS}/examples.test.ts`] } as const;
const REFUSALS = { kind: 'unit', tests: [`${LIMITS}/refusals.test.ts`] } as const;
const PLAY = { kind: 'unit', tests: [`${SESSIONS}/sessions.test.ts`, ...EXAMPLES.tests] } as const;

/** Faults of limits, gaming sessions and reality checks. */
export const LIMIT_FAULTS: readonly Fault[] = [
  {
    id: 'open-deposits-outside-limits',
    file: `${LIMITS}/usage.ts`,
    before: "return sumOf('DEPOSIT') + receivedFromUpline(context, holder, time) + openOrders(context, holder);",
    after: "return sumOf('DEPOSIT') + receivedFromUpline(context, holder, time);",
    breaks: 'open deposit orders count for a deposit limit',
    proof: EXAMPLES,
  },
  {
    id: 'transfers-outside-limits',
    file: `${LIMITS}/usage.ts`,
    before: "relation === 'DOWNLINE' && isInTime(bookedAt, from, to)",
    after: "relation === 'UPLINE' && isInTime(bookedAt, from, to)",
    breaks: 'transfers from an upline count for a deposit limit',
    proof: REFUSALS,
  },
  {
    id: 'losses-without-payouts',
    file: `${LIMITS}/usage.ts`,
    before: "return -(sumOf('BET') + sumOf('PAYOUT'));",
    after: "return -sumOf('BET');",
    breaks: 'payouts reduce a loss',
    proof: EXAMPLES,
  },
  {
    id: 'limit-raised-at-once',
    file: `${LIMITS}/set-limit.ts`,
    before: 'isBelow(amount, row, member.currency)',
    after: '!isBelow(amount, row, member.currency)',
    breaks: 'a higher limit waits for its confirmation',
    proof: EXAMPLES,
  },
  {
    id: 'time-of-play-not-first',
    file: `${LIMITS}/refusals.ts`,
    before: 'return bySession || byRemaining || byReset || byPeriod;',
    after: 'return byRemaining || byReset || byPeriod;',
    breaks: 'a session limit is shown before all others',
    proof: REFUSALS,
  },
  {
    id: 'stake-above-a-limit',
    file: 'packages/mock-server/src/domain/vendor-wallet/vendor-wallet.ts',
    before: "if (!mayStake(context, member, amount)) throw new Refusal('PLAYER_LIMIT_REACHED');",
    after: '',
    breaks: 'a stake above a limit is refused to its vendor',
    proof: EXAMPLES,
  },
  {
    id: 'agent-passes-a-limit',
    file: 'packages/mock-server/src/domain/transfers/send.ts',
    before: "relation === 'DOWNLINE' && !isAvailable(context, receiver, amount)",
    after: 'false',
    breaks: 'a transfer above a deposit limit of its receiver is refused',
    proof: REFUSALS,
  },
  {
    id: 'check-due-a-moment-late',
    file: `${SESSIONS}/reality-checks.ts`,
    before: 'dueAt <= context.clock.now().getTime()',
    after: 'dueAt < context.clock.now().getTime()',
    breaks: 'a reality check is due at its instant',
    proof: PLAY,
  },
  {
    id: 'session-survives-the-exit',
    file: `${SESSIONS}/sessions.ts`,
    before: "if (!isOpen) endNow(context, memberId, 'EXIT');",
    after: '',
    breaks: 'a gaming session ends with the exit of its last game',
    proof: PLAY,
  },
  {
    id: 'session-ends-with-another-device',
    file: `${SESSIONS}/sessions.ts`,
    before: 'session?.loginId === loginId',
    after: 'session !== undefined',
    breaks: 'a gaming session does not end with the login session of another device',
    proof: PLAY,
  },
];
