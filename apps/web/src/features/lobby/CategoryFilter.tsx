import { CategoryMenu } from '@croupier/ui/CategoryMenu';
import { Skeleton } from '@croupier/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryIcon } from '../../shared/games/category-icon.tsx';
import { vendorsQuery } from '../../shared/games/game-queries.ts';
import { LIST_PATHS, listCategories, writeListView, type ListKind, type ListView } from './list-kinds.ts';
import type { LobbyCategory } from './lobby-categories.ts';

export interface CategoryChoiceProps {
  readonly kind: ListKind;
  readonly view: ListView;
}

/** All categories or one [LOBBY-11]. Hidden when loading fails; the list still works. */
export function CategoryFilter({ kind, view }: CategoryChoiceProps): ReactNode {
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
