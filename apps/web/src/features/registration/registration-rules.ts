import { validateField } from '@croupier/sdk/rules';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import type { DialCountry } from '@croupier/ui/inputs/MobileNumberField';

import { birthdayRefusal } from '../../shared/field-rules/birthday-refusal.ts';
import type { FormRules } from '../../shared/forms/read-body.ts';
import { type FieldName, type RegistrationBody, type RegistrationValues } from './registration-fields.ts';

export interface RegistrationRulesOptions {
  readonly visibleFields: ReadonlyMap<FieldName, RegistrationFieldConfig>;
  readonly minimumAge: number;
  readonly now: () => Date;
  readonly timeZone: string;
  /** True when a check found the value taken. */
  readonly isTaken: (name: FieldName, value: string) => boolean;
  /** Country of the mobile number. */
  readonly country: DialCountry | undefined;
  /** The number in the platform's format; undefined when invalid. */
  readonly readMobile: (input: string) => Promise<string | undefined>;
}

/** What the platform configures for a registration, besides the contract [VAL-05] [VAL-07] [VAL-12] [VAL-33]. */
export function registrationRules(options: RegistrationRulesOptions): FormRules<RegistrationBody, RegistrationValues> {
  const { visibleFields, country, readMobile } = options;
  const names = [...visibleFields.keys()];
  return {
    fields: [...names, 'termsAccepted'],
    required: names.filter((name) => visibleFields.get(name)?.required === true),
    constants: ({ mobileNum }) => ({
      ...(names.includes('mobileNum') && mobileNum.trim() !== '' && { countryDialingCode: country?.dialCode }),
    }),
    read: {
      mobileNum: async ({ mobileNum }) => {
        if (mobileNum.trim() === '') return { ok: true, value: undefined };
        const value = await readMobile(mobileNum);
        return value === undefined ? { ok: false, reason: 'MOBILE' } : { ok: true, value };
      },
    },
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
