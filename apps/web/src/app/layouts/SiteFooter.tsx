import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { AppFooter } from '@croupier/ui/layout/AppFooter';
import { BrandMark } from '@croupier/ui/display/BrandMark';
import { FooterMap } from '@croupier/ui/layout/FooterMap';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { footerLinks, type FooterRow } from '../../pages/menus.ts';
import { categoryPath, vendorPath } from '../../shared/paths.ts';
import { useWindowUrl } from '../../shared/window-preferences.ts';
import { FooterLegal } from './FooterLegal.tsx';
import { socialLinks } from './social-links.ts';
import { useCategories } from './use-categories.ts';
import { useServiceItems } from './use-service-items.tsx';

/** Vendors whose logos the footer shows [FOOT-05]. */
const SHOWN_VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const;

/** Maximum number of social channels [FOOT-04]. */
const MAX_CHANNELS = 4;

/** Links, products with their vendors, vendor logos, social channels, and what the law asks for [FOOT-01] [FOOT-02] [FOOT-03]. */
export function SiteFooter(): ReactNode {
  const { t } = useTranslation();
  const { t: games } = useTranslation('games');
  const { brand } = useSite();
  const categories = useCategories();
  const { data } = useGetSiteConfiguration();
  const rows = useRows();
  const logos = SHOWN_VENDORS.flatMap((code) => {
    const offering = categories.find(({ vendors }) => vendors.some((vendor) => vendor.code === code));
    const vendor = offering?.vendors.find((candidate) => candidate.code === code);
    if (offering === undefined || vendor?.logo === undefined) return [];
    return [{ id: code, name: vendor.name, src: vendor.logo, link: { to: vendorPath(offering.category, code) } }];
  });
  return (
    <AppFooter
      start={<BrandMark name={brand.name} size="sm" />}
      map={
        <FooterMap
          label={t('footerMap.name')}
          rows={rows}
          products={categories.map(({ category, vendors }) => ({
            id: category,
            title: games(`categories.${category}`),
            link: { to: categoryPath(category) },
            links: vendors.map(({ code, name }) => ({
              id: code,
              label: name,
              link: { to: vendorPath(category, code) },
            })),
          }))}
          productsLabel={t('products')}
          logos={logos}
          logosLabel={t('vendors')}
          linkComponent={Link}
        />
      }
    >
      {data !== undefined && <FooterLegal policy={data.policy} />}
    </AppFooter>
  );
}

/** Rows of links; those without a link are left out. */
function useRows() {
  const { t } = useTranslation();
  const { data } = useGetSiteConfiguration();
  const serviceItems = useServiceItems();
  const windowUrl = useWindowUrl();
  const channels = socialLinks(data?.resources ?? [], location.origin).slice(0, MAX_CHANNELS);
  const linksOf = (row: FooterRow) =>
    footerLinks(row).map(({ id, path, labelKey }) => ({ id, label: t(labelKey), link: { to: path } }));
  const rows = [
    { id: 'offers', title: t('footerMap.offers'), links: linksOf('offers') },
    {
      id: 'help',
      title: t('footerMap.help'),
      links: [...linksOf('help'), ...serviceItems.map(({ id, label, onSelect }) => ({ id, label, onSelect }))],
    },
    {
      id: 'channels',
      title: t('channels'),
      links: channels.map(({ id, labelNameEn, url }) => ({
        id,
        label: labelNameEn,
        link: { to: windowUrl(url), target: '_blank', rel: 'noopener noreferrer' },
      })),
    },
  ];
  return rows.filter(({ links }) => links.length > 0);
}
