import { getSiteConfigurationOptions } from '@croupier/sdk/query';
import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useWindowLook, withLook } from '../../shared/window-look.ts';

/** Size of the chat's window [CS-02]. */
const WINDOW = 'popup,width=440,height=750';

/**
 * Opens the chat with customer service in a window of its own [CS-01], in the visitor's language and theme, or says that it was blocked [ERR-21]; undefined
 * when the site has none.
 */
export function useCustomerService(): (() => void) | undefined {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const look = useWindowLook();
  const { data } = useQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } }));
  const chat = data?.value.customerService.find(({ csType }) => csType === 'LIVE_CHAT');
  if (data === undefined || chat === undefined) return undefined;
  const say = (text: string): void => {
    snackbar.show({ text, tone: 'danger', key: 'service' });
  };
  return () => {
    // Opened synchronously while the user activation is valid; loading the code that reads the link may take a while.
    const opened = window.open('about:blank', '_blank', WINDOW);
    if (opened === null) return say(t('service.blocked'));
    opened.opener = null;
    void (async () => {
      const { openServiceLink } = await import('./service-link.ts');
      const link = openServiceLink(chat.path, data.value.customerServiceKey, location.origin);
      opened.location.replace(withLook(link, look));
    })().catch(() => {
      opened.close();
      say(t('service.failed'));
    });
    return undefined;
  };
}
