import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { categoryPath } from '../../shared/paths.ts';
import type { LotteryKind } from './lottery-kind.ts';
import { LotterySkeleton } from './LotterySkeleton.tsx';
import { LotteryView } from './LotteryView.tsx';
import { useLotteryMenu } from './use-lottery-menu.ts';

export interface LotteryPageProps {
  readonly kind: LotteryKind;
}

/** A lottery that the URL names, or the first one of its page [ROUTE-21] [ROUTE-22]. */
export function LotteryPage({ kind }: LotteryPageProps): ReactNode {
  const { t } = useTranslation('lottery');
  const [params] = useSearchParams();
  const menu = useLotteryMenu(kind);
  const gameCode = params.get('gameCode') ?? '';
  if (gameCode !== '') return <LotteryView key={gameCode} kind={kind} gameCode={gameCode} menu={menu.data ?? []} />;
  const header = <PageHeader title={t(`kinds.${kind}`)} />;
  return (
    <QueryBoundary
      query={menu}
      skeleton={
        <>
          {header}
          <LotterySkeleton />
        </>
      }
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
      {(items) => <LotteryView kind={kind} gameCode={items[0]?.gameCode ?? ''} menu={items} />}
    </QueryBoundary>
  );
}
