import { hasCode, type ApiError } from '@croupier/sdk/errors';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';

export interface ProtectionAlertProps {
  /** Null without a failure. */
  readonly error: ApiError | null;
}

/** Error of a change of protection; of one that comes too early, from when on it is possible. */
export function ProtectionAlert({ error }: ProtectionAlertProps): ReactNode {
  const { t } = useTranslation('limits');
  const timeText = useTimeText();
  if (!hasCode(error, 'PROTECTION_LOCKED') || error.value.until === undefined) return <FailureAlert error={error} />;
  return (
    <InlineAlert tone="info" live="assertive">
      {t('notBefore', { time: timeText(error.value.until) })}
    </InlineAlert>
  );
}
