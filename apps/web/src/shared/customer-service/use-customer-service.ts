import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useTranslation } from 'react-i18next';

import { useWindowPreferences, withPreferences } from '../window-preferences.ts';

/** Size of the chat's window [CS-02]. */
const WINDOW_FEATURES = 'popup,width=440,height=750';

/**
 * Opens the customer service chat in a new window [CS-01] with the visitor's language and theme; shows a message when the
 * browser blocks it [ERR-21]. Undefined when the site has no chat.
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
    const serviceWindow = window.open('about:blank', '_blank', WINDOW_FEATURES);
    if (serviceWindow === null) return showError(t('service.blocked'));
    serviceWindow.opener = null;
    void (async () => {
      const { decryptServiceLink } = await import('./service-link.ts');
      const link = decryptServiceLink(chat.path, data.customerServiceKey, location.origin);
      serviceWindow.location.replace(withPreferences(link, look));
    })().catch(() => {
      serviceWindow.close();
      showError(t('service.failed'));
    });
    return undefined;
  };
}
