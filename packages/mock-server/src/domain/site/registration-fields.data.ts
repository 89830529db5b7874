import type { RegistrationFieldConfig } from '@croupier/sdk/types';

type Check = Omit<RegistrationFieldConfig, 'enabled' | 'required'>;

const needed = (check: Check = {}): RegistrationFieldConfig => ({ enabled: true, required: true, ...check });
const shown = (check: Check = {}): RegistrationFieldConfig => ({ enabled: true, required: false, ...check });
const hidden = (check: Check = {}): RegistrationFieldConfig => ({ enabled: false, required: false, ...check });

const HANDLE: Check = { patternId: 24, minLength: 3, maxLength: 64 };

/**
 * All possible registration fields in display order with their initial settings. Pattern ids are those of
 * `reg_pattern_<id>`.
 */
export const REGISTRATION_FIELDS = {
  username: needed({ patternId: 4, minLength: 6, maxLength: 16 }),
  password: needed({ patternId: 18, minLength: 8, maxLength: 20 }),
  confirmPassword: needed(),
  payeeName: shown({ patternId: 8, minLength: 3, maxLength: 100 }),
  email: needed({ patternId: 5, minLength: 6, maxLength: 254 }),
  /** Of any country; the platform checks it by the country's rules. */
  mobileNum: shown({ patternId: 1, minLength: 6, maxLength: 14 }),
  recommenderId: hidden({ patternId: 3, minLength: 4, maxLength: 64 }),
  paymentPassword: hidden({ patternId: 1, minLength: 6, maxLength: 6 }),
  qqNum: hidden({ patternId: 23, minLength: 5, maxLength: 12 }),
  line: hidden(HANDLE),
  whatsapp: hidden({ patternId: 1, minLength: 8, maxLength: 15 }),
  facebook: hidden(HANDLE),
  wechat: hidden(HANDLE),
  idNumber: hidden({ patternId: 7, minLength: 6, maxLength: 64 }),
  captcha: hidden({ patternId: 1, minLength: 4, maxLength: 4 }),
  affiliateCode: shown({ patternId: 3, minLength: 4, maxLength: 32 }),
  nickname: hidden({ patternId: 16, minLength: 2, maxLength: 40 }),
  birthday: needed({ patternId: 12 }),
  zalo: hidden(HANDLE),
  telegram: hidden(HANDLE),
  address: hidden({ patternId: 16, minLength: 5, maxLength: 300 }),
  nationality: hidden({ acceptedPattern: '[A-Z]{2}', patternId: 0, minLength: 2, maxLength: 2 }),
  occupation: hidden({ patternId: 16, minLength: 2, maxLength: 100 }),
  sourceOfIncome: hidden({ patternId: 16, minLength: 2, maxLength: 100 }),
} as const satisfies Readonly<Record<string, RegistrationFieldConfig>>;

/** The code sent by SMS, required where the form has it; its length is not checked. */
export const VERIFICATION_CODE_FIELD: RegistrationFieldConfig = needed({ minLength: 0, maxLength: 255 });
