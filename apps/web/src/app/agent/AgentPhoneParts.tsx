import { AppHeader } from '@croupier/ui/layout/AppHeader';
import { BottomBar } from '@croupier/ui/navigation/BottomBar';
import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { agentPages } from '../../pages/agent-pages.ts';
import { paths } from '../../shared/paths.ts';
import { HomeLink } from '../layouts/HomeLink.tsx';
import { AgentAccount, type AgentAccountProps } from './AgentAccount.tsx';

/** Brand and account, above the pages of the agent centre on phones. */
export function AgentHeader({ session }: AgentAccountProps): ReactNode {
  return (
    <AppHeader
      brand={
        <>
          <HomeLink compact />
          <AgentAccount session={session} />
        </>
      }
    />
  );
}

export interface AgentBarProps {
  readonly navigationId: string;
  readonly onMenu: () => void;
}

/** Bottom navigation of the agent centre on phones: the main pages, the games, and a button for all. */
export function AgentBar({ navigationId, onMenu }: AgentBarProps): ReactNode {
  const { t, i18n } = useTranslation(['agent', 'site']);
  return (
    <BottomBar
      label={t('bar')}
      items={[
        ...agentPages
          .filter(({ isInBar }) => isInBar)
          .map(({ id, titleKey, icon, paths: [path] }) => ({
            id,
            label: i18n.t(titleKey),
            icon: <Icon name={icon} size={23} />,
            link: { to: path },
          })),
        { id: 'games', label: t('site:menuGames'), icon: <Icon name="gamepad" size={23} />, link: { to: paths.home } },
        { id: 'more', label: t('more'), icon: <Icon name="menu" size={23} />, onSelect: onMenu },
      ]}
      current={navigationId}
      linkComponent={Link}
    />
  );
}
