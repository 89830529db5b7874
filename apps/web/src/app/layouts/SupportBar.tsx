import { getSiteConfigurationOptions } from '@croupier/sdk/query';
import { GoToTop } from '@croupier/ui/GoToTop';
import { Icon } from '@croupier/ui/Icon';
import { RightBar } from '@croupier/ui/RightBar';
import { useIsDesktop } from '@croupier/ui/theme';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { socialLinks } from './social-links.ts';
import { useCustomerService } from './use-customer-service.ts';

export interface SupportBarProps {
  /** Id of the element that receives the focus at the top. */
  readonly topId: string;
}

/**
 * Customer service, the site's channels, and the way back to the top [SIDE-06] [SIDE-07]. On phones it would cover
 * content at the edge: there the menu has customer service, and the footer the channels.
 */
export function SupportBar({ topId }: SupportBarProps): ReactNode {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const { data } = useQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } }));
  const openService = useCustomerService();
  const service = openService && {
    id: 'service',
    label: t('customerService'),
    icon: <Icon name="headset" />,
    onSelect: openService,
  };
  const channels = socialLinks(data?.value.resources ?? [], location.origin).map(({ id, labelNameEn, url }) => ({
    id,
    label: labelNameEn,
    link: { href: url, target: '_blank', rel: 'noopener noreferrer' },
  }));
  const items = [...(service ? [service] : []), ...channels];
  const isAlone = !isDesktop || items.length === 0;
  const toTop = <GoToTop label={t('rightBar.toTop')} topId={topId} floating={isAlone} />;
  if (isAlone) return toTop;
  return (
    <RightBar label={t('rightBar.name')} items={items}>
      {toTop}
    </RightBar>
  );
}
