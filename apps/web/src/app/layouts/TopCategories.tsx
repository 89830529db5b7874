import { TopNav } from '@croupier/ui/navigation/TopNav';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { linkOf } from '../../pages/menus.ts';
import { categoryPath, paths } from '../../shared/paths.ts';
import { topCategories } from '../../shared/games/game-categories.ts';
import { useCategories } from './use-categories.ts';

export interface TopCategoriesProps {
  /** Navigation id of the current page. */
  readonly navigationId: string;
}

/** Home, every category with vendors, and promotions [NAV-01] [NAV-02]. */
export function TopCategories({ navigationId }: TopCategoriesProps): ReactNode {
  const { t } = useTranslation();
  const { t: games } = useTranslation('games');
  const offered = useCategories();
  const promotions = linkOf('promotions', { role: 'guest' });
  const visible = topCategories.filter((name) => offered.some(({ category }) => category === name));
  return (
    <TopNav
      label={t('mainNavigation')}
      items={[
        { id: 'home', label: t('home'), link: { to: paths.home } },
        ...visible.map((category) => ({
          id: category,
          label: games(`categories.${category}`),
          link: { to: categoryPath(category) },
        })),
        ...(promotions === undefined
          ? []
          : [{ id: promotions.id, label: t(promotions.labelKey), link: { to: promotions.path } }]),
      ]}
      current={navigationId}
      moreLabel={t('moreNavigation')}
      linkComponent={Link}
    />
  );
}
