import { CategoryMenu } from '@croupier/ui/navigation/CategoryMenu';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryIcon } from '../../shared/games/category-icon.tsx';
import type { ListedCategory, ListKind } from '../../shared/games/game-categories.ts';
import { hotGamesQuery, vendorsQuery, type GameQueryContext } from '../../shared/games/game-queries.ts';
import { listPaths } from '../../shared/paths.ts';
import { GameListResults } from './GameListResults.tsx';
import { readListView, listCategories, writeListView, type ListView } from './list-view.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

export interface GameListPageProps {
  readonly kind: ListKind;
}

interface CategoryFilterProps {
  readonly kind: ListKind;
  readonly view: ListView;
}

/** Menu of all categories or one [LOBBY-11]. Hidden when loading fails, because the list works without it. */
function CategoryFilter({ kind, view }: CategoryFilterProps): ReactNode {
  const { t } = useTranslation('lobby');
  const { t: games } = useTranslation('games');
  const { brand } = useSite();
  const { data, error } = useQuery(vendorsQuery());
  if (data === undefined) return error === null && <Skeleton shape="box" height="46px" />;
  const linkTo = (category: ListedCategory | undefined) => ({
    to: listPaths[kind] + writeListView({ category, steps: 1 }),
  });
  return (
    <CategoryMenu
      label={t('list.categories')}
      linkComponent={Link}
      value={view.category ?? ''}
      items={[
        { value: '', label: t('all'), icon: categoryIcon(kind), link: linkTo(undefined) },
        ...listCategories(data.navigation, brand).map((category) => ({
          value: category,
          label: games(`categories.${category}`),
          icon: categoryIcon(category),
          link: linkTo(category),
        })),
      ]}
    />
  );
}

/** Hot games; for members also favourites and recently played [ROUTE-17] [ROLE-06] [LOBBY-11]. */
export function GameListPage({ kind }: GameListPageProps): ReactNode {
  const [params] = useSearchParams();
  const view = readListView(params);
  return (
    <SectionStack>
      <CategoryFilter kind={kind} view={view} />
      <GameListResults kind={kind} view={view} />
    </SectionStack>
  );
}

/** Prefetches the data of the list of hot games; the other lists need a session first. */
export function prefetchHotList(queryClient: QueryClient, queryContext: GameQueryContext): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(vendorsQuery()),
    queryClient.prefetchQuery(hotGamesQuery(queryContext)),
  ]);
}

export function GameListHeader({ kind }: GameListPageProps): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  return <PageHeader title={t(`games:categories.${kind}`)} text={t(`list.${kind}.text`)} />;
}

/** Shown below the heading while the session loads. */
export function GameListSkeleton({ kind }: GameListPageProps): ReactNode {
  const { t } = useTranslation('games');
  return (
    <SectionStack>
      <ListSkeleton label={t(`categories.${kind}`)} />
    </SectionStack>
  );
}
