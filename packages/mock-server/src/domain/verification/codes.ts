import type { ErrorCode } from '@croupier/sdk/types';

import type { OutboxRow } from '../../store/rows/verification.ts';
import type { DomainContext } from '../context.ts';
import { HOME_DIALING_CODE, UNREACHABLE_MOBILE, wholeNumber } from '../mobile-number.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, countOrRefuse, secondsUntil, type RateLimit } from './rate-limit-counter.ts';

const MINUTE = 60_000;

/** Validity of a code, which is also the send button's countdown. */
const CODE_MINUTES = 1;
const DIGITS = 6;
/** Wrong tries after which a code is void. */
const MAX_ATTEMPTS = 5;
/** One code to a target while the one before still counts down. */
const COUNTDOWN: RateLimit = { most: 1, within: CODE_MINUTES * MINUTE };
/** Codes that one network address may have sent, to whatever targets. */
const ADDRESS: RateLimit = { most: 20, within: 60 * MINUTE };
/** A fourth code to one target within five minutes is refused, and the next five minutes too. */
const PACE: RateLimit = { most: 3, within: 5 * MINUTE, pause: 5 * MINUTE };
/** Maximum text messages per number and day. */
const QUOTA: RateLimit = { most: 10, within: 24 * 60 * MINUTE };
const UNREACHABLE = wholeNumber(UNREACHABLE_MOBILE, HOME_DIALING_CODE);

export interface CodeRequest {
  readonly channel: OutboxRow['channel'];
  readonly purpose: Exclude<OutboxRow['purpose'], 'passwordReset'>;
  /** The caller's network address. */
  readonly address: string;
  /** A number with its dialing code, or an email address. */
  readonly to: string;
  /** Target that the code is valid for; the same as `to` by default. */
  readonly target?: string;
  /** False to only pretend sending, so that the answer does not reveal a missing account. */
  readonly isWanted?: boolean;
}

/**
 * Sends a new code, which replaces the one before, and answers for how many minutes it counts. Refuses with
 * RATE_LIMITED while the one before counts down, and an address that had many sent.
 */
export function sendCode(context: DomainContext, request: CodeRequest): { expiredMinutes: number } {
  const { channel, purpose, address, to, target = to, isWanted = true } = request;
  const { store, clock, secrets } = context;
  const left = secondsUntil(context, `countdown:${to}`, COUNTDOWN);
  if (left > 0) throw new Refusal('RATE_LIMITED', { retryAfter: left });
  // Counted first: an address that asks too often does not use up what others' numbers may get.
  countOrRefuse(context, `codes:${address}`, ADDRESS);
  const wait = countAttempt(context, `pace:${to}`, PACE);
  if (wait !== undefined) throw new Refusal('SMS_TOO_FREQUENT', { retryAfter: wait });
  if (channel === 'sms') {
    const untilQuota = countAttempt(context, `quota:${to}`, QUOTA);
    if (untilQuota !== undefined) throw new Refusal('SMS_QUOTA_EXCEEDED', { retryAfter: untilQuota });
    if (to === UNREACHABLE) throw new Refusal('SMS_SEND_FAILED');
  }
  countAttempt(context, `countdown:${to}`, COUNTDOWN);
  const code = secrets.digits(DIGITS);
  const expiresAt = new Date(clock.now().getTime() + CODE_MINUTES * MINUTE).toISOString();
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
  given: string,
  refusals: CodeRefusals = SMS_REFUSALS,
): void {
  const row = store.codes.get(`${purpose}:${target}`);
  if (row === undefined || row.wrongTries >= MAX_ATTEMPTS) throw new Refusal(refusals.wrong);
  if (Date.parse(row.expiresAt) <= clock.now().getTime()) throw new Refusal(refusals.old);
  if (row.code === given.trim()) return;
  store.transact(() => store.codes.update(row.id, { wrongTries: row.wrongTries + 1 }));
  throw new Refusal(refusals.wrong);
}

/** Uses up a code. */
export function consumeCode({ store }: DomainContext, purpose: CodeRequest['purpose'], target: string): void {
  store.transact(() => store.codes.remove(`${purpose}:${target}`));
}

/** Stores a message for developers to read; nothing leaves the sandbox. Call it inside a transaction. */
export function sendMessage(
  { store, clock, random }: DomainContext,
  message: Pick<OutboxRow, 'channel' | 'to' | 'purpose'> & Partial<Pick<OutboxRow, 'code' | 'link'>>,
): void {
  const sentAt = clock.now().toISOString();
  store.outbox.insert({ id: `msg_${random.hex(8)}`, code: null, link: null, ...message, sentAt });
}
