import type { ErrorCode } from '@croupier/sdk/types';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

import type { OutboxRow } from '../../store/rows/verification.ts';
import { Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { HOME_DIALING_CODE, UNREACHABLE_MOBILE, fullMobileNumber } from '../site/index.ts';
import { countAttempt, countOrRefuse, secondsUntil, type RateLimit } from './rate-limit-counter.ts';

/** Validity of a code, which is also the send button's countdown. */
const CODE_MINUTES = 1;
const DIGITS = 6;
/** Wrong tries after which a code is void. */
const MAX_ATTEMPTS = 5;
/** One code per target until the countdown of the previous one ends. */
const COUNTDOWN: RateLimit = { max: 1, windowMs: CODE_MINUTES * MINUTE_MS };
/** Codes per network address, to all targets together. */
const PER_ADDRESS: RateLimit = { max: 20, windowMs: HOUR_MS };
/** A fourth code to one target within five minutes is refused and starts a pause of five minutes. */
const PER_TARGET: RateLimit = { max: 3, windowMs: 5 * MINUTE_MS, pauseMs: 5 * MINUTE_MS };
/** Text messages per number and day. */
const DAILY_QUOTA: RateLimit = { max: 10, windowMs: DAY_MS };
const UNREACHABLE = fullMobileNumber(UNREACHABLE_MOBILE, HOME_DIALING_CODE);

export interface CodeRequest {
  readonly channel: OutboxRow['channel'];
  readonly purpose: Exclude<OutboxRow['purpose'], 'passwordReset' | 'securityNotice' | 'supportAnswer'>;
  /** A number with its dialing code, or an email address. */
  readonly to: string;
  /** Target that the code is valid for; the same as `to` by default. */
  readonly target?: string;
  /** False to send nothing but answer the same, so that the answer does not reveal a missing account. */
  readonly isWanted?: boolean;
}

/**
 * Sends a code, which replaces the previous one, and returns its validity. Refuses with RATE_LIMITED during the
 * countdown of the previous code, and above the limit of the network address.
 */
export function sendCode(context: CallContext, request: CodeRequest): { expiredMinutes: number } {
  const { channel, purpose, to, target = to, isWanted = true } = request;
  const { store, clock, secrets, caller } = context;
  const secondsLeft = secondsUntil(context, `countdown:${to}`, COUNTDOWN);
  if (secondsLeft > 0) throw new Refusal('RATE_LIMITED', { retryAfter: secondsLeft });
  // Counted first, so that requests above the address's limit do not use up the limits of other people's numbers.
  countOrRefuse(context, `codes:${caller.address}`, PER_ADDRESS);
  const wait = countAttempt(context, `pace:${to}`, PER_TARGET);
  if (wait !== undefined) throw new Refusal('SMS_TOO_FREQUENT', { retryAfter: wait });
  if (channel === 'SMS') {
    const untilQuota = countAttempt(context, `quota:${to}`, DAILY_QUOTA);
    if (untilQuota !== undefined) throw new Refusal('SMS_QUOTA_EXCEEDED', { retryAfter: untilQuota });
    if (to === UNREACHABLE) throw new Refusal('SMS_SEND_FAILED');
  }
  countAttempt(context, `countdown:${to}`, COUNTDOWN);
  const code = secrets.digits(DIGITS);
  const expiresAt = new Date(clock.now().getTime() + CODE_MINUTES * MINUTE_MS).toISOString();
  const id = `${purpose}:${target}`;
  store.transact(() => {
    if (store.codes.get(id) !== undefined) store.codes.remove(id);
    store.codes.insert({ id, code, expiresAt, wrongTries: 0 });
    if (isWanted) sendMessage(context, { channel, to, purpose, code });
  });
  return { expiredMinutes: CODE_MINUTES };
}

/** Error codes for a wrong and an expired code. */
export interface CodeRefusals {
  readonly wrong: ErrorCode;
  readonly old: ErrorCode;
}
const SMS_REFUSALS: CodeRefusals = { wrong: 'SMS_CODE_INVALID', old: 'SMS_CODE_EXPIRED' };

/**
 * Refuses a wrong or expired code. A correct one stays valid until `consumeCode`, so that other refusals do not use it
 * up.
 */
export function checkCode(
  { store, clock }: DomainContext,
  purpose: CodeRequest['purpose'],
  target: string,
  input: string,
  refusals: CodeRefusals = SMS_REFUSALS,
): void {
  const row = store.codes.get(`${purpose}:${target}`);
  if (row === undefined || row.wrongTries >= MAX_ATTEMPTS) throw new Refusal(refusals.wrong);
  if (Date.parse(row.expiresAt) <= clock.now().getTime()) throw new Refusal(refusals.old);
  if (row.code === input.trim()) return;
  store.transact(() => store.codes.update(row.id, { wrongTries: row.wrongTries + 1 }));
  throw new Refusal(refusals.wrong);
}

/** Uses up a code; does nothing when none was sent. */
export function consumeCode({ store }: DomainContext, purpose: CodeRequest['purpose'], target: string): void {
  const id = `${purpose}:${target}`;
  store.transact(() => {
    if (store.codes.get(id) !== undefined) store.codes.remove(id);
  });
}

/** Stores a message for developers to read; nothing leaves the sandbox. Call it inside a transaction. */
export function sendMessage(
  { store, clock, random }: DomainContext,
  message: Pick<OutboxRow, 'channel' | 'to' | 'purpose'> & Partial<Pick<OutboxRow, 'code' | 'link' | 'text'>>,
): void {
  const sentAt = clock.now().toISOString();
  store.outbox.insert({ id: `msg_${random.hex(8)}`, code: null, link: null, text: null, ...message, sentAt });
}
