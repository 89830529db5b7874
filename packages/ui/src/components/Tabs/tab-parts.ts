import styled from '@emotion/styled';
import { color, media, radius, size, space, transition, typeStyle } from '../../theme/vars.ts';

export const TabList = styled('div')({
  display: 'flex',
  width: 'max-content',
  minWidth: '100%',
  '&[data-variant="line"]': { gap: space(1), boxShadow: `inset 0 -1px 0 ${color('line')}` },
  '&[data-variant="segment"]': {
    boxSizing: 'border-box',
    minWidth: 0,
    padding: 3,
    border: `1px solid ${color('line')}`,
    borderRadius: radius('control'),
    backgroundColor: color('surface1'),
    [media.phone]: { minWidth: '100%' },
  },
});

/** Styles of a tab, for any element. */
export const TabFace = styled('a')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: space(2),
  minWidth: size('target'),
  minHeight: size('target'),
  margin: 0,
  padding: `0 ${space(3.5)}`,
  border: '1px solid transparent',
  background: 'none',
  color: color('text2'),
  ...typeStyle('action'),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: transition(['background-color', 'color']),
  '&:focus-visible': { outlineOffset: -3, borderRadius: radius('control') },
  [media.hover]: { '&:hover': { color: color('text') } },
  '&[data-current="true"]': { color: color('text') },
  '[data-variant="line"] > &': {
    minHeight: 48,
    '&:not(:focus-visible)': { borderRadius: 0 },
    '&[data-current="true"]': { boxShadow: `inset 0 -3px 0 ${color('accent')}` },
  },
  '[data-variant="segment"] > &': {
    flex: '1 0 auto',
    borderRadius: `calc(${radius('control')} - 3px)`,
    '&[data-current="true"]': { backgroundColor: color('selected'), color: color('onSelected') },
  },
  [media.forcedColors]: { '&[data-current="true"]': { borderColor: 'Highlight' } },
});
