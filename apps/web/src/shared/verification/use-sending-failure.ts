import { useDialogs } from '@croupier/ui/DialogProvider';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';

/** Tells in a warning dialog why a code was not sent [ERR-01]. */
export function useSendingFailure(): (failure: Error) => void {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  return (failure) => {
    const answers = [{ id: 'ok', label: t('ok'), variant: 'action' as const }];
    const message = { title: t('code.failed'), text: errorText(failure), icon: 'warning', tone: 'warning' } as const;
    // Without the dialog's code, the same words stand at the field.
    void dialogs.show({ ...message, role: 'alertdialog', answers }).catch(() => undefined);
  };
}
