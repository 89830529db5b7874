import styled from '@emotion/styled';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { SmallPrint } from '../../display/SmallPrint/SmallPrint.tsx';

export interface ProgressStep {
  label: string;
  /** Value at which the step is reached, in units of `max`. */
  at: number;
}

export interface ProgressProps {
  /** Accessible name. */
  label: string;
  /** 0 to `max`; undefined for indeterminate. */
  value?: number;
  /** 1 by default: `value` is a fraction. */
  max?: number;
  /** State as text, e.g. ₱1,200 of ₱5,000; shown and announced. */
  valueText?: string;
  /** Milestones as segments of equal width. */
  steps?: readonly ProgressStep[];
  /** `inline` shows the text at the end of the bar and leaves the label to screen readers, for rows with a title. */
  layout?: 'stacked' | 'inline';
  /** `success` when nothing is missing. */
  tone?: 'accent' | 'success';
  /** Small below the bar: what it is about. */
  note?: ReactNode;
}

const noSteps: readonly ProgressStep[] = [];

const Root = styled('div')({
  '&[data-layout="inline"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(1, 3),
    ...typeStyle('meta'),
    color: color('text2'),
    fontVariantNumeric: 'tabular-nums',
  },
});

const Hidden = styled('span')(visuallyHidden);

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0.5, 4),
  marginBlockEnd: space(2),
  ...typeStyle('label'),
  color: color('text'),
});

const Value = styled('span')({ color: color('text2'), fontWeight: 450, fontVariantNumeric: 'tabular-nums' });

const Bars = styled('div')({
  display: 'grid',
  '[data-layout="inline"] > &': { flex: '1 1 6rem' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(1),
});

const Steps = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(1),
  margin: 0,
  marginBlockStart: space(1.5),
  padding: 0,
  listStyle: 'none',
  ...typeStyle('meta'),
  color: color('text3'),
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '& > [data-reached="true"]': { color: color('text'), fontWeight: 600 },
});

const Note = styled(SmallPrint)({ marginBlockStart: space(2) });

const clamp = (fraction: number) => Math.min(1, Math.max(0, fraction));

/** Progress bar with optional milestones. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 1, valueText, steps = noSteps, layout = 'stacked', tone = 'accent', note } = props;
  const labelId = useId();
  const parts =
    steps.length > 0
      ? steps.map(({ at }, index) => ({ from: steps[index - 1]?.at ?? 0, to: at }))
      : [{ from: 0, to: max }];
  return (
    <Root data-layout={layout}>
      {layout === 'inline' ? (
        <Hidden id={labelId}>{label}</Hidden>
      ) : (
        <Head>
          <span id={labelId}>{label}</span>
          {valueText !== undefined && <Value>{valueText}</Value>}
        </Head>
      )}
      <Bars
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <MuiTheme>
          {parts.map(({ from, to }) => (
            <LinearProgress
              key={to}
              aria-hidden
              color={tone === 'success' ? 'success' : 'primary'}
              {...(value !== undefined && {
                variant: 'determinate',
                value: clamp((value - from) / (to - from)) * 100,
              })}
            />
          ))}
        </MuiTheme>
      </Bars>
      {layout === 'inline' && <span aria-hidden>{valueText}</span>}
      {steps.length > 0 && (
        <Steps>
          {steps.map((step) => (
            <li key={step.at} data-reached={value !== undefined && value >= step.at}>
              {step.label}
            </li>
          ))}
        </Steps>
      )}
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}
