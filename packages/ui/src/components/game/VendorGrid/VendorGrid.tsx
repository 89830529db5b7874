import type { ElementType } from 'react';
import { space } from '../../../theme/vars.ts';
import type { CardGridLoading, CardLayout } from '../internal/CardGrid.tsx';
import { CardGrid } from '../internal/CardGrid.tsx';
import type { VendorCardProps } from '../VendorCard/VendorCard.tsx';
import { VendorCard } from '../VendorCard/VendorCard.tsx';

export interface VendorGridVendor extends Pick<VendorCardProps, 'name' | 'logo' | 'count' | 'maintenance'> {
  id: string;
  /** Props of the link (`href`, `to`). */
  link: object;
}

export interface VendorGridProps extends CardGridLoading {
  /** Accessible name of the list. */
  label: string;
  vendors: readonly VendorGridVendor[];
  /** Router link component; `'a'` by default. */
  linkComponent?: ElementType;
}

const layout: CardLayout = {
  phoneWidth: '8.5rem',
  desktopWidth: '220px',
  gap: space(3, 2.5),
  aspectRatio: '16 / 12',
};

/** Game vendors as cards that link to their games. */
export function VendorGrid({ vendors, linkComponent, ...grid }: VendorGridProps) {
  const cards = vendors.map(({ id, link, ...card }) => ({
    id,
    card: <VendorCard {...card} {...(linkComponent && { linkComponent })} linkProps={link} />,
  }));
  return <CardGrid {...grid} layout={layout} cards={cards} />;
}
