import { describe, expect, it } from 'vitest';

import { errorCodesOf } from '../codegen/contract.ts';
import { contract, operationNamed } from './contract-reader.ts';
import { checkOf } from './schema-check.ts';

const codesOf = (id: string): string[] => errorCodesOf(contract, operationNamed(id));
const isValid = (schema: string, value: unknown): boolean => checkOf(schema)(value);

describe('the two-step check', () => {
  it.each(['login', 'loginSocial', 'loginPhoneAuth', 'resetPasswordByMobile'])(
    'can stop %s, which opens a session [MODAL-10]',
    (id) => {
      expect(codesOf(id)).toContain('AUTH_IP_UNREGISTERED');
    },
  );

  it.each([
    ['AUTH_IP_UNREGISTERED', { twoStepToken: '2st_1', methods: ['EMAIL', 'TOTP', 'RECOVERY_CODE'] }, true],
    ['AUTH_IP_UNREGISTERED', { twoStepToken: '2st_1' }, false],
    ['AUTH_IP_UNREGISTERED', { twoStepToken: '2st_1', methods: [] }, false],
    ['AUTH_IP_UNREGISTERED', { twoStepToken: '2st_1', methods: ['PAPER'] }, false],
    ['TWO_STEP_INVALID', { attemptsLeft: 4 }, true],
    ['TWO_STEP_INVALID', { attemptsLeft: -1 }, false],
  ])('answers %s with the value %j: %s', (errorCode, value, expected) => {
    const refusal = { success: false, errorCode, message: 'Refused', value, traceId: '01JD2M8Q7V0C5N3K9R6T4W1X2Z' };
    expect(isValid('ErrorEnvelope', refusal)).toBe(expected);
  });

  it.each([
    ['startTotp', 'PASSWORD_CHECK_FAILED', 'AUTH_ACCOUNT_LOCKED'],
    ['confirmTotp', 'TWO_STEP_INVALID', 'TWO_STEP_EXPIRED'],
    ['removeTotp', 'PASSWORD_CHECK_FAILED', 'TWO_STEP_INVALID', 'AUTH_ACCOUNT_LOCKED', 'NOT_FOUND'],
    ['createRecoveryCodes', 'PASSWORD_CHECK_FAILED', 'TWO_STEP_INVALID', 'AUTH_ACCOUNT_LOCKED', 'NOT_FOUND'],
  ])('is changed by %s for members and agents, repeatably, and refuses wrong proofs', (id, ...codes) => {
    expect(operationNamed(id)['x-roles']).toEqual(['member', 'agent']);
    expect(codesOf(id)).toEqual(expect.arrayContaining([...codes, 'DECRYPT_FAILED', 'IDEMPOTENCY_KEY_MISSING']));
  });

  it.each([
    ['six digits', '482913', true],
    ['five digits', '48291', false],
    ['letters', 'K7QF2M', false],
  ])('takes from an authenticator app a code of %s: %s, %s', (_what, code, expected) => {
    expect(isValid('TotpConfirmation', { setupId: 'tps_5b21', code })).toBe(expected);
  });
});

describe('an account of a social login', () => {
  it('is not opened without terms, age and valid codes', () => {
    const registers = ['TERMS_NOT_ACCEPTED', 'AGE_BELOW_MINIMUM', 'AFFILIATE_CODE_INVALID', 'REFERRAL_CODE_INVALID'];
    expect(codesOf('loginSocial')).toEqual(expect.arrayContaining([...registers, 'EMAIL_TAKEN']));
  });

  it.each(['changePassword', 'updatePaymentPassword'])('proves its owner to %s by a code that was sent', (id) => {
    expect(codesOf(id)).toEqual(expect.arrayContaining(['SMS_CODE_INVALID', 'SMS_CODE_EXPIRED']));
    const [schema, names] =
      id === 'changePassword'
        ? ['PasswordChange', ['newPassword', 'confirmNewPassword']]
        : ['PaymentPasswordChange', ['newPaymentPassword', 'confirmNewPaymentPassword']];
    const chosen = Object.fromEntries(names.map((name) => [name, 'Ilangilang8']));
    expect(isValid(schema, { ...chosen, verificationCode: '482913' })).toBe(true);
  });
});

it('refuses the old password by every way to reset it', () => {
  for (const id of ['changePassword', 'confirmPasswordResetByEmail', 'resetPasswordByMobile']) {
    expect([id, codesOf(id)]).toEqual([id, expect.arrayContaining(['PASSWORD_REUSED'])]);
  }
});

it.each([
  ['all channels', { promotions: { inbox: true, email: false, sms: false } }, true],
  ['a missing channel', { promotions: { inbox: true, email: false } }, false],
  ['nothing', {}, false],
])('takes choices of notices with %s: %j, %s', (_what, choices, expected) => {
  expect(isValid('NoticeChoices', choices)).toBe(expected);
});
