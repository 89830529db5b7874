import { judgeAge, judgeField } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import type { FieldErrors } from 'react-hook-form';

import { isSecret, type FieldName, type RegistrationValues } from './registration-fields.ts';

/** Error of a field; its text depends on the field and its configuration. */
export type Wrong = 'empty' | 'form' | 'mobile' | 'mismatch' | 'tooYoung' | 'notABirthday' | 'taken' | 'terms';

export interface JudgeOptions {
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
export async function judgeRegistration(
  values: RegistrationValues,
  options: JudgeOptions,
): Promise<FieldErrors<RegistrationValues>> {
  const errors: FieldErrors<RegistrationValues> = {};
  for (const [name, config] of options.shown) {
    const type = await judgeOne(name, config, values, options);
    if (type !== undefined) errors[name] = { type };
  }
  if (!values.terms) errors.terms = { type: 'terms' };
  return errors;
}

async function judgeOne(
  name: FieldName,
  config: RegistrationFieldConfig,
  values: RegistrationValues,
  options: JudgeOptions,
): Promise<Wrong | undefined> {
  const typed = isSecret(name) ? values[name] : values[name].trim();
  if (typed === '') return config.required ? 'empty' : undefined;
  if (name === 'confirmPassword') return typed === values.password ? undefined : 'mismatch';
  const value = name === 'mobileNum' ? await options.readMobile(typed) : typed;
  if (value === undefined) return 'mobile';
  if (judgeField(value, config) !== undefined) return name === 'mobileNum' ? 'mobile' : 'form';
  if (options.isTaken(name, value)) return 'taken';
  return name === 'birthday' ? judgeBirthday(value, options) : undefined;
}

function judgeBirthday(day: string, options: JudgeOptions): Wrong | undefined {
  const verdict = judgeAge(day, options);
  if (verdict === 'old-enough') return undefined;
  return verdict === 'too-young' ? 'tooYoung' : 'notABirthday';
}
