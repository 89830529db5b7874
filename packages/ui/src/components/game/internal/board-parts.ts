import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';

export const Board = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  minWidth: 0,
});

export const Head = styled('div')({ display: 'flex', alignItems: 'center', columnGap: space(3.5), minHeight: 44 });
export const Title = styled('h2')({ margin: 0, ...typeStyle('section'), textWrap: 'balance' });
export const Aside = styled('div')({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export const Card = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  borderRadius: radius('card'),
  border: `1px solid ${color('line')}`,
  backgroundColor: color('surface1'),
});

const scrollUp = keyframes({ to: { transform: 'translateY(-50%)' } });

export const TickerTrack = styled('div')({
  '&[data-scrolling="true"]': { animation: `${scrollUp} 60s linear infinite` },
  '&[data-paused="true"]': { animationPlayState: 'paused' },
  'section:focus-within &': { animationPlayState: 'paused' },
  [media.hover]: { 'section:hover &': { animationPlayState: 'paused' } },
});

export const List = styled('ol')(
  css({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '&[data-columns="true"]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="true"] > :nth-of-type(even)': { borderInlineStart: `1px solid ${color('line')}` },
    '&[data-columns="true"] > :nth-of-type(2)': { borderBlockStartColor: 'transparent' },
  }),
);

export const WinnerLine = styled('li')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(3),
    minHeight: 62,
    boxSizing: 'border-box',
    paddingBlock: space(2),
    paddingInline: space(4),
    borderBlockStart: `1px solid ${color('line')}`,
    '&:first-of-type': { borderBlockStartColor: 'transparent' },
    '& > .board-rank': {
      minWidth: '1.2em',
      ...typeStyle('section'),
      fontSize: '1.0625rem',
      color: color('accent'),
      textAlign: 'center',
    },
    '& > .board-cover': { width: 44, height: 44, borderRadius: radius('small') },
    '& > .board-cover > img': { height: 44, objectPosition: '50% 20%' },
    '& .board-name': { ...oneLine, ...typeStyle('label'), lineHeight: 1.35 },
    '& .board-game': { ...oneLine, ...typeStyle('meta'), color: color('text3') },
    '& .board-time': { display: 'block', ...typeStyle('meta'), color: color('text3'), whiteSpace: 'nowrap' },
    // With large text the amount wraps below the names.
    '& > .board-names': { flex: '1 1 3.75rem', minWidth: 0 },
    '& > .board-payout': { marginInlineStart: 'auto', textAlign: 'end' },
    '& .board-amount': {
      display: 'block',
      ...typeStyle('label'),
      // Limited, so that an amount fits the card at any text size.
      fontSize: 'min(0.875rem, 10cqi)',
      fontWeight: 700,
      lineHeight: 1.35,
    },
  }),
);
