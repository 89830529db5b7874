import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';

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

export const Hint = styled('p')({
  display: 'none',
  margin: 0,
  ...typeStyle('body'),
  color: color('text3'),
  [media.desktop]: { display: 'block' },
});

export const Aside = styled('div')({
  marginInlineStart: 'auto',
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});

export const More = styled('div')({ display: 'grid', justifyContent: 'center', marginBlockStart: space(2) });

/** Tile sizes of a rail, wrapped: three per row on phones. */
export const Tiles = styled('div')(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(104px, 100%), 1fr))',
    gap: space(4, 2.5),
    '&[data-shape="wide"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
      gap: space(5, 4),
      '&[data-shape="wide"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' },
    },
  }),
);
