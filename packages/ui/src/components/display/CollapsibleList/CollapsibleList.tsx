import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface CollapsibleItem {
  id: string;
  title: ReactNode;
  /** Secondary text, e.g. a date: under the title on phones, at the end of the line on desktops. */
  meta?: ReactNode;
  /** Marks the item by a dot; read by screen readers with the title. */
  unread?: string | undefined;
  /** Id of the item in the document, for links with a fragment. */
  anchor?: string;
  /** Rendered only while open. */
  content: ReactNode;
}

export interface CollapsibleListProps {
  items: readonly CollapsibleItem[];
  /** Id of the item that is open initially. */
  defaultOpenId?: string;
  /** Id of the open item when the caller decides; null when all are closed. */
  openId?: string | null;
  /** Called with the open item's id; undefined when all are closed. */
  onOpenChange?: (id: string | undefined) => void;
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
}

const List = styled('div')({
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
  boxShadow: `inset 0 0 0 1px ${color('line')}`,
});

const Item = styled('div')({
  '& + &': { borderBlockStart: `1px solid ${color('line')}` },
  // Below the header when a link leads to it.
  scrollMarginBlockStart: space(16),
});
const Heading = styled('h3')({ margin: 0, font: 'inherit' });

const rowStyles = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: size('targetLarge'),
  padding: space(3, 4),
  '& > svg': { color: color('text2'), transition: transition(['rotate']) },
  [media.desktop]: { paddingInline: space(5) },
} satisfies CSSObject;

const Toggle = styled('button')({
  ...rowStyles,
  border: 0,
  borderRadius: radius('card'),
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: radius('card') },
  '&[aria-expanded="true"] > svg': { rotate: '180deg' },
  [media.hover]: { '&:hover': { color: color('accent') } },
});

const TextBlock = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: space(0.5),
  [media.desktop]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space(4) },
});
const Title = styled('span')({
  ...typeStyle('label'),
  fontSize: '0.9375rem',
  textWrap: 'pretty',
  // Further lines begin beside the dot.
  '&[data-unread="true"]': { paddingInlineStart: space(4) },
});
const Meta = styled('span')({ flex: 'none', ...typeStyle('meta'), color: color('text3') });

const Dot = styled('span')({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginInline: `calc(${space(4)} * -1) ${space(2)}`,
  borderRadius: '50%',
  backgroundColor: color('accent'),
  verticalAlign: '0.1em',
  [media.forcedColors]: { backgroundColor: 'Highlight' },
});
const Hidden = styled('span')(visuallyHidden);

const Content = styled('div')({
  padding: space(0.5, 4, 5),
  ...typeStyle('body'),
  color: color('text2'),
  [media.desktop]: { paddingInline: space(5) },
});

/** Accordion with at most one open item. */
export function CollapsibleList(props: CollapsibleListProps) {
  const { items, defaultOpenId, openId: givenId, onOpenChange, headingLevel = 3 } = props;
  const [ownId, setOwnId] = useState(defaultOpenId);
  const openId = givenId === undefined ? ownId : (givenId ?? undefined);
  const listId = useId();
  const toggle = (id: string) => {
    const next = id === openId ? undefined : id;
    setOwnId(next);
    onOpenChange?.(next);
  };
  return (
    <List>
      {items.map(({ id, title, meta, unread, anchor, content }) => {
        const open = id === openId;
        const [toggleId, contentId] = [`${listId} ${id} title`, `${listId} ${id}`].map((part) =>
          part.replaceAll(' ', '-'),
        );
        return (
          <Item key={id} id={anchor}>
            <Heading as={`h${headingLevel}`}>
              <Toggle
                type="button"
                id={toggleId}
                aria-expanded={open}
                aria-controls={open ? contentId : undefined}
                onClick={() => toggle(id)}
              >
                <TextBlock>
                  <Title data-unread={unread !== undefined}>
                    {unread !== undefined && <Dot />}
                    {title}
                    {unread !== undefined && <Hidden> {unread}</Hidden>}
                  </Title>
                  {meta && <Meta>{meta}</Meta>}
                </TextBlock>
                <Icon name="chevronDown" />
              </Toggle>
            </Heading>
            {open && (
              <Content role="region" id={contentId} aria-labelledby={toggleId}>
                {content}
              </Content>
            )}
          </Item>
        );
      })}
    </List>
  );
}

export interface CollapsibleListSkeletonProps {
  rows: number;
  /** With the place of `meta`. */
  hasMeta?: boolean;
}

const Row = styled('div')(rowStyles);

// A line of text keeps its height with the font.
const Line = styled('span')({ display: 'flex', alignItems: 'center', '&::before': { content: '"\\200B"' } });

/** Placeholder of a `CollapsibleList` with titles of one line. */
export function CollapsibleListSkeleton({ rows, hasMeta = false }: CollapsibleListSkeletonProps) {
  return (
    <List aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Item key={row}>
          <Row>
            <TextBlock>
              <Title>
                <Line>
                  <Skeleton width="14rem" />
                </Line>
              </Title>
              {hasMeta && (
                <Meta>
                  <Line>
                    <Skeleton width="5.5rem" />
                  </Line>
                </Meta>
              )}
            </TextBlock>
            <Icon name="chevronDown" />
          </Row>
        </Item>
      ))}
    </List>
  );
}
