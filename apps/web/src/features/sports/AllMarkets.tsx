import { useGetSportsMatch } from '@croupier/sdk/hooks';
import type { SportsMatch } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { gamePath } from '../../shared/paths.ts';
import { MarketOdds, type MarketOddsProps } from './MarketOdds.tsx';
import { REFRESH_MS } from './use-offers.ts';

/** Id of the element with all markets of a match. */
const idOf = ({ matchId }: SportsMatch): string => `markets-${matchId}`;

export interface MarketsButtonProps {
  readonly match: SportsMatch;
  /** False where bets are placed at the vendor only. */
  readonly canBet: boolean;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens the markets of a match; for a vendor without slips, its sports book. */
export function MarketsButton({ match, canBet, isOpen, onPress }: MarketsButtonProps): ReactNode {
  const { t } = useTranslation('sports');
  if (!canBet) {
    const category = match.sport === 'ESPORTS' ? 'ESPORTS' : 'SPORTS';
    return (
      <LinkButton component={Link} to={gamePath({ vendor: match.vassalage, category })} variant="outline">
        {t('atVendor')}
      </LinkButton>
    );
  }
  const name = t('match', { home: match.home, away: match.away });
  return (
    <Button
      variant="quiet"
      aria-expanded={isOpen}
      aria-controls={isOpen ? idOf(match) : undefined}
      aria-label={t('markets.of', { count: match.marketCount, match: name })}
      onClick={onPress}
    >
      {isOpen ? t('markets.hide') : t('markets.show', { count: match.marketCount })}
    </Button>
  );
}

/** All markets of a match but the main one, which is shown above. */
export function AllMarkets({ match, ...rest }: Omit<MarketOddsProps, 'market'>): ReactNode {
  const { t } = useTranslation('sports');
  const language = usePlatformLanguage();
  const query = useGetSportsMatch({ matchId: match.matchId, language }, { refetchInterval: REFRESH_MS });
  return (
    <div id={idOf(match)}>
      <QueryBoundary query={query} skeleton={<Skeleton shape="box" height="160px" />} failure={t('markets.failed')}>
        {(open) =>
          open.markets.slice(1).map((market) => (
            <ContentSection key={market.marketId} landmark={false} headingLevel={3} title={market.name}>
              <MarketOdds {...rest} match={open} market={market} />
            </ContentSection>
          ))
        }
      </QueryBoundary>
    </div>
  );
}
