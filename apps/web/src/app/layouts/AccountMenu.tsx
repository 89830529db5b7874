import { AvatarMenu, type AvatarMenuItem } from '@croupier/ui/AvatarMenu';
import { Icon } from '@croupier/ui/Icon';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { MemberSession } from '../../session/use-session.ts';
import { pagesInMenu } from '../../pages/pages.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useCustomerService } from './use-customer-service.ts';

const LogoutConfirmation = lazyComponent(async () => (await import('./LogoutConfirmation.tsx')).LogoutConfirmation);

export interface AccountMenuProps {
  readonly session: MemberSession;
}

/** The member's menu: pages, customer service, and logout with confirmation [HEADER-09]. */
export function AccountMenu({ session: { member, role } }: AccountMenuProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openService = useCustomerService();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = member.nickname ?? member.account;
  const memberItems = pagesInMenu('account', role).map(({ id, path, icon, labelKey }): AvatarMenuItem => ({
    kind: 'action',
    id,
    label: t(labelKey),
    icon: <Icon name={icon} />,
    onSelect: () => void navigate(path),
  }));
  if (openService !== undefined) {
    memberItems.push({
      kind: 'action',
      id: 'service',
      label: t('customerService'),
      icon: <Icon name="headset" />,
      onSelect: openService,
    });
  }
  if (memberItems.length > 0) memberItems.push({ kind: 'separator', id: 'end' });
  return (
    <>
      <AvatarMenu
        label={t('account', { name })}
        name={name}
        caption={member.account}
        items={[
          ...memberItems,
          {
            kind: 'action',
            id: 'logOut',
            label: t('logOut'),
            icon: <Icon name="logout" />,
            onSelect: () => setIsConfirming(true),
          },
        ]}
      />
      {isConfirming && (
        <Suspense>
          <LogoutConfirmation onCancel={() => setIsConfirming(false)} />
        </Suspense>
      )}
    </>
  );
}
