import { useGetAgentProfile } from '@croupier/sdk/hooks';
import { AgentMenu, type SideMenuGroup, type SideMenuItem } from '@croupier/ui/navigation/AgentMenu';
import { Icon, type IconName } from '@croupier/ui/display/Icon';
import { IconButton } from '@croupier/ui/actions/IconButton';
import { SearchTrigger } from '@croupier/ui/navigation/SearchTrigger';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Session } from '../../session/use-session.ts';
import { agentPaths } from '../../shared/agent-paths.ts';
import { paths } from '../../shared/paths.ts';
import { LanguageMenu, ThemeMenu } from '../layouts/HeaderTools.tsx';
import { HomeLink } from '../layouts/HomeLink.tsx';
import { useLogoutConfirmation } from '../layouts/use-logout-confirmation.tsx';
import { useServiceItems } from '../layouts/use-service-items.tsx';
import { preloadSearchPalette } from '../search/load-search-palette.ts';
import { useOpenSearch } from '../search/use-open-search.ts';
import { AgentAccount } from './AgentAccount.tsx';
import { menuGroups } from './agent-menu.ts';
import { useAgentBadges, useMessagesBadge } from './use-agent-badges.ts';
import { useHasDividends } from './use-has-dividends.ts';

export interface AgentNavigationProps {
  readonly session: Session;
  readonly navigationId: string;
  /** True when the sheet is open on a phone. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Pages of the agent centre, money and messages of the account, customer service, the games, and logout [AGENT-17]. */
export function AgentNavigation({ session, navigationId, isOpen, onClose }: AgentNavigationProps): ReactNode {
  const { t } = useTranslation(['agent', 'site']);
  const isDesktop = useIsDesktop();
  const openSearch = useOpenSearch();
  const { logOut, confirmation } = useLogoutConfirmation();
  return (
    <>
      <AgentMenu
        label={t('title')}
        brand={<HomeLink compact="fit" />}
        search={
          <SearchTrigger label={t('find')} shortcut="/" onPress={openSearch} onIntent={preloadSearchPalette} fill />
        }
        groups={usePageGroups(session)}
        shortcuts={useShortcuts(session, isDesktop ? undefined : logOut)}
        current={navigationId}
        linkComponent={Link}
        tools={
          <>
            <LanguageMenu iconOnly={isDesktop} />
            <ThemeMenu iconOnly={isDesktop} />
          </>
        }
        account={<AgentAccount session={session} />}
        accountAction={
          <IconButton label={t('site:logOut')} onClick={logOut}>
            <Icon name="logout" />
          </IconButton>
        }
        open={isOpen}
        onClose={onClose}
        closeLabel={t('site:closeMenu')}
      />
      {confirmation}
    </>
  );
}

function usePageGroups(session: Session): readonly SideMenuGroup<typeof Link>[] {
  const { i18n } = useTranslation('agent');
  const badges = useAgentBadges(session);
  return menuGroups(useHasDividends()).map(({ id: group, pages }) => ({
    id: group,
    items: pages.map(({ id, titleKey, icon, paths: [path] }) => ({
      id,
      label: i18n.t(titleKey),
      icon: <Icon name={icon} />,
      link: { to: path },
      ...(badges[id] !== undefined && { badge: badges[id] }),
    })),
  }));
}

/**
 * Pages of the member centre open in the frame of the site [AGENT-14]. Phones have the games and the logout here, too;
 * `logOut` is undefined on desktops, where the brand leads to the games and the logout has a button of its own.
 */
function useShortcuts(session: Session, logOut: (() => void) | undefined): readonly SideMenuItem<typeof Link>[] {
  const { t } = useTranslation(['site', 'agent']);
  const messages = useMessagesBadge(session);
  const serviceItems = useServiceItems();
  const { data: agent } = useGetAgentProfile();
  const link = (id: string, label: string, icon: IconName, to: string): SideMenuItem<typeof Link> => ({
    id,
    label,
    icon: <Icon name={icon} />,
    link: { to },
  });
  return [
    link('deposit', t('deposit'), 'wallet', paths.deposit),
    link('withdraw', t('withdraw'), 'out', paths.withdrawal),
    ...(agent?.upline === undefined
      ? []
      : [link('agentUplineTransfer', t('agent:transfer'), 'swap', agentPaths.uplineTransfer)]),
    { ...link('messages', t('messages'), 'mail', paths.inbox), badge: messages },
    ...serviceItems,
    ...(logOut === undefined
      ? []
      : [
          link('games', t('menuGames'), 'gamepad', paths.home),
          { id: 'logOut', label: t('logOut'), icon: <Icon name="logout" />, onSelect: logOut },
        ]),
  ];
}
