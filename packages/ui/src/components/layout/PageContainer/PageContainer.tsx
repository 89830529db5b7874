import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { layout } from '../../../theme/vars.ts';

export interface PageContainerProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'main' | 'section';
  /** `page`: full column; `narrow`: for text; `wide`: for grids on large screens. */
  width?: 'page' | 'narrow' | 'wide';
}

/** Factor of the page's column width; ten tiles of a grid fit. */
const WIDE_FACTOR = 1.3;

const Column = styled('div', { shouldForwardProp: (name) => name !== 'width' && name !== 'as' })<
  Pick<PageContainerProps, 'width'>
>(({ width }) => ({
  // Margins of the content stay inside, whatever is added above it.
  display: 'flow-root',
  boxSizing: 'content-box',
  maxWidth:
    width === 'narrow'
      ? 720
      : `calc(${width === 'wide' ? WIDE_FACTOR : 1} * ${layout('container')} - 2 * ${layout('gutter')})`,
  marginInline: 'auto',
  paddingInline: layout('gutter'),
  '&:focus': { outline: 'none' },
}));

/** Centred page column with gutters. */
export function PageContainer({ width = 'page', ...rest }: PageContainerProps) {
  return <Column width={width} {...rest} />;
}
