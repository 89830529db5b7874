import type { RegistrationFieldConfig, SiteConfiguration, WhitelabelFlags } from '@croupier/sdk/types';

import { REGISTRATION_FIELDS, VERIFICATION_CODE_FIELD } from './registration-fields.data.ts';

export type RegistrationMethod = 'USERNAME' | 'MOBILE';
type Fields = SiteConfiguration['register'];

/** Settings of each field of a form; `own` are this world's changes. */
export function registrationForm(own: Fields, flags: WhitelabelFlags, method?: RegistrationMethod): Fields {
  const fields = { ...REGISTRATION_FIELDS, ...own };
  if ((method ?? (flags.MOBILENUMREG3 ? 'MOBILE' : 'USERNAME')) === 'USERNAME') return fields;
  const asked = (field: RegistrationFieldConfig, enabled: boolean): RegistrationFieldConfig => ({
    ...field,
    enabled,
    required: enabled,
  });
  return {
    ...fields,
    username: asked(fields.username, false),
    password: asked(fields.password, flags.MOBILENUMPASSREG3),
    confirmPassword: asked(fields.confirmPassword, flags.MOBILENUMPASSREG3),
    mobileNum: asked(fields.mobileNum, true),
    verificationCode: asked(VERIFICATION_CODE_FIELD, flags.REGMOBVERF3),
    email: { ...fields.email, required: false },
  };
}
