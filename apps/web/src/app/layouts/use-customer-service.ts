import { getSiteConfigurationOptions } from '@croupier/sdk/query';
import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Size of the chat's window [CS-02]. */
const WINDOW = 'popup,width=440,height=750,noopener,noreferrer';

/** Opens the chat with customer service in a window of its own [CS-01]; undefined when the site has none. */
export function useCustomerService(): (() => void) | undefined {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { data } = useQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } }));
  const chat = data?.value.customerService.find(({ csType }) => csType === 'LIVE_CHAT');
  if (data === undefined || chat === undefined) return undefined;
  const open = async (): Promise<void> => {
    const { openServiceLink } = await import('./service-link.ts');
    window.open(openServiceLink(chat.path, data.value.customerServiceKey, location.origin), '_blank', WINDOW);
  };
  return () => void open().catch(() => snackbar.show({ text: t('service.failed'), tone: 'danger', key: 'service' }));
}
