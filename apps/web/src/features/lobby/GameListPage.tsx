import { PageHeader } from '@croupier/ui/PageHeader';
import { SectionStack } from '@croupier/ui/SectionStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { MembersOnly } from '../../shared/page/MembersOnly.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { GameListResults } from './GameListResults.tsx';
import { readListView, type ListKind } from './list-kinds.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

export interface GameListPageProps {
  readonly kind: ListKind;
}

/** Hot games; for members also favourites and recently played [ROUTE-17] [ROLE-06] [LOBBY-11]. */
export function GameListPage({ kind }: GameListPageProps): ReactNode {
  const { t } = useTranslation('lobby');
  const { t: games } = useTranslation('games');
  const [params] = useSearchParams();
  const view = readListView(params);
  const title = games(`categories.${kind}`);
  usePageTitle(title);
  const content = (
    <>
      <CategoryFilter kind={kind} view={view} />
      <GameListResults kind={kind} view={view} />
    </>
  );
  return (
    <>
      <PageHeader title={title} text={t(`list.${kind}.text`)} />
      <SectionStack>
        {kind === 'HOT' ? (
          content
        ) : (
          <MembersOnly skeleton={<ListSkeleton label={title} />} trialToo={kind === 'RECENT'}>
            {() => content}
          </MembersOnly>
        )}
      </SectionStack>
    </>
  );
}
