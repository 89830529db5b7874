import styled from '@emotion/styled';
import { color, elevation, layout, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';

export const Root = styled('nav')({
  display: 'none',
  alignItems: 'center',
  flex: '1 1 auto',
  gap: space(0.5),
  minWidth: 0,
  minHeight: size('header'),
  [media.desktop]: { display: 'flex' },
});

// Items that wrap to a second line do not fit and are clipped, also before a script has measured them.
export const NavList = styled('ul')({
  boxSizing: 'content-box',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0.5),
  minWidth: 0,
  height: size('target'),
  margin: -6,
  padding: 6,
  overflow: 'hidden',
  listStyle: 'none',
  '& > [data-fits="false"]': { visibility: 'hidden' },
});

const item = {
  boxSizing: 'border-box' as const,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minWidth: size('target'),
  minHeight: size('target'),
  margin: 0,
  padding: `0 ${space(3)}`,
  border: '1px solid transparent',
  borderRadius: radius('control'),
  background: 'none',
  color: color('text2'),
  ...typeStyle('nav'),
  textDecoration: 'none',
  whiteSpace: 'nowrap' as const,
  cursor: 'pointer',
  transition: transition(['background-color', 'color']),
  '&:focus-visible': { borderRadius: radius('control'), outlineOffset: 1 },
  [media.hover]: { '&:hover': { color: color('text') } },
  '&[aria-expanded="true"]': { color: color('text') },
  '&[aria-current], &[data-current="true"]': { backgroundColor: color('surface2'), color: color('text') },
  [media.forcedColors]: { '&[aria-current], &[data-current="true"]': { borderColor: 'Highlight' } },
};

export const NavLink = styled('a')(item);

export const More = styled('button')({ ...item, flex: 'none' });

export const MegaPanel = styled('div')({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxHeight: `calc(100dvh - ${size('header')})`,
  overflowY: 'auto',
  paddingBlock: space(5, 6),
  paddingInline: `max(${layout('gutter')}, calc((100% - ${layout('container')}) / 2 + ${layout('gutter')}))`,
  backgroundColor: color('bg'),
  borderBlockEnd: `1px solid ${color('line')}`,
  boxShadow: elevation('dialog'),
  whiteSpace: 'normal',
});
