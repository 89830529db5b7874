import styled from '@emotion/styled';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface LimitMeterProps {
  /** Which limit, e.g. "Deposits a day". */
  label: string;
  /** What is left of how much: "₱4,000.00 left of ₱5,000". Nothing left: when it starts again. */
  valueText: string;
  /** Used part, 0 to 1, for the drawing only. 1 is all of it. */
  used: number;
  /** What was used, and when it starts again. */
  note?: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0.5, 4),
  marginBlockEnd: space(2),
  ...typeStyle('label'),
  color: color('text'),
});

const Value = styled('span')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space(1.5),
  fontWeight: 450,
  fontVariantNumeric: 'tabular-nums',
  color: color('text2'),
  '[data-reached="true"] > &': { fontWeight: 600, color: color('text') },
  '& > svg': { height: '1lh' },
});

const Note = styled('div')({ marginBlockStart: space(1.5), ...typeStyle('meta'), color: color('text3') });

/** How much of a limit is used. One colour from beginning to end: a limit is not a goal. */
export function LimitMeter({ label, valueText, used, note }: LimitMeterProps) {
  const id = useId();
  const share = Math.min(1, Math.max(0, used));
  const isReached = share === 1;
  return (
    <div>
      <Head data-reached={isReached}>
        <span id={id}>{label}</span>
        <Value>
          {isReached && <Icon name="stop" size={16} />}
          {valueText}
        </Value>
      </Head>
      <MuiTheme>
        <LinearProgress
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={valueText}
          variant="determinate"
          // A small used part stays visible.
          value={share > 0 ? Math.max(2, share * 100) : 0}
        />
      </MuiTheme>
      {note && <Note>{note}</Note>}
    </div>
  );
}
