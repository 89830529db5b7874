import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, elevation, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import type { LinkTarget } from '../../actions/internal/link-target.ts';

export interface BottomBarItem<C extends ElementType = 'a'> {
  id: string;
  label: string;
  /** An Icon of 23 px. */
  icon: ReactNode;
  /** Target URL; without it the item is a button, e.g. one that opens a drawer. */
  link?: LinkTarget<C>;
  onSelect?: () => void;
  /** Badge count. */
  badge?: { count: number; label: string };
  /** Raises the icon above the bar; for the middle item. */
  raised?: boolean;
}

export interface BottomBarProps<C extends ElementType = 'a'> {
  /** Accessible name of the landmark. */
  label: string;
  /** Up to five items fit a phone. */
  items: readonly BottomBarItem<C>[];
  /** Id of the current item. */
  current?: string;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
}

// Sticky instead of fixed: it keeps its own space at the end of the page and never covers content.
const Bar = styled('nav')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layers.bottomBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: color('surface1'),
  borderBlockStart: `1px solid ${color('line')}`,
  [media.desktop]: { display: 'none' },
});

const List = styled('ul')({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: `calc(${size('bottomBar')} - 1px)`,
  margin: 0,
  padding: space(1, 1.5),
  listStyle: 'none',
});

const Item = styled('li')({ display: 'flex', flex: '1 1 0', minWidth: 0 });

const Link = styled('a')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  gap: space(0.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius('control'),
  background: 'none',
  color: color('text3'),
  cursor: 'pointer',
  ...typeStyle('nav'),
  textAlign: 'center',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outlineOffset: -3, borderRadius: radius('control') },
  // The font size is limited so that a word fits a fifth of the window; words are not broken.
  '& > :last-of-type': {
    maxWidth: '100%',
    fontSize: 'min(1em, 4.25vw)',
    overflowWrap: 'normal',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '&[aria-current]': { color: color('text') },
  '&[aria-current] svg': {
    stroke: color('accent'),
    fill: `color-mix(in srgb, ${color('accent')} 32%, transparent)`,
  },
  [media.forcedColors]: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

const Raised = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginBlockStart: -29,
  border: `4px solid ${color('surface1')}`,
  borderRadius: radius('pill'),
  backgroundColor: color('selected'),
  boxShadow: elevation('button'),
  color: color('onSelected'),
  '[aria-current] > & svg': { stroke: 'currentColor', fill: 'none' },
});

/** Bottom navigation, phones only. Render it as the last child of the page's column. */
export function BottomBar<C extends ElementType = 'a'>(props: BottomBarProps<C>) {
  const { label, items, current, linkComponent = 'a' } = props;
  return (
    <Bar aria-label={label}>
      <List>
        {items.map(({ id, label: name, icon, link, onSelect, badge, raised }) => {
          const iconElement = raised ? <Raised>{icon}</Raised> : icon;
          return (
            <Item key={id}>
              <Link
                {...(link ? { as: linkComponent, ...link } : { as: 'button', type: 'button' })}
                aria-current={id === current ? 'page' : undefined}
                onClick={onSelect}
              >
                {badge ? <CountBadge {...badge}>{iconElement}</CountBadge> : iconElement}
                <span>{name}</span>
              </Link>
            </Item>
          );
        })}
      </List>
    </Bar>
  );
}
