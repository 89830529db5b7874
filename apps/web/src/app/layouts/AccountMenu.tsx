import { AvatarMenu, type AvatarMenuItem } from '@croupier/ui/navigation/AvatarMenu';
import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { MemberSession } from '../../session/use-session.ts';
import { menuLinks } from '../../pages/menus.ts';
import { useInstallItems } from './use-install-items.tsx';
import { useLogoutConfirmation } from './use-logout-confirmation.tsx';
import { useServiceItems } from './use-service-items.tsx';

export interface AccountMenuProps {
  readonly session: MemberSession;
}

/** The member's menu: pages, customer service, and logout with confirmation [HEADER-09] [HEADER-10]. */
export function AccountMenu({ session: { member, role } }: AccountMenuProps): ReactNode {
  const { t } = useTranslation();
  const serviceItems = [...useServiceItems(), ...useInstallItems()];
  const { logOut, confirmation } = useLogoutConfirmation();
  const name = member.nickname ?? member.account;
  const pageItems = menuLinks('account', { role, member }).map(({ id, path, icon, labelKey }) => ({
    id,
    label: t(labelKey),
    icon: <Icon name={icon} />,
    link: { to: path },
  }));
  const memberItems: AvatarMenuItem<typeof Link>[] = [
    ...pageItems.map((item) => ({ kind: 'link' as const, ...item })),
    ...serviceItems.map((item) => ({ kind: 'action' as const, ...item })),
  ];
  if (memberItems.length > 0) memberItems.push({ kind: 'separator', id: 'end' });
  return (
    <>
      <AvatarMenu
        label={t('account', { name })}
        name={name}
        // Without a nickname both would be the same.
        {...(name !== member.account && { caption: member.account })}
        linkComponent={Link}
        items={[
          ...memberItems,
          {
            kind: 'action',
            id: 'logOut',
            label: t('logOut'),
            icon: <Icon name="logout" />,
            onSelect: logOut,
          },
        ]}
      />
      {confirmation}
    </>
  );
}
