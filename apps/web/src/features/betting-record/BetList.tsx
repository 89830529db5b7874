import type { ApiError } from '@croupier/sdk/errors';
import type { BettingRecord } from '@croupier/sdk/types';
import { Amount } from '@croupier/ui/Amount';
import { EmptyState } from '@croupier/ui/EmptyState';
import { LinkButton } from '@croupier/ui/LinkButton';
import { LoadMore } from '@croupier/ui/LoadMore';
import { RecordTable } from '@croupier/ui/RecordTable';
import { StatusChip } from '@croupier/ui/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryPath } from '../../shared/paths.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { knownStatus, toneOf } from './bet-status.ts';

export interface BetListProps {
  readonly bets: readonly BettingRecord[];
  /** Total number of matches. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Error of the next page. */
  readonly error: ApiError | null;
  readonly onMore: () => void;
  readonly onOpen: (betId: string) => void;
}

/** Bets, newest first. */
export function BetList(props: BetListProps): ReactNode {
  const { bets, total, hasMore, isLoading, error, onMore, onOpen } = props;
  const { t, i18n } = useTranslation('bettingRecord');
  const { brand } = useSite();
  const errorText = useErrorText();
  if (bets.length === 0) {
    return (
      <EmptyState
        icon="history"
        headingLevel={2}
        title={t('none.title')}
        text={t('none.text')}
        actions={
          <LinkButton component={Link} to={categoryPath('RNG')} variant="action">
            {t('none.action')}
          </LinkButton>
        }
      />
    );
  }
  const time = dateFormat(i18n.language, {
    // A row omits the year; the detail has it.
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: brand.timeZone,
  });
  const rows = bets.map((bet) => {
    const format = { currency: bet.currency, locale: i18n.language };
    const status = knownStatus(bet.status);
    return {
      id: bet.betId,
      image: bet.showIcon,
      usual: status === 'SETTLED' ? ['status'] : [],
      cells: {
        game: bet.gameName,
        time: time.format(new Date(bet.time)),
        round: bet.roundId ?? t('noRound'),
        status: <StatusChip tone={toneOf(status)}>{t(`status.${status}`)}</StatusChip>,
        stake: <Amount {...format} value={bet.betAmount} />,
        payout: <Amount {...format} value={bet.payout} />,
        net: <Amount {...format} value={bet.netWin} tone="change" />,
      },
    };
  });
  return (
    <>
      <RecordTable
        label={t('title')}
        columns={[
          { id: 'game', label: t('game') },
          { id: 'time', label: t('time'), phone: 'meta' },
          { id: 'round', label: t('round'), phone: 'hidden' },
          { id: 'status', label: t('statusLabel'), phone: 'meta' },
          { id: 'stake', label: t('stake'), numeric: true, phone: 'note' },
          { id: 'payout', label: t('payout'), numeric: true, phone: 'hidden' },
          { id: 'net', label: t('net'), numeric: true, phone: 'value' },
        ]}
        rows={rows}
        onOpen={onOpen}
      />
      <LoadMore
        label={t('more')}
        summary={t('shown', { shown: bets.length, count: total })}
        progress={bets.length / Math.max(total, 1)}
        hasMore={hasMore}
        loading={isLoading}
        loadingLabel={t('loading')}
        onLoad={onMore}
        {...(error !== null && { error: { message: errorText(error), retryLabel: t('tryAgain') } })}
      />
    </>
  );
}
