import styled from '@emotion/styled';
import { color, media, size, space, transition } from '../../../theme/vars.ts';

/** Styles of the column, collapsed and expanded. */
export const Rail = styled('nav')({
  boxSizing: 'border-box',
  position: 'sticky',
  insetBlockStart: size('header'),
  alignSelf: 'start',
  display: 'none',
  flexDirection: 'column',
  flex: 'none',
  width: 232,
  maxHeight: `calc(100dvh - ${size('header')})`,
  minHeight: `calc(100dvh - ${size('header')})`,
  padding: space(3),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  borderInlineEnd: `1px solid ${color('line')}`,
  transition: transition(['width'], 'base'),
  '&[data-collapsed="true"]': { width: 70, scrollbarWidth: 'none' },
  [media.desktop]: { display: 'flex' },
});
