import type { FieldError, SiteConfiguration } from '@croupier/sdk/types';
import { validateField } from '@croupier/sdk/rules';

const MESSAGES = {
  empty: 'This field is required',
  length: 'The length is not right',
  pattern: 'The format is not right',
};

/** Line breaks and other control characters, and those that change the direction of what comes after them. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Refuses a name to show that would spoil the line that it is shown in. */
export function nameErrors(field: string, value: string | undefined): FieldError[] {
  if (value === undefined || !NOT_ONE_LINE.test(value)) return [];
  return [{ field, message: 'Only one line, without control characters' }];
}

/** Why a value does not fit its field, in the contract's form; empty when it does. */
export function fieldError(field: string, value: string, config: SiteConfiguration['register'][string]): FieldError[] {
  const refused = validateField(value, config);
  if (refused === undefined) return [];
  const { reason, patternId, minLength, maxLength } = refused;
  const pattern = patternId === undefined ? {} : { patternId };
  return [{ field, message: MESSAGES[reason], minLength, maxLength, ...pattern }];
}
