import { isFieldName, type FieldName, type RegistrationValues } from './registration-fields.ts';

/** Entered again each time: secrets, what is good for one try only, and the number of an identity document. */
const NOT_SAVED: ReadonlySet<FieldName> = new Set<FieldName>([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
]);
/** In the storage of the tab, which a reload keeps and which ends with the tab. */
const KEY = 'registration-draft';

type Draft = Partial<Record<FieldName, string>>;

export function saveDraft(values: RegistrationValues): void {
  const savedDraft = Object.entries(values).filter(([name, value]) => isKept(name) && value !== '');
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(savedDraft)));
}

export function readDraft(): Draft {
  const entries = Object.entries(parse(sessionStorage.getItem(KEY)));
  return Object.fromEntries(entries.filter(([name, value]) => isKept(name) && typeof value === 'string'));
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}

const isKept = (name: string): boolean => isFieldName(name) && !NOT_SAVED.has(name);

/** What is stored, which another version of the site may have written. */
function parse(stored: string | null): object {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
