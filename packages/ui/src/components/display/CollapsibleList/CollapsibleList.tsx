import styled from '@emotion/styled';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
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
  // Would cover the frame.
  '& > .MuiAccordion-root': { backgroundColor: 'transparent' },
});

const TextBlock = styled('span')({ flex: 1, minWidth: 0, display: 'grid', gap: space(0.5) });
const Title = styled('span')({ ...typeStyle('label'), fontSize: '0.9375rem' });
const Meta = styled('span')({ ...typeStyle('meta'), color: color('text3') });

/** Without transitions, so that a closed item has no content at once. */
const TRANSITION = { unmountOnExit: true, timeout: 0 } as const;

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
    <MuiTheme>
      <List>
        {items.map(({ id, title, meta, content }) => {
          const open = id === openId;
          const [toggleId, contentId] = [`${listId} ${id} title`, `${listId} ${id}`].map((part) =>
            part.replaceAll(' ', '-'),
          );
          return (
            <Accordion
              key={id}
              disableGutters
              expanded={open}
              onChange={() => toggle(id)}
              slotProps={{ heading: { component: `h${headingLevel}` }, transition: TRANSITION }}
            >
              <AccordionSummary
                id={toggleId}
                aria-controls={open ? contentId : undefined}
                expandIcon={<Icon name="chevronDown" />}
              >
                <TextBlock>
                  <Title>{title}</Title>
                  {meta && <Meta>{meta}</Meta>}
                </TextBlock>
              </AccordionSummary>
              <AccordionDetails>{content}</AccordionDetails>
            </Accordion>
          );
        })}
      </List>
    </MuiTheme>
  );
}
