import type { Fault, UnprovenFault } from '../fault.ts';

const RULES = 'packages/sdk/src/rules';
const TRANSPORT = 'packages/sdk/src/transport';
const DOMAIN = 'packages/mock-server/src/domain';
const GATEWAY = 'packages/mock-server/src/gateway';

const SDK: readonly UnprovenFault[] = [
  {
    id: 'small-amounts-lose-their-zero',
    file: `${RULES}/money.ts`,
    before: '.padStart(decimals + 1,',
    after: '.padStart(decimals,',
    breaks: 'an amount below one is formatted with a leading zero',
  },
  {
    id: 'amounts-compared-the-wrong-way',
    file: `${RULES}/money.ts`,
    before: 'return a.minor < b.minor ? -1 : 1;',
    after: 'return a.minor > b.minor ? -1 : 1;',
    breaks: 'amounts are ordered by size',
  },
  {
    id: 'ties-rounded-down',
    file: `${RULES}/money.ts`,
    before: "if (twice === divisor) return rounding === 'half-up' ||",
    after: "if (twice === divisor) return rounding === 'up' ||",
    breaks: 'half-up rounds ties away from zero',
  },
  {
    id: 'split-loses-centavos',
    file: `${RULES}/money.ts`,
    before: 'sign * (extra.has(index) ? units + 1n : units)',
    after: 'sign * units',
    breaks: 'the parts of an amount add up to the whole',
  },
  {
    id: 'deposit-bonus-rounded-up',
    file: `${RULES}/deposits.ts`,
    before: "multiplyAmount(paid, bonusRate, 'down')",
    after: "multiplyAmount(paid, bonusRate, 'up')",
    breaks: 'the bonus of a deposit is rounded down',
  },
  {
    id: 'bonus-played-before-the-deposit',
    file: `${RULES}/turnover.ts`,
    before: 'Number(a.isBonus) - Number(b.isBonus) ||',
    after: 'Number(b.isBonus) - Number(a.isBonus) ||',
    breaks: 'W-11: a bet counts for real money first',
  },
  {
    id: 'turnover-counted-twice',
    file: `${RULES}/turnover.ts`,
    before: "divideAmount(need, weight, 'up')",
    after: "divideAmount(need, weight, 'down')",
    breaks: 'W-12: the part of a bet that a requirement uses up is rounded up',
  },
  {
    id: 'birthday-from-18',
    file: `${RULES}/age.ts`,
    before: 'export const DEFAULT_BIRTHDAY_AGE = 21;',
    after: 'export const DEFAULT_BIRTHDAY_AGE = 18;',
    breaks: 'VAL-33: the minimum age by birthday is 21 years',
  },
  {
    id: 'older-the-day-after',
    file: `${RULES}/age.ts`,
    before: 'on.day >= born.day',
    after: 'on.day > born.day',
    breaks: 'VAL-33: the age increases on the birthday itself',
  },
  {
    id: 'sub-agent-is-no-agent',
    file: `${RULES}/permissions.ts`,
    before: "  42: 'agent',",
    after: "  42: 'member',",
    breaks: 'ROLE-10: types 1, 2, 41 and 42 are agents',
  },
  {
    id: 'no-second-try-while-in-progress',
    file: `${TRANSPORT}/run-call.ts`,
    before: "'RATE_LIMITED', 'REQUEST_IN_PROGRESS'",
    after: "'RATE_LIMITED'",
    breaks: 'a call that is still in progress is retried',
  },
  {
    id: 'waits-do-not-grow',
    file: `${TRANSPORT}/run-call.ts`,
    before: '2 ** (failures - 1)',
    after: '1',
    breaks: 'the delay before a retry doubles with each failure',
  },
  {
    id: 'next-page-beyond-the-last',
    file: 'packages/sdk/src/hooks/pages.ts',
    before: 'page < value.totalPages ? page + 1',
    after: 'page <= value.totalPages ? page + 1',
    breaks: 'a list of pages ends with its last page',
  },
  {
    id: 'list-position-without-brackets',
    file: `${TRANSPORT}/field-issue.ts`,
    before: 'return `${parent}[${key}]`;',
    after: 'return `${parent}.${key}`;',
    breaks: 'a refused field inside a list has its position in brackets',
  },
  {
    id: 'signature-without-time',
    file: `${TRANSPORT}/sign-request.ts`,
    before: '[caller, timestamp, method, path, body]',
    after: '[caller, method, path, body]',
    breaks: 'the signature of a server covers the time of its call',
  },
];

