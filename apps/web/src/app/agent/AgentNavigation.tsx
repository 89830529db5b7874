import { AgentMenu, type SideMenuGroup } from '@croupier/ui/AgentMenu';
import { BrandMark } from '@croupier/ui/BrandMark';
import { Icon } from '@croupier/ui/Icon';
import { IconButton } from '@croupier/ui/IconButton';
import { useIsDesktop } from '@croupier/ui/theme';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { agentPages } from '../../pages/agent-pages.ts';
import type { Session } from '../../session/use-session.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/paths.ts';
import { LanguageMenu, ThemeMenu } from '../layouts/HeaderTools.tsx';
import { useCustomerService } from '../layouts/use-customer-service.ts';
import { AgentAccount } from './AgentAccount.tsx';

export interface AgentNavigationProps {
  readonly session: Session;
  readonly navigationId: string;
  /** True when the sheet is open on a phone. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const LogoutConfirmation = lazyComponent(
  async () => (await import('../layouts/LogoutConfirmation.tsx')).LogoutConfirmation,
);

/** Pages of the agent centre, deposit, customer service, the way to the games, and logout [AGENT-17]. */
export function AgentNavigation({ session, navigationId, isOpen, onClose }: AgentNavigationProps): ReactNode {
  const { t } = useTranslation(['agent', 'site']);
  const { brand } = useSite();
  const isDesktop = useIsDesktop();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const logOut = (): void => setIsLoggingOut(true);
  const groups = useGroups(isDesktop ? undefined : logOut);
  return (
    <>
      <AgentMenu
        label={t('title')}
        brand={
          <Link to={paths.home} aria-label={`${brand.name}: ${t('site:home')}`}>
            <BrandMark name={brand.name} compact="fit" />
          </Link>
        }
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
      {isLoggingOut && (
        <Suspense>
          <LogoutConfirmation onCancel={() => setIsLoggingOut(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The logout is an item on phones only; desktops have it beside the account. */
function useGroups(logOut: (() => void) | undefined): readonly SideMenuGroup<typeof Link>[] {
  const { t, i18n } = useTranslation(['site', 'agent']);
  const openService = useCustomerService();
  const account: SideMenuGroup<typeof Link>['items'] = [
    { id: 'deposit', label: t('deposit'), icon: <Icon name="wallet" />, link: { to: paths.deposit } },
    { id: 'games', label: t('menuGames'), icon: <Icon name="gamepad" />, link: { to: paths.home } },
    ...(openService === undefined
      ? []
      : [{ id: 'service', label: t('customerService'), icon: <Icon name="headset" />, onSelect: openService }]),
    ...(logOut === undefined
      ? []
      : [{ id: 'logOut', label: t('logOut'), icon: <Icon name="logout" />, onSelect: logOut }]),
  ];
  return [
    {
      id: 'pages',
      items: agentPages.map(({ id, titleKey, icon, paths: [path] }) => ({
        id,
        label: i18n.t(titleKey),
        icon: <Icon name={icon} />,
        link: { to: path },
      })),
    },
    { id: 'account', items: account },
  ];
}
