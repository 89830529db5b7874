import { formatMoney } from '@croupier/sdk/rules';
import type { GamingSession } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { RealityCheckDialog } from '@croupier/ui/feedback/RealityCheckDialog';
import { calendarDay, SECOND_MS } from '@croupier/sdk/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { sessionTime } from '../../shared/gaming-session/session-time.ts';
import { paths } from '../../shared/paths.ts';
import { useDurationText } from '../../shared/use-duration-text.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { useAcknowledgement } from './use-acknowledgement.ts';
import { useStopPlaying } from './use-stop-playing.ts';

export interface RealityCheckProps {
  /** Its reality check is due. */
  readonly session: GamingSession;
  readonly memberId: string;
}

/** Stops play, shows what it came to, and closes by an answer only; the answers have equal weight [P-16]. */
export function RealityCheck({ session, memberId }: RealityCheckProps): ReactNode {
  const { t, i18n } = useTranslation(['realityCheck', 'forms']);
  const { timeZone } = useSite().brand;
  const navigate = useNavigate();
  const timeText = useTimeText();
  const durationText = useDurationText();
  const acknowledgement = useAcknowledgement(memberId);
  const stopping = useStopPlaying();
  const { startedAt, elapsedSeconds, rounds, stakes, payouts, netPosition, currency, secondsLeft } = session;
  const time = sessionTime(elapsedSeconds * SECOND_MS);
  const money = (amount: string, signed = false): string => formatMoney(amount, currency, i18n.language, { signed });
  const record = `${paths.bettingRecord}?from=${calendarDay(new Date(startedAt), timeZone)}`;
  return (
    <RealityCheckDialog
      open
      title={t('title', { time })}
      text={t('text')}
      result={{
        label: t('since', { time: timeText(startedAt), count: rounds }),
        value: money(netPosition, true),
      }}
      facts={[
        { id: 'time', label: t('time'), value: time },
        { id: 'stakes', label: t('stakes'), value: money(stakes) },
        { id: 'payouts', label: t('payouts'), value: money(payouts) },
        ...(secondsLeft === undefined
          ? []
          : [{ id: 'left', label: t('left'), value: durationText(Math.floor(secondsLeft / 60)) }]),
      ]}
      actions={[
        { id: 'stop', label: t('stop'), onPress: () => void stopping.stop(), busy: stopping.isStopping },
        {
          id: 'continue',
          label: t('continue'),
          onPress: () => acknowledgement.submit({}),
          busy: acknowledgement.state !== 'ready',
        },
        { id: 'limit', label: t('limit'), onPress: () => void navigate(paths.limits) },
        { id: 'break', label: t('break'), onPress: () => void navigate(`${paths.limits}#break`) },
      ]}
      busyLabel={t('sending')}
      link={
        <>
          <CheckingAlert submit={acknowledgement} title={t('checking.title')}>
            {t('checking.text')}
          </CheckingAlert>
          <FailureAlert error={acknowledgement.rejection ?? null} />
          <LinkButton component={Link} to={record} variant="link">
            {t('record')}
          </LinkButton>
        </>
      }
    />
  );
}
