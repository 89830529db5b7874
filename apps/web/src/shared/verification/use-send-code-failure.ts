import { useDialogs } from '@croupier/ui/DialogProvider';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';

/** Shows in a dialog why a code was not sent [ERR-01]. */
export function useSendCodeFailure(): (failure: Error) => void {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const dialogs = useDialogs();
  return (failure) => {
    const answers = [{ id: 'ok', label: t('ok'), variant: 'action' as const }];
    const message = { title: t('code.failed'), text: errorText(failure), icon: 'warning', tone: 'warning' } as const;
    // If the dialog's code cannot load, the field shows the same text.
    void dialogs.show({ ...message, role: 'alertdialog', answers }).catch(() => undefined);
  };
}
