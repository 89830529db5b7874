import { BottomBar, type BottomBarItem } from '@croupier/ui/navigation/BottomBar';
import { Icon, type IconName } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { linkOf } from '../../pages/menus.ts';
import { paths } from '../../shared/paths.ts';
import type { Session } from '../../session/use-session.ts';
import { useOpenSearch } from '../search/use-open-search.ts';
import { isWithoutDeposit } from './pages-without-deposit.ts';

export interface PhoneBarProps {
  readonly session: Session;
  readonly navigationId: string;
  readonly onMenu: () => void;
}

/** Bottom navigation of phones, which has space for five: home, menu, search, and links that depend on the session. */
export function PhoneBar({ session, navigationId, onMenu }: PhoneBarProps): ReactNode {
  const { t } = useTranslation();
  const { t: games } = useTranslation('games');
  const openSearch = useOpenSearch();
  const search = { id: 'search', label: t('search'), icon: <Icon name="search" size={23} />, onSelect: openSearch };
  const link = (id: string, label: string, icon: IconName, path: string): BottomBarItem<typeof Link> => ({
    id,
    label,
    icon: <Icon name={icon} size={23} />,
    link: { to: path },
  });
  const isMember = session.state === 'member' && !session.isTrial;
  const isOnBreak = session.state === 'member' && session.member.break !== 'NONE';
  const hot = link('HOT', games('categories.HOT'), 'flame', paths.hot);
  const isTrial = session.state === 'member' && session.isTrial;
  const register = link('register', t('registerShort'), 'gift', paths.register);
  const sessionItems: readonly BottomBarItem<typeof Link>[] = isMember
    ? [
        {
          ...link('deposit', t('deposit'), 'wallet', paths.deposit),
          raised: !isOnBreak && !isWithoutDeposit(navigationId),
        },
        search,
        linkOf('account', session) === undefined
          ? link('FAV', games('categories.FAV'), 'heart', paths.favorites)
          : link('account', t('accountPage'), 'user', paths.memberCentre),
      ]
    : session.state === 'guest'
      ? [{ ...link('login', t('logIn'), 'user', paths.login), raised: true }, search, register]
      : isTrial
        ? [{ ...register, raised: true }, search, hot]
        : [search, hot];
  return (
    <BottomBar
      label={t('shortcuts')}
      items={[
        link('home', t('home'), 'home', paths.home),
        { id: 'menu', label: t('menuGames'), icon: <Icon name="menu" size={23} />, onSelect: onMenu },
        ...sessionItems,
      ]}
      current={navigationId}
      linkComponent={Link}
    />
  );
}
