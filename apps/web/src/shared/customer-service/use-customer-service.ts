import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useTranslation } from 'react-i18next';

import { openBlankWindow } from '../blank-window.ts';
import { useWindowPreferences, withPreferences } from '../window-preferences.ts';

/** Size of the chat's window [CS-02]. */
const WINDOW_FEATURES = 'popup,width=440,height=750';

/**
 * Opens the customer service chat in a new window [CS-01] with the visitor's language and theme; shows a message when the
 * browser blocks it [ERR-21] or its URL is invalid [ERR-19]. Undefined when the site has no chat.
 */
export function useCustomerService(): (() => void) | undefined {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const look = useWindowPreferences();
  const { data } = useGetSiteConfiguration();
  const chat = data?.customerService.find(({ csType }) => csType === 'LIVE_CHAT');
  if (data === undefined || chat === undefined) return undefined;
  const showError = (text: string): void => {
    snackbar.show({ text, tone: 'danger', key: 'service' });
  };
  return () => {
    // Opened before the code loads: browsers block windows that are opened long after the click.
    const serviceWindow = openBlankWindow(WINDOW_FEATURES);
    if (serviceWindow === undefined) return showError(t('popupBlocked'));
    const cancel = (text: string): void => {
      serviceWindow.close();
      showError(text);
    };
    void (async () => {
      const { findServiceLink } = await import('./service-link.ts');
      const link = findServiceLink(chat.path, data.customerServiceKey, location.origin);
      if (link === undefined) cancel(t('invalidUrl'));
      else serviceWindow.location.replace(withPreferences(link, look));
    })().catch(() => cancel(t('service.failed')));
    return undefined;
  };
}
