import { validateAge, validateField as validateFormat } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import type { FieldErrors } from 'react-hook-form';

import { isSecret, type FieldName, type RegistrationValues } from './registration-fields.ts';

/** Error type of a field. */
export type FieldErrorKind = 'empty' | 'form' | 'mobile' | 'mismatch' | 'tooYoung' | 'notABirthday' | 'taken' | 'terms';

export interface ValidationOptions {
  readonly visibleFields: ReadonlyMap<FieldName, RegistrationFieldConfig>;
  readonly minimumAge: number;
  readonly now: Date;
  readonly timeZone: string;
  /** True when a check found the value taken. */
  readonly isTaken: (name: FieldName, value: string) => boolean;
  /** The number in the platform's format; undefined when invalid. */
  readonly readMobile: (input: string) => Promise<string | undefined>;
}

/** Validates a registration [VAL-05] [VAL-07] [VAL-12] [VAL-33]; empty when valid. */
export async function validateRegistration(
  values: RegistrationValues,
  options: ValidationOptions,
): Promise<FieldErrors<RegistrationValues>> {
  const errors: FieldErrors<RegistrationValues> = {};
  for (const [name, config] of options.visibleFields) {
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
  const input = isSecret(name) ? values[name] : values[name].trim();
  if (input === '') return config.required ? 'empty' : undefined;
  if (name === 'confirmPassword') return input === values.password ? undefined : 'mismatch';
  const value = name === 'mobileNum' ? await options.readMobile(input) : input;
  if (value === undefined) return 'mobile';
  if (validateFormat(value, config) !== undefined) return name === 'mobileNum' ? 'mobile' : 'form';
  if (options.isTaken(name, value)) return 'taken';
  return name === 'birthday' ? validateBirthday(value, options) : undefined;
}

function validateBirthday(day: string, options: ValidationOptions): FieldErrorKind | undefined {
  const result = validateAge(day, options);
  if (result === 'old-enough') return undefined;
  return result === 'too-young' ? 'tooYoung' : 'notABirthday';
}
