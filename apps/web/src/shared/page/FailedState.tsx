import { ApiError } from '@croupier/sdk/errors';
import { ErrorState } from '@croupier/ui/feedback/ErrorState';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';

export interface FailedStateProps {
  /** Defaults to a general text. */
  readonly title?: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Error of a part of the page that failed to load, with retry and trace id. */
export function FailedState({ title, error, onRetry, isRetrying = false }: FailedStateProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const element = useFocusOnUnmount();
  const traceId = error instanceof ApiError ? error.traceId : undefined;
  const trace = {
    label: t('traceId'),
    copyLabel: t('trace.copy'),
    copiedLabel: t('trace.copied'),
    failedLabel: t('trace.failed'),
  };
  return (
    <div ref={element}>
      <ErrorState
        title={title ?? t('failed.title')}
        text={errorText(error)}
        onRetry={onRetry}
        retryLabel={t('retry')}
        retrying={isRetrying}
        retryingLabel={t('loading')}
        {...(traceId !== undefined && { trace: { ...trace, value: traceId } })}
      />
    </div>
  );
}

/** Containers that stay mounted when a retry replaces the error. */
const FOCUS_CONTAINER = 'section, [role="dialog"], main';

/** Moves the focus to the nearest container when the returned element unmounts with the focus in it. */
function useFocusOnUnmount(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const container = element?.closest<HTMLElement>(FOCUS_CONTAINER);
      if (container === undefined || container === null || element?.contains(document.activeElement) !== true) return;
      if (!container.hasAttribute('tabindex')) container.tabIndex = -1;
      container.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
