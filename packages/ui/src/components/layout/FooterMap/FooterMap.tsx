import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { CollapsibleList } from '../../display/CollapsibleList/CollapsibleList.tsx';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import type { LinkTarget } from '../../actions/internal/link-target.ts';

export interface FooterLink<C extends ElementType = 'a'> {
  id: string;
  label: string;
  link: LinkTarget<C>;
}

export interface FooterMapProps<C extends ElementType = 'a'> {
  /** Accessible name of the landmark. */
  label: string;
  columns: readonly { id: string; title: string; links: readonly FooterLink<C>[] }[];
  /** Logos below the columns, aspect ratio 16:9. */
  logos?: readonly { id: string; name: string; src: string }[];
  /** Accessible name of the logos. */
  logosLabel?: string;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
}

const FooterNav = styled('nav')({ marginBlockStart: space(6) });

/** Columns of equal height; a group stays together unless it is longer than a column. */
const Columns = styled('div')({
  columns: '7 150px',
  columnGap: space(5),
  '& > *': { marginBlockEnd: space(6) },
});

const Title = styled('h2')({
  breakAfter: 'avoid',
  margin: 0,
  marginBlockEnd: space(1),
  ...typeStyle('label'),
  color: color('text'),
});

const Links = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(130px, 100%), 1fr))' },
  '& > li': { breakInside: 'avoid' },
});

const Link = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: size('target'),
  color: color('text2'),
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [media.hover]: { '&:hover': { color: color('text'), textDecoration: 'underline', textUnderlineOffset: '.2em' } },
  [media.desktop]: { minHeight: 32 },
});

const Logos = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  marginBlockStart: space(6),
  padding: 0,
  listStyle: 'none',
  '& > li': { width: 112, borderRadius: radius('small'), overflow: 'hidden' },
  // Equal numbers per row, aligned with the content above.
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > li': { width: 'auto' },
  },
});

/** Footer links, an accordion on phones and columns on desktops, with partner logos. */
export function FooterMap<C extends ElementType = 'a'>(props: FooterMapProps<C>) {
  const { label, columns, logos = [], logosLabel, linkComponent = 'a' } = props;
  const isDesktop = useIsDesktop();
  const renderLinks = (links: readonly FooterLink<C>[]) => (
    <Links>
      {links.map((entry) => (
        <li key={entry.id}>
          <Link as={linkComponent} {...entry.link}>
            {entry.label}
          </Link>
        </li>
      ))}
    </Links>
  );
  return (
    <>
      <FooterNav aria-label={label}>
        {isDesktop ? (
          <Columns>
            {columns.map(({ id, title, links }) => (
              <div key={id}>
                <Title>{title}</Title>
                {renderLinks(links)}
              </div>
            ))}
          </Columns>
        ) : (
          <CollapsibleList
            headingLevel={2}
            items={columns.map(({ id, title, links }) => ({ id, title, content: renderLinks(links) }))}
          />
        )}
      </FooterNav>
      {logos.length > 0 && (
        <Logos aria-label={logosLabel}>
          {logos.map(({ id, name, src }) => (
            <li key={id}>
              <LazyImage src={src} alt={name} width={160} height={90} />
            </li>
          ))}
        </Logos>
      )}
    </>
  );
}
