import type { PlayerProtection } from '@croupier/sdk/types';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePolicy } from '../../shared/use-policy.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { DepositLimits } from './DepositLimits.tsx';
import { tightestDeposit, type ChangedSetting } from './limit-choices.ts';
import { OtherLimits } from './OtherLimits.tsx';
import { useLimitValues } from './use-limit-values.ts';

const LimitSheet = lazyComponent(async () => (await import('./LimitSheet.tsx')).LimitSheet);
const RealityCheckSheet = lazyComponent(async () => (await import('./RealityCheckSheet.tsx')).RealityCheckSheet);

export interface LimitsOverviewProps {
  readonly protection: PlayerProtection;
}

/** What may still be deposited, and all limits with what is used of them. */
export function LimitsOverview({ protection }: LimitsOverviewProps): ReactNode {
  const { t } = useTranslation('limits');
  const { limits, realityCheck } = protection;
  const hours = usePolicy()?.limitIncreaseHours;
  const answer = useAnswer(protection);
  const [changed, setChanged] = useState<ChangedSetting>();
  const close = (): void => setChanged(undefined);
  return (
    <>
      <ContentSection titleSize="section" title={answer.title}>
        <p>{answer.text}</p>
      </ContentSection>
      <DepositLimits limits={limits} onChange={() => setChanged('DEPOSIT')} />
      <OtherLimits limits={limits} realityCheck={realityCheck} onChange={setChanged} />
      {hours !== undefined && <SmallPrint>{t('rule', { count: hours })}</SmallPrint>}
      <Suspense>
        {changed === 'REALITY_CHECK' && <RealityCheckSheet realityCheck={realityCheck} onClose={close} />}
        {changed !== undefined && changed !== 'REALITY_CHECK' && (
          <LimitSheet kind={changed} limits={limits} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** The sentence that says how much may still be deposited. */
function useAnswer({ limits }: PlayerProtection): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('limits');
  const { valueText } = useLimitValues();
  const timeText = useTimeText();
  const tightest = tightestDeposit(limits);
  if (limits.length === 0) return { title: t('answer.none'), text: t('answer.noneText') };
  if (tightest === undefined) return { title: t('answer.noDeposit'), text: t('answer.text') };
  const { kind, period, remaining, resetsAt } = tightest;
  if (!/[1-9]/.test(remaining)) {
    return { title: t('answer.nothing', { time: timeText(resetsAt) }), text: t('answer.text') };
  }
  return { title: t(`answer.left.${period}`, { amount: valueText(kind, remaining) }), text: t('answer.text') };
}
