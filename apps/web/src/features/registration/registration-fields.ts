import type { RegistrationFieldConfig, RegistrationRequest } from '@croupier/sdk/types';

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

export type RegistrationValues = Record<FieldName, string> & { terms: boolean };

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELD_KINDS, name);

export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_KINDS).filter(isFieldName);

/** Not configured by the platform: the referral code comes from a link and can be edited [REG-11]. */
const REFERRAL_CONFIG: RegistrationFieldConfig = { enabled: true, required: false };

/** Fields to show, with their configuration. Those that identify the member are always required [VAL-06]. */
export function getVisibleFields(
  configs: FieldConfigs,
  method: RegistrationMethod,
  hasReferral: boolean,
): ReadonlyMap<FieldName, RegistrationFieldConfig> {
  const alwaysRequired: readonly FieldName[] =
    method === 'USERNAME' ? ['username', 'password'] : ['mobileNum', 'verificationCode'];
  return new Map(
    FIELD_NAMES.flatMap((name) => {
      const config = name === 'referralCode' && hasReferral ? REFERRAL_CONFIG : configs[name];
      if (config?.enabled !== true) return [];
      const required =
        config.required || alwaysRequired.includes(name) || name === 'captcha' || name === 'confirmPassword';
      return [[name, { ...config, required }] as const];
    }),
  );
}

/** Request values of the fields, trimmed; empty ones are omitted. */
export function toRequestValues(
  values: RegistrationValues,
  fields: ReadonlyMap<FieldName, RegistrationFieldConfig>,
): Partial<Record<FieldName, string>> {
  const requestValues: Partial<Record<FieldName, string>> = {};
  for (const name of fields.keys()) {
    const value = isSecret(name) ? values[name] : values[name].trim();
    if (value !== '') requestValues[name] = value;
  }
  return requestValues;
}

/** Passwords are not trimmed. */
export const isSecret = (name: FieldName): boolean => FIELD_KINDS[name] === 'chosen' || FIELD_KINDS[name] === 'repeat';

/** Request values of every registration. */
export function commonRequestValues(): Pick<RegistrationRequest, 'termsAccepted' | 'login' | 'domain' | 'registerUrl'> {
  return {
    termsAccepted: true,
    login: true,
    domain: location.hostname,
    registerUrl: `${location.origin}${location.pathname}`,
  };
}
