import { useGetBettingRecord } from '@croupier/sdk/hooks';
import type { BettingRecord } from '@croupier/sdk/types';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Receipt } from '@croupier/ui/data/Receipt';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import type { DetailProps } from '../../shared/lists/list-definition.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { isSafeLink } from '../../shared/safe-link.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { Money } from '../../shared/Money.tsx';
import { useWindowUrl } from '../../shared/window-preferences.ts';
import { betStatuses } from './bet-status.ts';

/** One bet with the events of its round. */
export function BetDetail({ row: { betId }, onClose }: DetailProps<BettingRecord>): ReactNode {
  const { t } = useTranslation('bettingRecord');
  const query = useGetBettingRecord({ betId });
  return (
    <BottomSheet open onClose={onClose} title={t('detail.title')} closeLabel={t('detail.close')}>
      <QueryBoundary query={query} failure={t('failed')} skeleton={<Skeleton shape="box" height="18rem" />}>
        {({ bettingRecord, detail }) => (
          <BetReceipt bet={bettingRecord}>
            <RoundDetail detail={detail} />
          </BetReceipt>
        )}
      </QueryBoundary>
    </BottomSheet>
  );
}

function BetReceipt({ bet, children }: { readonly bet: BettingRecord; readonly children: ReactNode }): ReactNode {
  const { t, i18n } = useTranslation(['bettingRecord', 'lists']);
  const { brand } = useSite();
  const time = dateFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: brand.timeZone,
  });
  const { currency } = bet;
  return (
    <Receipt
      lines={[
        ...(bet.account === undefined ? [] : [{ id: 'account', label: t('team.account'), value: bet.account }]),
        { id: 'game', label: t('game'), value: bet.gameName },
        { id: 'bet', label: t('detail.bet'), value: bet.betId },
        { id: 'round', label: t('round'), value: bet.roundId ?? t('lists:noValue') },
        { id: 'time', label: t('time'), value: time.format(new Date(bet.time)) },
        { id: 'status', label: t('statusLabel'), value: i18n.t(betStatuses.textOf(bet.status)) },
        { id: 'stake', label: t('stake'), value: <Money currency={currency} value={bet.betAmount} /> },
        { id: 'valid', label: t('detail.valid'), value: <Money currency={currency} value={bet.validBet} /> },
        { id: 'payout', label: t('payout'), value: <Money currency={currency} value={bet.payout} /> },
      ]}
      total={{
        label: t('net'),
        // Results of other players are shown without judging colours.
        value: (
          <Money currency={currency} value={bet.netWin} change={bet.account === undefined ? 'result' : undefined} />
        ),
      }}
    >
      {children}
    </Receipt>
  );
}

/** Detail of the round from the vendor: HTML, which is sanitised, or a URL. */
function RoundDetail({ detail }: { readonly detail: string }): ReactNode {
  const { t } = useTranslation('bettingRecord');
  const windowUrl = useWindowUrl();
  if (detail === '') return null;
  if (/\s/.test(detail) || !isSafeLink(detail, location.origin)) return <SafeHtml html={detail} />;
  return (
    <LinkButton href={windowUrl(detail)} target="_blank" rel="noopener noreferrer" variant="link">
      {t('detail.vendor')}
    </LinkButton>
  );
}
