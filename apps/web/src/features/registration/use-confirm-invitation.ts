import { useDialogs } from '@croupier/ui/DialogProvider';
import { useTranslation } from 'react-i18next';

/** Returns a function that warns about an invalid invitation code and resolves when the warning is closed [ERR-02]. */
export function useConfirmInvitation(): () => Promise<void> {
  const { t } = useTranslation('registration');
  const dialogs = useDialogs();
  return async () => {
    const answers = [{ id: 'submit', label: t('wrong.correct'), variant: 'action' as const }];
    const message = { title: t('wrong.invitation_code_error'), text: t('wrong.invitationText') } as const;
    // If the dialog's code cannot load, the field shows the same text.
    await dialogs
      .show({ ...message, icon: 'warning', tone: 'warning', role: 'alertdialog', answers })
      .catch(() => undefined);
  };
}
