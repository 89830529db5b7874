import { validateField } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';

import { birthdayRefusal } from '../../shared/field-rules/birthday-refusal.ts';
import type { FormRules } from '../../shared/forms/read-body.ts';
import type { MobileNumber } from '../../shared/verification/use-mobile-number.ts';
import { type FieldName, type RegistrationBody, type RegistrationValues } from './registration-fields.ts';

export interface RegistrationRulesOptions {
  readonly visibleFields: ReadonlyMap<FieldName, RegistrationFieldConfig>;
  readonly minimumAge: number;
  readonly now: () => Date;
  readonly timeZone: string;
  /** True when a check found the value taken. */
  readonly isTaken: (name: FieldName, value: string) => boolean;
  readonly mobile: Pick<MobileNumber, 'read' | 'dialing'>;
}

/** What the platform configures for a registration, besides the contract [VAL-05] [VAL-07] [VAL-12] [VAL-33]. */
export function registrationRules(options: RegistrationRulesOptions): FormRules<RegistrationBody, RegistrationValues> {
  const { visibleFields, mobile } = options;
  const names = [...visibleFields.keys()];
  return {
    fields: [...names, 'termsAccepted'],
    required: names.filter((name) => visibleFields.get(name)?.required === true),
    constants: ({ mobileNum }) => ({
      ...(names.includes('mobileNum') && mobileNum.trim() !== '' && mobile.dialing()),
    }),
    read: { mobileNum: ({ mobileNum }) => mobile.read(mobileNum) },
    check: Object.fromEntries(
      names.map((name) => [
        name,
        (value: string, values: RegistrationValues) => refusalOf(name, value, { ...options, values }),
      ]),
    ),
  };
}

interface CheckOptions extends RegistrationRulesOptions {
  readonly values: RegistrationValues;
}

function refusalOf(name: FieldName, value: string, options: CheckOptions): string | undefined {
  const { visibleFields, isTaken, values } = options;
  if (name === 'confirmPassword') return value === values.password ? undefined : 'MISMATCH';
  const config = visibleFields.get(name);
  const refusal = config && validateField(value, config);
  if (refusal !== undefined) return refusal.reason;
  if (isTaken(name, value)) return 'TAKEN';
  return name === 'birthday' ? birthdayRefusal(value, options) : undefined;
}
