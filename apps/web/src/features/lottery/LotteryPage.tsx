import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { categoryPath } from '../../shared/paths.ts';
import type { LotteryKind } from './lottery-kind.ts';
import { LotterySkeleton } from './LotterySkeleton.tsx';
import { useLotteryMenu } from './use-lottery-menu.ts';

// In a chunk of its own: the list of its chunks would be in the first load.
const LotteryView = lazyComponent(async () => (await import('./LotteryView.tsx')).LotteryView);

export interface LotteryPageProps {
  readonly kind: LotteryKind;
}

/** A lottery that the URL names, or the first one of its page [ROUTE-21] [ROUTE-22]. */
export function LotteryPage({ kind }: LotteryPageProps): ReactNode {
  const { t } = useTranslation('lottery');
  const [params] = useSearchParams();
  const menu = useLotteryMenu(kind);
  const gameCode = params.get('gameCode') ?? '';
  const header = <PageHeader title={t(`kinds.${kind}`)} />;
  const skeleton = (
    <>
      {header}
      <LotterySkeleton />
    </>
  );
  const view = (code: string): ReactNode => (
    <Suspense fallback={skeleton}>
      <LotteryView key={code} kind={kind} gameCode={code} menu={menu.data ?? []} />
    </Suspense>
  );
  if (gameCode !== '') return view(gameCode);
  return (
    <QueryBoundary
      query={menu}
      skeleton={skeleton}
      failure={t('failed')}
      empty={{
        when: (items) => items.length === 0,
        state: (
          <>
            {header}
            <EmptyState
              icon="ticket"
              headingLevel={2}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={
                <LinkButton component={Link} to={categoryPath('LOTT')} variant="action">
                  {t('empty.action')}
                </LinkButton>
              }
            />
          </>
        ),
      }}
    >
      {(items) => view(items[0]?.gameCode ?? '')}
    </QueryBoundary>
  );
}
