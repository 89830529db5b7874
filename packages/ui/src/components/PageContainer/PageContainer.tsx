import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { layout } from '../../theme/vars.ts';

export interface PageContainerProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'main' | 'section';
  /** Full width, or a reading width. */
  width?: 'page' | 'narrow';
}

const Column = styled('div', { shouldForwardProp: (name) => name !== 'width' && name !== 'as' })<
  Pick<PageContainerProps, 'width'>
>(({ width }) => ({
  boxSizing: 'content-box',
  maxWidth: width === 'narrow' ? 720 : `calc(${layout('container')} - 2 * ${layout('gutter')})`,
  marginInline: 'auto',
  paddingInline: layout('gutter'),
  '&:focus': { outline: 'none' },
}));

/** Centred page column with gutters. */
export function PageContainer({ width = 'page', ...rest }: PageContainerProps) {
  return <Column width={width} {...rest} />;
}
