import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import {
  IconTile,
  Panel,
  PanelHead,
  PanelTitle,
  Row,
  RowNote,
  Rows,
  RowText,
  RowTitle,
} from '../../data/internal/list-panel.tsx';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';

export interface LinkListItem<C extends ElementType = 'a'> {
  id: string;
  icon?: IconName;
  title: ReactNode;
  text?: ReactNode;
  /** Before the arrow: a count, a status. */
  end?: ReactNode;
  link: LinkTarget<C>;
}

export interface LinkListProps<C extends ElementType = 'a'> {
  /** Heading, or with `titleShown` false the accessible name. */
  title: string;
  titleShown?: boolean;
  items: readonly LinkListItem<C>[];
  /** `rows` in one panel (default), or a grid of `cards` for the topics of a page. */
  layout?: 'rows' | 'cards';
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
  headingLevel?: 2 | 3;
}

const LinkRow = styled(Row)({
  alignItems: 'center',
  minHeight: size('target'),
  boxSizing: 'border-box',
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -4 },
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
});

// Cuts the hover fill at the corners; focus rings are inside the rows.
const LinkRows = styled(Rows)({
  overflow: 'hidden',
  borderRadius: `calc(${radius('card')} - 1px)`,
  // The head is above.
  '* + &': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
});

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Card = styled(LinkRow)({
  height: '100%',
  paddingBlock: space(4),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  [media.hover]: { '&:hover': { borderColor: color('lineStrong') } },
});

const End = styled('span')({
  flex: 'none',
  ...typeStyle('meta'),
  color: color('text3'),
  fontVariantNumeric: 'tabular-nums',
});

const Chevron = styled(Icon)({ flex: 'none', color: color('text3'), '[dir="rtl"] &': { transform: 'scaleX(-1)' } });

// A line of text keeps its height with the font.
const Line = styled('span')({ display: 'flex', alignItems: 'center', '&::before': { content: '"\\200B"' } });

/** Links to pages or answers with a line of text each. */
export function LinkList<C extends ElementType = 'a'>(props: LinkListProps<C>) {
  const { title, titleShown = true, items, layout = 'rows', linkComponent = 'a', headingLevel = 2 } = props;
  const id = useId();
  const isCards = layout === 'cards';
  const Place = isCards ? Card : LinkRow;
  const links = items.map(({ id: key, icon, title: name, text, end, link }) => (
    <li key={key}>
      <Place as={linkComponent} {...link}>
        {icon && <IconTile icon={icon} tone="accent" />}
        <RowText>
          <RowTitle>{name}</RowTitle>
          {text && <RowNote>{text}</RowNote>}
        </RowText>
        {end !== undefined && <End>{end}</End>}
        <Chevron name="chevronEnd" size={18} />
      </Place>
    </li>
  ));
  if (isCards) return <Cards aria-label={title}>{links}</Cards>;
  if (!titleShown) {
    return (
      <Panel aria-label={title}>
        <LinkRows>{links}</LinkRows>
      </Panel>
    );
  }
  return (
    <Panel aria-labelledby={id}>
      <PanelHead>
        <PanelTitle as={`h${headingLevel}`} id={id}>
          {title}
        </PanelTitle>
      </PanelHead>
      <LinkRows>{links}</LinkRows>
    </Panel>
  );
}

export interface LinkListSkeletonProps extends Pick<LinkListProps, 'titleShown' | 'layout'> {
  rows: number;
  /** With icons and a line of text each. */
  detailed?: boolean;
}

/** Placeholder of a `LinkList` with lines that do not wrap. */
export function LinkListSkeleton({
  rows,
  titleShown = true,
  layout = 'rows',
  detailed = false,
}: LinkListSkeletonProps) {
  const isCards = layout === 'cards';
  const Place = isCards ? Card : LinkRow;
  const links = Array.from({ length: rows }, (_, row) => (
    <li key={row}>
      <Place as="div">
        {detailed && <Skeleton shape="box" width="38px" height="38px" />}
        <RowText>
          <RowTitle>
            <Line>
              <Skeleton width="11rem" />
            </Line>
          </RowTitle>
          {detailed && (
            <RowNote>
              <Line>
                <Skeleton width="8rem" />
              </Line>
            </RowNote>
          )}
        </RowText>
        <Chevron name="chevronEnd" size={18} />
      </Place>
    </li>
  ));
  if (isCards) return <Cards aria-hidden>{links}</Cards>;
  return (
    <Panel aria-hidden>
      {titleShown && (
        <PanelHead>
          <PanelTitle as="div">
            <Line>
              <Skeleton width="9rem" />
            </Line>
          </PanelTitle>
        </PanelHead>
      )}
      <LinkRows>{links}</LinkRows>
    </Panel>
  );
}
