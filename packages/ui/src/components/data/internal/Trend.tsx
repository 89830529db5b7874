import styled from '@emotion/styled';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface TrendProps {
  direction: 'up' | 'down' | 'same';
  /** The change in words or with its sign, and what it is compared with: "+₱42,450.00 vs Saturday". */
  text: string;
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space(1),
  ...typeStyle('meta'),
  color: color('text2'),
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { height: '1lh' },
  '&[data-direction="down"] > svg': { transform: 'scaleY(-1)' },
});

/** Comparison with another period. Not coloured: more is not better for every figure. */
export function Trend({ direction, text }: TrendProps) {
  return (
    <Root data-direction={direction}>
      <Icon name={direction === 'same' ? 'minus' : 'arrowUp'} size={14} />
      <span dir="auto">{text}</span>
    </Root>
  );
}
