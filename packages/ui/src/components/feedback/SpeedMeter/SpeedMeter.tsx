import styled from '@emotion/styled';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';

/** `none`: no answer. */
export type SpeedLevel = 'fast' | 'normal' | 'slow' | 'none';

export interface SpeedMeterLabels {
  level: Record<SpeedLevel, string>;
  /** '42 ms'. */
  duration: (ms: number) => string;
  measuring: string;
  /** What no answer counts as. */
  counts: string;
}

export interface SpeedMeterProps {
  /** Address of the server. */
  name: string;
  /** Time until the answer in ms; null without an answer, undefined while measuring. */
  ms: number | null | undefined;
  /** Beside the name, such as "you are here". */
  note?: ReactNode;
  labels: SpeedMeterLabels;
}

/** Upper limits in ms. */
const FAST_MS = 80;
const NORMAL_MS = 150;
/** From here on the bar is empty. */
const EMPTY_MS = 300;

/** No answer counts as slow, and is named as such. */
export function speedLevel(ms: number | null): SpeedLevel {
  if (ms === null) return 'none';
  if (ms <= FAST_MS) return 'fast';
  return ms <= NORMAL_MS ? 'normal' : 'slow';
}

/** Length of the bar in percent: full at 0 ms, empty from 300 ms on. */
export function speedPercent(ms: number | null): number {
  return ms === null ? 0 : Math.round(100 * (1 - Math.min(ms, EMPTY_MS) / EMPTY_MS));
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(5.5rem, auto)',
  alignItems: 'center',
  columnGap: space(4),
  rowGap: space(1),
  // The name takes a line of its own.
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
});

const Heading = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0.5, 2),
  minWidth: 0,
});
const Name = styled('span')({ ...typeStyle('label'), overflowWrap: 'anywhere' });
const Note = styled('span')({
  padding: space(0.5, 2),
  borderRadius: radius('pill'),
  backgroundColor: color('surface3'),
  ...typeStyle('meta'),
  color: color('text2'),
});
const Duration = styled('span')({
  ...typeStyle('label'),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '&[data-level="none"]': { color: color('warning') },
});
const Level = styled('span')({
  ...typeStyle('meta'),
  color: color('text2'),
  textAlign: 'end',
  // Reserves the line while measuring.
  [media.desktop]: { minHeight: '1lh' },
});

const Result = styled('span')({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'grid',
  [media.phone]: {
    gridRow: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    columnGap: space(2),
  },
});

const Bar = styled(LinearProgress)({
  gridColumn: 1,
  gridRow: 2,
  '&[data-level="fast"] > .MuiLinearProgress-bar': { backgroundColor: color('success') },
  '&[data-level="normal"] > .MuiLinearProgress-bar': { backgroundColor: color('accent') },
  '&[data-level="slow"] > .MuiLinearProgress-bar': { backgroundColor: color('warning') },
});

/** How fast a server answers: the time, a word, and a bar that shows the same. */
export function SpeedMeter({ name, ms, note, labels }: SpeedMeterProps) {
  const level = ms === undefined ? undefined : speedLevel(ms);
  const duration = ms === undefined ? labels.measuring : ms === null ? labels.level.none : labels.duration(ms);
  const word = level === undefined ? '' : level === 'none' ? labels.counts : labels.level[level];
  return (
    <MuiTheme>
      <Root>
        <Heading>
          <Name dir="ltr">{name}</Name>
          {note !== undefined && <Note>{note}</Note>}
        </Heading>
        <Result>
          <Duration data-level={level}>{duration}</Duration> <Level>{word}</Level>
        </Result>
        <Bar
          aria-hidden
          data-level={level}
          {...(ms !== undefined && { variant: 'determinate' as const, value: speedPercent(ms) })}
        />
      </Root>
    </MuiTheme>
  );
}
