import { describe, expect, expectTypeOf, it } from 'vitest';

import {
  createApiError,
  errorStatuses,
  errorFromEnvelope,
  hasCode,
  isApiError,
  isErrorEnvelope,
  outcomeOf,
  type ApiError,
  type ErrorCode,
  type ErrorKind,
  type Outcome,
} from './index.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

// The keys of the generated table are exactly the codes.
const ALL_CODES = Object.keys(errorStatuses) as ErrorCode[];
const codesWithStatus = (status: number): ErrorCode[] => ALL_CODES.filter((code) => errorStatuses[code] === status);

/** The expected kind of every code of the contract. A new code must be added here, except with status 404 or 409. */
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
  // The contract's status decides these two, so that a new code needs no line here.
  'not-found': codesWithStatus(404),
  conflict: codesWithStatus(409).filter((code) => code !== 'REQUEST_IN_PROGRESS'),
  business: [
    'AUTH_ACCOUNT_LOCKED',
    'TWO_STEP_EXPIRED',
    'SMS_CODE_EXPIRED',
    'RESET_TOKEN_INVALID',
    'EVENT_TICKET_INVALID',
    'PAYMENT_PASSWORD_LOCKED',
    'METHOD_NOT_ALLOWED',
    'GAME_MAINTENANCE',
    'VENDOR_MAINTENANCE',
    'DUPLICATE_REQUEST',
    'REQUEST_IN_PROGRESS',
    'REWARD_EXPIRED',
  ],
  'rate-limit': ['SMS_TOO_FREQUENT', 'SMS_QUOTA_EXCEEDED', 'RATE_LIMITED'],
  maintenance: ['SYSTEM_MAINTENANCE'],
  region: ['REGION_RESTRICTED'],
  server: ['WALLET_TRANSFER_FAILED', 'SMS_SEND_FAILED', 'GAME_LAUNCH_FAILED', 'DECRYPT_FAILED', 'INTERNAL_ERROR'],
};
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

  it('gives not-found to missing things and conflict to states that refuse a call', () => {
    const kindsOf = (...codes: ErrorCode[]) => codes.map((code) => refusalOf(code).kind);
    expect(kindsOf('NOT_FOUND', 'GAME_NOT_FOUND', 'BET_NOT_FOUND')).toEqual(['not-found', 'not-found', 'not-found']);
    expect(kindsOf('INSUFFICIENT_BALANCE', 'USERNAME_TAKEN')).toEqual(['conflict', 'conflict']);
    expect(kindsOf('REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST')).toEqual(['business', 'business']);
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

describe('hasCode', () => {
  const refused = errorFromEnvelope(
    {
      success: false,
      errorCode: 'AMOUNT_OUT_OF_RANGE',
      message: 'No.',
      traceId: 'trace',
      value: { min: '1.00', max: '2.00' },
    },
    422,
  );

  it('gives value the type of the code', () => {
    if (!hasCode(refused, 'AMOUNT_OUT_OF_RANGE')) throw new Error('The error has another code.');
    expectTypeOf(refused.value.max).toEqualTypeOf<string | undefined>();
    // @ts-expect-error AMOUNT_OUT_OF_RANGE has no such field.
    expect([refused.value.max, refused.value.lockedUntil]).toEqual(['2.00', undefined]);
  });

  it('is false for another code and for other errors', () => {
    expect(hasCode(refused, 'INSUFFICIENT_BALANCE')).toBe(false);
    expect(hasCode(new Error('AMOUNT_OUT_OF_RANGE'), 'AMOUNT_OUT_OF_RANGE')).toBe(false);
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
    expect(errorFromEnvelope(answer, 404)).toMatchObject({ kind: 'not-found', name: 'NotFoundError' });
    expect(errorFromEnvelope(answer, 409)).toMatchObject({ kind: 'conflict', name: 'ConflictError' });
    expect(errorFromEnvelope(answer, 410)).toMatchObject({ kind: 'business' });
    expect(errorFromEnvelope(answer, 500)).toMatchObject({ kind: 'server' });
    expect(errorFromEnvelope(answer, 501)).toMatchObject({ kind: 'server' });
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

  it('returns turned-away for a code that this client does not know when the status is 501', () => {
    const answer: unknown = JSON.parse('{"success":false,"errorCode":"BRAND_NEW","message":"New"}');
    if (!isErrorEnvelope(answer)) throw new Error('The envelope of the error answer was not recognised.');
    const outcomeWith = (status: number): Outcome => outcomeOf(errorFromEnvelope(answer, status));
    expect([501, 500].map(outcomeWith)).toEqual(['turned-away', 'open']);
  });

  it.each(['network', 'timeout', 'cancelled', 'malformed', 'server'] as const)(
    'returns open for an error of kind %s without a code',
    (kind) => {
      expect(outcomeOf(createApiError(kind, 'No answer.'))).toBe('open');
    },
  );
});
