import styled from '@emotion/styled';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';

/** `none`: no answer. */
export type SpeedLevel = 'fast' | 'normal' | 'slow' | 'none';

export interface SpeedMeterLabels {
  level: Record<SpeedLevel, string>;
  /** '42 ms'. */
  duration: (ms: number) => string;
  measuring: string;
}

export interface SpeedMeterProps {
  /** Address of the server. */
  name: string;
  /** Time until the answer in ms; null without an answer, undefined while measuring. */
  ms: number | null | undefined;
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
});

const Name = styled('span')({ ...typeStyle('label'), overflowWrap: 'anywhere' });
const Duration = styled('span')({ ...typeStyle('label'), fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
const Level = styled('span')({ ...typeStyle('meta'), color: color('text2'), textAlign: 'end' });

const Bar = styled(LinearProgress)({
  '&[data-level="fast"] > .MuiLinearProgress-bar': { backgroundColor: color('success') },
  '&[data-level="normal"] > .MuiLinearProgress-bar': { backgroundColor: color('accent') },
  '&[data-level="slow"] > .MuiLinearProgress-bar': { backgroundColor: color('warning') },
});

/** How fast a server answers: a bar, the time and a word. */
export function SpeedMeter({ name, ms, labels }: SpeedMeterProps) {
  const nameId = useId();
  const level = ms === undefined ? undefined : speedLevel(ms);
  const duration = ms === undefined ? labels.measuring : ms === null ? labels.level.none : labels.duration(ms);
  const word = level === undefined || level === 'none' ? '' : labels.level[level];
  return (
    <MuiTheme>
      <Root>
        <Name id={nameId} dir="ltr">
          {name}
        </Name>
        <Duration>{duration}</Duration>
        <Bar
          data-level={level}
          aria-labelledby={nameId}
          aria-valuetext={[duration, word].filter(Boolean).join(', ')}
          {...(ms !== undefined && { variant: 'determinate' as const, value: speedPercent(ms) })}
        />
        <Level>{word}</Level>
      </Root>
    </MuiTheme>
  );
}
