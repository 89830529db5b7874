import { ApiError } from '@croupier/sdk/errors';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';

import { useErrorText } from './use-error-text.ts';

export interface FailureAlertProps {
  /** Null without a failure. */
  readonly error: Error | null;
}

/** Error of a call, for use beside the button that made it. */
export function FailureAlert({ error }: FailureAlertProps): ReactNode {
  const errorText = useErrorText();
  // A cancelled call needs no message.
  if (error === null || (error instanceof ApiError && error.kind === 'cancelled')) return null;
  return (
    <InlineAlert tone="danger" live="assertive">
      {errorText(error)}
    </InlineAlert>
  );
}
