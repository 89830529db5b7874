import type { ErrorCode } from '@croupier/sdk/errors';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../FailureAlert.tsx';
import { CheckingAlert } from '../forms/CheckingAlert.tsx';
import { lazyComponent } from '../page/lazy-component.ts';
import type { ClaimSheetProps } from './ClaimSheet.tsx';
import type { Claim } from './use-claim.ts';

const ClaimSheet = lazyComponent(async () => (await import('./ClaimSheet.tsx')).ClaimSheet);

export interface ClaimStateProps extends Pick<ClaimSheetProps, 'title' | 'turnover'> {
  readonly claim: Pick<Claim<object>, 'state' | 'checkNow' | 'rejection' | 'claimed' | 'dismiss'>;
  /** Refusals that the page itself answers. */
  readonly answered: ReadonlySet<ErrorCode>;
}

/** What became of a claim: not known yet, refused, or what it credited. */
export function ClaimState({ claim, answered, ...sheet }: ClaimStateProps): ReactNode {
  const { t } = useTranslation('claims');
  const { rejection, claimed, dismiss } = claim;
  const isAnswered = rejection?.code !== undefined && answered.has(rejection.code);
  return (
    <>
      <CheckingAlert submit={claim} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      {!isAnswered && <FailureAlert error={rejection ?? null} />}
      {claimed !== undefined && (
        <Suspense>
          <ClaimSheet {...sheet} claimed={claimed} onClose={dismiss} />
        </Suspense>
      )}
    </>
  );
}
