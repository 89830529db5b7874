import type { RunningSettlement, SalaryRecord } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { CountdownRing } from '@croupier/ui/display/CountdownRing';
import { FactList } from '@croupier/ui/display/FactList';
import { Icon } from '@croupier/ui/display/Icon';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useContractTexts } from '../../shared/contracts/use-contract-texts.ts';
import { useSite } from '../../config/site-context.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { isZero } from '../../shared/is-zero.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { KindProps } from './kind-props.ts';
import type { Running } from './use-running.ts';

export interface RunningWindowProps extends KindProps {
  readonly window: RunningSettlement;
  readonly running: Running;
  readonly last: SalaryRecord | undefined;
}

/** The figures of the running window; of a real-time salary with the time that is left. */
export function RunningWindow({ kind, window, running, last }: RunningWindowProps): ReactNode {
  const { t } = useTranslation('agentRecords');
  const texts = useContractTexts();
  const isRealtime = kind === 'REALTIME_SALARY';
  return (
    <ContentSection
      framed
      title={t('running.title', { window: texts.window(window) })}
      actions={isRealtime && <PauseButton running={running} />}
    >
      {isRealtime ? (
        <PanelStack>
          <TimeLeft window={window} now={running.now} last={last} />
          <Figures window={window} />
        </PanelStack>
      ) : (
        <Figures window={window} />
      )}
    </ContentSection>
  );
}

function Figures({ window }: Pick<RunningWindowProps, 'window'>): ReactNode {
  const { t } = useTranslation(['agentRecords', 'contracts']);
  const { money, rate, active } = useContractTexts();
  const timeText = useTimeText();
  const { estimate, base, currency, activeUsers, carriedIn, nextSettlementAt, tier } = window;
  return (
    <FactList
      facts={[
        {
          id: 'estimate',
          label: t('running.estimate'),
          value: t('running.about', { amount: money(estimate, currency) }),
          note: tier === 0 ? t('running.noTier') : t('running.at', { rate: rate(window.rate) }),
        },
        { id: 'base', label: t('contracts:base'), value: money(base, currency) },
        { id: 'active', label: t('contracts:activeAccounts'), value: active(activeUsers) },
        ...(carriedIn === undefined || isZero(carriedIn)
          ? []
          : [{ id: 'carried', label: t('running.carriedIn'), value: money(carriedIn, currency) }]),
        { id: 'paid', label: t('running.paidAt'), value: timeText(nextSettlementAt) },
      ]}
    />
  );
}

function PauseButton({ running: { isPaused, setPaused } }: Pick<RunningWindowProps, 'running'>): ReactNode {
  const { t } = useTranslation('agentRecords');
  return (
    <Button startIcon={<Icon name={isPaused ? 'play' : 'pause'} />} onClick={() => setPaused(!isPaused)}>
      {t(isPaused ? 'running.resume' : 'running.pause')}
    </Button>
  );
}

interface TimeLeftProps extends Pick<RunningWindowProps, 'window' | 'last'> {
  readonly now: Running['now'];
}

/** The time until the window is paid, counted by the server's clock; a payment is announced once. */
function TimeLeft({ window: { periodStart, periodEnd }, now, last }: TimeLeftProps): ReactNode {
  const { t, i18n } = useTranslation('agentRecords');
  const { timeZone } = useSite().brand;
  const announcement = usePaidText(last);
  const clock = dateFormat(i18n.language, { timeStyle: 'short', timeZone });
  return (
    <CountdownRing
      startsAt={Date.parse(periodStart)}
      endsAt={Date.parse(periodEnd)}
      now={now}
      label={(seconds) => t('running.left', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
      format={(seconds) =>
        seconds === 0 ? t('running.due') : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      }
      caption={t('running.until', { time: clock.format(new Date(periodEnd)) })}
      {...(announcement !== undefined && { announcement })}
    />
  );
}

/** What was paid while the page is open; undefined until a settlement follows the one it opened with. */
function usePaidText(last: SalaryRecord | undefined): string | undefined {
  const { t } = useTranslation('agentRecords');
  const { money, window } = useContractTexts();
  const [firstId, setFirstId] = useState<string>();
  if (firstId === undefined && last !== undefined) setFirstId(last.recordId);
  if (last === undefined || firstId === undefined || last.recordId === firstId || last.status !== 'PAID')
    return undefined;
  return t('running.paid', { amount: money(last.amount, last.currency), window: window(last) });
}
