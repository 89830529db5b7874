import { confirmExclusionLift, requestExclusionLift } from '@croupier/sdk/client';
import type { PlayerBreak } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { useTimeText } from '../../shared/use-time-text.ts';
import { ProtectionAlert } from './ProtectionAlert.tsx';
import { useIsLiftable } from './use-is-liftable.ts';
import { NO_BODY, useProtectionSubmit } from './use-protection-submit.ts';

export interface ExclusionLiftProps {
  /** A self-exclusion. */
  readonly playerBreak: PlayerBreak;
}

const request = async (_body: object, intent: string): Promise<PlayerBreak> =>
  (await requestExclusionLift({ meta: { intent } })).value;
const confirm = async (_body: object, intent: string): Promise<PlayerBreak> =>
  (await confirmExclusionLift({ meta: { intent } })).value;

/** Asking to end a self-exclusion, where the site allows it or the term is over; the platform's clock decides when. */
export function ExclusionLift({ playerBreak }: ExclusionLiftProps): ReactNode {
  const { t } = useTranslation(['limits', 'forms']);
  const timeText = useTimeText();
  const isLiftable = useIsLiftable(playerBreak);
  const { liftRequestedAt, confirmableAt, confirmableUntil, liftsAt, irrevocableUntil, until, endsBy } = playerBreak;
  const isRequested = liftRequestedAt !== undefined;
  const asking = useProtectionSubmit<object>({ name: 'exclusionLift', rules: NO_BODY, send: request });
  const confirming = useProtectionSubmit<object>({ name: 'exclusionLiftConfirm', rules: NO_BODY, send: confirm });
  const submit = isRequested ? confirming : asking;
  const from = endsBy === 'REQUEST' ? until : irrevocableUntil;
  if (endsBy !== 'REQUEST' && !isLiftable) return null;
  if (liftsAt !== undefined) {
    return (
      <ContentSection framed title={t('lift.title')}>
        <p>{t('lift.ends', { time: timeText(liftsAt) })}</p>
      </ContentSection>
    );
  }
  return (
    <ContentSection framed title={t('lift.title')}>
      <p>
        {isRequested && confirmableAt !== undefined && confirmableUntil !== undefined
          ? t('lift.requested', { time: timeText(confirmableAt), end: timeText(confirmableUntil) })
          : from !== undefined && t('lift.from', { time: timeText(from) })}
      </p>
      <CheckingAlert submit={submit} title={t('checking.title')}>
        {t('checking.text')}
      </CheckingAlert>
      <ProtectionAlert error={submit.rejection ?? null} />
      <div>
        <Button busy={submit.state !== 'ready'} busyLabel={t('saving')} onClick={() => submit.submit({})}>
          {t(isRequested ? 'lift.confirm' : 'lift.request')}
        </Button>
      </div>
    </ContentSection>
  );
}
