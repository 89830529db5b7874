import { useGetSportsMatch } from '@croupier/sdk/hooks';
import type { SportsMatch } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { gamePath } from '../../shared/paths.ts';
import { MarketOdds, type MarketOddsProps } from './MarketOdds.tsx';
import { REFRESH_MS } from './use-offers.ts';

type AllMarketsProps = Omit<MarketOddsProps, 'market'>;

/** Opens the markets of a match; for a vendor without slips, its sports book. */
export function AllMarkets(props: AllMarketsProps): ReactNode {
  const { match, canBet } = props;
  const { t } = useTranslation('sports');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const names = { home: match.home, away: match.away };
  if (!canBet) {
    const category = match.sport === 'ESPORTS' ? 'ESPORTS' : 'SPORTS';
    return (
      <LinkButton component={Link} to={gamePath({ vendor: match.vassalage, category })} variant="outline">
        {t('atVendor')}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t(isOpen ? 'markets.hideOf' : 'markets.showOf', { match: t('match', names) })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('markets.hide') : t('markets.show', { count: match.marketCount })}
      </Button>
      {isOpen && (
        <div id={id}>
          <Markets {...props} />
        </div>
      )}
    </>
  );
}

function Markets({ match, ...rest }: AllMarketsProps): ReactNode {
  const { t } = useTranslation('sports');
  const language = usePlatformLanguage();
  const query = useGetSportsMatch({ matchId: match.matchId, language }, { refetchInterval: REFRESH_MS });
  return (
    <QueryBoundary query={query} skeleton={<Skeleton shape="box" height="160px" />} failure={t('markets.failed')}>
      {(open) =>
        open.markets.slice(1).map((market) => (
          <ContentSection key={market.marketId} landmark={false} headingLevel={3} title={market.name}>
            <MarketOdds {...rest} match={open} market={market} />
          </ContentSection>
        ))
      }
    </QueryBoundary>
  );
}
