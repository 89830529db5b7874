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

export interface LotteryContentProps {
  readonly kind: LotteryKind;
}

/** The lottery that the URL names, or the first one of the page. */
export function LotteryContent({ kind }: LotteryContentProps): ReactNode {
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
    <LotteryView key={code} kind={kind} gameCode={code} menu={menu.data ?? []} />
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
