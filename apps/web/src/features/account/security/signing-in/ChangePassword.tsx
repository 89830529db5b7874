import { useChangePassword, useGetMemberProfile, useGetRegisterSetting } from '@croupier/sdk/hooks';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../../shared/page/QueryBoundary.tsx';
import { PasswordForm } from '../../../../shared/password/PasswordForm.tsx';
import { SentCodeField } from '../SentCodeField.tsx';
import type { SheetContentProps } from '../sheet-content.ts';
import { useRefreshSecurity } from '../use-refresh-security.ts';

/** Changes the login password with the old one, or sets the first one with a code to a verified contact. */
export function ChangePassword({ onClose }: SheetContentProps): ReactNode {
  const { t } = useTranslation('security');
  const profile = useGetMemberProfile();
  const { data: setting } = useGetRegisterSetting({ registerMethod: 'USERNAME' });
  const { mutateAsync, isPending } = useChangePassword();
  const refresh = useRefreshSecurity();
  const snackbar = useSnackbar();
  return (
    <QueryBoundary query={profile} skeleton={<Skeleton shape="box" height="20rem" />}>
      {({ account, passwordSet }) => (
        <PanelStack>
          <p>{t('password.text')}</p>
          <PasswordForm
            account={account}
            oldPassword={undefined}
            config={setting?.fields['password']}
            busy={isPending}
            {...(!passwordSet && { FirstCode: SentCodeField })}
            onSubmit={async (submission) => {
              await mutateAsync(submission).finally(() => void refresh());
              snackbar.show({ key: 'security', tone: 'success', text: t('password.done') });
              onClose();
            }}
          />
        </PanelStack>
      )}
    </QueryBoundary>
  );
}
