import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { paths } from '../../shared/paths.ts';
import { useCustomerService } from './use-customer-service.ts';
import { useSpeedSelector } from './use-speed-selector.tsx';

interface ServiceItem {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}

/** Customer service as an item of a menu; none when the site has no chat. */
export function useServiceItems(): readonly ServiceItem[] {
  const { t } = useTranslation();
  const onSelect = useCustomerService();
  if (onSelect === undefined) return [];
  return [{ id: 'service', label: t('customerService'), icon: <Icon name="headset" />, onSelect }];
}

interface HelpLink extends Omit<ServiceItem, 'onSelect'> {
  readonly link: { readonly to: string };
}

/** Speed of the servers, the app, and customer service, for the side menu [SIDE-03]. */
export function useHelpItems(): ReadonlyArray<ServiceItem | HelpLink> {
  const { t } = useTranslation();
  const onSelect = useSpeedSelector();
  const serviceItems = useServiceItems();
  return [
    { id: 'speed', label: t('serverSpeed'), icon: <Icon name="chart" />, onSelect },
    { id: 'download', label: t('appDownload'), icon: <Icon name="download" />, link: { to: paths.download } },
    ...serviceItems,
  ];
}
