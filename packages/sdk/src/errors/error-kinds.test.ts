import { describe, expect, it } from 'vitest';

import {
  createApiError,
  errorStatuses,
  errorFromEnvelope,
  isApiError,
  isErrorEnvelope,
  outcomeOf,
  type ApiError,
  type ErrorCode,
  type ErrorKind,
  type Outcome,
} from './index.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

/** The expected kind of every code of the contract. A new code must be added here. */
const CODES: Readonly<Record<ErrorKind, readonly ErrorCode[]>> = {
  network: [],
  timeout: [],
  cancelled: [],
  malformed: [],
  authentication: [
    'AUTH_REQUIRED',
    'AUTH_INVALID_CREDENTIALS',
    'AUTH_CAPTCHA_REQUIRED',
    'SOCIAL_TOKEN_INVALID',
    'LAUNCH_TOKEN_INVALID',
    'SIGNATURE_INVALID',
  ],
  permission: [
    'ACCOUNT_RESTRICTED',
    'AUTH_NOT_MEMBER',
    'AUTH_NOT_AGENT',
    'AUTH_IP_UNREGISTERED',
    'FREEPLAY_DISABLED',
    'SMS_LOGIN_DISABLED',
    'SOCIAL_LOGIN_DISABLED',
    'SMS_NOT_ENABLED',
    'TRIAL_FORBIDDEN',
    'AGENT_ONLY',
    'NOT_DOWNLINE',
    'FEATURE_DISABLED',
    'CONTRACT_TYPE_DISABLED',
  ],
  validation: [
    'CONTRACT_RATE_TOO_HIGH',
    'AUTH_CAPTCHA_INVALID',
    'AUTH_SLIDER_FAILED',
    'TWO_STEP_INVALID',
    'SMS_CODE_INVALID',
    'MOBILE_INVALID',
    'FIELD_INVALID',
    'TERMS_NOT_ACCEPTED',
    'AGE_BELOW_MINIMUM',
    'AFFILIATE_CODE_INVALID',
    'REFERRAL_CODE_INVALID',
    'PASSWORD_OLD_INVALID',
    'PASSWORD_MISMATCH',
    'PASSWORD_WEAK',
    'PASSWORD_REUSED',
    'PASSWORD_CHECK_FAILED',
    'PAYMENT_PASSWORD_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'IDEMPOTENCY_KEY_MISSING',
    'TRANSFER_TARGET_INVALID',
    'UPLOAD_TYPE_INVALID',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_TOO_MANY',
    'REBATE_OUT_OF_RANGE',
    'DATE_RANGE_INVALID',
    'LANGUAGE_UNSUPPORTED',
    'DOMAIN_INVALID',
  ],
  business: [
    'AUTH_ACCOUNT_LOCKED',
    'TWO_STEP_EXPIRED',
    'SMS_CODE_EXPIRED',
    'MOBILE_TAKEN',
    'USERNAME_TAKEN',
    'EMAIL_TAKEN',
    'USER_NOT_FOUND',
    'RESET_TOKEN_INVALID',
    'PAYMENT_PASSWORD_REQUIRED',
    'PAYMENT_PASSWORD_LOCKED',
    'NOT_FOUND',
    'METHOD_NOT_ALLOWED',
    'GAME_NOT_FOUND',
    'GAME_MAINTENANCE',
    'VENDOR_MAINTENANCE',
    'INSUFFICIENT_BALANCE',
    'DUPLICATE_REQUEST',
    'REQUEST_IN_PROGRESS',
    'PAYMENT_METHOD_UNAVAILABLE',
    'DEPOSIT_PENDING_LIMIT',
    'DEPOSIT_ORDER_NOT_FOUND',
    'ORDER_STATE_INVALID',
    'WITHDRAW_TURNOVER_UNMET',
    'WITHDRAW_DAILY_LIMIT',
    'WITHDRAW_PENDING_EXISTS',
    'WITHDRAW_ORDER_NOT_FOUND',
    'WITHDRAW_ALREADY_CONFIRMED',
    'BANK_CARD_LIMIT',
    'BANK_CARD_DUPLICATE',
    'BANK_CARD_NOT_FOUND',
    'PROMO_NOT_FOUND',
    'PROMO_CLOSED',
    'PROMO_NOT_ELIGIBLE',
    'PROMO_ALREADY_CLAIMED',
    'RAFFLE_NO_CHANCE',
    'MISSION_NOT_FOUND',
    'MISSION_NOT_COMPLETE',
    'REWARD_NOT_FOUND',
    'REWARD_EXPIRED',
    'REWARD_ALREADY_CLAIMED',
    'VIP_BONUS_LOCKED',
    'SUPPORT_QUESTION_CLOSED',
    'REBATE_NOTHING_TO_CLAIM',
    'POINTS_INSUFFICIENT',
    'POINTS_OUT_OF_STOCK',
    'POINTS_GOODS_NOT_FOUND',
    'MESSAGE_NOT_FOUND',
    'CONTRACT_NOT_FOUND',
    'CONTRACT_STATE_INVALID',
    'BET_NOT_FOUND',
    'CHAT_SESSION_NOT_FOUND',
    'SUPPORT_QUESTION_NOT_FOUND',
    'BONUS_NOT_FOUND',
    'PLAYER_LIMIT_REACHED',
    'LIMIT_PROMPT_REQUIRED',
    'PROTECTION_LOCKED',
    'REALITY_CHECK_DUE',
    'STAKE_ABOVE_LIMIT',
    'BANK_CARD_TOO_NEW',
    'TRANSFER_TARGET_UNAVAILABLE',
    'BONUS_ACTIVE',
    'BONUS_NOT_ACTIVE',
    'CHAT_SESSION_CLOSED',
    'CONTRACT_DEBT_OPEN',
  ],
  'rate-limit': ['SMS_TOO_FREQUENT', 'SMS_QUOTA_EXCEEDED', 'RATE_LIMITED'],
  maintenance: ['SYSTEM_MAINTENANCE'],
  region: ['REGION_RESTRICTED'],
  server: [
    'WALLET_TRANSFER_FAILED',
    'SMS_SEND_FAILED',
    'GAME_LAUNCH_FAILED',
    'NOT_IMPLEMENTED',
    'DECRYPT_FAILED',
    'INTERNAL_ERROR',
  ],
};
// The keys of the generated table are exactly the codes.
const ALL_CODES = Object.keys(errorStatuses) as ErrorCode[];
const refusalOf = (errorCode: ErrorCode, status = errorStatuses[errorCode]): ApiError =>
  errorFromEnvelope({ success: false, errorCode, message: 'Refused', traceId: 'trace' }, status, null, NOW);

