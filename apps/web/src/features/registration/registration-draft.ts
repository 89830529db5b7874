import { isFieldName, type FieldName, type RegistrationValues } from './registration-fields.ts';

/** Never stored: secrets, codes for one try, and the number of an identity document. */
const NOT_SAVED: ReadonlySet<FieldName> = new Set<FieldName>([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
]);
/** Key in `sessionStorage`, which a reload keeps and closing the tab deletes. */
const KEY = 'registration-draft';

type Draft = Partial<Record<FieldName, string>>;

export function saveDraft(values: RegistrationValues): void {
  const draft = Object.entries(values).filter(([name, value]) => isSaved(name) && value !== '');
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(draft)));
}

export function readDraft(): Draft {
  const entries = Object.entries(parse(sessionStorage.getItem(KEY)));
  return Object.fromEntries(entries.filter(([name, value]) => isSaved(name) && typeof value === 'string'));
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}

const isSaved = (name: string): boolean => isFieldName(name) && !NOT_SAVED.has(name);

/** Parses stored JSON; empty when it is invalid. */
function parse(stored: string | null): object {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
