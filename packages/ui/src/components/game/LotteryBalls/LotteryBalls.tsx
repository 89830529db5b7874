import styled from '@emotion/styled';
import { color, family, space } from '../../../theme/vars.ts';

export interface LotteryBallsProps {
  /** What is read in place of the balls: 'Draw 2,417: 2, 8, 19, 27, 33, 40', with the matched numbers. */
  label: string;
  /** In the order of the draw; undefined for a number that is still to be picked. */
  numbers: readonly (string | undefined)[];
  /** Numbers that won. */
  hits?: readonly string[];
  size?: 'sm' | 'md';
}

const Row = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: space(1.5) });

const Ball = styled('span')({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.15em',
  height: '2.15em',
  paddingInline: '0.3em',
  border: '2px solid transparent',
  borderRadius: '1.1em',
  backgroundColor: color('bg'),
  // A ring, because a card may have the colour of the ball.
  boxShadow: `inset 0 0 0 1px ${color('lineStrong')}, inset 0 -2px 0 ${color('lineStrong')}`,
  font: `700 1rem ${family('display')}`,
  lineHeight: 1,
  // Proportional digits: the display font's tabular zero is thin.
  fontVariantNumeric: 'proportional-nums lining-nums',
  color: color('text'),
  '[data-size="sm"] > &': { fontSize: '0.875rem' },
  // A double ring, which is visible without colours too.
  '&[data-hit="true"]': {
    backgroundColor: color('success'),
    color: color('bg'),
    outline: `2px solid ${color('success')}`,
    outlineOffset: 1,
    boxShadow: 'none',
  },
  '&[data-open="true"]': {
    borderStyle: 'dashed',
    borderColor: color('controlLine'),
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
});

const noHits: readonly string[] = [];

/** Drawn or chosen numbers as balls. */
export function LotteryBalls({ label, numbers, hits = noHits, size = 'md' }: LotteryBallsProps) {
  return (
    <Row role="img" aria-label={label} data-size={size} dir="ltr">
      {numbers.map((number, index) => {
        const key = `${index} ${number ?? ''}`;
        return number === undefined ? (
          <Ball key={key} data-open />
        ) : (
          <Ball key={key} {...(hits.includes(number) ? { 'data-hit': true } : { 'data-ground': 'paper' })}>
            {number}
          </Ball>
        );
      })}
    </Row>
  );
}