describe('kinds of errors', () => {
  it('lists every code of the contract exactly once in the table of this test', () => {
    expect(Object.values(CODES).flat().toSorted()).toEqual(ALL_CODES.toSorted());
  });

  it.each(Object.entries(CODES))('gives the kind %s to its codes with their own status and with 200', (kind, codes) => {
    for (const code of codes) {
      const error = refusalOf(code);
      expect(error, code).toMatchObject({ kind, code, status: errorStatuses[code] });
      expect(Object.entries(refusalOf(code, 200)), code).toEqual(Object.entries(error));
      expect(error.constructor, code).toBe(refusalOf(code, 200).constructor);
    }
  });

  it('creates a named subclass of ApiError for each kind', () => {
    // The keys of the table above are exactly the kinds.
    const kinds = Object.keys(CODES) as ErrorKind[];
    const errors = kinds.map((kind) => createApiError(kind, 'No.'));
    expect(errors.every((error) => isApiError(error) && error instanceof Error)).toBe(true);
    expect(new Set(errors.map(({ name }) => name)).size).toBe(kinds.length);
    expect(errors.map(({ name, constructor }) => name === constructor.name)).not.toContain(false);
  });

  it('returns false from isApiError for other errors', () => {
    expect([new Error('No.'), { name: 'ApiError', kind: 'network' }, undefined].map(isApiError)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('errorFromEnvelope', () => {
  const refusal = {
    success: false,
    errorCode: 'RATE_LIMITED',
    message: 'Too many requests',
    traceId: 'trace',
  } as const;
  const waitOf = (header: string | null): number | undefined => errorFromEnvelope(refusal, 429, header, NOW).retryAfter;

  it.each([
    ['seconds', '90', 90],
    ['a date', 'Sat, 21 Nov 2026 06:01:30 GMT', 90],
    ['a date that has passed', 'Sat, 21 Nov 2026 05:00:00 GMT', 0],
    ['nothing', null, undefined],
    ['an empty string', '', undefined],
    ['a negative number', '-5', undefined],
    ['a fraction', '1.5', undefined],
    ['a word', 'soon', undefined],
    ['an invalid date', 'Sat, whenever', undefined],
  ])('reads %s in Retry-After', (_what, header, seconds) => {
    expect(waitOf(header)).toBe(seconds);
  });

  it('keeps an unknown code and derives the kind from the status', () => {
    const answer: unknown = JSON.parse('{"success":false,"errorCode":"BRAND_NEW","message":"New"}');
    if (!isErrorEnvelope(answer)) throw new Error('The envelope of the error answer was not recognised.');
    expect(errorFromEnvelope(answer, 403)).toMatchObject({ code: 'BRAND_NEW', kind: 'permission', status: 403 });
    expect(errorFromEnvelope(answer, 409)).toMatchObject({ kind: 'business' });
    expect(errorFromEnvelope(answer, 500)).toMatchObject({ kind: 'server' });
  });

  it('drops fields that do not match the contract', () => {
    const text =
      '{"success":false,"errorCode":"FIELD_INVALID","value":"no","traceId":7,"fieldErrors":[null,{"field":"a","message":"b"},3]}';
    const answer: unknown = JSON.parse(text);
    if (!isErrorEnvelope(answer)) throw new Error('The envelope of the error answer was not recognised.');
    const error = errorFromEnvelope(answer, 422);
    expect(error).toMatchObject({ value: {}, fieldErrors: [{ field: 'a', message: 'b' }], message: 'FIELD_INVALID' });
    expect(error.traceId).toBeUndefined();
  });
});

describe('outcomeOf', () => {
  const outcomes: Readonly<Record<Outcome, readonly ErrorCode[]>> = {
    open: ['INTERNAL_ERROR', 'REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST', 'GAME_LAUNCH_FAILED'],
    'turned-away': [
      'AUTH_REQUIRED',
      'RATE_LIMITED',
      'SYSTEM_MAINTENANCE',
      'FIELD_INVALID',
      'DECRYPT_FAILED',
      'TRIAL_FORBIDDEN',
    ],
    refused: [
      'INSUFFICIENT_BALANCE',
      'WITHDRAW_DAILY_LIMIT',
      'PAYMENT_PASSWORD_INVALID',
      'VENDOR_MAINTENANCE',
      'PROMO_ALREADY_CLAIMED',
    ],
  };

  it.each(Object.entries(outcomes))('returns %s for the codes of that outcome', (outcome, codes) => {
    expect(codes.map((code) => outcomeOf(refusalOf(code)))).toEqual(codes.map(() => outcome));
  });

  it.each(['network', 'timeout', 'cancelled', 'malformed', 'server'] as const)(
    'returns open for an error of kind %s without a code',
    (kind) => {
      expect(outcomeOf(createApiError(kind, 'No answer.'))).toBe('open');
    },
  );
});
