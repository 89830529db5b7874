import { BottomBar, type BottomBarItem } from '@croupier/ui/BottomBar';
import { Icon, type IconName } from '@croupier/ui/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { paths } from '../../routes/paths.ts';
import type { Session } from '../../session/use-session.ts';

export interface PhoneBarProps {
  readonly session: Session;
  readonly place: string | undefined;
  readonly onMenu: () => void;
}

/** Bottom navigation of phones: home, menu, main action, own pages. */
export function PhoneBar({ session, place, onMenu }: PhoneBarProps): ReactNode {
  const { t } = useTranslation();
  const { t: games } = useTranslation('games');
  const to = (id: string, label: string, icon: IconName, path: string): BottomBarItem<typeof Link> => ({
    id,
    label,
    icon: <Icon name={icon} size={23} />,
    link: { to: path },
  });
  const isMember = session.state === 'member' && !session.isTrial;
  const hot = to('HOT', games('categories.HOT'), 'flame', paths.hot);
  const isTrial = session.state === 'member' && session.isTrial;
  const register = to('register', t('registerShort'), 'gift', paths.register);
  const own: readonly BottomBarItem<typeof Link>[] = isMember
    ? [
        // The deposit page has its own button above the bar.
        { ...to('deposit', t('deposit'), 'wallet', paths.deposit), raised: place !== 'deposit' },
        to('FAV', games('categories.FAV'), 'heart', paths.favorites),
        to('account', t('accountPage'), 'user', paths.memberCentre),
      ]
    : session.state === 'guest'
      ? [{ ...to('login', t('logIn'), 'user', paths.login), raised: true }, hot, register]
      : isTrial
        ? [{ ...register, raised: true }, hot]
        : [hot];
  return (
    <BottomBar
      label={t('shortcuts')}
      items={[
        to('home', t('home'), 'home', paths.home),
        { id: 'menu', label: t('menuGames'), icon: <Icon name="menu" size={23} />, onSelect: onMenu },
        ...own,
      ]}
      {...(place !== undefined && { current: place })}
      linkComponent={Link}
    />
  );
}
