import styled from '@emotion/styled';
import type { ElementType } from 'react';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { CollapsibleList } from '../../display/CollapsibleList/CollapsibleList.tsx';
import { LazyImage } from '../../display/LazyImage/LazyImage.tsx';
import { LinkButton } from '../../actions/LinkButton/LinkButton.tsx';
import { ScrollRow } from '../ScrollRow/ScrollRow.tsx';
import type { LinkTarget } from '../../actions/internal/link-target.ts';

export interface FooterLink<C extends ElementType = 'a'> {
  id: string;
  label: string;
  /** Target URL; without it the item is a button. */
  link?: LinkTarget<C>;
  onSelect?: () => void;
}

export interface FooterRow<C extends ElementType = 'a'> {
  id: string;
  title: string;
  /** Page of the whole row. */
  link?: LinkTarget<C>;
  links: readonly FooterLink<C>[];
}

export interface FooterLogo<C extends ElementType = 'a'> {
  id: string;
  name: string;
  /** Aspect ratio 16:9. */
  src: string;
  link: LinkTarget<C>;
}

export interface FooterMapProps<C extends ElementType = 'a'> {
  /** Accessible name of the landmark. */
  label: string;
  rows: readonly FooterRow<C>[];
  /** Types of products, each with its makers. */
  products: readonly FooterRow<C>[];
  productsLabel: string;
  logos: readonly FooterLogo<C>[];
  /** Accessible name of the logos. */
  logosLabel: string;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
}

const FooterNav = styled('nav')({ display: 'grid', gap: space(5), marginBlockStart: space(4) });

const Title = styled('h2')({ margin: 0, marginBlockEnd: space(2), ...typeStyle('label'), color: color('text3') });

const footerLink = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'start',
  minWidth: size('target'),
  minHeight: size('target'),
  color: color('text2'),
  ...typeStyle('meta'),
  textAlign: 'start' as const,
  textDecoration: 'none',
  overflowWrap: 'anywhere' as const,
  [media.hover]: { '&:hover': { color: color('text'), textDecoration: 'underline', textUnderlineOffset: '.2em' } },
  [media.desktop]: { minWidth: 0, minHeight: 32 },
};

const Link = styled('a')(footerLink);
const Press = styled(LinkButton)(footerLink);

/** Rows in two columns of equal height: a name with its links in lines beside it. */
const Rows = styled('dl')({
  margin: 0,
  [media.desktop]: { columns: '2 420px', columnGap: space(10) },
});

const Row = styled('div')({
  display: 'grid',
  breakInside: 'avoid',
  paddingBlock: space(1),
  '& dt': { display: 'flex', alignItems: 'center', minHeight: 32, ...typeStyle('label'), color: color('text') },
  '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: space(4), margin: 0 },
  [media.desktop]: {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: space(4),
    borderBlockStart: `1px solid ${color('line')}`,
  },
});

const RowLink = styled(Link)({ ...typeStyle('label'), color: color('text') });

const Logos = styled('ul')({
  display: 'grid',
  // A row that scrolls on phones.
  gridAutoFlow: 'column',
  gridAutoColumns: 136,
  gap: space(2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 20%), 1fr))' },
});

const LogoLink = styled('a')({
  display: 'block',
  borderRadius: radius('control'),
  overflow: 'hidden',
  '&:focus-visible': { borderRadius: radius('control') },
});

/** Links in rows by theme and by type of product, and logos. On phones the products are collapsed. */
export function FooterMap<C extends ElementType = 'a'>(props: FooterMapProps<C>) {
  const { label, rows, products, productsLabel, logos, logosLabel, linkComponent = 'a' } = props;
  const isDesktop = useIsDesktop();
  const rowsOf = (list: readonly FooterRow<C>[]) => (
    <Rows>
      {list.map(({ id, title, link, links }) => (
        <Row key={id}>
          <dt>
            {link ? (
              <RowLink as={linkComponent} {...link}>
                {title}
              </RowLink>
            ) : (
              title
            )}
          </dt>
          <dd>
            {links.map(({ id: key, label: name, link: target, onSelect }) =>
              target ? (
                <Link key={key} as={linkComponent} {...target}>
                  {name}
                </Link>
              ) : (
                <Press key={key} component="button" type="button" variant="link" onClick={onSelect}>
                  {name}
                </Press>
              ),
            )}
          </dd>
        </Row>
      ))}
    </Rows>
  );
  return (
    <FooterNav aria-label={label}>
      {rows.length > 0 && rowsOf(rows)}
      {products.length > 0 &&
        (isDesktop ? (
          <div>
            <Title>{productsLabel}</Title>
            {rowsOf(products)}
          </div>
        ) : (
          <CollapsibleList
            headingLevel={2}
            items={[{ id: 'products', title: productsLabel, content: rowsOf(products) }]}
          />
        ))}
      {logos.length > 0 && (
        <ScrollRow bleed>
          <Logos aria-label={logosLabel}>
            {logos.map(({ id, name, src, link }) => (
              <li key={id}>
                <LogoLink as={linkComponent} {...link}>
                  <LazyImage src={src} alt={name} width={160} height={90} />
                </LogoLink>
              </li>
            ))}
          </Logos>
        </ScrollRow>
      )}
    </FooterNav>
  );
}
