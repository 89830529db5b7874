import styled from '@emotion/styled';
import CircularProgress from '@mui/material/CircularProgress';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { useCountdown } from '../../actions/CountdownButton/CountdownButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

export interface CountdownRingProps {
  /** Start and end of the period in epoch ms, of the server's clock. */
  startsAt: number;
  endsAt: number;
  /** The server's time in epoch ms; must be stable between renders. */
  now: () => number;
  /** What is read for the rest of the time: "Next settlement in 1 minute 18 seconds". Seconds are whole. */
  label: (seconds: number) => string;
  /** What is shown of the rest: "1:18", and at 0 "now". */
  format: (seconds: number) => string;
  /** Under the rest: "to 19:20". */
  caption?: string;
  /** Announced once when it changes: "Paid ₱1.11 for 19:15 to 19:20". */
  announcement?: string;
}

const SECOND_MS = 1000;

/** Diameter, which grows with the text. */
const SIZE = '8.25rem';

/** Width of the line, of a drawing of 44 units. */
const LINE = 3.4;

const Root = styled('div')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  '& > *': { gridArea: '1 / 1' },
});

const ring = { color: color('accent'), '& .MuiCircularProgress-track': { stroke: color('surface3'), opacity: 1 } };

const Text = styled('div')({ display: 'grid', justifyItems: 'center', maxWidth: '6rem', textAlign: 'center' });
const Rest = styled('span')({ ...typeStyle('stat'), fontVariantNumeric: 'proportional-nums' });
const Caption = styled('span')({ ...typeStyle('meta'), color: color('text2'), marginBlockStart: space(0.5) });

/** Time until the next settlement as a ring with its text, counted from the server's clock. */
export function CountdownRing(props: CountdownRingProps) {
  const { startsAt, endsAt, now, label, format, caption, announcement } = props;
  const seconds = useCountdown(endsAt, now);
  const share = Math.min(1, (seconds * SECOND_MS) / Math.max(1, endsAt - startsAt));
  return (
    <>
      <Root role="timer" aria-label={label(seconds)}>
        <MuiTheme>
          <CircularProgress
            aria-hidden
            variant="determinate"
            value={share * 100}
            size={SIZE}
            thickness={LINE}
            enableTrackSlot
            sx={ring}
          />
        </MuiTheme>
        <Text>
          <Rest dir="ltr">{format(seconds)}</Rest>
          {caption !== undefined && <Caption>{caption}</Caption>}
        </Text>
      </Root>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
