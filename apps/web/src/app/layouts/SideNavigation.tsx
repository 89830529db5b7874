import { BrandMark } from '@croupier/ui/display/BrandMark';
import { Icon } from '@croupier/ui/display/Icon';
import { SideMenu, type SideMenuGroup } from '@croupier/ui/navigation/SideMenu';
import type { GameCategory } from '@croupier/sdk/types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { menuLinks } from '../../pages/menus.ts';
import { visitorOf } from './visitor.ts';
import { categoryPath, listPaths } from '../../shared/paths.ts';
import type { Session } from '../../session/use-session.ts';
import { categoryIcon } from '../../shared/games/category-icon.tsx';
import type { ListKind } from '../../shared/games/game-categories.ts';
import { recentGamesQuery } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { LanguageMenu, ThemeMenu } from './HeaderTools.tsx';
import { useCategories } from './use-categories.ts';
import { useInstallItems } from './use-install-items.tsx';
import { useMenuExpanded } from './use-menu-expanded.ts';
import { useHelpItems } from './use-service-items.tsx';

export interface SideNavigationProps {
  readonly session: Session;
  readonly navigationId: string;
  /** True when the drawer is open on a phone. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Hot games, categories with vendors, the member's lists, pages, and help [SIDE-01] [SIDE-02] [SIDE-03]. */
export function SideNavigation({ session, navigationId, isOpen, onClose }: SideNavigationProps): ReactNode {
  const { t } = useTranslation();
  const { brand } = useSite();
  const [isExpanded, setIsExpanded] = useMenuExpanded();
  const groups = useGroups(session);
  return (
    <SideMenu
      label={t('menu')}
      groups={groups}
      current={navigationId}
      linkComponent={Link}
      collapsed={!isExpanded}
      onCollapsedChange={(collapsed) => setIsExpanded(!collapsed)}
      collapseLabel={t('collapseMenu')}
      expandLabel={t('expandMenu')}
      open={isOpen}
      onClose={onClose}
      closeLabel={t('closeMenu')}
      header={<BrandMark name={brand.name} />}
      footer={
        <>
          <LanguageMenu iconOnly={false} />
          <ThemeMenu iconOnly={false} />
        </>
      }
    />
  );
}

function useGroups(session: Session): readonly SideMenuGroup<typeof Link>[] {
  const { t } = useTranslation();
  const { t: games } = useTranslation('games');
  const categories = useCategories();
  const memberLists = useMemberLists(session);
  const helpItems = [...useHelpItems(), ...useInstallItems()];
  const entry = (id: GameCategory | ListKind, to: string) => ({
    id,
    label: games(`categories.${id}`),
    icon: categoryIcon(id),
    link: { to },
  });
  const pageItems = menuLinks('side', visitorOf(session)).map(({ id, path, icon, labelKey }) => ({
    id,
    label: t(labelKey),
    icon: <Icon name={icon} />,
    link: { to: path },
  }));
  return [
    {
      id: 'games',
      label: t('menuGames'),
      items: [
        entry('HOT', listPaths.HOT),
        ...categories.map(({ category }) => entry(category, categoryPath(category))),
        ...memberLists.map((list) => entry(list, listPaths[list])),
      ],
    },
    ...(pageItems.length > 0 ? [{ id: 'mine', label: t('menuMine'), items: pageItems }] : []),
    { id: 'help', items: helpItems },
  ];
}

/** Favourites, not in free play, and recently played games if there are any [SIDE-09] [SIDE-10]. */
function useMemberLists(session: Session): readonly ListKind[] {
  const queryContext = useGameQueryContext();
  const isMember = session.state === 'member';
  const { data } = useQuery({ ...recentGamesQuery(queryContext), enabled: isMember && !session.isExpired });
  if (!isMember) return [];
  const hasPlayed = data !== undefined && data.games.length > 0;
  return [...(session.isTrial ? [] : (['FAV'] as const)), ...(hasPlayed ? (['RECENT'] as const) : [])];
}
