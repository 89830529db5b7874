import { useListSportsMatches } from '@croupier/sdk/hooks';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { BetSlipBar } from '@croupier/ui/game/BetSlipBar';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { useIsDesktop } from '@croupier/ui/theme';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { RunningSession } from '../../shared/gaming-session/RunningSession.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { matchQueryOf, PAGE_SIZE, readMatchFilter } from './match-filter.ts';
import { MatchesPanel } from './MatchesPanel.tsx';
import { MyBets } from './MyBets.tsx';
import type { SportsCategory } from './sports-category.ts';
import { REFRESH_MS } from './use-offers.ts';
import { useSlip } from './use-slip.ts';

/** Placing bets brings the contract's rules, which are larger than the rest of the page. */
const SportsSlip = lazyComponent(async () => (await import('./SportsSlip.tsx')).SportsSlip);

export interface SportsContentProps {
  readonly category: SportsCategory;
}

/** Matches with their odds, the slip and the own bets. */
export function SportsContent({ category }: SportsContentProps): ReactNode {
  const { t } = useTranslation(['sports', 'bets']);
  const { brand } = useSite();
  const [params] = useSearchParams();
  const [view, setView] = useState('matches');
  const [pages, setPages] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const isDesktop = useIsDesktop();
  const slip = useSlip(category);
  const filter = readMatchFilter(params);
  const language = usePlatformLanguage();
  // Looks again only while the page is visible.
  const query = useListSportsMatches(
    { gameType: category, ...matchQueryOf(filter, brand.timeZone), language, pageSize: PAGE_SIZE * pages },
    { refetchInterval: REFRESH_MS, placeholderData: keepPreviousData },
  );
  const books = query.data?.books ?? [];
  const showBets = (): void => {
    setOpen(false);
    setView('bets');
  };
  const content = (
    <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
      <SportsSlip slip={slip} books={books} onBets={showBets} />
    </Suspense>
  );
  const count = slip.selections.length;
  const matches = <MatchesPanel category={category} query={query} slip={slip} onMore={() => setPages(pages + 1)} />;
  const isDemo = books.some((book) => book.isDemo === true);
  return (
    <>
      <RunningSession />
      <Tabs
        label={t('views.label')}
        variant="segment"
        value={view}
        onChange={setView}
        items={[
          {
            value: 'matches',
            label: t('views.matches'),
            panel: isDesktop ? (
              <AsideLayout aside={<SlipPanel isDemo={isDemo}>{content}</SlipPanel>}>{matches}</AsideLayout>
            ) : (
              matches
            ),
          },
          {
            value: 'bets',
            label: t('bets:mine'),
            panel: <MyBets category={category} onMatches={() => setView('matches')} />,
          },
        ]}
      />
      {!isDesktop && (
        <BetSlipBar
          title={t('slip.title')}
          count={count}
          countLabel={t('slip.count', { count })}
          text={isDemo ? t('demo') : ''}
          open={isOpen}
          onOpenChange={setOpen}
          closeLabel={t('slip.close')}
        >
          {content}
        </BetSlipBar>
      )}
    </>
  );
}

/** The slip beside the matches. */
function SlipPanel({ isDemo, children }: { readonly isDemo: boolean; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation(['sports', 'bets']);
  const label = (
    <StatusChip tone="neutral" icon="info">
      {t('demo')}
    </StatusChip>
  );
  return (
    <ContentSection framed title={t('slip.title')} {...(isDemo && { actions: label })}>
      {children}
    </ContentSection>
  );
}
