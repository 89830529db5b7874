import { validateAge, validateField as validateFormat } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import type { FieldErrors } from 'react-hook-form';

import { isSecret, type FieldName, type RegistrationValues } from './registration-fields.ts';

/** Error of a field; its text depends on the field and its configuration. */
export type FieldErrorKind = 'empty' | 'form' | 'mobile' | 'mismatch' | 'tooYoung' | 'notABirthday' | 'taken' | 'terms';

export interface ValidationOptions {
  readonly shown: ReadonlyMap<FieldName, RegistrationFieldConfig>;
  readonly minimumAge: number;
  readonly now: Date;
  readonly timeZone: string;
  /** True when the platform reported the value as taken. */
  readonly isTaken: (name: FieldName, value: string) => boolean;
  /** The number in the platform's format; undefined when invalid. */
  readonly readMobile: (typed: string) => Promise<string | undefined>;
}

/** Validates a registration [VAL-05] [VAL-07] [VAL-12] [VAL-33]; empty when valid. */
export async function validateRegistration(
  values: RegistrationValues,
  options: ValidationOptions,
): Promise<FieldErrors<RegistrationValues>> {
  const errors: FieldErrors<RegistrationValues> = {};
  for (const [name, config] of options.shown) {
    const type = await validateField(name, config, values, options);
    if (type !== undefined) errors[name] = { type };
  }
  if (!values.terms) errors.terms = { type: 'terms' };
  return errors;
}

async function validateField(
  name: FieldName,
  config: RegistrationFieldConfig,
  values: RegistrationValues,
  options: ValidationOptions,
): Promise<FieldErrorKind | undefined> {
  const typed = isSecret(name) ? values[name] : values[name].trim();
  if (typed === '') return config.required ? 'empty' : undefined;
  if (name === 'confirmPassword') return typed === values.password ? undefined : 'mismatch';
  const value = name === 'mobileNum' ? await options.readMobile(typed) : typed;
  if (value === undefined) return 'mobile';
  if (validateFormat(value, config) !== undefined) return name === 'mobileNum' ? 'mobile' : 'form';
  if (options.isTaken(name, value)) return 'taken';
  return name === 'birthday' ? validateBirthday(value, options) : undefined;
}

function validateBirthday(day: string, options: ValidationOptions): FieldErrorKind | undefined {
  const verdict = validateAge(day, options);
  if (verdict === 'old-enough') return undefined;
  return verdict === 'too-young' ? 'tooYoung' : 'notABirthday';
}
