import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { useId } from 'react';
import { media, space } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { Aside, Head, Section, Title } from '../internal/section-parts.ts';
import { VendorCard } from '../VendorCard/VendorCard.tsx';
import type { VendorCardProps } from '../VendorCard/VendorCard.tsx';

export interface VendorSectionProps {
  title: string;
  /** The vendors; five in a lobby row (LOBBY-05). */
  vendors: readonly ({ id: string } & Pick<VendorCardProps, 'name' | 'logo' | 'linkProps'>)[];
  /** Label of the link to all vendors. */
  seeAllLabel: string;
  /** Props of the link to all vendors (`href`, `to`). */
  seeAll: object;
  /** Router link component; `'a'` by default. */
  linkComponent?: ElementType;
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 100%), 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))', gap: space(4) },
});

/** Lobby row of vendors: title, link to all vendors, and one card per vendor. */
export function VendorSection({ title, vendors, seeAllLabel, seeAll, linkComponent = 'a' }: VendorSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Title as="h2" id={titleId}>
          {title}
        </Title>
        <Aside>
          <LinkButton
            component={linkComponent}
            {...seeAll}
            variant="link"
            endIcon={<Icon name="chevronEnd" size={18} />}
          >
            {seeAllLabel}
          </LinkButton>
        </Aside>
      </Head>
      <Cards aria-labelledby={titleId}>
        {vendors.map(({ id, ...vendor }) => (
          <li key={id}>
            <VendorCard {...vendor} linkComponent={linkComponent} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
