import { ApiError, type ErrorCode } from '@croupier/sdk/errors';
import { useTranslation } from 'react-i18next';

import { IdentityError } from './errors/identity-error.ts';
import type errors from './errors/texts/en.json';

type CodeWithText = ErrorCode & keyof typeof errors.code;

/** Error text in the visitor's language, by code or else by kind; never the server's text. */
export function useErrorText(): (error: Error) => string {
  const { t, i18n } = useTranslation('errors');
  // The platform may add codes that this version has no text for.
  const hasText = (code: ErrorCode | undefined): code is CodeWithText =>
    code !== undefined && i18n.exists(`code.${code}`, { ns: 'errors' });
  return (error) => {
    if (error instanceof IdentityError) return t(`identity.${error.reason}`);
    if (!(error instanceof ApiError)) return t('kind.unknown');
    return hasText(error.code) ? t(`code.${error.code}`) : t(`kind.${error.kind}`);
  };
}
