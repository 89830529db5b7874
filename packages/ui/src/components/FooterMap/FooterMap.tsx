import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { color, media, size, space, typeStyle } from '../../theme/vars.ts';
import { LazyImage } from '../LazyImage/index.ts';
import type { LinkTarget } from '../LinkButton/link-target.ts';

export interface FooterLink<C extends ElementType = 'a'> {
  id: string;
  label: string;
  link: LinkTarget<C>;
}

export interface FooterMapProps<C extends ElementType = 'a'> {
  /** Name of the landmark. */
  label: string;
  columns: readonly { id: string; title: string; links: readonly FooterLink<C>[] }[];
  /** Logos under the columns, drawn 16:9. */
  logos?: readonly { id: string; name: string; src: string }[];
  /** What the logos are, for readers. */
  logosLabel?: string;
  /** A router's link (`'a'`). */
  linkComponent?: C;
}

const Columns = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  gap: space(5, 4),
  marginBlockStart: space(6),
  [media.desktop]: { gap: space(6, 5) },
});

const Title = styled('h2')({ margin: 0, ...typeStyle('label'), color: color('text') });

const Links = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Link = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: size('target'),
  color: color('text2'),
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [media.hover]: { '&:hover': { color: color('text'), textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

const Logos = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  marginBlockStart: space(6),
  padding: 0,
  listStyle: 'none',
  '& > li': { width: 80, borderRadius: 8, overflow: 'hidden' },
});

/** The ways that a footer names: columns of links, and the logos of partners. */
export function FooterMap<C extends ElementType = 'a'>(props: FooterMapProps<C>) {
  const { label, columns, logos = [], logosLabel, linkComponent = 'a' } = props;
  return (
    <>
      <Columns aria-label={label}>
        {columns.map(({ id, title, links }) => (
          <div key={id}>
            <Title>{title}</Title>
            <Links>
              {links.map((entry) => (
                <li key={entry.id}>
                  <Link as={linkComponent} {...entry.link}>
                    {entry.label}
                  </Link>
                </li>
              ))}
            </Links>
          </div>
        ))}
      </Columns>
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
