import type { FieldError, SiteConfiguration } from '@croupier/sdk/types';
import { validateField } from '@croupier/sdk/rules';

const MESSAGES = {
  REQUIRED: 'Input cannot be empty',
  TOO_SHORT: 'The text is too short',
  TOO_LONG: 'The text is too long',
  PATTERN: 'The format is not right',
};

/** Line breaks, other control characters, and characters that change the text direction. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Errors of a display name, which must fit on one line; empty when it is valid. */
export function nameErrors(field: string, value: string | undefined): FieldError[] {
  if (value === undefined || !NOT_ONE_LINE.test(value)) return [];
  return [{ field, reason: 'FORMAT', message: 'Only one line, without control characters' }];
}

/** Errors of a field's value in the contract's form; empty when it is valid. */
export function fieldError(field: string, value: string, config: SiteConfiguration['register'][string]): FieldError[] {
  const failure = validateField(value, config);
  if (failure === undefined) return [];
  const { reason, patternId, minLength, maxLength } = failure;
  const pattern = patternId === undefined ? {} : { patternId };
  return [{ field, reason, message: MESSAGES[reason], minLength, maxLength, ...pattern }];
}
