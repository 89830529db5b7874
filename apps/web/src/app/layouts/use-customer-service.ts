import { getSiteConfigurationOptions } from '@croupier/sdk/query';
import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Size of the chat window in px [CS-02]. */
const WINDOW = 'popup,width=440,height=750';

/**
 * Opens the customer service chat in its own window [CS-01], or shows that it was blocked [ERR-21]; undefined when the
 * site has none.
 */
export function useCustomerService(): (() => void) | undefined {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
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
      opened.location.replace(openServiceLink(chat.path, data.value.customerServiceKey, location.origin));
    })().catch(() => {
      opened.close();
      say(t('service.failed'));
    });
    return undefined;
  };
}
