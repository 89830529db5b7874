import { ApiError } from '@croupier/sdk/errors';
import { ErrorState } from '@croupier/ui/ErrorState';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';

export interface FailedStateProps {
  /** Name of what failed to load; otherwise a general text. */
  readonly title?: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A part of the page that failed to load: reason, retry, and trace id. */
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

/** Container kept mounted so that focus survives the retry. */
const FOCUS_CONTAINER = 'section, [role="dialog"], main';

/** Moves the focus to the container when the focused failure unmounts. */
function useFocusOnUnmount(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const around = element?.closest<HTMLElement>(FOCUS_CONTAINER);
      if (around === undefined || around === null || element?.contains(document.activeElement) !== true) return;
      if (!around.hasAttribute('tabindex')) around.tabIndex = -1;
      around.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
