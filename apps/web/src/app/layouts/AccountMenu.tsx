import { useLogout } from '@croupier/sdk/hooks';
import { roleOfType } from '@croupier/sdk/rules';
import type { MemberInfo } from '@croupier/sdk/types';
import { AvatarMenu, type AvatarMenuItem } from '@croupier/ui/AvatarMenu';
import { Icon } from '@croupier/ui/Icon';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { LOGOUT_STATE } from '../../shared/entry-state.ts';
import { paths } from '../../shared/paths.ts';
import { pagesInMenu } from '../../pages/pages.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useCustomerService } from './use-customer-service.ts';

const ConfirmDialog = lazyComponent(async () => (await import('@croupier/ui/ConfirmDialog')).ConfirmDialog);

export interface AccountMenuProps {
  readonly member: MemberInfo;
}

/** The member's menu: pages, customer service, and logout with confirmation [HEADER-09]. */
export function AccountMenu({ member }: AccountMenuProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openService = useCustomerService();
  const [isConfirming, setIsConfirming] = useState(false);
  const name = member.nickname ?? member.account;
  const { mutate, isPending } = useLogout({
    // Log out even when the call fails: the token is deleted here and expires on the platform.
    onSettled: () => void navigate(paths.home, { replace: true, state: LOGOUT_STATE }),
  });
  const memberItems: AvatarMenuItem[] = [];
  if (roleOfType(member.type) !== 'trial') {
    memberItems.push(
      ...pagesInMenu('account').map(({ id, path, icon, labelKey }): AvatarMenuItem => ({
        kind: 'action',
        id,
        label: t(labelKey),
        icon: <Icon name={icon} />,
        onSelect: () => void navigate(path),
      })),
    );
  }
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
          <ConfirmDialog
            open
            title={t('logout.title')}
            message={t('logout.message')}
            confirmLabel={t('logOut')}
            cancelLabel={t('cancel')}
            busy={isPending}
            busyLabel={t('logout.busy')}
            onConfirm={() => mutate()}
            onCancel={() => setIsConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
