import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { GoToTop } from '@croupier/ui/navigation/GoToTop';
import { RightBar } from '@croupier/ui/navigation/RightBar';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useWindowUrl } from '../../shared/window-preferences.ts';
import { socialLinks } from './social-links.ts';
import { useHelpLinks, useServiceItems } from './use-service-items.tsx';

export interface SupportBarProps {
  /** Id of the element that receives the focus at the top. */
  readonly topId: string;
}

/**
 * App download, customer service, social channels, and a button to the top of the page [SIDE-06] [SIDE-07]. Phones get only that
 * button, because a bar would cover content; there the menu has customer service and the footer has the channels.
 */
export function SupportBar({ topId }: SupportBarProps): ReactNode {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const { data } = useGetSiteConfiguration();
  const serviceItems = useServiceItems();
  const linksOf = useHelpLinks();
  const windowUrl = useWindowUrl();
  const channels = socialLinks(data?.resources ?? [], location.origin).map(({ id, labelNameEn, url }) => ({
    id,
    label: labelNameEn,
    link: { to: windowUrl(url), target: '_blank', rel: 'noopener noreferrer' },
  }));
  const items = [...linksOf('appDownload'), ...serviceItems, ...channels];
  const isButtonOnly = !isDesktop || items.length === 0;
  const toTop = <GoToTop label={t('rightBar.toTop')} topId={topId} floating={isButtonOnly} />;
  if (isButtonOnly) return toTop;
  return (
    <RightBar label={t('rightBar.name')} items={items} linkComponent={Link}>
      {toTop}
    </RightBar>
  );
}
