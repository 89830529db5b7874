import type { FieldName, RegistrationValues } from './registration-fields.ts';

/** Never kept: secrets, and values that are valid once. */
const NEVER_KEPT: ReadonlySet<string> = new Set<FieldName | 'terms'>([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'terms',
]);

/** Kept in memory only: closing the popup by mistake must not lose the input. */
let kept: Partial<RegistrationValues> = {};

export function keepDraft(values: RegistrationValues): void {
  kept = Object.fromEntries(Object.entries(values).filter(([name, value]) => !NEVER_KEPT.has(name) && value !== ''));
}

export function readDraft(): Partial<RegistrationValues> {
  return kept;
}

export function forgetDraft(): void {
  kept = {};
}
