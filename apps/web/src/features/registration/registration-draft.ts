import type { FieldName, RegistrationValues } from './registration-fields.ts';

/** Typed anew each time: secrets, and what is good for one try only. */
const NEVER_KEPT: ReadonlySet<string> = new Set<FieldName | 'terms'>([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'terms',
]);

/** Lives as long as the page, never in the storage: closing the popup by mistake must not cost what was typed. */
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
