import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layers } from '../../../theme/tokens.ts';
import { color, layout, media, size, space } from '../../../theme/vars.ts';

export interface AppHeaderProps {
  /** Brand mark, usually in a link to home, and what belongs beside it. */
  brand: ReactNode;
  /** Navigation beside the brand. */
  start?: ReactNode;
  /** Shown before `end`, desktop only: clock, language, theme. */
  tools?: ReactNode;
  /** Login and register for guests, balance and account for members. */
  end?: ReactNode;
}

const Bar = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.header,
  backgroundColor: color('bg'),
  borderBlockEnd: `1px solid ${color('line')}`,
  color: color('text'),
});

// Full window width, so that the brand aligns with the icons of the side menu.
const Row = styled('div')({
  display: 'flex',
  // Large text wraps to a second row instead of scrolling the page sideways.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  minHeight: size('header'),
  paddingInline: layout('gutter'),
  whiteSpace: 'nowrap',
  [media.desktop]: { gap: space(2) },
});

const Brand = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  // On phones the brand takes the remaining width, at least that of the mark without name.
  flex: '1 1 2rem',
  minWidth: '2rem',
  '& > *': { minWidth: 0 },
  [media.desktop]: { flex: 'none' },
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: size('target'),
    color: 'inherit',
    textDecoration: 'none',
  },
});

const Start = styled('div')({
  display: 'flex',
  alignItems: 'center',
  // Takes the remaining width; a long navigation collapses before `end` wraps.
  flex: '1 1 0',
  gap: space(0.5),
  minWidth: 0,
  [media.desktop]: { marginInlineStart: space(5) },
});

const Tools = styled('div')({
  display: 'none',
  alignItems: 'center',
  [media.desktop]: { display: 'flex' },
});

const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  flex: '0 1 auto',
  gap: space(1),
  minWidth: 0,
  marginInlineStart: 'auto',
  [media.desktop]: { gap: space(2.5) },
});

/** Sticky header. It is a surface with its own colour roles, which the controls inside use. */
export function AppHeader({ brand, start, tools, end }: AppHeaderProps) {
  return (
    <Bar data-ground="header">
      <Row>
        <Brand>{brand}</Brand>
        {start && <Start>{start}</Start>}
        {(tools || end) && (
          <End>
            {tools && <Tools>{tools}</Tools>}
            {end}
          </End>
        )}
      </Row>
    </Bar>
  );
}
