import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { media, space } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { VendorCardProps } from '../VendorCard/VendorCard.tsx';
import { VendorCard } from '../VendorCard/VendorCard.tsx';

export interface VendorGridVendor extends Pick<VendorCardProps, 'name' | 'logo' | 'count' | 'maintenance'> {
  id: string;
  /** Props of the link (`href`, `to`). */
  link: object;
}

export interface VendorGridProps {
  /** Accessible name of the list. */
  label: string;
  vendors: readonly VendorGridVendor[];
  /** Router link component; `'a'` by default. */
  linkComponent?: ElementType;
  /** Loading: shows placeholders. */
  loading?: boolean;
  /** Announced while loading. */
  loadingLabel?: string;
  /** Number of placeholders; 4 by default. */
  placeholders?: number;
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: space(3, 2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: space(4) },
});

const CardPlaceholder = styled('span')({ display: 'block', aspectRatio: '16 / 12' });
const Status = styled('span')(visuallyHidden);

/** Game vendors as cards that link to their games. */
export function VendorGrid(props: VendorGridProps) {
  const { label, vendors, linkComponent, loading = false, loadingLabel, placeholders = 4 } = props;
  if (loading) {
    return (
      <div role="group" aria-label={label} aria-busy>
        <Status role="status">{loadingLabel}</Status>
        <Cards as="div">
          {Array.from({ length: placeholders }, (_, index) => (
            <CardPlaceholder key={index}>
              <Skeleton shape="box" height="100%" />
            </CardPlaceholder>
          ))}
        </Cards>
      </div>
    );
  }
  return (
    <Cards aria-label={label}>
      {vendors.map(({ id, link, ...card }) => (
        <li key={id}>
          <VendorCard {...card} {...(linkComponent && { linkComponent })} linkProps={link} />
        </li>
      ))}
    </Cards>
  );
}
