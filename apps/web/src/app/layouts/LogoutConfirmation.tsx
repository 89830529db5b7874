import { useLogout } from '@croupier/sdk/hooks';
import { ConfirmDialog } from '@croupier/ui/feedback/ConfirmDialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { LOGOUT_STATE } from '../../shared/entry-state.ts';
import { closeStream } from '../../shared/live-events/live-stream.ts';
import { paths } from '../../shared/paths.ts';

export interface LogoutConfirmationProps {
  readonly onCancel: () => void;
}

/** Asks before it logs out. */
export function LogoutConfirmation({ onCancel }: LogoutConfirmationProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useLogout({
    // Log out even when the call fails: the token is deleted here and expires on the platform.
    onSettled: () => void navigate(paths.home, { replace: true, state: LOGOUT_STATE }),
  });
  return (
    <ConfirmDialog
      open
      title={t('logout.title')}
      message={t('logout.message')}
      confirmLabel={t('logOut')}
      cancelLabel={t('cancel')}
      busy={isPending}
      busyLabel={t('logout.busy')}
      onConfirm={() => {
        closeStream();
        mutate();
      }}
      onCancel={onCancel}
    />
  );
}
