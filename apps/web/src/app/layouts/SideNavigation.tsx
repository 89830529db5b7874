import { BrandMark } from '@croupier/ui/BrandMark';
import { Icon } from '@croupier/ui/Icon';
import { SideMenu, type SideMenuGroup } from '@croupier/ui/SideMenu';
import type { GameCategory } from '@croupier/sdk/types';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { categoryPath, paths } from '../../routes/paths.ts';
import type { Session } from '../../session/use-session.ts';
import { categoryIcon, type ListKind } from '../../shared/games/category-icon.tsx';
import { recentGamesQuery } from '../../shared/games/game-queries.ts';
import { useGameQueryContext } from '../../shared/games/use-game-query-context.ts';
import { LanguageMenu, ThemeMenu } from './HeaderTools.tsx';
import { LIST_PATHS } from './navigation-ids.ts';
import { useCategories } from './use-categories.ts';
import { useCustomerService } from './use-customer-service.ts';
import { useMenuExpanded } from './use-menu-expanded.ts';

export interface SideNavigationProps {
  readonly session: Session;
  readonly navigationId: string | undefined;
  /** True when the drawer is open on a phone. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Hot games, categories with vendors, the member's lists and record, and customer service [SIDE-01] [SIDE-02]. */
export function SideNavigation({ session, navigationId, isOpen, onClose }: SideNavigationProps): ReactNode {
  const { t } = useTranslation();
  const { brand } = useSite();
  const [isExpanded, setIsExpanded] = useMenuExpanded();
  const groups = useGroups(session);
  return (
    <SideMenu
      label={t('menu')}
      groups={groups}
      {...(navigationId !== undefined && { current: navigationId })}
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
  const openService = useCustomerService();
  const entry = (id: GameCategory | ListKind, to: string) => ({
    id,
    label: games(`categories.${id}`),
    icon: categoryIcon(id),
    link: { to },
  });
  const isMember = session.state === 'member' && !session.isTrial;
  const record = {
    id: 'record',
    label: t('bettingRecord'),
    icon: <Icon name="doc" />,
    link: { to: paths.bettingRecord },
  };
  const service = { id: 'service', label: t('customerService'), icon: <Icon name="headset" /> };
  return [
    {
      id: 'games',
      label: t('menuGames'),
      items: [
        entry('HOT', LIST_PATHS.HOT),
        ...categories.map(({ category }) => entry(category, categoryPath(category))),
        ...memberLists.map((list) => entry(list, LIST_PATHS[list])),
      ],
    },
    ...(isMember ? [{ id: 'mine', label: t('menuMine'), items: [record] }] : []),
    ...(openService === undefined ? [] : [{ id: 'help', items: [{ ...service, onSelect: openService }] }]),
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
