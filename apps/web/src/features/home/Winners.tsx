import { listWinnersOptions } from '@croupier/sdk/query';
import { EmptyState } from '@croupier/ui/EmptyState';
import { WinnerBoard } from '@croupier/ui/WinnerBoard';
import { WinnerBoardSkeleton } from '@croupier/ui/WinnerBoardSkeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { formatMoney } from '../../shared/format-money.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';

/** Highest wins, in the platform's order [HOME-05] [WINNER-02]. */
export function Winners(): ReactNode {
  const { t, i18n } = useTranslation('home');
  const language = usePlatformLanguage();
  const query = useQuery(listWinnersOptions({ query: { gameCategory: 'ALL', language, limitNum: 20 } }));
  return (
    <QueryBoundary query={query} skeleton={<WinnerBoardSkeleton />} failure={t('winners.failed')}>
      {({ value }) => (
        <WinnerBoard
          title={t('winners.title')}
          winners={value.list.map(({ vo }, index) => ({
            id: String(index),
            name: vo.customerName,
            game: vo.gameName,
            cover: vo.iconUrl ?? '',
            amount: formatMoney(vo.winAmount, vo.currency, i18n.language),
          }))}
          ranked
          arrangement="ticker"
          pauseLabel={t('winners.pause')}
          playLabel={t('winners.play')}
          empty={<EmptyState icon="star" title={t('winners.emptyTitle')} text={t('winners.emptyText')} />}
        />
      )}
    </QueryBoundary>
  );
}
