import styled from '@emotion/styled';
import { typeStyle } from '../../../theme/vars.ts';

export interface FittedFigureProps {
  /** A formatted figure. */
  text: string;
  className?: string;
}

/** Average width of a character in the brands' display fonts, in em. */
const CHARACTER_EM = 0.63;

// Proportional digits: the display font's tabular zero is thin.
const Figure = styled('bdi')({
  ...typeStyle('stat'),
  whiteSpace: 'nowrap',
  '&, && *': { fontVariantNumeric: 'proportional-nums' },
});

const Fitted = styled('span', { shouldForwardProp: (name) => name !== 'characters' })<{ characters: number }>(
  ({ characters }) => ({ fontSize: `min(1em, calc(100cqi / ${characters * CHARACTER_EM}))` }),
);

/** A large figure that shrinks before it is wider than its size container. */
export function FittedFigure({ text, className }: FittedFigureProps) {
  return (
    <Figure className={className}>
      <Fitted characters={text.length}>{text}</Fitted>
    </Figure>
  );
}
