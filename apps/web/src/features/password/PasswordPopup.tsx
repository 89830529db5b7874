import { isApiError } from '@croupier/sdk/errors';
import { useChangePassword, useGetRegisterSetting, useLogout, useRunFirstLogin } from '@croupier/sdk/hooks';
import type { MemberInfo, PasswordChange } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { getLoginPassword, clearPasswordChange, type PasswordChangeReason } from '../../session/session-store.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { PasswordForm } from '../../shared/password/PasswordForm.tsx';

export interface PasswordPopupProps {
  readonly member: MemberInfo;
  readonly reason: PasswordChangeReason;
  /** Called after the change. */
  readonly onChanged: () => void;
  /** Called after the logout. */
  readonly onLoggedOut: () => void;
}

/** Popup of the forced password change, with logout as the only alternative [PWD-04]. */
export function PasswordPopup({ member, reason, onChanged, onLoggedOut }: PasswordPopupProps): ReactNode {
  const { t } = useTranslation('password');
  // Undefined after a reload, or when the platform rejected it; then the visitor must enter it [PWD-02].
  const [oldPassword, setOldPassword] = useState(getLoginPassword);
  const { data } = useGetRegisterSetting({ registerMethod: 'USERNAME' });
  const queryClient = useQueryClient();
  const language = usePlatformLanguage();
  const change = useChangePassword();
  const { mutateAsync: runFirstLogin } = useRunFirstLogin();
  // Log out even when the call fails.
  const logout = useLogout({ onSettled: onLoggedOut });

  const submit = async ({ body }: { readonly body: PasswordChange }): Promise<void> => {
    try {
      await change.mutateAsync({ body });
    } catch (error) {
      if (isApiError(error) && error.code === 'PASSWORD_OLD_INVALID') setOldPassword(undefined);
      throw error;
    }
    // When this call fails, the next login is a first login again.
    if (reason === 'firstLogin') {
      // The platform returns the announcements for a first login only until `runFirstLogin`.
      await queryClient.prefetchQuery(announcementsQuery(language));
      await runFirstLogin().catch(() => undefined);
    }
    clearPasswordChange();
    onChanged();
  };
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissible={false}
      icon="lock"
      title={t('title')}
      text={t(`reason.${reason}`)}
    >
      <PasswordForm
        account={member.account}
        oldPassword={oldPassword}
        config={data?.fields['password']}
        busy={change.isPending}
        onSubmit={submit}
      />
      <Button
        variant="quiet"
        fullWidth
        busy={logout.isPending}
        busyLabel={t('signOutBusy')}
        onClick={() => logout.mutate()}
      >
        {t('signOut')}
      </Button>
    </Dialog>
  );
}
