import { CategoryMenu } from '@croupier/ui/CategoryMenu';
import { PageHeader } from '@croupier/ui/PageHeader';
import { SectionStack } from '@croupier/ui/SectionStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryIcon } from '../../shared/games/category-icon.tsx';
import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { MembersOnly } from '../../shared/page/MembersOnly.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { GameListResults } from './GameListResults.tsx';
import { readListView, LIST_PATHS, listCategories, writeListView, type ListKind, type ListView } from './list-kinds.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { LobbyCategory } from './lobby-categories.ts';

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
  const linkTo = (category: LobbyCategory | undefined) => ({
    to: LIST_PATHS[kind] + writeListView({ category, steps: 1 }),
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
