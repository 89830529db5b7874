import { useDialogs } from '@croupier/ui/DialogProvider';
import { useTranslation } from 'react-i18next';

/** Warns that the invitation code is none; ends when the visitor has taken note [ERR-02]. */
export function useInvitationWarning(): () => Promise<void> {
  const { t } = useTranslation('registration');
  const dialogs = useDialogs();
  return async () => {
    const answers = [{ id: 'submit', label: t('wrong.correct'), variant: 'action' as const }];
    const message = { title: t('wrong.invitation_code_error'), text: t('wrong.invitationText') } as const;
    // Without the dialog's code, the same words stand at the field.
    await dialogs
      .show({ ...message, icon: 'warning', tone: 'warning', role: 'alertdialog', answers })
      .catch(() => undefined);
  };
}
