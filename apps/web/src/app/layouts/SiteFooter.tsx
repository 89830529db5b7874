import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { AppFooter } from '@croupier/ui/layout/AppFooter';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { BrandMark } from '@croupier/ui/display/BrandMark';
import { FooterMap } from '@croupier/ui/layout/FooterMap';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { paths, vendorPath } from '../../shared/paths.ts';
import { socialLinks } from './social-links.ts';
import { useCategories } from './use-categories.ts';
import { useServiceItems } from './use-service-items.tsx';

/** Vendors whose logos the footer shows [FOOT-05]. */
const SHOWN_VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const;

/** Maximum number of social channels [FOOT-04]. */
const MAX_CHANNELS = 4;

/** Products with their vendors, vendor logos, and social channels [FOOT-02]. */
export function SiteFooter(): ReactNode {
  const { t } = useTranslation();
  const { t: games } = useTranslation('games');
  const { brand } = useSite();
  const categories = useCategories();
  const { data } = useGetSiteConfiguration();
  const channels = socialLinks(data?.resources ?? [], location.origin).slice(0, MAX_CHANNELS);
  const vendors = new Map(categories.flatMap((entry) => entry.vendors).map((vendor) => [vendor.code, vendor]));
  const logos = SHOWN_VENDORS.flatMap((code) => {
    const vendor = vendors.get(code);
    return vendor?.logo === undefined ? [] : [{ id: code, name: vendor.name, src: vendor.logo }];
  });
  const products = categories.map(({ category, vendors: categoryVendors }) => ({
    id: category,
    title: games(`categories.${category}`),
    links: categoryVendors.map(({ code, name }) => ({
      id: code,
      label: name,
      link: { to: vendorPath(category, code) },
    })),
  }));
  const channelColumn = {
    id: 'channels',
    title: t('channels'),
    links: channels.map(({ id, labelNameEn, url }) => ({
      id,
      label: labelNameEn,
      link: { to: url, target: '_blank', rel: 'noopener noreferrer' },
    })),
  };
  return (
    <AppFooter
      start={<BrandMark name={brand.name} size="sm" />}
      end={<FooterLinks />}
      map={
        products.length > 0 && (
          <FooterMap
            label={t('products')}
            columns={channels.length > 0 ? [...products, channelColumn] : products}
            logos={logos}
            logosLabel={t('vendors')}
            linkComponent={Link}
          />
        )
      }
    >
      {t('footer')}
    </AppFooter>
  );
}

/** Customer service, help, terms and announcements [FOOT-03]. */
function FooterLinks(): ReactNode {
  const { t } = useTranslation();
  const serviceItems = useServiceItems();
  const links = [
    { label: t('help'), to: paths.help },
    { label: t('terms'), to: `${paths.help}#term` },
    { label: t('announcements'), to: paths.announcements },
  ];
  return (
    <>
      {serviceItems.map(({ id, label, onSelect }) => (
        <LinkButton key={id} component="button" type="button" variant="link" onClick={onSelect}>
          {label}
        </LinkButton>
      ))}
      {links.map(({ label, to }) => (
        <LinkButton key={to} component={Link} to={to} variant="link">
          {label}
        </LinkButton>
      ))}
    </>
  );
}
