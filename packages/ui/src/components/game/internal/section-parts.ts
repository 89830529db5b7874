import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { space, typeStyle } from '../../../theme/vars.ts';

export const Section = styled('section')(
  css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2), minWidth: 0 }),
);

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3.5),
  minHeight: 44,
});

export const Title = styled('h2')({ margin: 0, ...typeStyle('section'), textWrap: 'balance' });

export const Aside = styled('div')({
  marginInlineStart: 'auto',
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});
