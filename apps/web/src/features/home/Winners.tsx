import { useListWinners } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { ListWinnersData, WinnerEntry } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { WinnerBoard } from '@croupier/ui/game/WinnerBoard';
import { WinnerBoardSkeleton } from '@croupier/ui/game/WinnerBoardSkeleton';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { dateFormat } from '../../shared/intl-formats.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { gamePath } from '../../shared/paths.ts';

/** Wins of a column at first; all twenty on demand [WINNER-01]. */
const FIRST_WINS = 5;

/** The greatest wins, and beside them the latest; each opens its game [HOME-05]. */
export function Winners(): ReactNode {
  return (
    <TwoColumns>
      <Wins sort="amount" />
      <Wins sort="time" />
    </TwoColumns>
  );
}

interface WinsProps {
  readonly sort: NonNullable<ListWinnersData['query']['sort']>;
}

/** Wins in the platform's order [WINNER-02]. */
function Wins({ sort }: WinsProps): ReactNode {
  const { t } = useTranslation('home');
  const [showsAll, setShowsAll] = useState(false);
  const toWinner = useToWinner();
  // By amount is the platform's default.
  const query = useListWinners({ language: usePlatformLanguage(), ...(sort === 'time' && { sort }) });
  return (
    <QueryBoundary query={query} skeleton={<WinnerBoardSkeleton />} failure={t('winners.failed')}>
      {({ list }) => (
        <WinnerBoard
          title={t(`winners.${sort}`)}
          winners={list.slice(0, showsAll ? undefined : FIRST_WINS).map(toWinner)}
          ranked={sort === 'amount'}
          linkComponent={Link}
          action={
            list.length > FIRST_WINS && (
              <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? t('winners.fewer') : t('winners.all')}
              </Button>
            )
          }
          empty={<EmptyState icon="star" title={t('winners.emptyTitle')} text={t('winners.emptyText')} />}
        />
      )}
    </QueryBoundary>
  );
}

function useToWinner() {
  const { i18n } = useTranslation();
  const { brand } = useSite();
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
  return ({ vo }: WinnerEntry, index: number) => {
    const { vassalage: vendor, gameType: category, nodeId, wonAt } = vo;
    const isKnown = vendor !== undefined && category !== undefined && nodeId !== undefined;
    return {
      id: String(index),
      name: vo.customerName,
      game: vo.gameName,
      cover: vo.iconUrl ?? '',
      amount: formatMoney(vo.winAmount, vo.currency, i18n.language),
      ...(isKnown && { link: { to: gamePath({ vendor, category, nodeId }) } }),
      ...(wonAt !== undefined && { when: format.format(new Date(wonAt)) }),
    };
  };
}