const MOCK: readonly UnprovenFault[] = [
  {
    id: 'login-locks-after-six',
    file: `${DOMAIN}/session/attempts.ts`,
    before: 'const FAILURES_TO_LOCK = 5;',
    after: 'const FAILURES_TO_LOCK = 6;',
    breaks: 'five failures in a row lock an account',
  },
  {
    id: 'balance-below-zero',
    file: `${DOMAIN}/ledger/ledger.ts`,
    before: 'if (amount < 0n && store.journal.balanceOf(account, currency) + amount < 0n) {',
    after: 'if (amount < 0n && store.journal.balanceOf(account, currency) + amount < -100n) {',
    breaks: 'no account of a member goes below zero',
  },
  {
    id: 'bonus-of-a-deposit-left-out',
    file: `${DOMAIN}/deposits/settlement.ts`,
    before: 'credit(methodBonus, METHOD_BONUS);',
    after: '',
    breaks: 'the bonus of a method is credited',
  },
  {
    id: 'rejected-withdrawal-keeps-the-money',
    file: `${DOMAIN}/withdrawals/processing.ts`,
    before: 'returnAmount(context, order, at, REJECT_REASONS[code].EN);',
    after: '',
    breaks: 'W-02: a rejected withdrawal gives the whole amount back',
  },
  {
    id: 'password-checked-before-the-amount',
    file: `${DOMAIN}/withdrawals/orders.ts`,
    before: 'const withdrawal = checkWithdrawal(context, member, input);',
    after:
      'checkPaymentPassword(context, member.id, paymentPassword); const withdrawal = checkWithdrawal(context, member, input);',
    breaks: 'W-04: a wrong amount costs no attempt at the payment password',
  },
  {
    id: 'turnover-stays-after-a-rollback',
    file: `${DOMAIN}/turnover/bets.ts`,
    before: "if (before.status === 'SETTLED') handBack(context, before);",
    after: '',
    breaks: 'W-14: a bet that is taken back hands back its turnover',
  },
  {
    id: 'owed-by-no-open-bet',
    file: `${DOMAIN}/turnover/take-back.ts`,
    before: 'const owedBets = rest.minor === 0n ? [] : row.owedBets.filter((id) => isOpen || id !== bet.id);',
    after: 'const owedBets = rest.minor === 0n ? [] : row.owedBets;',
    breaks: 'PR-11: what a bonus still takes lapses when no bet of its time is open',
  },
  {
    id: 'four-open-deposits',
    file: `${DOMAIN}/deposits/orders.ts`,
    before: 'const MAX_OPEN_ORDERS = 3;',
    after: 'const MAX_OPEN_ORDERS = 4;',
    breaks: 'a member has at most three unfinished deposits',
  },
  {
    id: 'paid-deposit-cancelled',
    file: `${DOMAIN}/deposits/orders.ts`,
    before: "if (order.status !== 'PENDING') throw new Refusal('ORDER_STATE_INVALID');",
    after: '',
    breaks: 'only an unpaid deposit can be cancelled',
  },
  {
    id: 'sessions-kept-after-a-new-password',
    file: `${DOMAIN}/listeners/index.ts`,
    before: 'passwordChanged: [endLogins, dropResetLinks]',
    after: 'passwordChanged: [dropResetLinks]',
    breaks: 'a new password ends the other sessions of the account',
  },
  {
    id: 'last-page-not-counted',
    file: `${DOMAIN}/kernel/paging.ts`,
    before: 'Math.ceil(items.length / pageSize)',
    after: 'Math.floor(items.length / pageSize)',
    breaks: 'an incomplete last page is counted',
  },
  {
    id: 'favourites-oldest-first',
    file: `${DOMAIN}/catalogue/favourites.ts`,
    before: ".findBy('memberId', memberId).toReversed();",
    after: ".findBy('memberId', memberId);",
    breaks: 'the favourite that was added last is first',
  },
  {
    id: 'key-used-for-something-else',
    file: `${GATEWAY}/idempotency-guard.ts`,
    before: "if (other.fingerprint !== key.fingerprint) throw new Refusal('DUPLICATE_REQUEST');",
    after: '',
    breaks: 'a key that was used with another body is refused',
  },
  {
    id: 'rate-limit-off-by-one',
    file: `${GATEWAY}/call-limit.ts`,
    before: 'if (open.calls > callsPerMinute) return',
    after: 'if (open.calls > callsPerMinute + 1) return',
    breaks: 'the limit of calls per minute',
  },
  {
    id: 'planned-429-without-retry-after',
    file: `${GATEWAY}/faults.ts`,
    before: 'const retryAfter = planned ?? fallback;',
    after: 'const retryAfter = planned ?? undefined;',
    breaks: 'a planned 429 carries Retry-After, which the contract requires',
  },
  {
    id: 'example-not-marked',
    file: `${GATEWAY}/gateway.ts`,
    before: '? markAsExample(answer, call.operation.description) : answer',
    after: '? answer : answer',
    breaks: 'an answer that is an example of the contract says so',
  },
  {
    id: 'a-day-more-than-records-days',
    file: `${DOMAIN}/kernel/date-range.ts`,
    before: 'dayNumber(to) - dayNumber(from) >= maxDays',
    after: 'dayNumber(to) - dayNumber(from) > maxDays',
    breaks: 'a list covers at most recordsDays local days',
  },
];

export const PLATFORM_FAULTS: readonly Fault[] = [...SDK, ...MOCK].map((fault): Fault => ({
  ...fault,
  proof: { kind: 'related' },
}));
