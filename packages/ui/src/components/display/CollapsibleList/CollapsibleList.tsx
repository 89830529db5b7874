import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface CollapsibleItem {
  id: string;
  title: ReactNode;
  /** Secondary line under the title, e.g. a date. */
  meta?: ReactNode;
  /** Rendered only while open. */
  content: ReactNode;
}

export interface CollapsibleListProps {
  items: readonly CollapsibleItem[];
  /** Id of the item that is open initially. */
  defaultOpenId?: string;
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

const Item = styled('div')({ '& + &': { borderBlockStart: `1px solid ${color('line')}` } });
const Heading = styled('h3')({ margin: 0, font: 'inherit' });

const Toggle = styled('button')({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: size('targetLarge'),
  padding: space(3, 4),
  border: 0,
  borderRadius: radius('card'),
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: radius('card') },
  '& > svg': { color: color('text2'), transition: transition(['rotate']) },
  '&[aria-expanded="true"] > svg': { rotate: '180deg' },
  [media.hover]: { '&:hover': { color: color('accent') } },
  [media.desktop]: { paddingInline: space(5) },
});

const TextBlock = styled('span')({ flex: 1, minWidth: 0, display: 'grid', gap: space(0.5) });
const Title = styled('span')({ ...typeStyle('label'), fontSize: '0.9375rem' });
const Meta = styled('span')({ ...typeStyle('meta'), color: color('text3') });

const Content = styled('div')({
  padding: space(0.5, 4, 5),
  ...typeStyle('body'),
  color: color('text2'),
  [media.desktop]: { paddingInline: space(5) },
});

/** Accordion with at most one open item. */
export function CollapsibleList({ items, defaultOpenId, onOpenChange, headingLevel = 3 }: CollapsibleListProps) {
  const [openId, setOpenId] = useState(defaultOpenId);
  const listId = useId();
  const toggle = (id: string) => {
    const next = id === openId ? undefined : id;
    setOpenId(next);
    onOpenChange?.(next);
  };
  return (
    <List>
      {items.map(({ id, title, meta, content }) => {
        const open = id === openId;
        const [toggleId, contentId] = [`${listId} ${id} title`, `${listId} ${id}`].map((part) =>
          part.replaceAll(' ', '-'),
        );
        return (
          <Item key={id}>
            <Heading as={`h${headingLevel}`}>
              <Toggle
                type="button"
                id={toggleId}
                aria-expanded={open}
                aria-controls={open ? contentId : undefined}
                onClick={() => toggle(id)}
              >
                <TextBlock>
                  <Title>{title}</Title>
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
