import type { FieldErrorReason } from '@croupier/sdk/types';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';
import type { ContractFieldError } from './read-body.ts';

/** Texts by field, then by reason. A field in a list has no position: `tiers.rate`. */
export type FieldTexts = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

/** The path of a field without positions in lists: `tiers.0.rate` becomes `tiers.rate`. */
export const withoutPositions = (path: string): string => path.replaceAll(/\.\d+/g, '');

/** Text of a field's error in the visitor's language: the form's own, that of the error code, or that of the reason. */
export function useFieldErrorText(texts: FieldTexts): (error: FieldError, name: string) => string {
  const { t, i18n } = useTranslation('errors');
  const errorText = useErrorText();
  // The platform may add reasons that this version has no text for.
  const isKnown = (reason: string): reason is FieldErrorReason => i18n.exists(`reason.${reason}`, { ns: 'errors' });
  return (error: ContractFieldError, name) => {
    const own = texts[withoutPositions(name)]?.[error.type];
    if (own !== undefined) return own;
    if (error.refusal !== undefined) return errorText(error.refusal);
    return t(`reason.${isKnown(error.type) ? error.type : 'FORMAT'}`, { limit: error.limit });
  };
}
