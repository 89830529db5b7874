import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useCustomerService } from '../../shared/customer-service/use-customer-service.ts';

interface ServiceItem {
  readonly id: 'service';
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
