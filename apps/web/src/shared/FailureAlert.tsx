import { ApiError } from '@croupier/sdk/errors';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Suspense, type ReactNode } from 'react';

import { lazyComponent } from './page/lazy-component.ts';
import { isProtectionRefusal } from './restrictions/protection-codes.ts';
import { useErrorText } from './use-error-text.ts';

const ProtectionRefusal = lazyComponent(
  async () => (await import('./restrictions/ProtectionRefusal.tsx')).ProtectionRefusal,
);

export interface FailureAlertProps {
  /** Null without a failure. */
  readonly error: Error | null;
}

/** Error of a call, for use beside the button that made it. A refusal that protects the member says why and until when. */
export function FailureAlert({ error }: FailureAlertProps): ReactNode {
  const errorText = useErrorText();
  // A cancelled call needs no message.
  if (error === null || (error instanceof ApiError && error.kind === 'cancelled')) return null;
  const text = (
    <InlineAlert tone="danger" live="assertive">
      {errorText(error)}
    </InlineAlert>
  );
  if (!isProtectionRefusal(error)) return text;
  return (
    <Suspense fallback={text}>
      <ProtectionRefusal error={error} />
    </Suspense>
  );
}
