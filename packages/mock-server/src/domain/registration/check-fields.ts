import type { FieldError, MobileRegistrationRequest, SiteConfiguration } from '@croupier/sdk/types';

import { fieldError, nameErrors, Refusal, type DomainContext } from '../kernel/index.ts';
import { isWeakDefault } from '../member/index.ts';
import { HOME_DIALING_CODE, isMobileNumber } from '../site/index.ts';

type Fields = SiteConfiguration['register'];
/** A registration of either form with only the fields that the form shows. */
export type FilledFields = MobileRegistrationRequest;

/** Removes hidden fields, surrounding spaces and empty values. */
export function pickShownFields(request: MobileRegistrationRequest, fields: Fields): FilledFields {
  const kept = Object.entries(request).flatMap(([name, value]) => {
    const trimmed = typeof value === 'string' && !/password/i.test(name) ? value.trim() : value;
    return fields[name]?.enabled === false || trimmed === '' ? [] : [[name, trimmed]];
  });
  // Only form fields are removed, and none of them is required by the type.
  return Object.fromEntries(kept) as FilledFields;
}

/** Refuses with FIELD_INVALID, naming every invalid field. */
export function checkFields(filled: FilledFields, fields: Fields): void {
  const values = new Map<string, unknown>(Object.entries(filled));
  const fieldErrors = Object.entries(fields).flatMap(([name, config]) => {
    const value = values.get(name);
    return config.enabled ? fieldError(name, typeof value === 'string' ? value : '', config) : [];
  });
  const isConfirmed = fields['confirmPassword']?.enabled !== true || filled.confirmPassword === filled.password;
  if (!isConfirmed && !fieldErrors.some(({ field }) => field === 'confirmPassword')) {
    fieldErrors.push({ field: 'confirmPassword', reason: 'MISMATCH', message: 'Confirm password mismatch' });
  }
  refuseIfAny([...fieldErrors, ...nameErrors('nickname', filled.nickname)]);
}

/** Refuses an impossible mobile number; the error code depends on the form. */
export function checkMobile(filled: FilledFields, refuse: () => never): void {
  const { mobileNum, countryDialingCode = HOME_DIALING_CODE } = filled;
  if (mobileNum !== undefined && !isMobileNumber(mobileNum, countryDialingCode)) refuse();
}

/** Refuses the default password; the error code depends on the form. */
export function checkPassword(context: DomainContext, password: string | undefined, refuse: () => never): void {
  if (password !== undefined && isWeakDefault(context, password)) refuse();
}

function refuseIfAny(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length > 0) throw new Refusal('FIELD_INVALID', { fieldErrors });
}
