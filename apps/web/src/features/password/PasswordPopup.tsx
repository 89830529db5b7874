import { isApiError } from '@croupier/sdk/errors';
import {
  changePasswordMutation,
  getRegisterSettingOptions,
  logoutMutation,
  runFirstLoginMutation,
} from '@croupier/sdk/query';
import type { MemberInfo } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/Button';
import { Dialog } from '@croupier/ui/Dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { getTypedPassword, clearPasswordChange, type PasswordChangeReason } from '../../session/session-store.ts';
import { announcementsQuery } from '../../shared/announcements-query.ts';
import { PasswordForm, type NewPassword } from './PasswordForm.tsx';

export interface PasswordPopupProps {
  readonly member: MemberInfo;
  readonly due: PasswordChangeReason;
  /** Called after the change. */
  readonly onChanged: () => void;
  /** Called for logout. */
  readonly onSignedOut: () => void;
}

/** Forced password change; the only alternative is logout [PWD-04]. */
export function PasswordPopup({ member, due, onChanged, onSignedOut }: PasswordPopupProps): ReactNode {
  const { t } = useTranslation('password');
  // The login password is the old password, unless the platform or a reload says otherwise [PWD-02].
  const [known, setKnown] = useState(getTypedPassword);
  const { data } = useQuery(getRegisterSettingOptions({ query: { registerMethod: 'USERNAME' } }));
  const queryClient = useQueryClient();
  const language = usePlatformLanguage();
  const change = useMutation(changePasswordMutation());
  const { mutateAsync: runFirstLogin } = useMutation(runFirstLoginMutation());
  // The visitor is logged out here, whether or not the platform is reachable.
  const leave = useMutation({ ...logoutMutation(), onSettled: onSignedOut });

  const submit = async ({ old, chosen, again }: NewPassword): Promise<void> => {
    const body = { oldPassword: known ?? old, newPassword: chosen, confirmNewPassword: again };
    try {
      await change.mutateAsync({ body });
    } catch (error) {
      if (isApiError(error) && error.code === 'PASSWORD_OLD_INVALID') setKnown(undefined);
      return;
    }
    // If the platform did not get it, the next login asks again.
    if (due === 'firstLogin') {
      // Popups for the first login come back until then only.
      await queryClient.prefetchQuery(announcementsQuery(language));
      await runFirstLogin({}).catch(() => undefined);
    }
    clearPasswordChange();
    onChanged();
  };
  return (
    <Dialog open onClose={() => undefined} dismissible={false} icon="lock" title={t('title')} text={t(`reason.${due}`)}>
      <PasswordForm
        account={member.account}
        asksOld={known === undefined}
        config={data?.value.fields['password']}
        busy={change.isPending}
        error={change.error}
        onSubmit={submit}
      />
      <Button
        variant="quiet"
        fullWidth
        busy={leave.isPending}
        busyLabel={t('signOutBusy')}
        onClick={() => leave.mutate({})}
      >
        {t('signOut')}
      </Button>
    </Dialog>
  );
}
