import { AgentMenu, type SideMenuGroup } from '@croupier/ui/navigation/AgentMenu';
import { Icon } from '@croupier/ui/display/Icon';
import { IconButton } from '@croupier/ui/actions/IconButton';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Session } from '../../session/use-session.ts';
import { paths } from '../../shared/paths.ts';
import { LanguageMenu, ThemeMenu } from '../layouts/HeaderTools.tsx';
import { HomeLink } from '../layouts/HomeLink.tsx';
import { useLogoutConfirmation } from '../layouts/use-logout-confirmation.tsx';
import { useServiceItems } from '../layouts/use-service-items.tsx';
import { AgentAccount } from './AgentAccount.tsx';
import { useAgentPages } from './use-agent-pages.ts';

export interface AgentNavigationProps {
  readonly session: Session;
  readonly navigationId: string;
  /** True when the sheet is open on a phone. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Pages of the agent centre, deposit, customer service, the way to the games, and logout [AGENT-17]. */
export function AgentNavigation({ session, navigationId, isOpen, onClose }: AgentNavigationProps): ReactNode {
  const { t } = useTranslation(['agent', 'site']);
  const isDesktop = useIsDesktop();
  const { logOut, confirmation } = useLogoutConfirmation();
  const groups = useGroups(isDesktop ? undefined : logOut);
  return (
    <>
      <AgentMenu
        label={t('title')}
        brand={<HomeLink compact="fit" />}
        groups={groups}
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

/** The logout is an item on phones only; desktops have it beside the account. */
function useGroups(logOut: (() => void) | undefined): readonly SideMenuGroup<typeof Link>[] {
  const { t, i18n } = useTranslation(['site', 'agent']);
  const pages = useAgentPages();
  const serviceItems = useServiceItems();
  const account: SideMenuGroup<typeof Link>['items'] = [
    { id: 'deposit', label: t('deposit'), icon: <Icon name="wallet" />, link: { to: paths.deposit } },
    { id: 'games', label: t('menuGames'), icon: <Icon name="gamepad" />, link: { to: paths.home } },
    ...serviceItems,
    ...(logOut === undefined
      ? []
      : [{ id: 'logOut', label: t('logOut'), icon: <Icon name="logout" />, onSelect: logOut }]),
  ];
  return [
    {
      id: 'pages',
      items: pages.map(({ id, titleKey, icon, paths: [path] }) => ({
        id,
        label: i18n.t(titleKey),
        icon: <Icon name={icon} />,
        link: { to: path },
      })),
    },
    { id: 'account', items: account },
  ];
}
