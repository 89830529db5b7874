import { updateLanguage } from '@croupier/sdk/client';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useTranslation } from 'react-i18next';

import { changeLanguage } from '../../i18n/i18n.ts';
import { TEST_LANGUAGE, type ShownLanguageCode } from '../../i18n/languages.ts';
import { saveLanguage } from '../../i18n/stored-language.ts';
import { useSession } from '../../session/use-session.ts';

/**
 * Changes the language of the site and stores it, for a member in the account too [I18N-05]. Without the texts of the new
 * language nothing changes, and a message offers to reload.
 */
export function useChooseLanguage(): (code: ShownLanguageCode) => Promise<void> {
  const { t } = useTranslation();
  const session = useSession();
  const snackbar = useSnackbar();
  return async (code) => {
    try {
      await changeLanguage(code);
    } catch {
      const reloadWithLanguage = (): void => {
        saveLanguage(code);
        location.reload();
      };
      const action = { label: t('crash.reload'), onPress: reloadWithLanguage };
      snackbar.show({ text: t('languageFailed'), tone: 'danger', key: 'language', action });
      return;
    }
    saveLanguage(code);
    const isLoggedIn = session.state === 'member' && !session.isExpired;
    // Ignores a failure: the page already shows the new language, and the next choice makes a call of its own.
    if (isLoggedIn && code !== TEST_LANGUAGE.code) await updateLanguage({ body: { language: code } }).catch(() => {});
  };
}
