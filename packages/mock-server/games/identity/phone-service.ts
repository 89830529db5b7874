import * as z from 'zod/mini';

import { callContextOf, Refusal, type CallContext, type DomainContext } from '../../src/domain/kernel/index.ts';
import { phoneTokenOf } from '../../src/domain/session/index.ts';
import { isFullMobileNumber, settingsOf } from '../../src/domain/site/index.ts';
import { checkCode, consumeCode, sendPhoneServiceCode } from '../../src/domain/verification/index.ts';

/** What the service refuses with. */
type PhoneError =
  | 'INVALID_NUMBER'
  | 'MISSING_NUMBER'
  | 'TOO_MANY_REQUESTS'
  | 'UNKNOWN'
  | 'INVALID_CODE'
  | 'CAPTCHA_FAILED'
  | 'QUOTA_EXCEEDED'
  | 'NOT_ENABLED'
  | 'CODE_EXPIRED';

export interface PhoneAnswer {
  readonly status: number;
  readonly body: object;
  /** Seconds after which the caller may try again. */
  readonly retryAfter?: number | undefined;
}

const sendCall = z.object({ number: z.string().check(z.maxLength(32)) });
/** `id` is the number that the code was sent to, with dialing code. */
const confirmCall = z.object({ id: z.string().check(z.maxLength(32)), code: z.string().check(z.maxLength(255)) });

/** Numbers in the Philippines whose codes the service never sends, to try these refusals. */
const REFUSED_NUMBERS: Readonly<Record<string, PhoneError>> = {
  '639000000001': 'CAPTCHA_FAILED',
  '639000000002': 'QUOTA_EXCEEDED',
  '639000000003': 'NOT_ENABLED',
  '639000000004': 'UNKNOWN',
};

/** The service's error for a refusal of the platform's own codes. */
const ERROR_OF_CODE: Readonly<Partial<Record<string, PhoneError>>> = {
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  SMS_TOO_FREQUENT: 'TOO_MANY_REQUESTS',
  SMS_QUOTA_EXCEEDED: 'QUOTA_EXCEEDED',
  SMS_CODE_INVALID: 'INVALID_CODE',
  SMS_CODE_EXPIRED: 'CODE_EXPIRED',
};

/**
 * Sandbox replacement of the third-party phone service: `send` sends a code, which the outbox has, to a number in
 * international format, and `confirm` exchanges the code for an identity token. A code is valid for 60 seconds.
 */
export function answerPhoneService(world: DomainContext, name: string, body: string, address: string): PhoneAnswer {
  const context = callContextOf(world, { address });
  try {
    if (!settingsOf(context).phoneAuth) return refusal('NOT_ENABLED');
    if (name === 'phone/send') return send(context, body);
    if (name === 'phone/confirm') return confirm(context, body);
  } catch (error) {
    if (error instanceof Refusal) return refusal(ERROR_OF_CODE[error.code] ?? 'UNKNOWN', error.details.retryAfter);
    throw error;
  }
  return { status: 404, body: { error: 'UNKNOWN' } };
}

function send(context: CallContext, body: string): PhoneAnswer {
  const { data } = sendCall.safeParse(parse(body));
  const number = data?.number.trim() ?? '';
  if (number === '') return refusal('MISSING_NUMBER');
  const [, mobile = ''] = /^\+(\d{7,18})$/.exec(number) ?? [];
  if (!isFullMobileNumber(mobile)) return refusal('INVALID_NUMBER');
  const refused = REFUSED_NUMBERS[mobile];
  if (refused !== undefined) return refusal(refused);
  sendPhoneServiceCode(context, mobile);
  return { status: 200, body: { id: mobile } };
}

function confirm(context: CallContext, body: string): PhoneAnswer {
  const { data } = confirmCall.safeParse(parse(body));
  if (data === undefined) return refusal('INVALID_CODE');
  checkCode(context, 'phoneAuth', data.id, data.code);
  return context.store.transact(() => {
    consumeCode(context, 'phoneAuth', data.id);
    return { status: 200, body: { idToken: phoneTokenOf(context, data.id) } };
  });
}

function refusal(error: PhoneError, retryAfter?: number): PhoneAnswer {
  return { status: error === 'TOO_MANY_REQUESTS' ? 429 : 400, body: { error }, retryAfter };
}

/** Undefined for a body that is no JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
