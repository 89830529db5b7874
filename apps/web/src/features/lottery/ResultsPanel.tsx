import { useListLotteryDraws } from '@croupier/sdk/hooks';
import type { LotteryDetail, LotteryDraw } from '@croupier/sdk/types';
import { CollapsibleList, CollapsibleListSkeleton } from '@croupier/ui/display/CollapsibleList';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LotteryBalls } from '@croupier/ui/game/LotteryBalls';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { Trend } from './Trend.tsx';
import { useDrawTime } from './use-draw-time.ts';

const VerifyDraw = lazyComponent(async () => (await import('./VerifyDraw.tsx')).VerifyDraw);

/** Draws of the frequencies, and those in the list. */
const TREND_DRAWS = 100;
const LISTED_DRAWS = 20;

/** Results, each with its verification, and how often each number came. */
export function ResultsPanel({ lottery }: { readonly lottery: LotteryDetail }): ReactNode {
  const { t } = useTranslation('lottery');
  const query = useListLotteryDraws({ gameCode: lottery.gameCode, pageSize: TREND_DRAWS });
  return (
    <QueryBoundary
      query={query}
      skeleton={<CollapsibleListSkeleton rows={8} />}
      failure={t('results.failed')}
      empty={{
        when: ({ content }) => content.length === 0,
        state: (
          <EmptyState icon="history" headingLevel={2} title={t('results.none.title')} text={t('results.none.text')} />
        ),
      }}
    >
      {({ content }) => (
        <SectionStack>
          <ContentSection framed title={t('results.title')}>
            <p>{t('results.text')}</p>
            <Results lottery={lottery} draws={content.slice(0, LISTED_DRAWS)} />
          </ContentSection>
          <Trend numbers={lottery.numbers} draws={content} />
        </SectionStack>
      )}
    </QueryBoundary>
  );
}

function Results({
  lottery,
  draws,
}: {
  readonly lottery: LotteryDetail;
  readonly draws: readonly LotteryDraw[];
}): ReactNode {
  const { t } = useTranslation('lottery');
  const drawTime = useDrawTime();
  return (
    <CollapsibleList
      headingLevel={3}
      items={draws.map((draw) => {
        const { numero, winningNumbers = [], drawAt } = draw;
        const title =
          draw.state === 'CANCELLED' ? (
            t('results.cancelled', { numero })
          ) : (
            <LotteryBalls
              size="sm"
              label={t('draw.numbers', { numero, numbers: winningNumbers.join(', ') })}
              numbers={winningNumbers}
            />
          );
        return {
          id: numero,
          title,
          meta: `${numero} · ${drawTime(drawAt)}`,
          content: (
            <Suspense>
              <VerifyDraw lottery={lottery} draw={draw} />
            </Suspense>
          ),
        };
      })}
    />
  );
}
