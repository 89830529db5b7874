import type { RegisterMemberByMobileVariables } from '@croupier/sdk/hooks';
import type { RegistrationFieldConfig } from '@croupier/sdk/types';
import type { UseFormReturn } from 'react-hook-form';

import { createFormDraft } from '../../shared/forms/form-draft.ts';
import type { Submission } from '../../shared/forms/read-body.ts';
import type { LinkCode } from '../../shared/link-codes.ts';

export type RegistrationMethod = 'USERNAME' | 'MOBILE';
export type FieldConfigs = Readonly<Record<string, RegistrationFieldConfig>>;

/** Kind of input. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'chosen'
  | 'repeat'
  | 'mobile'
  | 'code'
  | 'pin'
  | 'day'
  | 'country'
  | 'captcha';

/** All supported fields in display order [REG-03] [REG-04] [REG-05]. */
export const FIELD_KINDS = {
  username: 'text',
  mobileNum: 'mobile',
  verificationCode: 'code',
  password: 'chosen',
  confirmPassword: 'repeat',
  payeeName: 'text',
  email: 'email',
  birthday: 'day',
  nickname: 'text',
  recommenderId: 'text',
  paymentPassword: 'pin',
  qqNum: 'text',
  line: 'text',
  whatsapp: 'text',
  facebook: 'text',
  wechat: 'text',
  zalo: 'text',
  telegram: 'text',
  idNumber: 'text',
  address: 'text',
  nationality: 'country',
  occupation: 'text',
  sourceOfIncome: 'text',
  affiliateCode: 'text',
  referralCode: 'text',
  captcha: 'captcha',
} as const satisfies Readonly<Record<string, FieldKind>>;

export type FieldName = keyof typeof FIELD_KINDS;

/** The body of a registration by mobile number, which contains every field of one by user name. */
export type RegistrationBody = RegisterMemberByMobileVariables['body'];

export type RegistrationValues = Record<FieldName, string> & { termsAccepted: boolean };

/** The registration in react-hook-form. */
export type RegistrationReturn = UseFormReturn<
  RegistrationValues,
  unknown,
  Submission<RegistrationBody, RegistrationValues>
>;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELD_KINDS, name);

export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_KINDS).filter(isFieldName);

/** Never stored: secrets, codes for one try, and the number of an identity document. */
const NOT_SAVED: ReadonlySet<FieldName> = new Set<FieldName>([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
]);

/** The texts of a registration that is not sent yet. */
export const registrationDraft = createFormDraft(
  'registration-draft',
  FIELD_NAMES.filter((name) => !NOT_SAVED.has(name)),
);

/** Of a code that comes from a link, which is shown and can be edited also where the platform does not ask for it [REG-11]. */
const LINK_CODE_CONFIG: RegistrationFieldConfig = { enabled: true, required: false };

/** Fields to show, with their configuration. Those that identify the member are always required [VAL-06]. */
export function getVisibleFields(
  configs: FieldConfigs,
  method: RegistrationMethod,
  linkCodes: Partial<Record<LinkCode, string>>,
): ReadonlyMap<FieldName, RegistrationFieldConfig> {
  const alwaysRequired: readonly FieldName[] =
    method === 'USERNAME' ? ['username', 'password'] : ['mobileNum', 'verificationCode'];
  return new Map(
    FIELD_NAMES.flatMap((name) => {
      const isAsked = configs[name]?.enabled === true;
      const config = isAsked || !(name in linkCodes) ? configs[name] : LINK_CODE_CONFIG;
      if (config?.enabled !== true) return [];
      const required =
        config.required || alwaysRequired.includes(name) || name === 'captcha' || name === 'confirmPassword';
      return [[name, { ...config, required }] as const];
    }),
  );
}

/** Request values of every registration. */
export function commonRequestValues(): Pick<RegistrationBody, 'login' | 'domain' | 'registerUrl'> {
  return {
    login: true,
    domain: location.hostname,
    registerUrl: `${location.origin}${location.pathname}`,
  };
}
