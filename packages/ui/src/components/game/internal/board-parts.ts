import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing } from '../../../theme/base-styles.ts';
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

export const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

export const WinnerLine = styled('li')(
  css({
    position: 'relative',
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
    '& .board-game > a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
    // The whole line is the target.
    '& .board-game > a::after': { content: '""', position: 'absolute', inset: 0 },
    '&:has(a:focus-visible)': { ...focusRing, outlineOffset: -4, borderRadius: radius('card') },
    [media.hover]: { '&:has(a):hover': { backgroundColor: color('surface2') } },
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
