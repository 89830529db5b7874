import { ApiError } from '@croupier/sdk/errors';
import { InlineAlert } from '@croupier/ui/InlineAlert';
import type { ReactNode } from 'react';

import { useErrorText } from './use-error-text.ts';

export interface FailureAlertProps {
  /** Null while nothing has failed. */
  readonly error: Error | null;
}

/** Why what was asked for did not happen, beside the button that asks again. */
export function FailureAlert({ error }: FailureAlertProps): ReactNode {
  const errorText = useErrorText();
  // Who gave a call up knows.
  if (error === null || (error instanceof ApiError && error.kind === 'cancelled')) return null;
  return (
    <InlineAlert tone="danger" live="assertive">
      {errorText(error)}
    </InlineAlert>
  );
}
