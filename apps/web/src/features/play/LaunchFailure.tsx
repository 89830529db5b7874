import type { ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/Button';
import { EmptyState } from '@croupier/ui/EmptyState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailedState } from '../../shared/page/FailedState.tsx';
import { useErrorText } from '../../shared/use-error-text.ts';
import { ClosedForMaintenance } from './ClosedForMaintenance.tsx';

export interface LaunchFailureProps {
  /** Undefined when the launch URL is not allowed. */
  readonly error: ApiError | undefined;
  readonly hasOwnWallet: boolean;
  readonly onRetry: () => void;
  /** Opens the deposit; hidden without it. */
  readonly onDeposit?: () => void;
}

/** Error of a launch, with a retry. A launch moves no money, so a retry is always safe. */
export function LaunchFailure({ error, hasOwnWallet, onRetry, onDeposit }: LaunchFailureProps): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const retry = <Button onClick={onRetry}>{t('tryAgain')}</Button>;
  if (error === undefined) {
    return <EmptyState icon="warning" headingLevel={2} title={t('address')} actions={retry} />;
  }
  switch (error.code) {
    case 'GAME_MAINTENANCE':
    case 'VENDOR_MAINTENANCE': {
      const { maintenanceEnd } = error.value;
      const until = typeof maintenanceEnd === 'string' ? maintenanceEnd : undefined;
      return <ClosedForMaintenance title={errorText(error)} until={until} actions={retry} />;
    }
    case 'INSUFFICIENT_BALANCE':
      return (
        <EmptyState
          icon="wallet"
          headingLevel={2}
          title={errorText(error)}
          text={hasOwnWallet ? t('poor.ownWallet') : t('poor.text')}
          actions={
            <>
              {onDeposit !== undefined && (
                <Button variant="action" onClick={onDeposit}>
                  {t('deposit')}
                </Button>
              )}
              {retry}
            </>
          }
        />
      );
    case 'GAME_NOT_FOUND':
      return <EmptyState icon="search" headingLevel={2} title={errorText(error)} text={t('missing.text')} />;
    default:
      return <FailedState title={t('failed')} error={error} onRetry={onRetry} />;
  }
}
