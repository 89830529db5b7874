import type { SportsMatch, SportsMatchPage } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { MatchList, MatchListSkeleton } from '@croupier/ui/game/MatchList';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { LoadMore } from '@croupier/ui/navigation/LoadMore';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { categoryPath } from '../../shared/paths.ts';
import { AllMarkets, MarketsButton } from './AllMarkets.tsx';
import { MarketOdds } from './MarketOdds.tsx';
import { readMatchFilter } from './match-filter.ts';
import { MatchFilters } from './MatchFilters.tsx';
import type { SportsCategory } from './sports-category.ts';
import { useMatchTime } from './use-match-time.ts';
import type { Slip } from './use-slip.ts';
import { namedSport } from './wire-values.ts';

export interface MatchesPanelProps {
  readonly category: SportsCategory;
  readonly query: UseQueryResult<SportsMatchPage>;
  readonly slip: Slip;
  readonly onMore: () => void;
}

/** Chips and matches; more on demand. */
export function MatchesPanel({ category, query, slip, onMore }: MatchesPanelProps): ReactNode {
  const { t } = useTranslation('sports');
  const [params] = useSearchParams();
  return (
    <PanelStack>
      <MatchFilters filter={readMatchFilter(params)} sports={query.data?.sports ?? []} />
      <QueryBoundary
        query={query}
        skeleton={<MatchListSkeleton />}
        failure={t('failed')}
        empty={{ when: ({ content }) => content.length === 0, state: <NoMatches category={category} /> }}
      >
        {({ content, totalElements, books = [] }) => (
          <>
            <Matches
              matches={content}
              slip={slip}
              takesBets={(vendor) => books.some(({ vassalage }) => vassalage === vendor)}
            />
            {totalElements > content.length && (
              <LoadMore
                label={t('more')}
                summary={t('shown', { shown: content.length, count: totalElements })}
                progress={content.length / totalElements}
                hasMore
                loading={query.isPlaceholderData}
                loadingLabel={t('loading')}
                onLoad={onMore}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </PanelStack>
  );
}

function NoMatches({ category }: { readonly category: SportsCategory }): ReactNode {
  const { t } = useTranslation('sports');
  return (
    <EmptyState
      icon="calendar"
      headingLevel={2}
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <LinkButton component={Link} to={categoryPath(category)} variant="action">
          {t('none.action')}
        </LinkButton>
      }
    />
  );
}

interface MatchesProps {
  readonly matches: readonly SportsMatch[];
  readonly slip: Slip;
  readonly takesBets: (vendor: string) => boolean;
}

function Matches({ matches, slip, takesBets }: MatchesProps): ReactNode {
  const { t } = useTranslation('sports');
  const timeOf = useMatchTime();
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const toggle = (id: string): void =>
    setOpenIds(openIds.includes(id) ? openIds.filter((one) => one !== id) : [...openIds, id]);
  return (
    <MatchList
      label={t('views.matches')}
      matches={matches.map((match) => {
        const { matchId, league, sport, title, state, score, startsAt, updatedAt } = match;
        const [main] = match.markets;
        const isOpen = openIds.includes(matchId);
        const canBet = takesBets(match.vassalage);
        return {
          id: matchId,
          league: t('league', { sport: title ?? t(`sports.${namedSport(sport)}`), league }),
          time:
            state === 'LIVE' ? (
              <StatusChip tone="success" icon="live">
                {t('live')}
              </StatusChip>
            ) : (
              timeOf(startsAt, updatedAt)
            ),
          home: match.home,
          away: match.away,
          score: state === 'LIVE' && score !== undefined ? t('score', { score }) : undefined,
          odds: main !== undefined && <MarketOdds match={match} market={main} slip={slip} canBet={canBet} />,
          action: <MarketsButton match={match} canBet={canBet} isOpen={isOpen} onPress={() => toggle(matchId)} />,
          more: isOpen && <AllMarkets match={match} slip={slip} canBet={canBet} />,
        };
      })}
    />
  );
}
