import { TopNav } from '@croupier/ui/TopNav';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { categoryPath, paths } from '../../routes/paths.ts';
import { TOP_CATEGORIES } from './navigation-ids.ts';
import { useCategories } from './use-categories.ts';

export interface TopCategoriesProps {
  /** Navigation id of the current page. */
  readonly place: string | undefined;
}

/** Home, then every category with vendors [NAV-01] [NAV-02]. */
export function TopCategories({ place }: TopCategoriesProps): ReactNode {
  const { t } = useTranslation();
  const { t: games } = useTranslation('games');
  const offered = useCategories();
  const shown = TOP_CATEGORIES.filter((name) => offered.some(({ category }) => category === name));
  return (
    <TopNav
      label={t('mainNavigation')}
      items={[
        { id: 'home', label: t('home'), link: { to: paths.home } },
        ...shown.map((category) => ({
          id: category,
          label: games(`categories.${category}`),
          link: { to: categoryPath(category) },
        })),
      ]}
      {...(place !== undefined && { current: place })}
      moreLabel={t('moreNavigation')}
      linkComponent={Link}
    />
  );
}
