import { ApiError } from '@croupier/sdk/errors';
import { ErrorState } from '@croupier/ui/ErrorState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';

export interface FailedStateProps {
  /** What did not load; a general sentence without it. */
  readonly title?: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A part of the page that could not be loaded: why, another try, and what support finds it by. */
export function FailedState({ title, error, onRetry, isRetrying = false }: FailedStateProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const traceId = error instanceof ApiError ? error.traceId : undefined;
  const trace = {
    label: t('traceId'),
    copyLabel: t('trace.copy'),
    copiedLabel: t('trace.copied'),
    failedLabel: t('trace.failed'),
  };
  return (
    <ErrorState
      title={title ?? t('failed.title')}
      text={errorText(error)}
      onRetry={onRetry}
      retryLabel={t('retry')}
      retrying={isRetrying}
      retryingLabel={t('loading')}
      {...(traceId !== undefined && { trace: { ...trace, value: traceId } })}
    />
  );
}
