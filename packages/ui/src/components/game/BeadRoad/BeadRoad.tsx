import styled from '@emotion/styled';
import { color, radius, space } from '../../../theme/vars.ts';

export interface Bead {
  /** Letter of the result, as the game calls it: P, B, T. */
  letter: string;
  /** Colour: the first side, the second side, or a tie. */
  side: 'first' | 'second' | 'tie';
}

export interface BeadRoadProps {
  /** What is read in place of the beads: 'Last 24 rounds: player 12, banker 9, tie 3'. */
  label: string;
  /** Oldest first; columns of `rows`, from the start. */
  beads: readonly Bead[];
  rows?: number;
  /** Most columns; older results are left out. Nine fit the narrowest phone. */
  columns?: number;
  size?: 'sm' | 'md';
}

const Road = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: space(0.5),
  // Limited with large text, so that all columns fit a phone.
  '--bead': 'min(1.5rem, 26px)',
  '&[data-size="sm"]': { '--bead': 'min(1.1875rem, 20px)' },
});

const BeadMark = styled('span')({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  width: 'var(--bead)',
  height: 'var(--bead)',
  border: '1px solid currentColor',
  borderRadius: radius('pill'),
  fontSize: 'calc(var(--bead) * 0.56)',
  fontWeight: 800,
  lineHeight: 1,
  backgroundColor: color('infoSurface'),
  color: color('info'),
  '&[data-side="second"]': { backgroundColor: color('dangerSurface'), color: color('danger') },
  '&[data-side="tie"]': { backgroundColor: color('successSurface'), color: color('success') },
});

/** Last results of a table with two sides: a letter per round, not a colour alone. Says nothing about the next one. */
export function BeadRoad({ label, beads, rows = 6, columns = 9, size = 'md' }: BeadRoadProps) {
  const newest = beads.slice(Math.max(0, Math.ceil(beads.length / rows) - columns) * rows);
  return (
    <Road role="img" aria-label={label} data-size={size} style={{ gridTemplateRows: `repeat(${rows}, auto)` }}>
      {newest.map(({ letter, side }, index) => {
        const key = `${index} ${letter}`;
        return (
          <BeadMark key={key} data-side={side}>
            {letter}
          </BeadMark>
        );
      })}
    </Road>
  );
}
