import { CountBadge } from '@croupier/ui/display/CountBadge';
import { Icon } from '@croupier/ui/display/Icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { helpLinks, type HelpLinkName } from '../../pages/menus.ts';
import { useChat } from '../../shared/chat-window.ts';
import { useCustomerService } from '../../shared/customer-service/use-customer-service.ts';
import { useSpeedSelector } from './use-speed-selector.tsx';

interface ServiceItem {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}

/** The chat room and customer service as items of a menu, as far as the site has them. */
export function useServiceItems(): readonly ServiceItem[] {
  const { t } = useTranslation();
  const chat = useChat();
  const openService = useCustomerService();
  const items: ServiceItem[] = [];
  if (chat !== undefined) {
    const { open, unread } = chat;
    const icon = (
      <CountBadge count={unread} label={t('chatUnread', { count: unread })}>
        <Icon name="chat" />
      </CountBadge>
    );
    items.push({ id: 'chat', label: t('chat'), icon, onSelect: open });
  }
  if (openService !== undefined) {
    items.push({ id: 'service', label: t('customerService'), icon: <Icon name="headset" />, onSelect: openService });
  }
  return items;
}

interface HelpLink extends Omit<ServiceItem, 'onSelect'> {
  readonly link: { readonly to: string };
}

/** Links before and after customer service, as far as their pages exist. */
export function useHelpLinks(): (name: HelpLinkName) => readonly HelpLink[] {
  const { t } = useTranslation();
  return (name) =>
    helpLinks(name).map(({ id, path, icon, labelKey }) => ({
      id,
      label: t(labelKey),
      icon: <Icon name={icon} />,
      link: { to: path },
    }));
}

/** Speed of the servers, the app, customer service and help, for the side menu [SIDE-03]. */
export function useHelpItems(): ReadonlyArray<ServiceItem | HelpLink> {
  const { t } = useTranslation();
  const linksOf = useHelpLinks();
  const onSelect = useSpeedSelector();
  const serviceItems = useServiceItems();
  return [
    { id: 'speed', label: t('serverSpeed'), icon: <Icon name="chart" />, onSelect },
    ...linksOf('appDownload'),
    ...serviceItems,
    ...linksOf('help'),
  ];
}
