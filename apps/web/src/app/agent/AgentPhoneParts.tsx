import { AppHeader } from '@croupier/ui/layout/AppHeader';
import { BottomBar } from '@croupier/ui/navigation/BottomBar';
import { CountBadge } from '@croupier/ui/display/CountBadge';
import { Icon } from '@croupier/ui/display/Icon';
import { IconButton } from '@croupier/ui/actions/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { HomeLink } from '../layouts/HomeLink.tsx';
import { useOpenSearch } from '../search/use-open-search.ts';
import { AgentAccount, type AgentAccountProps } from './AgentAccount.tsx';
import { barPages } from './agent-menu.ts';
import { useMessagesBadge } from './use-agent-badges.ts';

/** Brand, account, messages and search, above the pages of the agent centre on phones. */
export function AgentHeader({ session }: AgentAccountProps): ReactNode {
  const { t } = useTranslation(['agent', 'site']);
  const navigate = useNavigate();
  const openSearch = useOpenSearch();
  const unread = useMessagesBadge(session);
  return (
    <AppHeader
      brand={
        <>
          <HomeLink compact />
          <AgentAccount session={session} />
        </>
      }
      end={
        <>
          <IconButton
            label={unread.count === 0 ? t('site:messages') : unread.label}
            onClick={() => void navigate(paths.inbox)}
          >
            <CountBadge count={unread.count} label="">
              <Icon name="mail" />
            </CountBadge>
          </IconButton>
          <IconButton label={t('find')} onClick={openSearch}>
            <Icon name="search" />
          </IconButton>
        </>
      }
    />
  );
}

export interface AgentBarProps {
  readonly navigationId: string;
  readonly onMenu: () => void;
}

/** Bottom navigation of the agent centre on phones: the pages of every day, and a button for all. */
export function AgentBar({ navigationId, onMenu }: AgentBarProps): ReactNode {
  const { t } = useTranslation('agent');
  return (
    <BottomBar
      label={t('bar.label')}
      items={[
        ...barPages().map(
          ({
            id,
            page: {
              icon,
              paths: [path],
            },
          }) => ({
            id,
            label: t(`bar.${id}`),
            icon: <Icon name={icon} size={23} />,
            link: { to: path },
            raised: id === 'newAccounts',
          }),
        ),
        { id: 'more', label: t('more'), icon: <Icon name="menu" size={23} />, onSelect: onMenu },
      ]}
      current={navigationId}
      linkComponent={Link}
    />
  );
}
