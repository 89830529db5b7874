import type { PlayerBreak } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { ReasonList } from '@croupier/ui/data/ReasonList';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { ButtonGrid } from '@croupier/ui/layout/ButtonGrid';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePolicy } from '../../shared/use-policy.ts';
import { EXCLUSION_MONTHS, type ExclusionMonths } from './exclusion-months.ts';
import { useBreakLengths } from './use-break-lengths.ts';

const TimeOutSheet = lazyComponent(async () => (await import('./TimeOutSheet.tsx')).TimeOutSheet);
const ExclusionSheet = lazyComponent(async () => (await import('./ExclusionSheet.tsx')).ExclusionSheet);

export interface StopSectionsProps {
  /** The break that runs; a longer one can follow a time-out. */
  readonly playerBreak?: PlayerBreak;
}

/** Ways to stop: a break of days, and an exclusion of months. Neither needs a password or a reason. */
export function StopSections({ playerBreak }: StopSectionsProps): ReactNode {
  const { t } = useTranslation('limits');
  const policy = usePolicy();
  const lengths = useBreakLengths();
  const [days, setDays] = useState<number>();
  const [months, setMonths] = useState<ExclusionMonths>();
  return (
    <>
      <TwoColumns>
        <div id="break">
          <ContentSection framed title={t(playerBreak?.state === 'TIME_OUT' ? 'break.longer' : 'break.title')}>
            <p>{t('break.text')}</p>
            <ButtonGrid label={t('break.title')}>
              {policy?.timeOutDays.map((count) => (
                <Button key={count} onClick={() => setDays(count)}>
                  {lengths.days(count)}
                </Button>
              ))}
            </ButtonGrid>
          </ContentSection>
        </div>
        <ContentSection framed title={t('exclusion.title')}>
          <p>{t('exclusion.text')}</p>
          <ReasonList
            reasons={[
              { id: 'open', icon: 'check', text: t('exclusion.open') },
              { id: 'closed', icon: 'stop', text: t('exclusion.closed') },
            ]}
          />
          <ButtonGrid label={t('exclusion.title')}>
            {EXCLUSION_MONTHS.map((count) => (
              <Button key={count} onClick={() => setMonths(count)}>
                {lengths.months(count)}
              </Button>
            ))}
          </ButtonGrid>
        </ContentSection>
      </TwoColumns>
      <Suspense>
        {days !== undefined && <TimeOutSheet days={days} onClose={() => setDays(undefined)} />}
        {months !== undefined && <ExclusionSheet months={months} onClose={() => setMonths(undefined)} />}
      </Suspense>
    </>
  );
}
