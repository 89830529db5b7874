import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { layers } from '../../theme/tokens.ts';
import { color, layout, media, size, space } from '../../theme/vars.ts';

export interface AppHeaderProps {
  /** Brand mark, usually inside a link home. */
  brand: ReactNode;
  /** Beside the brand: navigation. */
  start?: ReactNode;
  /** Before the end, on desktops only: clock, language, theme. */
  tools?: ReactNode;
  /** At the far end: the actions of a guest, the balance and account of a member. */
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

// As wide as the window, like the menu at its side: the brand stands over the menu's icons.
const Row = styled('div')({
  display: 'flex',
  // With large text a second row, never a page that scrolls sideways.
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
  // On phones what the end leaves of the row, and at least the mark without its name.
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
  // What is left of the row; a long navigation shortens itself before the end has to wrap.
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

/** The bar that stays at the top; a ground of its own, so that controls in it take its colours. */
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
