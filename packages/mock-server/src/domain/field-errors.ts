import type { FieldError, SiteConfiguration } from '@croupier/sdk/types';
import { judgeField } from '@croupier/sdk/rules';

const MESSAGES = {
  empty: 'This field is required',
  length: 'The length is not right',
  pattern: 'The format is not right',
};

/** Field errors in the contract's shape; empty when valid. */
export function fieldError(field: string, value: string, config: SiteConfiguration['register'][string]): FieldError[] {
  const refused = judgeField(value, config);
  if (refused === undefined) return [];
  const { reason, patternId, minLength, maxLength } = refused;
  const pattern = patternId === undefined ? {} : { patternId };
  return [{ field, message: MESSAGES[reason], minLength, maxLength, ...pattern }];
}
