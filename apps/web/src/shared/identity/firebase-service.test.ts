// @vitest-environment node
import { AuthErrorCodes } from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';

import errors from '../errors/texts/en.json' with { type: 'json' };
import filipino from '../errors/texts/fil-PH.json' with { type: 'json' };
import { FIREBASE_FAILURES } from './firebase-failures.data.ts';
import { toIdentityError } from './firebase-service.ts';
import { allowedScriptUrl } from './google-scripts.ts';

const reasonOf = (code: string): string =>
  toIdentityError(new FirebaseError(`auth/${code}`, 'words of Firebase')).reason;

describe('a failure of Firebase', () => {
  it.each([
    ['invalid-phone-number', 'INVALID_NUMBER', 'Invalid phone number format'],
    ['missing-phone-number', 'MISSING_NUMBER', 'Please enter a valid phone number'],
    ['too-many-requests', 'TOO_MANY_REQUESTS', 'Too many requests, try again after 5 minutes'],
    ['internal-error', 'UNKNOWN', 'Unknown error, please try again'],
    ['invalid-verification-code', 'INVALID_CODE', 'Invalid or missing verification code'],
    ['missing-verification-code', 'INVALID_CODE', 'Invalid or missing verification code'],
    ['captcha-check-failed', 'CAPTCHA_FAILED', 'Captcha check failed'],
    ['quota-exceeded', 'QUOTA_EXCEEDED', 'Quota not sufficient, contact customer service'],
    ['operation-not-allowed', 'NOT_ENABLED', 'Operation not enabled, contact customer service'],
    ['code-expired', 'CODE_EXPIRED', 'The code has expired, send again'],
    ['popup-closed-by-user', 'POPUP_CLOSED', 'The popup was closed, so the login failed. Please retry.'],
    ['popup-blocked', 'POPUP_BLOCKED', 'Popup blocked. Please allow popups and try again.'],
  ] as const)(
    '%s is %s with the text "%s" [ERR-06] [ERR-07] [ERR-08] [ERR-09] [ERR-10] [ERR-11] [ERR-12] [ERR-13] [ERR-14] [ERR-15] [ERR-21]',
    (code, reason, text) => {
      expect(reasonOf(code)).toBe(reason);
      expect(errors.identity[reason]).toBe(text);
      expect(filipino.identity[reason]).toMatch(/\S/);
      expect(filipino.identity[reason]).not.toBe(text);
    },
  );

  it('is named as Firebase names it, in every row of the table', () => {
    const known = new Set(Object.values(AuthErrorCodes).map((code) => code.replace('auth/', '')));
    // Firebase throws this one without exporting it.
    known.add('user-cancelled');
    expect(Object.keys(FIREBASE_FAILURES).filter((code) => !known.has(code))).toEqual([]);
  });

  it.each([
    ['an unknown code', new FirebaseError('auth/made-up', '')],
    ['a property of objects', new FirebaseError('auth/toString', '')],
    ['another error', new TypeError('x')],
    ['no error', undefined],
  ])('has no reason of its own for %s [ERR-09]', (_what, cause) => {
    expect(toIdentityError(cause)).toMatchObject({ reason: 'UNKNOWN', cause });
  });

  it('asks to wait five minutes after too many requests [ERR-08]', () => {
    expect(toIdentityError(new FirebaseError('auth/too-many-requests', '')).retryAfter).toBe(300);
    expect(toIdentityError(new FirebaseError('auth/code-expired', '')).retryAfter).toBeUndefined();
  });
});

it.each([
  ['https://apis.google.com/js/api.js?onload=x', true],
  ['https://www.google.com/recaptcha/api.js?onload=x', true],
  ['https://www.google.com/other.js', false],
  ['https://apis.google.com.evil.example/js/api.js', false],
  ['http://apis.google.com/js/api.js', false],
  ['data:text/javascript,alert(1)', false],
])('the URL %s may be loaded as a script for Firebase: %s', (url, isAllowed) => {
  expect(allowedScriptUrl(url)).toBe(isAllowed ? url : null);
});
